import { ended, forRounds, lasting, lasts, untilEnded } from '../../../mechanisms/lasting.ts'
import { lose } from '../body/body-points.ts'
import { skillTotal, succeeds } from '../body/checks.ts'
import { takeWound } from '../body/wounds.ts'
import { abilities } from '../content/abilities.ts'
import { attackBy } from '../exchange/attack.ts'
import type { ActionKey } from '../state/action-kinds.ts'
import { type Action, chosenOf, why } from '../state/asking.ts'
import { totalRolled } from '../state/dice.ts'
import { bodily, metres, opponents, ranks } from '../state/fighters.ts'
import type { LastingKind } from '../state/lasting.ts'
import type { Attack, Ctx, Fighter, State } from '../state/types.ts'
import { mentalDefence } from './words.ts'

/** As far as a gaze or a cry reaches, in metres. */
const NEAR = 10
const unaffected = (s: State, f: Fighter, kind: LastingKind): Fighter[] =>
  opponents(s, f).filter((o) => metres(s, f.id, o.id) <= NEAR && !lasts(o.lasting, kind))

/** What is done to the mind of somebody near by one who has the ability for it. */
const upon = (key: ActionKey, ability: 'fear' | 'confusion', does: string, kind: LastingKind, on: Upon): Action => ({
  key,
  rule: abilities[ability].rule,
  refuse(s, f) {
    if (ranks(f, ability) === 0) return `he ${does}s nobody`
    return unaffected(s, f, kind).length === 0 ? `nobody is near to ${does}` : undefined
  },
  act: (ctx, s, f) => on(ctx, s, f, chosenOf(ctx, f, { ask: 'target' }, unaffected(s, f, kind))),
})
type Upon = (ctx: Ctx, s: State, f: Fighter, target: Fighter) => void

/** Fear: who does not reach 15 with mettle finds it harder to hit what frightens him (D6-C-SA-Fear). Ruling D6-A65. */
const frightens: Upon = (ctx, s, f, target) => {
  const withstood = succeeds(ctx, s, target, 'mettle', abilities.fear.once.mettle, 'mettle')
  if (!withstood) target.lasting = [...target.lasting, untilEnded('frightened', f.id)]
  ctx.emit?.({ type: 'frightened', who: target.id, by: f.id, afraid: !withstood, rule: 'D6-C-SA-Fear' })
}
/** Confusion: for two rounds a rank the confused have 5 more difficulty and no points (D6-C-SA-Confusion). */
const confuses: Upon = (ctx, s, f, target) => {
  const total = skillTotal(ctx, s, f, 'mettle', 'confusion') + ranks(f, 'confusion')
  const done = total >= mentalDefence(s, target, undefined)
  const rounds = abilities.confusion.each.rounds * ranks(f, 'confusion')
  if (done) target.lasting = [...target.lasting, forRounds('confused', 1 + rounds, f.id)]
  const until = s.round + rounds
  ctx.emit?.({ type: 'confused', who: target.id, by: f.id, done, until, rule: 'D6-C-SA-Confusion' })
}

export const MIND: readonly Action[] = [
  upon('frighten', 'fear', 'frighten', 'frightened', frightens),
  upon('confuse', 'confusion', 'confuse', 'confused', confuses),
]

const TOUCH = { damage: 'none', unmarked: true, fits: bodily } as const
const total = (ctx: Ctx, x: Attack): number => totalRolled(ctx, x.thrown)

/** The touched are helpless until mettle reaches the attack total (D6-C-SA-ParalyzingTouch). */
const paralyse = attackBy(
  {
    ...TOUCH,
    key: 'paralysing touch',
    rule: 'D6-C-SA-ParalyzingTouch',
    hits(ctx, s, x) {
      const needs = total(ctx, x)
      const by = x.attacker.id
      x.target.lasting = [...x.target.lasting, untilEnded('paralysed', by, needs)]
      // Ruling D6-A93: he neither dodges nor parries any more.
      if (!s.options.paralysedDefend) x.target.defences = []
      ctx.emit?.({ type: 'paralysed', who: x.target.id, by, needs, rule: 'D6-C-SA-ParalyzingTouch' })
    },
  },
  ['fighting'],
  (_s, f) =>
    ranks(f, 'paralyzingTouch') === 0 ? why('his touch paralyses nobody', 'D6-C-SA-ParalyzingTouch') : undefined,
)
const numb = (f: Fighter) => lasting(f.lasting, 'paralysed')
const shakeOff: Action = {
  key: 'shake off paralysis',
  rule: 'D6-C-SA-ParalyzingTouch',
  refuse: (_s, f) => (numb(f) === undefined ? 'he is not paralysed' : undefined),
  act(ctx, s, f) {
    const touched = numb(f)
    if (touched === undefined) return
    const done = skillTotal(ctx, s, f, 'mettle', 'mettle') >= touched.value
    if (done) f.lasting = ended(f.lasting, 'paralysed')
    ctx.emit?.({ type: 'shakesOff', who: f.id, done, rule: 'D6-C-SA-ParalyzingTouch' })
  },
}

/** For each 4 over the defence 3 Body Points a rank, or a level for two ranks (D6-C-SA-LifeDrain). */
function drains(ctx: Ctx, s: State, x: Attack): void {
  const { each, once, rule } = abilities.lifeDrain
  const times = Math.floor((total(ctx, x) - x.difficulty) / once.per)
  const mine = ranks(x.attacker, 'lifeDrain')
  ctx.emit?.({ type: 'drains', who: x.attacker.id, at: x.target.id, times, rule })
  if (times <= 0) return
  if (s.options.injury === 'bodyPoints') lose(ctx, s, x.target, times * each.bodyPoints * mine, { by: x.attacker.id })
  else
    for (let n = Math.floor(times * each.levels * mine); n > 0; n--)
      takeWound(ctx, s, x.target, 'stunned', { by: x.attacker.id })
}
const drain = attackBy(
  { ...TOUCH, key: 'drain life', rule: 'D6-C-SA-LifeDrain', hits: drains },
  ['fighting'],
  (_s, f) => (ranks(f, 'lifeDrain') === 0 ? why('he drains nobody', 'D6-C-SA-LifeDrain') : undefined),
)

export const TOUCHES: readonly Action[] = [paralyse, shakeOff, drain]
