import { courseTowards } from '../../../mechanisms/ground/courses.ts'
import { face, levelOf, levelRule, luckOnTest, opposes, ROLLS, reckoned, succeeds, swapDigits } from '../body/checks.ts'
import { canReact } from '../body/conditions.ts'
import { shift } from '../body/difficulty.ts'
import { athleticSkill, hampered } from '../body/hampered.ts'
import { falls } from '../body/stances.ts'
import type { CfiRule } from '../book/rules.ts'
import { compares, defenseRoll } from '../exchange/attack.ts'
import { opened } from '../exchange/declared.ts'
import { chosenDefense, defends } from '../exchange/defence.ts'
import { land } from '../exchange/landed.ts'
import { groundOf } from '../ground/ground.ts'
import { heldFast, holds } from '../ground/holds.ts'
import { baseMove } from '../ground/pace.ts'
import { arcOf, feet, turnTo, within } from '../ground/reach.ts'
import { able, active, bracedSiz, CONTACT, foes, fourLegged, meleeArms, unaware } from '../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../state/types.ts'
import { shownWhere } from '../state/unseen.ts'
import { type Action, declaring, no } from './action.ts'
import { chosenTarget, mayStrike } from './attacking.ts'
import { leapDamage } from './leaper.ts'
import { travels } from './walking.ts'

/** Only at up to twice the leaper's SIZ, counting a bracer's as half as much again (CFI-LEAP-06). */
const leapable = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (other) =>
      foes(f, other) &&
      active(other) &&
      other.stance !== 'prone' &&
      mayStrike(f, other) &&
      (aware(s, other, f) ? bracedSiz(other, 1.5) : other.facts.characteristics.siz) <=
        2 * f.facts.characteristics.siz &&
      feet(s, f.id, other.id) <= (able(f, 'leaper') ? baseMove(s, f) : 10) + CONTACT,
  )

/** Whether he knows of what comes: seen before or beside him, or looked for (Ruling CFI-A82). */
const aware = (s: State, f: Fighter, from: Fighter): boolean =>
  canReact(s, f) && (f.watchful || arcOf(s, f, from) !== 'back')

export const leap: Action = declaring({
  key: 'leap',
  rule: 'CFI-LEAP-01',
  cost: 'action',
  offensive: true,
  refuse(s, f) {
    if (f.stance !== 'standing' || heldFast(s, f) !== undefined || f.mount !== undefined)
      return no('he cannot spring from where he is', 'CFI-LEAP-01')
    // From an ambush, at the end of a run, from above, or by nature.
    const ambush = leapable(s, f).some(unaware)
    if (!able(f, 'leaper') && !f.higher && f.pace !== 'run' && f.pace !== 'sprint' && !ambush)
      return no('it takes a run, a height, or a leaper’s nature', 'CFI-LEAP-01')
    return leapable(s, f).length === 0
      ? no('nobody near enough is small enough and on his feet', 'CFI-LEAP-06')
      : undefined
  },
  declare(ctx, s, f) {
    const target = chosenTarget(ctx, f, leapable(s, f), 'leap', undefined)
    return {
      at: target.id,
      possible: () => leapable(s, f).includes(target),
      carryOut: () => springsAt(ctx, s, f, target),
    }
  },
})

function springsAt(ctx: Ctx, s: State, f: Fighter, target: Fighter): void {
  const [item] = meleeArms(s, f)
  if (!within(s, f.id, target.id, groundOf(s).contact)) {
    travels(ctx, s, f, courseTowards(groundOf(s), s, f, target.id, baseMove(s, f)), `towards ${target.id}`, 'jump', [
      'CFI-LEAP-01',
    ])
    if (!active(f) || !within(s, f.id, target.id, groundOf(s).contact)) return
  }
  turnTo(ctx, s, f, target.id)
  if (item !== undefined) leaps(ctx, s, f, target, item)
}

/** Athletics against Brawn or Evade; four legs make it a grade harder (CFI-LEAP-01, CFI-LEAP-02). */
function leaps(ctx: Ctx, s: State, f: Fighter, target: Fighter, item: Item): void {
  const b = hampered(s, f, 'athletics')
  if (fourLegged(target)) shift(b, 1, 'a quadruped', 'CFI-LEAP-02')
  const worth = reckoned(ctx, s, f.facts.skills[athleticSkill(f)], 'Athletics', 'CFI-LEAP-01', b)
  const x = opened({ attacker: f, defender: target, item, size: 0, leaping: true })
  x.attackSkill = worth.skill
  shownWhere(s, f)
  const leaped = ctx.toss(ROLLS.leap, f.id)
  x.attackToss = leaped
  x.attackLevel = ctx.read(leaped, levelOf, x.attackSkill)
  const tell = (roll: number | undefined, rule: CfiRule): void =>
    ctx.emit?.({
      type: 'attack',
      who: f.id,
      at: target.id,
      weapon: 'leap',
      how: 'leap',
      of: 'leap',
      roll,
      skill: x.attackSkill,
      level: x.attackLevel,
      terms: worth.terms,
      rule: ['CFI-LEAP-01', 'CFI-LEAP-06', rule, ...(target.braced ? (['CFI-PRO-Brace'] as const) : [])],
    })
  tell(ctx.shown(leaped), levelRule(ctx.shown(leaped), x.attackSkill, x.attackLevel))
  const luck = luckOnTest(ctx, f, 'leap', leaped, x.attackSkill, x.attackLevel, target.id)
  if (luck === 'again') {
    const again = ctx.toss(ROLLS.leap, f.id)
    x.attackToss = again
    x.attackLevel = ctx.read(again, levelOf, x.attackSkill)
    tell(ctx.shown(again), 'CFI-LUCK-Again')
  } else if (luck === 'swap') {
    x.attackKept = swapDigits(ctx.read(leaped, face, undefined))
    x.attackLevel = levelOf(x.attackKept, x.attackSkill)
    tell(x.attackKept, 'CFI-LUCK-Swap')
  }
  meetsLeap(ctx, s, x)
  compares(ctx, s, x)
  const won = succeeds(x.attackLevel) && (x.defenseToss === undefined || opposes(ctx, x) !== 'wins')
  land(ctx, s, { ...x, defense: x.defense === 'evade' || x.defense === 'acrobatics' ? 'brawn' : x.defense })
  if (x.defense === 'evade' && !x.chosen.includes('arise')) falls(ctx, s, target, 'CFI-EVD-04')
  if (won) bearsDown(ctx, s, x)
}

function meetsLeap(ctx: Ctx, s: State, x: Exchange): void {
  const { defender } = x
  const how = chosenDefense(ctx, s, x, x.attackLevel)
  if (how === undefined) {
    ctx.emit?.({ type: 'undefended', who: defender.id, at: x.attacker.id, rule: 'CFI-ATK-10' })
    return
  }
  const chance = defends(ctx, s, x, how)
  if (chance !== undefined) defenseRoll(ctx, x, chance)
}

/** The target is down with the leaper astride him, unhurt unless a leaper's claws are in it (CFI-LEAP-03, CFI-LEAP-05, CFI-ABL-Leaper). */
function bearsDown(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (!active(defender) || !active(attacker)) return
  falls(ctx, s, defender, 'CFI-LEAP-03')
  holds(ctx, s, { kind: 'astride', by: attacker.id, on: defender.id, with: x.item.id }, ['CFI-LEAP-03', 'CFI-LEAP-05'])
  leapDamage(ctx, s, x)
}
