import type { FighterId, Sealed } from '../../../kernel/types.ts'
import { found, named } from '../../../mechanisms/fighters.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { distanceBetween, reaches, type Whereabouts } from '../../../space/whereabouts.ts'
import type { AbilityId } from '../content/abilities.ts'
import { type Attribute, attributes, type Skill, skills, type Trait } from '../content/skills.ts'
import type { Fighter, Item, State } from './types.ts'

/** The fighter of that name. */
export const fighter = (s: State, id: FighterId): Fighter => named(s.fighters, id)

/** Whether he can act: conscious and there. */
export const active = (f: { readonly condition: Fighter['condition'] }): boolean => f.condition === 'up'

/** Whether he lies there, alive: struck at without difficulty of conscience. */
export const down = (f: { readonly condition: Fighter['condition'] }): boolean =>
  f.condition === 'unconscious' || f.condition === 'dying'

export const foes = (a: Fighter, b: Fighter): boolean => a.side !== b.side

/** Whether he has no substance now: he attacks and holds nobody, in whatever way (D6-C-SA-Intangibility). */
export const intangible = (f: Fighter): boolean => lasts(f.lasting, 'intangible')

/** A player's character, or one of the game master's that matters as much. */
export const significant = (f: Fighter): boolean => f.facts.role === 'hero' || f.facts.role === 'major villain'

/** Ranks he has of an ability, of one kind of it where that is asked; it may be of several, as the races' are of three skills. */
export function ranks(f: Sealed<Fighter>, ability: AbilityId, of?: string): number {
  let sum = 0
  for (const has of f.facts.abilities) {
    if (has.ability !== ability) continue
    if (of === undefined || has.of === of || has.of?.split(', ').includes(of) === true) sum += has.ranks
  }
  return sum
}

export const magical = (item: Item | null): boolean => item !== null && item.weapon.spell !== undefined
/** Whether something is what an ability is for: how a weapon hurts, its name, the skill it is used with, or that it is no magic. */
export const isOf = (item: Item | null, of: string | undefined): boolean =>
  item !== null &&
  (of === item.weapon.edge || of === item.key || of === item.weapon.skill || (of === 'no magic' && !magical(item)))

/** An item that can be used at once: in hand, or part of the body. */
export const inHand = (item: Item): boolean => item.where === 'hand' || item.where === 'body'
export const ranged = (item: Item): boolean => item.weapon.ranges !== undefined
/** A blade or a point: what draws blood on whoever meets it bare. */
export const sharp = (item: Item): boolean => item.weapon.edge !== 'blunt'
/** A blade along or at the end of it; nails in a club are none. */
export const bladed = (item: Item): boolean => sharp(item) && item.weapon.spiked !== true
/** Fists, feet, teeth and claws. */
export const bodily = (item: Item): boolean => item.where === 'body'

export const itemOf = (f: Fighter, id: string): Item | undefined => found(f.items, id)

const isAttribute = (name: Trait): name is Attribute => (attributes as readonly string[]).includes(name)
/** The attribute a roll is made with. */
export const attributeOf = (name: Trait): Attribute => (isAttribute(name) ? name : skills[name])
/** His code of a skill or an attribute, before anything else counts. */
export const codeOf = (f: Fighter, name: Trait): number =>
  isAttribute(name) ? f.facts.attributes[name] : f.facts.skills[name]

/** Hands that hold nothing. */
export function freeHands(f: Fighter): number {
  let hands = f.shieldUp ? 1 : 2
  for (const item of f.items) if (item.where === 'hand') hands -= item.weapon.hands
  return hands
}

/** Skills of blows, shots and throws. */
export const BLOWS: readonly Skill[] = ['melee combat', 'fighting']
export const SHOTS: readonly Skill[] = ['marksmanship']
export const THROWS: readonly Skill[] = ['throwing']

/** Foes of his who can act. */
export const opponents = (s: State, f: Fighter): Fighter[] => s.fighters.filter((o) => foes(f, o) && active(o))
/** Whether there are any. */
export const isOpposed = (s: State, f: Fighter): boolean => s.fighters.some((o) => foes(f, o) && active(o))

/** Metres between two fighters, one of them perhaps higher up than the other. */
export function metres(s: State, a: FighterId, b: FighterId): number {
  const level = distanceBetween(s.where, a, b)
  return s.scene.climb === null ? level : Math.hypot(level, fighter(s, a).height - fighter(s, b).height)
}
/** Whether nothing on the map that stops a missile stands wholly between them: no blow goes through a wall (D6-COVER-100). */
export const clearWay = (where: Whereabouts, a: FighterId, b: FighterId): boolean =>
  'bands' in where || reaches(where, a, b, Infinity)
