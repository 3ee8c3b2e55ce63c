import * as z from 'zod'
import type { Choosable, SideId } from '../../kernel/types.ts'
import type { Field } from './commands.ts'
import { type Roster, sidesOf } from './named.ts'
import { freeCells, hasPlaces } from './places.ts'

/** A field that may be left out, and what it then is. */
export function unless<S, Z extends z.ZodType>(field: Field<S, Z>): Field<S, z.ZodOptional<Z>> {
  return { ...field, shape: field.shape.optional(), optional: true }
}
export function usually<S, Z extends z.ZodType, const U extends string | number | (boolean & z.infer<Z>)>(
  field: Field<S, Z>,
  usual: U,
): Field<S, z.ZodDefault<Z>> {
  return { ...field, shape: field.shape.default(usual as z.util.NoUndefined<z.output<Z>>), optional: true, usual }
}

const id = z.string().max(60)
const titled = (key: string): Choosable => ({ key, title: key })

/** Somebody who fights. */
export const fighter = (title = 'who'): Field<Roster, z.ZodString> => ({
  shape: id,
  kind: 'fighter',
  title,
  choices: (s) => s.fighters.map((f) => titled(f.id)),
})
export const side = (title = 'which side'): Field<Roster, z.ZodString> => ({
  shape: id,
  kind: 'side',
  title,
  choices: (s) => sidesOf(s).map(titled),
})
export const sides = (title: string): Field<Roster, z.ZodArray<z.ZodType<SideId>>> => ({
  shape: z.array(z.string()).max(20),
  kind: 'sides',
  title,
  choices: (s) => sidesOf(s).map(titled),
})
/** A cell of the map, column and row: those where whoever is named has room. */
export const cell = (title = 'where'): Field<Roster, z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>> => {
  const place = z.number().int().min(0).max(10_000)
  return {
    shape: z.tuple([place, place]),
    kind: 'cell',
    title,
    choices(s, { who }) {
      if (!hasPlaces(s)) return []
      const id = typeof who === 'string' ? who : (s.fighters[0]?.id ?? '')
      const size = 'bands' in s.where ? 1 : (s.where.bodies[id]?.size ?? 1)
      return freeCells(s.where, size).map(([x, y]) => titled(`${x},${y}`))
    },
  }
}
export const whole = (title: string, least: number, most: number): Field<unknown, z.ZodNumber> => ({
  shape: z.number().int().min(least).max(most),
  kind: 'number',
  title,
  least,
  most,
})
/** A measure in the game's unit. */
export const measure = (title: string, most: number): Field<unknown, z.ZodNumber> => ({
  shape: z.number().min(0).max(most),
  kind: 'number',
  title,
  least: 0,
  most,
})
export const yes = (title: string): Field<unknown, z.ZodBoolean> => ({ shape: z.boolean(), kind: 'yes', title })
export const text = (title: string, most: number): Field<unknown, z.ZodString> => ({
  shape: z.string().min(1).max(most),
  kind: 'text',
  title,
})
/** One of some words, each with what it is called. */
export const oneOf = <const K extends string>(
  title: string,
  words: Readonly<Record<K, string>>,
): Field<unknown, z.ZodEnum<{ [W in K]: W }>> => ({
  shape: z.enum(Object.keys(words) as K[]) as z.ZodEnum<{ [W in K]: W }>,
  kind: 'choice',
  title,
  choices: () => Object.entries<string>(words).map(([key, called]) => ({ key, title: called })),
})
/** One of some words that say themselves what they are. */
export const oneOfThese = <const K extends string>(title: string, words: readonly K[]) =>
  oneOf(title, Object.fromEntries(words.map((word) => [word, word])) as Record<K, K>)
/** Something of the fight that is named: what there is depends on the state and on what has been filled in. */
export const thing = <S>(title: string, choices: Field<S>['choices']): Field<S, z.ZodString> => ({
  shape: z.string().max(120),
  kind: 'choice',
  title,
  ...(choices === undefined ? {} : { choices }),
})
