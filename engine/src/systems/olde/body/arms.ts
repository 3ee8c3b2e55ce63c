import type { Skill } from '../content/skills.ts'
import { handsFor, type MeleeProfile, makeshift, type RangedProfile, weapons } from '../content/weapons.ts'
import { shieldOf } from '../state/derive.ts'
import type { Item, Person } from '../state/types.ts'

type Reach = readonly [least: number, most: number]
interface Way {
  readonly key: string
  readonly name: string
  /** The thing's id; empty for fists. */
  readonly item: string
  readonly hands: 1 | 2
  /** The Brawn it wants, held so. */
  readonly minimum: number
  /** The rank of its damage die; 0: the wielder's own Brawn die, halved. */
  readonly damage: number
}
/** A blow with a weapon, a fist or what is at hand. */
export interface Blow extends Way {
  readonly kind: 'melee' | 'unarmed' | 'makeshift'
  readonly reach: Reach
  readonly stat: 'brawn' | 'finesse'
  readonly skill: Skill
  readonly ranged: null
}
interface Shot extends Way {
  readonly kind: 'ranged'
  readonly stat: 'finesse'
  readonly skill: Skill
  readonly ranged: RangedProfile
}
interface Spell extends Way {
  readonly kind: 'spell'
  readonly reach: Reach
  readonly stat: 'savvy'
  readonly skill: null
  readonly ranged: null
}
/** One way somebody can attack just now: with which thing, how, in how many hands. */
export type Use = Blow | Shot | Spell
export type Armed = Blow | Shot

type Bearer = Pick<Person, 'facts' | 'shieldAt' | 'items'>

export const held = (item: Pick<Item, 'at'>): boolean => item.at === 'main' || item.at === 'off'
/** Ready to strike with: held, or part of the body. */
export const inHand = (item: Pick<Item, 'at'>): boolean => held(item) || item.at === 'body'

/** How many hands are full: a shield on the arm fills one (OLDE-SHD-02). */
export function fullHands(f: Bearer): number {
  let full = shieldOf(f) === undefined ? 0 : 1
  for (const item of f.items) if (held(item)) full += handsFor(item.weapon)
  return full
}

/** OLDE-UNARM-01: fists reach 0 or 1, with Brawn and Brawling (ruling OLDE-B18). */
export const FISTS: Blow = {
  key: 'fists',
  name: 'fists',
  item: '',
  kind: 'unarmed',
  stat: 'brawn',
  skill: 'brawling',
  reach: [0, 1],
  ranged: null,
  hands: 1,
  minimum: 0,
  damage: 0,
}

/** OLDE-SPELL-ember: Savvy, six spaces, 1d6. */
export const EMBER: Spell = {
  key: 'ember',
  name: 'ember',
  item: '',
  kind: 'spell',
  stat: 'savvy',
  skill: null,
  reach: [0, 6],
  ranged: null,
  hands: 1,
  minimum: 0,
  damage: 6,
}

/** Whether an attack is a blow and not a shot or a spell. */
export const isMelee = (use: Use): use is Blow => use.kind !== 'ranged' && use.kind !== 'spell'

/** Whether a blow gets so far and is not too long for so near. */
export const reaches = ({ reach: [least, most] }: { readonly reach: Reach }, far: number): boolean =>
  far >= least && far <= most

/** Every way he can attack with what he has in hand, fists last. */
export function usesOf(f: Bearer): Armed[] {
  const uses: Armed[] = []
  const free = fullHands(f) < 2
  for (let i = 0; i < f.items.length; i++) {
    const item = f.items[i]!
    // Of two alike in hand either will do.
    if (f.items.findIndex((other) => inHand(other) && other.weapon === item.weapon) === i) usesOfItem(item, free, uses)
  }
  uses.push(FISTS)
  return uses
}

/** The blows among them. */
export const blowsOf = (f: Bearer): Blow[] => usesOf(f).filter(isMelee)

function usesOfItem(item: Person['items'][number], free: boolean, uses: Armed[]): void {
  const weapon = weapons[item.weapon]
  if (weapon === undefined) {
    const name = makeshift[item.weapon]
    if (name !== undefined) uses.push({ ...FISTS, key: item.weapon, name, item: item.id, kind: 'makeshift' })
    return
  }
  const several = weapon.melee.length > 1
  for (const profile of weapon.melee) {
    const grip = gripOf(profile, free)
    uses.push({
      key: several ? `${item.weapon} ${profile.skill}` : item.weapon,
      name: weapon.name,
      item: item.id,
      kind: 'melee',
      stat: profile.stat,
      skill: profile.skill,
      reach: profile.reach,
      ranged: null,
      hands: grip.hands,
      minimum: grip.minimum,
      damage: profile.damage,
    })
  }
  const { ranged } = weapon
  if (ranged === null) return
  uses.push({
    key: ranged.thrown ? `${item.weapon} thrown` : item.weapon,
    name: weapon.name,
    item: item.id,
    kind: 'ranged',
    stat: 'finesse',
    skill: ranged.skill,
    ranged,
    hands: ranged.hands,
    minimum: ranged.brawn,
    damage: ranged.damage,
  })
}

/** OLDE-WPN-06: in both hands where the other is free, which takes less Brawn; else in one, if it can be. */
function gripOf({ oneHand, twoHands }: MeleeProfile, free: boolean): { hands: 1 | 2; minimum: number } {
  if (twoHands !== null && (free || oneHand === null)) return { hands: 2, minimum: twoHands }
  return { hands: 1, minimum: oneHand ?? 0 }
}

/** The use of that key; fists where the thing is no longer at hand. */
export function useOf(f: Bearer, key: string): Use {
  if (key === EMBER.key) return EMBER
  for (const use of usesOf(f)) if (use.key === key) return use
  return FISTS
}

export function itemOf<I extends { readonly id: string }>(
  f: { readonly items: readonly I[] },
  id: string,
): I | undefined {
  for (const item of f.items) if (item.id === id) return item
  return undefined
}
/** The weapon he would lose: the first in his hands (ruling OLDE-B69: a fist cannot be dropped). */
export function weaponInHand<I extends Pick<Item, 'at'>>(f: { readonly items: readonly I[] }): I | undefined {
  for (const item of f.items) if (held(item)) return item
  return undefined
}
export const thingName = (key: string): string => weapons[key]?.name ?? makeshift[key] ?? key
