import { spellRange } from '../state/derive.ts'
import { inHand } from '../state/fighters.ts'
import {
  type Asked,
  farTo,
  firstOf,
  force,
  nearestFoe,
  type Person,
  place,
  type Seen,
  trained,
  type Wish,
} from './seen.ts'

/** A skill with which casting is worth the time. */
const SURE = 45

const knows = ({ facts, magicPoints }: Person, spell: 'bladesharp' | 'dragons-breath' | 'protection'): boolean =>
  // The last Magic Point takes its toll.
  facts.spells[spell] !== undefined && facts.skills.commonMagic >= SURE && magicPoints > 2

/** Bladesharp on a bare weapon, Protection on a bare body: before anybody is upon him. */
export const worthPreparing = (self: Person): boolean => lacks(self).some((spell) => knows(self, spell))
const lacks = (self: Person): readonly ('bladesharp' | 'protection')[] => [
  ...(hasBluntBlade(self) ? (['bladesharp'] as const) : []),
  ...(self.warded === 0 ? (['protection'] as const) : []),
]

const BREATH_FORCE = 5.5
/** What is left of a blow's promise where the foe can parry it. */
const PARRIED = 0.5

/** Dragon’s Breath, which nobody parries, where it reaches a foe and promises more than his best blow. */
export function worthBurning(seen: Seen, self: Person): boolean {
  if (!knows(self, 'dragons-breath')) return false
  const foe = nearestFoe(seen, self)
  if (foe === undefined || farTo(seen, self, foe) > spellRange(self.facts.characteristics)) return false
  const blows = self.items.filter((item) => inHand(item) && item.weapon.use === 'close')
  const best = Math.max(0, ...blows.map((item) => trained(self, item) * force(self, item)))
  return self.facts.skills.commonMagic * BREATH_FORCE > best * (foe.actions > 0 ? PARRIED : 1)
}

/** Which spell: what prepares him while nobody is near, else fire, and what else he knows. */
export function spell(choice: Asked, seen: Seen, self: Person): Wish {
  const fire = worthBurning(seen, self) ? place(choice, 'dragons-breath') : undefined
  return fire ?? firstOf(choice, [...lacks(self), 'dragons-breath', 'protection', 'bladesharp'])
}

const hasBluntBlade = ({ items }: Person): boolean =>
  items.some((item) => inHand(item) && item.sharp === 0 && isBlade(item))
const isBlade = ({ weapon, where }: Person['items'][number]): boolean =>
  weapon.use === 'close' && weapon.family !== 'shield' && where !== 'body'
