import type { FighterId, Sealed } from '../../kernel/types.ts'
import { named } from '../../mechanisms/fighters.ts'
import { inHand } from '../../mechanisms/hands.ts'
import { amongNames } from '../../mechanisms/lists.ts'
import type { Skill, WeaponManoeuvre, WeaponNote } from './content/types.ts'
import type { Fighter, Hold, Item, Limb, State } from './types.ts'
import { clings } from './unusual-conditions.ts'

export { inHand, itemOf } from '../../mechanisms/hands.ts'

/** The fighter of that name. */
export const fighter = (s: State, id: FighterId): Fighter => named(s.fighters, id)

/** Whether he is in the fight: conscious, able and there. */
export const active = (f: Fighter): boolean => f.condition === 'up'

export const foes = (a: Fighter, b: Fighter): boolean => a.side !== b.side

/** Whether something keeps him from attacking for a time. */
export const keptFromAttacking = (f: Sealed<Fighter>): boolean => f.noAttack > 0 || f.shaken > 0

/** Helpless: he cannot lift a hand in his defence. */
export const helpless = (f: Fighter): boolean => f.condition === 'unconscious' || f.condition === 'incapacitated'

export function limb(f: Fighter, location: number): Limb {
  const found = f.limbs[location]
  if (found === undefined) throw new RangeError(`${f.id} has no location ${location}`)
  return found
}

export const skill = (f: Fighter, of: Skill): number => f.facts.skills[of]

export const listed = (item: Item, manoeuvre: WeaponManoeuvre): boolean => amongNames(item.weapon.manoeuvres, manoeuvre)
export const noted = (item: Item, note: WeaponNote): boolean => amongNames(item.weapon.notes, note)
export const isShield = (item: Item): boolean => item.weapon.family === 'shield'
export const isUnarmed = (item: Item): boolean => item.weapon.family === 'unarmed'

/** The arm a hand belongs to: the right one unless the item is in the left. */
const armOf = (f: Fighter, { where }: Item): Limb | undefined => armAt(f, where === 'left' ? 'left' : 'right')

export function armAt(f: Fighter, hand: 'left' | 'right'): Limb | undefined {
  const { locations } = f.facts.body
  const arm = hand === 'left' ? 'leftArm' : 'rightArm'
  for (let i = 0; i < locations.length; i++) if (locations[i]?.id === arm) return f.limbs[i]
  return undefined
}

/** A limb that cannot be used now. */
export const gone = (l: Limb): boolean => l.useless || l.maimed || l.numb !== 0

/** Whether no useless arm, pin or grip keeps him from using an item he holds. */
export function usable(s: State, f: Fighter, item: Item): boolean {
  const { where } = item
  if (!inHand(item) || clings(f, item)) return false
  if (where === 'both') {
    const { locations } = f.facts.body
    for (let i = 0; i < locations.length; i++) {
      if (locations[i]?.part === 'arm' && gone(limb(f, i))) return false
    }
  } else if (where === 'body') {
    if (item.weapon.family === 'natural' && !limbLeft(f, item)) return false
  } else {
    const arm = armOf(f, item)
    if (arm !== undefined && gone(arm)) return false
  }
  return s.holds.length === 0 || !isHeld(s, f, item)
}

const isHeld = (s: State, f: Fighter, item: Item): boolean =>
  s.holds.some((hold) => hold.on === f.id && holdsItem(f, hold, item))

/** Whether a sound limb is left to strike with a natural weapon: claws are forelegs where there are no arms. */
function limbLeft(f: Fighter, item: Item): boolean {
  const { locations } = f.facts.body
  let any = false
  for (let i = 0; i < locations.length; i++) {
    const part = locations[i]?.part
    if (part !== item.weapon.limb) continue
    if (!gone(limb(f, i))) return true
    any = true
  }
  return !any
}

/** Whether a hold keeps an item from use: the item itself is pinned, or the arm that bears it is held. */
function holdsItem(f: Fighter, hold: Hold, item: Item): boolean {
  if (hold.item !== undefined) return hold.item === item.id
  const location = hold.location === undefined ? undefined : f.facts.body.locations[hold.location]
  if (location?.part !== 'arm' || item.where === 'body') return false
  return item.where === 'both' || (location.id === 'leftArm') === (item.where === 'left')
}

/** What a thrown weapon is in the hand: it flies as skilfully as it is wielded (LEG-EQP-Thrown). */
const thrownOf = ({ weapon }: Item): string => (weapon.use === 'ranged' ? (weapon.thrown ?? weapon.id) : weapon.id)

/** The style an item is used with: the first whose weapons include it, or one it may be substituted in. */
export function styleFor(
  f: Fighter,
  item: Item,
): { readonly skill: number; readonly weapons: readonly string[] } | undefined {
  const { styles } = f.facts
  for (let i = 0; i < styles.length; i++) {
    const style = styles[i]
    if (style !== undefined && (amongNames(style.weapons, item.weapon.id) || amongNames(style.weapons, thrownOf(item))))
      return style
  }
  return undefined
}
