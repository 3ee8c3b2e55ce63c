import type { FighterId, Toss } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
import { ATHLETICS, EVADE, excess, opposed } from '../body/checks.ts'
import { spend } from '../body/exertion.ts'
import { evadeSkill, plainSkill } from '../body/plain-skills.ts'
import { tire } from '../body/tiring.ts'
import { engagedBy, withdraw } from '../ground/movement.ts'
import { movementLeft } from '../ground/pace.ts'
import { inContact } from '../ground/places.ts'
import { active, fighter, spare } from '../state/fighters.ts'
import type { Ctx, Fighter, State, Why } from '../state/types.ts'
import { action } from './action.ts'

const ALONE: Why = { because: 'he is not outnumbered', rule: 'LEG-MUL-02' }
const HEMMED_IN: Why = { because: 'there is no room to manoeuvre', rule: 'LEG-MUL-02' }
const DONE: Why = { because: 'he has outmanoeuvred them this round', rule: 'LEG-MUL-02' }

/** Pits Evade against that of all who are on him; who does not beat him cannot attack him this round (LEG-MUL-02, LEG-ACT-Outmanoeuvre). */
export const outmanoeuvre = action({
  key: 'outmanoeuvre',
  rule: 'LEG-ACT-Outmanoeuvre',
  refuse(_s, f, { against, rooted: fixed }) {
    if (against <= 1) return ALONE
    if (f.harriedBy.length > 0) return DONE
    if (f.confined || f.cornered) return HEMMED_IN
    return fixed?.rule === 'LEG-MOV-02' ? undefined : fixed
  },
  act(ctx, s, f) {
    const against = engagedBy(s, f)
    f.harriedBy = against.map(({ id }) => id)
    ctx.emit?.({ type: 'outmanoeuvring', who: f.id, foes: f.harriedBy, rule: 'LEG-ACT-Outmanoeuvre' })
    const beaten = contested(ctx, s, f, against)
    const faced = beaten.length === against.length ? allBeaten(ctx, s, f, against) : undefined
    f.outmanoeuvred = beaten.filter((id) => id !== faced)
    const rule = ['LEG-ACT-Outmanoeuvre', 'LEG-MUL-02'] as const
    ctx.emit?.({ type: 'outmanoeuvred', who: f.id, foes: f.outmanoeuvred, rule })
  },
})

/** Ruling LEG-A44: each opponent rolls, or one die is held against the skill of each (LEG-SKL-Group). */
function contested(ctx: Ctx, s: State, f: Fighter, against: readonly Fighter[]): FighterId[] {
  const skill = evadeSkill(s, f)
  const mine = ctx.toss(EVADE, f.id)
  const beaten: FighterId[] = []
  const each = s.options.outmanoeuvreRolls === 'each'
  let group: Toss<number> | undefined
  for (const foe of against) {
    if (!contests(ctx, s, f, foe)) {
      beaten.push(foe.id)
      continue
    }
    const theirs = evadeSkill(s, foe)
    const over = excess(skill, theirs)
    const toss: Toss<number> = (each ? undefined : group) ?? ctx.toss(EVADE, foe.id)
    group = toss
    const won = opposed(ctx, foe.id, toss, theirs - over, mine, skill - over, undefined, theirs) === 'wins'
    const rule = each ? 'LEG-MUL-02' : (['LEG-MUL-02', 'LEG-SKL-Group'] as const)
    ctx.emit?.({ type: 'manoeuvredAgainst', who: foe.id, at: f.id, won, rule })
    if (!won) beaten.push(foe.id)
  }
  return beaten
}

const CONTEST = [{ key: 'contest' }, { key: 'none' }] as const

/** Ruling LEG-A45: to contest costs the opponents nothing, unless the fight says a Combat Action each. */
function contests(ctx: Ctx, s: State, f: Fighter, foe: Fighter): boolean {
  if (!s.options.outmanoeuvreContestCosts) return true
  if (spare(foe) <= 0) return false
  const about = { ask: 'contest', at: f.id, rule: 'LEG-MUL-02' } as const
  if (ctx.choose({ who: foe.id, about, options: CONTEST, usual: 'none' }).key === 'none') return false
  spend(ctx, s, foe, 'evade')
  return true
}

/** One opponent can always attack, whom he chooses, unless he disengages entirely and runs (LEG-MUL-02). */
function allBeaten(ctx: Ctx, s: State, f: Fighter, against: readonly Fighter[]): FighterId | undefined {
  const options = against.map(({ id }) => optionOf(`face ${id}`))
  if (movementLeft(s, f) > 0) options.push(optionOf('run'))
  const usual = options[0]?.key ?? 'run'
  const { key } = ctx.choose({ who: f.id, about: { ask: 'outmanoeuvred', rule: 'LEG-MUL-02' }, options, usual })
  if (key === 'run') {
    for (const foe of against) if (inContact(s, f.id, foe.id)) withdraw(ctx, s, f, foe.id, movementLeft(s, f))
    ctx.emit?.({ type: 'ranFrom', who: f.id, metres: f.moved, rule: 'LEG-MUL-02' })
    return undefined
  }
  const faced = key.slice('face '.length)
  ctx.emit?.({ type: 'faces', who: f.id, at: faced, rule: 'LEG-MUL-02' })
  return faced
}

/** At the end of a round of outmanoeuvring, Athletics against the best of the foes, or a level of Fatigue (LEG-OPT-MulFatigue). */
export function tireOfManoeuvring(ctx: Ctx, s: State): void {
  if (!s.options.manoeuvreFatigue) return
  for (const f of s.fighters) {
    if (!active(f)) continue
    let best: Fighter | undefined
    let theirs = Number.NEGATIVE_INFINITY
    for (const id of f.harriedBy) {
      const foe = fighter(s, id)
      const skill = plainSkill(s, foe, 'athletics')
      if (skill <= theirs) continue
      best = foe
      theirs = skill
    }
    if (best === undefined) continue
    const mine = plainSkill(s, f, 'athletics')
    const over = excess(mine, theirs)
    const toss = ctx.toss(ATHLETICS, f.id)
    const other = ctx.toss(ATHLETICS, best.id)
    const lasts = opposed(ctx, f.id, toss, mine - over, other, theirs - over, undefined, mine) === 'wins'
    ctx.emit?.({ type: 'manoeuvring', who: f.id, at: best.id, lasts, rule: 'LEG-OPT-MulFatigue' })
    if (!lasts) tire(ctx, s, f, 1, 'LEG-OPT-MulFatigue')
  }
}
