import { die } from '../../../dice/chance.ts'
import { rolledLocation } from '../../../mechanisms/body.ts'
import { limb, noted } from '../state/fighters.ts'
import type { Ctx, Fighter } from '../state/types.ts'

/** Armour on a location that is not his own body: what he wears, what magic adds (LEG-MAN-BypassArmour), and a basket hilt. */
export const wornAt = (f: Fighter, location: number): number => limb(f, location).worn + f.warded + hiltAt(f, location)

/** The basket hilt of a sabre guards the arm that holds it (LEG-EQP-Sabre). */
export function hiltAt(f: Fighter, location: number): number {
  const id = f.facts.body.locations[location]?.id
  if (id !== 'rightArm' && id !== 'leftArm') return 0
  const hand = id === 'leftArm' ? 'left' : 'right'
  for (const item of f.items) if (item.where === hand && noted(item, 'basketHilt')) return 1
  return 0
}

export { locationName, locationOptions } from '../../../mechanisms/body.ts'

const HIT_LOCATION = die('hit location', 20)

/** 1D20 on the body of whoever is struck (LEG-LOC-01). */
export const randomLocation = (ctx: Ctx, by: Fighter, target: Fighter): number =>
  rolledLocation(ctx, HIT_LOCATION, 'level', by.id, target, 'LEG-LOC-01')
