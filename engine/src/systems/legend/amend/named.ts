import { AffrayError } from '../../../kernel/error.ts'
import type { Fighter, Item, State } from '../types.ts'
import { itemOption } from '../weapons-in-hand.ts'

/** The fighter a ruling names. */
export function named(s: State, id: string): Fighter {
  const found = s.fighters.find((f) => f.id === id)
  if (found !== undefined) return found
  throw new AffrayError(
    'ruling/fighter',
    `There is no fighter "${id}" in this fight.`,
    `Name one of: ${s.fighters.map((f) => f.id).join(', ')}.`,
  )
}

/** The place of a location on his body's table, by its id. */
export function locationNamed(f: Fighter, id: string): number {
  const { locations } = f.facts.body
  const found = locations.findIndex((location) => location.id === id)
  if (found >= 0) return found
  throw new AffrayError(
    'ruling/location',
    `${f.id} has no location "${id}".`,
    `Name one of: ${locations.map((location) => location.id).join(', ')}.`,
  )
}

/** An item of his, by its id or by what it is. */
export function itemNamed(f: Fighter, name: string): Item {
  const found = f.items.find((item) => item.id === name || itemOption(f, item).key === name)
  if (found !== undefined) return found
  throw new AffrayError(
    'ruling/item',
    `${f.id} has no "${name}".`,
    `Name one of: ${f.items.map((item) => itemOption(f, item).key).join(', ')}.`,
  )
}
