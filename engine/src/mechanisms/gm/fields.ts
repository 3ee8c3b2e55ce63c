import { id as sideName } from '../../kernel/naming.ts'
import * as is from '../../kernel/shapes.ts'
import type { Choosable, SideId } from '../../kernel/types.ts'
import type { Field } from './commands.ts'
import { type Roster, sidesOf } from './named.ts'
import { freeCells, hasPlaces } from './places.ts'

/** A field that may be left out, and what it then is. */
export function unless<S, Z extends is.Shape>(field: Field<S, Z>): Field<S, is.Optional<Z>> {
  return { ...field, shape: is.unless(field.shape), optional: true }
}
export function usually<S, Z extends is.Shape, const U extends string | number | (boolean & is.Let<Z>)>(
  field: Field<S, Z>,
  usual: U,
): Field<S, is.Usual<Z>> {
  return { ...field, shape: is.usually(field.shape, usual as is.Given<Z>), optional: true, usual }
}

const id = is.text(60)
const titled = (key: string): Choosable => ({ key, title: key })

/** Somebody who fights. */
export const fighter = (title = 'who'): Field<Roster, is.Text> => ({
  shape: id,
  kind: 'fighter',
  title,
  choices: (s) => s.fighters.map((f) => titled(f.id)),
})
export const side = (title = 'which side'): Field<Roster, is.Text> => ({
  shape: sideName,
  kind: 'side',
  title,
  choices: (s) => sidesOf(s).map(titled),
})
export const sides = (title: string): Field<Roster, is.List<is.Shape<SideId>>> => ({
  shape: is.list(is.text(), 20),
  kind: 'sides',
  title,
  choices: (s) => sidesOf(s).map(titled),
})
/** A cell of the map, column and row: those where whoever is named has room. */
export const cell = (title = 'where'): Field<Roster, is.Tuple<[is.Num, is.Num]>> => {
  const place = is.whole(0, 10_000)
  return {
    shape: is.tuple([place, place]),
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
export const whole = (title: string, least: number, most: number): Field<unknown, is.Num> => ({
  shape: is.whole(least, most),
  kind: 'number',
  title,
  least,
  most,
})
/** A measure in the game's unit. */
export const measure = (title: string, most: number): Field<unknown, is.Num> => ({
  shape: is.number(0, most),
  kind: 'number',
  title,
  least: 0,
  most,
})
export const yes = (title: string): Field<unknown, is.Truth> => ({ shape: is.truth(), kind: 'yes', title })
export const text = (title: string, most: number): Field<unknown, is.Text> => ({
  shape: is.text(most, 1),
  kind: 'text',
  title,
})
/** One of some words, each with what it is called. */
export const oneOf = <const K extends string>(
  title: string,
  words: Readonly<Record<K, string>>,
): Field<unknown, is.OneOf<K>> => ({
  shape: is.keyOf(words),
  kind: 'choice',
  title,
  choices: () => Object.entries<string>(words).map(([key, called]) => ({ key, title: called })),
})
/** One of some words that say themselves what they are. */
export const oneOfThese = <const K extends string>(title: string, words: readonly K[]) =>
  oneOf(title, Object.fromEntries(words.map((word) => [word, word])) as Record<K, K>)
/** Something of the fight that is named: what there is depends on the state and on what has been filled in. */
export const thing = <S>(title: string, choices: Field<S>['choices']): Field<S, is.Text> => ({
  shape: is.text(120),
  kind: 'choice',
  title,
  ...(choices === undefined ? {} : { choices }),
})
