import { optionNamed } from '../../../kernel/offer.ts'
import type { Choice, Option } from '../../../kernel/types.ts'
import { offeredOf } from '../../../mechanisms/deciding.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { distanceBetween, within } from '../../../space/whereabouts.ts'
import { modifierAt } from '../exchange/damage.ts'
import { CONTACT } from '../ground/places.ts'
import { exposedArm, longest, outOfReach } from '../ground/reach.ts'
import { blocked, isVital } from '../state/fighters.ts'
import type { Arm, LegendQuestion, Person, Seen } from '../state/types.ts'

export type { Arm, Person, Seen } from '../state/types.ts'
export type Asked = Choice<LegendQuestion>

/** What he decides for, or nothing where it does not matter to him. */
export type Wish = Option | undefined

/** The option of that key, if it is offered. */
export const place = (choice: Asked, key: string): Wish => optionNamed(choice, key)

/** The first of these keys that is offered. */
export const firstOf = (choice: Asked, keys: readonly string[]): Wish => offeredOf(choice, ...keys)

/** The first option whose key begins so. */
export const beginning = ({ options }: Asked, start: string): Wish => options.find(({ key }) => key.startsWith(start))

/** The option worth most to him by its key, the earlier of equals; undefined is worth nothing. */
export function worthMost({ options }: Pick<Asked, 'options'>, worth: (key: string) => number | undefined): Wish {
  let best: Wish
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const value = worth(option.key)
    if (value === undefined || value <= most) continue
    most = value
    best = option
  }
  return best
}

/** What is done where a question does not matter to him. */
export const usual = (choice: Asked): Wish => place(choice, choice.usual ?? '') ?? choice.options[0]

/** The fighter of that name. */
export const person = ({ fighters }: Seen, id: string): Person | undefined => found(fighters, id)

/** Whether somebody is a foe of his who is in the fight. */
export const fightsAgainst = (self: Person, other: Person): boolean =>
  other.side !== self.side && other.condition === 'up'

/** Whether somebody can still strike with a Combat Action of this round. */
export const canStillStrike = ({ actions, noAttack, shaken, forfeit }: Person): boolean =>
  actions > Math.max(noAttack, shaken) + forfeit

/** Active foes in contact, how many of them can still strike this round, and how many he may strike at: those who have not outmanoeuvred him. */
export interface Press {
  foes: number
  threats: number
  open: number
}

/** The foes on him. */
export function onHim(state: Seen, self: Person): Person[] {
  const foes: Person[] = []
  for (const id of within(state.where, self.id, CONTACT)) {
    const other = person(state, id)
    if (other !== undefined && fightsAgainst(self, other)) foes.push(other)
  }
  return foes
}

/** How hard he is pressed. */
export function pressOn(state: Seen, self: Person): Readonly<Press> {
  const foes = onHim(state, self)
  const press: Press = { foes: foes.length, threats: 0, open: 0 }
  for (const other of foes) {
    if (!blocked(other, self) && !outreached(state, self, other)) press.open++
    if (canStillStrike(other) && other.staggered === 0) press.threats++
  }
  return press
}

/** Whether a foe's weapon is so long that his own does not reach past it, where reach counts. */
export function outreached(seen: Seen, self: Person, foe: Person): boolean {
  if (!seen.options.reach) return false
  const mine = longest(seen, self)
  return mine !== undefined && outOfReach(seen, self, mine, foe) && exposedArm(seen, foe) === undefined
}

/** Metres within which a foe is upon him before he can load and shoot. */
export const NEAR = 8

/** The nearest foe who is in the fight. */
export function nearestFoe(seen: Seen, self: Person): Person | undefined {
  let nearest: Person | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of seen.fighters) {
    if (!fightsAgainst(self, other)) continue
    const far = distanceBetween(seen.where, self.id, other.id)
    if (far >= least) continue
    least = far
    nearest = other
  }
  return nearest
}

/** Every foe who is in the fight, the nearest first. */
export const nearestFirst = (seen: Seen, self: Person): Person[] =>
  seen.fighters
    .filter((other) => fightsAgainst(self, other))
    .toSorted((a, b) => farTo(seen, self, a) - farTo(seen, self, b))

/** Metres to the nearest foe. */
export const nearest = (seen: Seen, self: Person): number => farTo(seen, self, nearestFoe(seen, self))

/** Metres to somebody. */
export const farTo = (seen: Seen, self: Person, other: Person | undefined): number =>
  other === undefined ? Number.POSITIVE_INFINITY : distanceBetween(seen.where, self.id, other.id)

/** The item an option of its bearer names. */
export function itemOf(self: Person, key: string): Arm | undefined {
  for (const item of self.items) {
    const { id } = item
    if (id === key || (id.length === self.id.length + 1 + key.length && id.endsWith(key))) return item
  }
  return undefined
}

/** The percentage he trained an item at, or that of bare hands. */
export function trained(self: Person, { weapon }: Arm): number {
  const { styles, skills, characteristics } = self.facts
  for (const style of styles) if (style.weapons.includes(weapon.id)) return style.skill
  return weapon.family === 'unarmed' ? skills.unarmed : characteristics.str + characteristics.dex
}

const MEANS = new Map<string, number>()
/** What a weapon's dice give on average. */
function meanOf(damage: string): number {
  let mean = MEANS.get(damage)
  if (mean === undefined) {
    const [, count = '0', sides = '0', plus = '0'] = /^(\d+)d(\d+)(?:\+(\d+))?$/.exec(damage) ?? []
    mean = (Number(count) * (Number(sides) + 1)) / 2 + Number(plus)
    MEANS.set(damage, mean)
  }
  return mean
}

/** What a blow of his with an item does on average, Damage Modifier and magic included. */
export function force(self: Person, item: Arm): number {
  const { damage, modifier } = item.weapon
  if (damage === null) return 0
  const { sign, count, sides } = modifierAt(self.facts.modifierStep)
  return meanOf(damage) + item.sharp + (modifier ? (sign * count * (sides + 1)) / 2 : 0)
}

/** Whether an item in hand is held by somebody else. */
export const pinned = (state: Seen, item: Arm): boolean =>
  state.holds.length > 0 && state.holds.some((hold) => hold.item === item.id)

/** Hit Points and armour of a location together: what a blow must do to make it a Serious Wound. */
export function strength(target: Person, location: number): number {
  const limb = target.limbs[location]
  return limb === undefined ? 99 : Math.max(0, limb.hp) + limb.worn + limb.natural + target.warded
}

/** How he stands: whole, wounded where it matters, or hardly able to fight. */
export function state(self: Person): 'whole' | 'wounded' | 'crippled' {
  const { facts, limbs, general } = self
  if (facts.wounds !== 'locations') {
    return general <= 0 ? 'crippled' : general * 3 <= facts.generalHitPoints ? 'wounded' : 'whole'
  }
  let worst: 'whole' | 'wounded' | 'crippled' = self.fatigue >= 4 ? 'crippled' : 'whole'
  for (const [i, { hp }] of limbs.entries()) {
    if (hp > 0) continue
    if (isVital(self, i)) return 'crippled'
    worst = worst === 'whole' ? 'wounded' : 'crippled'
  }
  return worst
}
