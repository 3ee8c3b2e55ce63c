import type { Option } from '../../kernel/types.ts'
import type { Declared } from './attacks-and-parries.ts'
import { active, canEvade, isUnarmed, noted, spare, usable } from './fighters.ts'
import { ridersDefences } from './mounted-combat.ts'
import type { Fighter, Item, State } from './types.ts'
import { ownBody } from './unarmed-combat.ts'
import { tooLongInside } from './weapon-reach.ts'
import { couldStop } from './weapon-size.ts'
import { itemOption } from './weapons-in-hand.ts'

export const NO_DEFENCE: Option = { key: 'none' }
export const EVADE: Option = { key: 'evade' }
const NOTHING: readonly Option[] = [NO_DEFENCE]

/** Everything this attack may be met with, and to do nothing; a rider may defend his mount (LEG-MNT-03). */
export function defences(s: State, d: Declared): readonly Option[] {
  const own = ownDefences(s, d)
  return d.defender.rider === undefined ? own : [...ridersDefences(s, d), ...own]
}

function ownDefences(s: State, d: Declared): readonly Option[] {
  const { defender } = d
  if (!active(defender) || unaware(s, defender)) return NOTHING
  const free = spare(defender) > 0
  if (!free && defender.guard === 'none') return NOTHING
  if (d.held !== undefined) return free || defender.guard === 'parry' ? withOwnBody(defender) : NOTHING
  const options: Option[] = []
  let applicable = false
  const { items } = defender
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (item === undefined || !parries(s, d, item)) continue
    if (!isUnarmed(item) && couldStop(item, d.item)) applicable = true
    if (free || defender.guard === 'parry') options.push(itemOption(defender, item))
  }
  if (
    (free || defender.guard === 'evade') &&
    !defender.duelling &&
    canEvade(s, defender) &&
    maySubstituteEvade(d, applicable)
  ) {
    options.push(EVADE)
  }
  options.push(NO_DEFENCE)
  return options
}

/** A hold's pressure is borne with his own body, whatever he wields (LEG-UNA-05). */
function withOwnBody(f: Fighter): readonly Option[] {
  const body = ownBody(f)
  return body === undefined ? NOTHING : [itemOption(f, body), NO_DEFENCE]
}

/** The item an answer names. */
export function chosenGuard(f: Fighter, chosen: Option): Item | undefined {
  const { items } = f
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (item !== undefined && itemOption(f, item).key === chosen.key) return item
  }
  return undefined
}

/** A surprised fighter may only defend himself once his own Strike Rank has come (LEG-SUR-03). */
const unaware = (s: State, f: Fighter): boolean => f.surprised === s.round && !f.alert

/**
 * What a parry can be made with: anything for close combat he can use, unless it is itself striking now or braced for a charge (LEG-INI-03, LEG-MNT-05);
 * missiles are met by what is marked for it, bolas and nets by nothing (LEG-RNG-01, LEG-EQP-ParryMissiles, LEG-EQP-EvadeOnly).
 */
function parries(s: State, d: Declared, item: Item): boolean {
  if (item.weapon.use !== 'close' || noted(item, 'trample') || item.id === d.defender.committed) return false
  if (!usable(s, d.defender, item)) return false
  if (d.item.weapon.use === 'close') return !tooLongInside(s, d.defender, item, d.attacker, d.item)
  return d.item.weapon.size !== null && !noted(d.item, 'evadeOnly') && noted(item, 'parriesMissiles')
}

/** Missiles and charges may be evaded; a close attack only by one whose arms are gone or too small for it (LEG-EVD-05). */
const maySubstituteEvade = (d: Declared, applicable: boolean): boolean =>
  d.item.weapon.use === 'ranged' || (d.charging && d.firm !== true) || d.defender.guard === 'evade' || !applicable
