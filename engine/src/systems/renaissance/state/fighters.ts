import type { FighterId, Sealed } from '../../../kernel/types.ts'
import { named } from '../../../mechanisms/fighters.ts'
import { among, amongNames } from '../../../mechanisms/lists.ts'
import { type Skill, skills } from '../content/skills.ts'
import type { Power, Trait } from '../content/traits.ts'
import type { Tag } from '../content/weapon.ts'
import type { Effect, Fighter, Hold, Item, State } from './types.ts'

/** A fight, a fighter and a thing as whoever only looks has them: bots ask the rules by these. */
export type Scene = Sealed<State>
export type Person = Sealed<Fighter>
export type Thing = Sealed<Item>

export const fighter = (s: State, id: FighterId): Fighter => named(s.fighters, id)
export const person = (s: Scene, id: FighterId): Person => named(s.fighters, id)

export const foes = (a: Person, b: Person): boolean => a.side !== b.side
/** Whether he can act: neither disabled nor dead nor gone. */
export const active = (f: Person): boolean => f.condition === 'up'
/** Whether he fights on: a mount whose rider is off does nothing by itself. */
export const fightsOn = (f: Person): boolean => active(f) && (!f.ridden || f.rider !== null)
/** Whether he is still there to be struck. */
export const there = (f: Person): boolean => f.condition !== 'dead' && f.condition !== 'fled'
export const has = (f: Person, trait: Trait): boolean => amongNames(f.facts.traits, trait)
export const knows = (f: Person, power: Power): boolean => amongNames(f.facts.powers, power)

/** What lasts on him of that kind. */
export const lasting = (f: Person, kind: Effect['kind']): boolean => f.effects.some((effect) => effect.kind === kind)

/** Ranks in a skill: what it is rated above its aptitude. */
export const ranks = (f: Person, skill: Skill): number =>
  f.facts.skills[skill] - f.facts.aptitudes[skills[skill].aptitude]
/** Basic proficiency: ten ranks. */
export const trained = (f: Person, skill: Skill): boolean => ranks(f, skill) >= 10

export const inHand = (item: Thing): boolean => item.where === 'main' || item.where === 'off' || item.where === 'both'
export const ready = (item: Thing): boolean => inHand(item) || item.where === 'body'
export const tagged = (item: Thing, tag: Tag): boolean => amongNames(item.weapon.tags, tag)
export const isUnarmed = (item: Thing): boolean => tagged(item, 'Unarmed Attack')
export const isNatural = (item: Thing): boolean => tagged(item, 'Natural Weapon')

/** The thing itself, where one was chosen by its looks. */
export function itemOf(f: Fighter, { id }: { readonly id: string }): Item {
  const item = f.items.find((each) => each.id === id)
  if (item === undefined) throw new RangeError(`${f.id} has no ${id}`)
  return item
}

/** Whether a hand is empty and whole. */
export function freeHand(f: Person, hand: 'main' | 'off'): boolean {
  if (among(f.lost, hand === 'main' ? 'right arm' : 'left arm')) return false
  return !f.items.some((item) => item.where === hand || item.where === 'both')
}

/** Hands he could take something with: empty, whole, and not on somebody he holds (ruling REN-A72). */
export function spareHands(s: Scene, f: Person): number {
  const empty = (freeHand(f, 'main') ? 1 : 0) + (freeHand(f, 'off') ? 1 : 0)
  const byHand = (hold: Sealed<Hold>): boolean =>
    hold.by === f.id && hold.kind === 'grab' && !f.items.some((item) => item.id === hold.with && isNatural(item))
  return Math.max(0, empty - s.holds.filter(byHand).length)
}

/** Armed: with a weapon in hand, or with weapons of his own body (REN-NAT-03). */
export const armed = (f: Person): boolean => f.items.some((item) => inHand(item) || isNatural(item))

/** Holds he is in, and holds he has. */
export const heldBy = (s: Scene, f: Person): readonly Hold[] => s.holds.filter((hold) => hold.on === f.id)
export const holding = (s: Scene, f: Person): readonly Hold[] => s.holds.filter((hold) => hold.by === f.id)
/** Whether one has seized the other's body. */
export const isGripping = (s: Scene, f: Person, other: Person): boolean =>
  s.holds.some((hold) => hold.kind === 'grab' && hold.by === f.id && hold.on === other.id)
/** Seized bodily: he can do nothing but try to get away (REN-MAN-Grab). */
export const grabbed = (s: Scene, f: Person): Hold | undefined =>
  s.holds.find((hold) => hold.on === f.id && hold.kind !== 'catch')
/** Whether a hold keeps him where he is: his own or his mount's, of a body or of a weapon (REN-CATCH-04, ruling REN-A72). */
export const tied = (s: Scene, f: Person): boolean =>
  s.holds.some(({ by, on }) => by === f.id || on === f.id || by === f.mount || on === f.mount)
/** Whether a thing is caught, or catches. */
export const locked = (s: Scene, item: Thing): boolean =>
  s.holds.some((hold) => hold.kind === 'catch' && (hold.item === item.id || hold.with === item.id))

/** Whether he came as a mount: it has no turn of its own, ridden or not (REN-MNT-01). */
export const turnless = (f: Person): boolean => f.rider !== null || f.ridden

export const mountOf = (s: Scene, f: Person): Person | undefined => (f.mount === null ? undefined : person(s, f.mount))

/** Whether he may answer out of turn: once until the end of his next turn, and not while he is held (REN-REACT-01, ruling REN-A72). */
export const mayReact = (s: Scene, f: Person): boolean =>
  hasReaction(s, f) && f.condition === 'up' && !f.unaware && grabbed(s, f) === undefined

/** Ruling REN-A106: a mount’s actions are not counted apart, so rider and mount have one reaction between them. */
function hasReaction(s: Scene, f: Person): boolean {
  const other = f.mount ?? f.rider
  return f.reaction === 0 && (other === null || s.options.mountReacts === 'own' || person(s, other).reaction === 0)
}

/** A reaction is taken: there is no other until the end of his next turn (REN-REACT-01; rulings REN-A16, REN-A89). */
export function reacted(s: State, f: Fighter): void {
  // A mount has its rider's turn (REN-MNT-01).
  f.reaction = s.acting === (f.rider ?? f.id) ? 2 : 1
}
