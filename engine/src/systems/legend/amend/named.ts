import type * as z from 'zod'
import { AffrayError } from '../../../kernel/error.ts'
import { type Field, fighterNamed, type Given, thing } from '../../../mechanisms/gm/index.ts'
import type { Fighter, Item, State } from '../types.ts'
import { itemOption } from '../weapons-in-hand.ts'

/** The fighter a ruling names. */
export const named = (s: State, id: string): Fighter => fighterNamed(s.fighters, id)
/** The one the ruling is about; before anybody is named, the first. */
const meant = (s: State, { who }: Given): Fighter | undefined =>
  s.fighters.find((f) => f.id === who) ?? (who === undefined ? s.fighters[0] : undefined)

/** A location of the one the ruling is about. */
export const location: Field<State, z.ZodString> = thing('where', (s, given) =>
  (meant(s, given)?.facts.body.locations ?? []).map(({ id, name }) => ({ key: id, title: name })),
)
/** The place of a location on his body's table, by its id. */
export function locationNamed(f: Fighter, id: string): number {
  const { locations } = f.facts.body
  const found = locations.findIndex((one) => one.id === id)
  if (found >= 0) return found
  throw new AffrayError(
    'ruling/location',
    `${f.id} has no location "${id}".`,
    `Name one of: ${locations.map((one) => one.id).join(', ')}.`,
  )
}

/** Something the one the ruling is about carries. */
export const carried: Field<State, z.ZodString> = thing('what', (s, given) => {
  const f = meant(s, given)
  return f === undefined ? [] : f.items.map((item) => ({ key: itemOption(f, item).key, title: item.weapon.name }))
})
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
