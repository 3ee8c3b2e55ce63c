import { ROLLS } from '../../body/checks.ts'
import { HOPELESS, shift } from '../../body/difficulty.ts'
import { athleticSkill, evadeSkill, hampered, worthOf } from '../../body/hampered.ts'
import { falls, rises } from '../../body/stances.ts'
import type { Skill } from '../../content/types.ts'
import { leftPlace } from '../../ground/displaced.ts'
import { heldFast, holdsOf, partedHolds, release } from '../../ground/holds.ts'
import { keepsFeet, type Upset } from '../../ground/keeping-feet.ts'
import { stepsOutOfReach } from '../../ground/places.ts'
import { pushedAway } from '../../ground/pushing.ts'
import { able, bracedSiz, cannotStand, fourLegged, isShield } from '../../state/fighters.ts'
import type { Ctx, Exchange, Fighter, State } from '../../state/types.ts'
import { unseenMove } from '../../state/unseen.ts'
import { loser, resistsEffect } from './exchange-won.ts'

/** Brawn, Evade or Acrobatics, whichever is best; four legs may use Athletics for Evade and have it a grade easier (CFI-SE-TripOpponent). */
export function tripResistance(s: State, f: Fighter): number {
  const four = fourLegged(f)
  const worth = (skill: Skill): number => {
    const b = hampered(s, f, skill)
    if (four) shift(b, -1, 'four legs', 'CFI-SE-TripOpponent')
    return worthOf(s, f, skill, b)
  }
  const { skills } = f.facts
  const evade = evadeSkill(f)
  const nimble = four && skills.athletics > skills[evade] ? athleticSkill(f) : evade
  return Math.max(worth('brawn'), worth(nimble), skills.acrobatics > 0 ? worth('acrobatics') : HOPELESS)
}

/** Whoever dives aside lies there anyway, and so does he on whom somebody leaps (CFI-EVD-04, CFI-LEAP-03): there is nobody to trip. */
const fallsAnyway = (x: Exchange): boolean => x.winner === x.attacker && (x.leaping || x.defense === 'evade')

export const trippable = (_s: State, x: Exchange): boolean => {
  const f = loser(x)
  if (fallsAnyway(x)) return false
  return f.stance !== 'prone' && !f.aloft && f.footing !== 'swimming' && f.footing !== 'submerged'
}

export function trip(ctx: Ctx, s: State, x: Exchange): void {
  const victim = loser(x)
  if (victim.condition !== 'up' || victim.stance === 'prone') return
  if (resistsEffect(ctx, s, x, 'tripOpponent', ROLLS.trip, tripResistance(s, victim), 'CFI-SE-TripOpponent')) return
  falls(ctx, s, victim, 'CFI-SE-TripOpponent')
}

/** Only creatures up to twice the attacker's SIZ, who counts double if he has braced (CFI-SE-Bash; Ruling CFI-A15). */
export const bashable = (_s: State, x: Exchange): boolean =>
  bracedSiz(x.defender, 2) <= 2 * x.attacker.facts.characteristics.siz

/** Five feet for every three points with a shield, every five with a bludgeon, as rolled (Ruling CFI-A13). */
export function bash(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (defender.condition === 'dead') return
  const times = x.rolled / (isShield(x.item) ? 3 : 5)
  const back = 5 * (s.options.bashDistance === 'whole' ? Math.floor(times) : Math.ceil(times))
  const stopped = pushedAway(ctx, s, defender, attacker, back, 'CFI-SE-Bash')
  if (stopped === undefined || defender.stance === 'prone' || defender.condition !== 'up') return
  if (!keepsFeet(ctx, s, defender, STAGGER)) falls(ctx, s, defender, 'CFI-SE-Bash')
}
/** Ruling CFI-A14: Acrobatics Standard, Athletics Hard. */
const STAGGER = {
  acrobatics: 'standard',
  athletics: 'hard',
  because: 'against an obstacle',
  rule: 'CFI-SE-Bash',
} as const satisfies Upset

/** On a leg that does not carry him nobody rises (Ruling CFI-A88). An evader who takes it does not stay down (CFI-EVD-04). */
export const arisable = (_s: State, x: Exchange): boolean =>
  (x.defender.stance === 'prone' || x.defense === 'evade') && !cannotStand(x.defender)

/** Up again, also from under a leaper (CFI-SE-Arise, CFI-LEAP-05). */
export function arise(ctx: Ctx, s: State, x: Exchange): void {
  const { defender } = x
  for (const hold of holdsOf(s, defender.id)) if (hold.kind === 'astride') release(ctx, s, hold, 'CFI-LEAP-05')
  if (defender.stance === 'prone' && defender.condition === 'up') rises(ctx, defender, ['CFI-SE-Arise', 'CFI-EVD-04'])
}

/** Out of that foe's reach by the fewest squares, within his Move; not if there is no room or something holds him (CFI-SE-Withdraw; Ruling CFI-A79). */
export const withdrawable = (s: State, x: Exchange): boolean =>
  heldFast(s, x.defender) === undefined &&
  !able(x.defender, 'incorporeal') &&
  stepsOutOfReach(s, x.defender, x.attacker) !== undefined

export function withdraw(ctx: Ctx, s: State, x: Exchange): void {
  const { defender, attacker } = x
  if (defender.condition !== 'up') return
  const move = stepsOutOfReach(s, defender, attacker)
  if (move === undefined) return
  const before = s.where
  s.where = move.where
  leftPlace(s, defender, before)
  ctx.emit?.({
    type: 'moved',
    who: defender.id,
    to: `away ${attacker.id}`,
    far: move.spent,
    path: [],
    ...unseenMove(defender),
    rule: ['CFI-SE-Withdraw', 'CFI-ENG-02'],
  })
  partedHolds(ctx, s)
}
