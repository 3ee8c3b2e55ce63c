import type { Modifier, Option, Toss } from '../../../../kernel/types.ts'
import { asked, chosenOf, optionOf } from '../../../../mechanisms/asking.ts'
import { type RESIST, resists } from '../../body/checks.ts'
import { everything } from '../../body/plain-skills.ts'
import { withdraw } from '../../ground/movement.ts'
import { lame, movement, walker } from '../../ground/pace.ts'
import { getsInside, getsOut, isInside, longest, outOfReach, partedReach } from '../../ground/reach.ts'
import { limitedByGround } from '../../ground/unusual-conditions.ts'
import { active, held, heldFast, itemOption } from '../../state/fighters.ts'
import { type Note, noting, reckoned } from '../../state/note.ts'
import type { Ctx, Exchange, Fighter, Item, LegendRule, Level, State } from '../../state/types.ts'
import { limitedByRide, styleSkill } from '../modifiers.ts'
import { foreseen } from '../repetition.ts'

/** Whoever the manoeuvre is done to. */
export const loser = (x: Exchange): Fighter => (x.winner === x.attacker ? x.defender : x.attacker)

/** The roll that won the exchange and the skill it was made with: what the loser must now resist. */
function winningRoll(
  x: Exchange,
): { readonly roll: Toss<number>; readonly skill: number; readonly level: Level } | undefined {
  if (x.winner === x.attacker) return { roll: x.attackToss, skill: x.attackSkill, level: x.attackLevel }
  return x.defenceToss && { roll: x.defenceToss, skill: x.defenceSkill, level: x.defenceLevel }
}

/** Whose weapon met the winner's: of one whose rider parried for it, the rider's (LEG-MNT-03). */
export const bearer = (x: Exchange): Fighter => (x.winner === x.attacker && x.guard !== undefined ? x.warden : loser(x))

/** What the winner fights with: the weapon that struck or that parried. */
export const winningItem = (x: Exchange): Item | undefined => (x.winner === x.attacker ? x.item : x.guard)

/** How a fighter resists what was won against him. */
export interface Resistance {
  readonly chance: (typeof RESIST)[keyof typeof RESIST]
  /** The skill before all that hampers him, counted into `note`. */
  base(s: State, f: Fighter, note: Note): number
  readonly rule: LegendRule
}

/** Whether the loser withstands the winner's original roll with a skill of his own. */
export function withstands(ctx: Ctx, s: State, x: Exchange, how: Resistance, victim = loser(x)): boolean {
  const won = winningRoll(x)
  if (won === undefined) return true
  const skill = resistingSkill(ctx, s, victim, x.winner ?? x.attacker, how)
  const stands = resists(ctx, victim, how.chance, skill, won.roll, won.skill, won.level)
  ctx.emit?.({ type: 'withstood', who: victim.id, what: how.chance.label, skill, stands, rule: how.rule })
  return stands
}

/** What a victim's resistance is worth now, told with what went into it. */
export function resistingSkill(ctx: Ctx, s: State, victim: Fighter, by: Fighter, how: Resistance): number {
  const list: Modifier[] | undefined = ctx.emit === undefined ? undefined : []
  const note = noting(list)
  const skill = how.base(s, victim, note) + foreseen(s, victim, by.id, note)
  reckoned(ctx, victim, how.chance.label, skill, list)
  return skill
}

/** Combat skill with an item, in the saddle or on a wall no better than Ride or Athletics, as everything that hampers him leaves it (LEG-MNT-01, LEG-CON-01). */
export const combatSkill = (s: State, f: Fighter, item: Item, note?: Note): number =>
  limitedByRide(f, limitedByGround(f, styleSkill(f, item, note), note), note) + everything(s, f, note)

/**
 * The loser's weapons the winner can get at: the one that struck or parried him, any in hand if none did, and one that has
 * him entangled (LEG-MAN-Entangle).
 */
export const weaponsInPlay = (s: State, x: Exchange, natural: boolean): Item[] =>
  bearer(x).items.filter((item) => inPlay(s, x, item, natural))

/** Whether there is any such weapon. */
export function anyInPlay(s: State, x: Exchange, natural: boolean): boolean {
  const { items } = bearer(x)
  for (const item of items) if (inPlay(s, x, item, natural)) return true
  return false
}

function inPlay(s: State, x: Exchange, item: Item, natural: boolean): boolean {
  const met = x.winner === x.attacker ? x.guard : x.item
  const there = held(item) || (natural && item === met && item.where === 'body')
  return there && (met === undefined || item === met || entangles(s, x, item))
}

const entangles = (s: State, x: Exchange, item: Item): boolean =>
  s.holds.some((hold) => hold.kind === 'entangle' && hold.on === x.winner?.id && hold.with === item.id)

/** The winner says which of several weapons he means. */
export function whichWeapon(ctx: Ctx, s: State, x: Exchange, natural: boolean): Item | undefined {
  const victim = bearer(x)
  const about = { ask: 'which weapon', at: victim.id } as const
  const by = (x.winner ?? x.attacker).id
  return chosenOf(ctx, by, about, weaponsInPlay(s, x, natural), (item) => itemOption(victim, item))
}

const CLOSE = optionOf('close')
const OPEN = optionOf('open')
const DISENGAGE = optionOf('disengage')

/** The ranges open to the winner. Ruling LEG-A69: without the reach rules he can only disengage. */
function ranges(s: State, x: Exchange): Option[] {
  const { winner } = x
  if (winner === undefined || !standsFree(s, winner)) return []
  const foe = loser(x)
  const mine = longest(s, winner)
  const options: Option[] = []
  if (mine !== undefined && outOfReach(s, winner, mine, foe)) options.push(CLOSE)
  if (isInside(s, foe, winner) || isInside(s, winner, foe)) options.push(OPEN)
  options.push(DISENGAGE)
  return options
}
const caught = (s: State, f: Fighter): boolean =>
  s.holds.some((hold) => hold.on === f.id && hold.kind !== 'grip' && heldFast(f, hold))

/** Who stands free can always disengage. */
export const rangeChangeable = (s: State, { winner }: Exchange): boolean =>
  winner !== undefined && standsFree(s, winner)

/** On his feet, or on those of his beast, and held by nobody; what has lost its legs carries nobody off. */
function standsFree(s: State, f: Fighter): boolean {
  const legs = walker(s, f)
  if (f.stance !== 'standing' || caught(s, f)) return false
  return legs === f || (legs.stance === 'standing' && !caught(s, legs) && !lame(legs))
}

/** The winner sets the range as he likes, or leaves the engagement, without spending Movement (LEG-MAN-ChangeRange). */
export function changeRange(ctx: Ctx, s: State, x: Exchange): void {
  const { winner } = x
  if (winner === undefined || !active(winner)) return
  const foe = loser(x)
  const options = ranges(s, x)
  if (options.length === 0) return
  const about = { ask: 'range', at: foe.id, rule: 'LEG-MAN-ChangeRange' } as const
  const chosen = asked(ctx, { who: winner.id, about, options })
  if (chosen.key === CLOSE.key) getsInside(ctx, s, winner, foe, 'LEG-MAN-ChangeRange')
  else if (chosen.key === OPEN.key) getsOut(ctx, s, winner, foe, 'LEG-MAN-ChangeRange')
  else if (chosen.key === DISENGAGE.key) {
    const { moved } = winner
    const metres = withdraw(ctx, s, winner, foe.id, movement(s, winner))
    winner.moved = moved
    partedReach(s)
    ctx.emit?.({ type: 'disengaged', who: winner.id, at: foe.id, metres, rule: 'LEG-MAN-ChangeRange' })
  }
}
