import * as z from 'zod/mini'

/**
 * The words in which doors say what they let through. All else of zod stays out of the engine: these few are what a
 * browser loads.
 */
export type Shape<T = unknown> = z.ZodMiniType<T>
export type Optional<Z extends Shape> = z.ZodMiniOptional<Z>
export type Usual<Z extends Shape> = z.ZodMiniDefault<Z>
export type Text = z.ZodMiniString
export type Num = z.ZodMiniNumber
export type Truth = z.ZodMiniBoolean
export type Exactly<V extends string | number | boolean> = z.ZodMiniLiteral<V>
export type OneOf<K extends string> = z.ZodMiniEnum<{ [W in K]: W }>
export type List<Z extends Shape> = z.ZodMiniArray<Z>
export type Tuple<Z extends readonly Shape[]> = z.ZodMiniTuple<Z, null>
export type ByName<Z extends Shape> = z.ZodMiniRecord<Text, Z>
export type Fields = Readonly<Record<string, Shape>>
export type Strict<F extends Fields = Fields> = z.ZodMiniObject<F, z.core.$strict>
/** What a default may be. */
export type Given<Z extends Shape> = z.core.util.NoUndefined<z.output<Z>>
/** What a shape lets through. */
export type Let<Z extends Shape> = z.infer<Z>

/** A whole number from `least` to `most`. */
export const whole = (least?: number, most?: number): Num => z.number().check(z.int(), ...within(least, most))
/** Any number from `least` to `most`. */
export const number = (least?: number, most?: number): Num => {
  const limits = within(least, most)
  return limits.length === 0 ? z.number() : z.number().check(...limits)
}
/** A number above nought. */
export const positive = (most?: number): Num => z.number().check(z.positive(), ...within(undefined, most))
const within = (least?: number, most?: number) => [
  ...(least === undefined ? [] : [z.minimum(least)]),
  ...(most === undefined ? [] : [z.maximum(most)]),
]

/** A text of at most so many characters, and at least so many. */
export const text = (most?: number, least?: number): Text => {
  const limits = lengths(most, least)
  return limits.length === 0 ? z.string() : z.string().check(...limits)
}
/** A text of one pattern, and what such a text is called. */
export const matching = (pattern: RegExp, called?: string): Text => z.string().check(z.regex(pattern, called))
/** A single character. */
export const character = (): Text => z.string().check(z.length(1))
const lengths = (most?: number, least?: number) => [
  ...(least === undefined ? [] : [z.minLength(least)]),
  ...(most === undefined ? [] : [z.maxLength(most)]),
]

export const truth = (): Truth => z.boolean()
export const anything = (): Shape => z.unknown()
/** One of some words. */
export const oneOf = <const K extends string>(words: readonly K[]): OneOf<K> => z.enum(words) as unknown as OneOf<K>
/** One of the names of a record. */
export const keyOf = <K extends string>(of: Readonly<Record<K, unknown>>): OneOf<K> => oneOf(Object.keys(of) as K[])
/** This value, or one of these. */
export const exactly = <const V extends string | number | boolean>(values: V | readonly V[]): Exactly<V> =>
  z.literal(values as readonly V[])
/** One of several shapes; `called` says which where none of them fits. */
export const either = <const Z extends readonly Shape[]>(shapes: Z, called?: string): Shape<Let<Z[number]>> =>
  (called === undefined ? z.union(shapes) : z.union(shapes, { error: called })) as Shape<Let<Z[number]>>
export const orNull = <Z extends Shape>(shape: Z): z.ZodMiniNullable<Z> => z.nullable(shape)

export const list = <Z extends Shape>(of: Z, most?: number, least?: number): List<Z> => {
  const limits = lengths(most, least)
  return limits.length === 0 ? z.array(of) : z.array(of).check(...limits)
}
export const tuple = <const Z extends readonly [Shape, ...Shape[]]>(of: Z): Tuple<Z> =>
  z.tuple(of) as unknown as Tuple<Z>
/** A record of these fields and no others. */
export const strict = <F extends Fields>(fields: F): Strict<F> => z.strictObject(fields)
/** A record of these fields, and whatever else. */
export const loose = <F extends Fields>(fields: F): z.ZodMiniObject<F, z.core.$loose> => z.looseObject(fields)
/** One shape under any name. */
export const byName = <Z extends Shape>(name: Text, of: Z): ByName<Z> => z.record(name, of)
/** One shape under some of these names. */
export const someOf = <K extends string, Z extends Shape>(names: OneOf<K>, of: Z) => z.partialRecord(names, of)

/** May be left out. */
export const unless = <Z extends Shape>(shape: Z): Optional<Z> => z.optional(shape)
/** May be left out, and is then the usual. */
export const usually = <Z extends Shape>(shape: Z, usual: Given<Z>): Usual<Z> => z._default(shape, usual)
/** What it is, for whoever writes a scenario. */
export function about<Z extends Shape>(shape: Z, description: string): Z {
  const described = shape.clone()
  z.globalRegistry.add(described, { description })
  return described
}
