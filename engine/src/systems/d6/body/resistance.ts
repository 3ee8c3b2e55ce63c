import { D, type DieCode, type Faces, type Looks, reading } from '../book/diecode.ts'
import { wrecked } from '../content/difficulties.ts'
import { severity, woundFor } from '../state/derive.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { active, ranks } from '../state/fighters.ts'
import { cites, counts, countsDice, type Note } from '../state/note.ts'
import type { Ctx, Fighter, Harm, State, Thrown } from '../state/types.ts'
import { resistanceAdds, resistanceDice } from './special-abilities.ts'

/** The Armor Value between him and this harm: what he wears, his hide, and a shield held in the way (D6-C-ARM-Table, D6-C-SHD-Facing). */
export function armourDice(s: State, f: Fighter, harm: Harm, note: Note): DieCode {
  let sum = 0
  const { facts } = f
  const at = harm.attack?.mark?.location ?? null
  const bare = s.options.minimalArmour && at !== null && facts.bare.includes(at)
  if (bare) cites(note, `${at} is bare`, 'D6-C-ARM-Minimal')
  else if (facts.armour !== 0) sum += countsDice(note, facts.armour, 'armour', 'D6-C-ARM-Table')
  if (!bare && facts.layers > 1) cites(note, `${facts.layers} layers`, 'D6-C-ARM-Layer')
  if (facts.hide !== 0) sum += countsDice(note, facts.hide, 'hide', 'D6-C-ARM-Table')
  if (harm.shield) sum += countsDice(note, facts.shield, 'shield', 'D6-C-SHD-Facing')
  return sum
}

/** A shield is in the way of an attack from where it is held. */
export const shieldsFrom = (f: Fighter, attacker: Fighter): boolean =>
  f.shieldUp && active(f) && !f.behind.includes(attacker.id)

/** Most dice anybody resists with, where that is played (D6-C-ARM-Max6D). Ruling D6-A64. */
const MOST = 6 * D

/** Own dice of a resistance roll: Physique with Wounds and for the least of people, nothing with Body Points (D6-C-W-Resist, D6-C-BP-Resist). */
export function ownResistance(s: State, f: Fighter, note: Note): DieCode {
  const { physique } = f.facts.attributes
  if (s.options.injury === 'wounds' || f.facts.role === 'fodder')
    return countsDice(note, physique, 'Physique', 'D6-C-W-Resist')
  // Ruling D6-A45: some tables let Physique resist with Body Points too.
  if (s.options.bpPhysiqueSoak) return countsDice(note, physique, 'Physique', 'D6-A45')
  cites(note, 'Physique does not resist', 'D6-C-BP-Resist')
  return 0
}

/** Dice of armour and abilities, which no Fate Point doubles. */
export function gearResistance(s: State, f: Fighter, harm: Harm, own: DieCode, note: Note): DieCode {
  const sum = armourDice(s, f, harm, note) + resistanceDice(s, f, harm, note)
  if (!s.options.maxResistance6D || own + sum <= MOST) return sum
  return sum + countsDice(note, MOST - own - sum, 'no more than 6D', 'D6-C-ARM-Max6D')
}

/** Points on the resistance total; injuries and the number of actions never touch it (D6-C-W-Exempt, D6-C-MAP-Exempt). */
export function resistancePoints(s: State, f: Fighter, harm: Harm, note: Note): number {
  let sum = resistanceAdds(f, harm, note)
  const increased = s.options.injury === 'wounds' ? ranks(f, 'increasedAttribute', 'physique') : 0
  if (increased > 0) sum += counts(note, increased, 'Increased Attribute: Physique', 'D6-C-SA-IncreasedAttribute')
  return sum
}

/** By how much he is below nothing where that hinders him instead of hurting (D6-C-OPT-NegativeDRT): with nothing to roll and weak by nature. */
export function lackingResistance(s: State, f: Fighter): number {
  if (s.options.negativeResistance !== 'difficulties' || s.options.injury === 'wounds') return 0
  const weak = ranks(f, 'hindrance', 'resistance') - ranks(f, 'hardiness') - f.facts.armour - f.facts.hide
  return Math.max(0, weak)
}

/** Ten over its resistance wrecks a thing, less weakens it by a die, and what has no die left is wrecked (D6-C-OPT-Break, D6-C-OBJ-Toughness). */
export function struckThing(ctx: Ctx, s: State, label: string, code: DieCode, done: number) {
  const over = done - totalRolled(ctx, throwCode(ctx, s, 'gm', label, code))
  const state = over >= wrecked || code < D ? 'wrecked' : over > 0 ? 'weakened' : 'whole'
  return { over, state } as const
}

/** What the target has against it: dice not yet looked at, or a number; and whether anything but his body protects him. */
export interface Resisted {
  readonly thrown: Thrown | null
  readonly adds: number
  readonly unprotected: boolean
}

/** What is wanted of damage over resistance: the points, the severity of the Wound level they are worth, or 1 if any. */
export type Wanted = 'points' | 'level' | 'hurt'
const VALUE: Readonly<Record<Wanted, (over: number) => number>> = {
  points: (over) => Math.max(0, over),
  level: (over) => severity(woundFor(over)),
  hurt: (over) => (over > 0 ? 1 : 0),
}
interface Compared {
  /** Two throws. */
  readonly both: (damage: Faces, resistance: Faces, adds: number) => number
  /** A throw against a number. */
  readonly one: (damage: Faces, adds: number) => number
}
const compared = (look: Looks, value: (over: number) => number): Compared => ({
  both: (damage, resistance, adds) => value(look.over(damage, resistance, adds)),
  one: (damage, adds) => value(look.total(damage, adds)),
})
const comparing = (look: Looks): Readonly<Record<Wanted, Compared>> => ({
  points: compared(look, VALUE.points),
  level: compared(look, VALUE.level),
  hurt: compared(look, VALUE.hurt),
})
/** One for each reading of a Wild 1, made once, so that exact odds remember what they have compared. */
const COMPARING: ReadonlyMap<Looks, Readonly<Record<Wanted, Compared>>> = new Map(
  Object.values(reading).map((look) => [look, comparing(look)]),
)

/** What damage comes to. */
export function harmTotal(ctx: Ctx, { thrown, adds, halved }: Harm): number {
  const total = adds + totalRolled(ctx, thrown)
  return halved ? Math.floor(total / 2) : total
}

/**
 * By how much harm is over what resists it, never below 0. Neither throw is looked at more closely than is wanted where
 * nobody has seen it.
 */
export function over(ctx: Ctx, harm: Harm, resisted: Resisted, wanted: Wanted): number {
  const { thrown } = harm
  const against = resisted.thrown
  const compare = thrown === null || harm.halved ? undefined : COMPARING.get(thrown.look)
  if (thrown !== null && compare !== undefined) {
    const adds = thrown.adds + harm.adds - resisted.adds
    if (against === null) return ctx.read(thrown.toss, compare[wanted].one, adds)
    if (against.look === thrown.look)
      return ctx.both(thrown.toss, against.toss, compare[wanted].both, adds - against.adds)
  }
  const total = harmTotal(ctx, harm)
  return VALUE[wanted](total - resisted.adds - totalRolled(ctx, against))
}
