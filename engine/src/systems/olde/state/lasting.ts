import type { LastingRows } from '../../../mechanisms/lasting.ts'
import type { OldeRule } from '../book/rules.ts'

const row = <S extends string, R extends OldeRule>(shown: S, rule: R) =>
  ({ clock: 'event', known: 'all', shown, gm: 1, rule }) as const

/** Conditions: who knows of each, what shows it, its rule. How long one lasts goes with what brought it about (`DURATIONS`). */
export const LASTING = {
  bleeding: row('bleeding', 'OLDE-COND-bleeding'),
  blinded: row('blinded', 'OLDE-COND-blinded'),
  dazed: row('dazed', 'OLDE-COND-dazed'),
  deafened: row('deafened', 'OLDE-COND-deafened'),
  exhausted: row('exhausted', 'OLDE-COND-exhausted'),
  fatigued: row('fatigued', 'OLDE-COND-fatigued'),
  frightened: row('frightened', 'OLDE-COND-frightened'),
  restrained: row('restrained', 'OLDE-COND-restrained'),
  rooted: row('rooted', 'OLDE-COND-rooted'),
  slowed: row('slowed', 'OLDE-COND-slowed'),
  silenced: row('silenced', 'OLDE-COND-silenced'),
  stunned: row('stunned', 'OLDE-COND-stunned'),
  unconscious: row('unconscious', 'OLDE-COND-unconscious'),
  lame: row('lame', 'OLDE-COND-lame'),
  invisible: row('invisible', 'OLDE-LOS-01'),
} as const satisfies LastingRows<string, OldeRule>
export type ConditionName = keyof typeof LASTING

/** OLDE-COND-01: what ends a condition; the longer of two of one name stays, and the longest stands last. */
export const DURATIONS = {
  temporary: 'until the next reset',
  persistent: 'until a recovery check',
  permanent: 'until healed',
} as const satisfies Record<string, string>
export type Lasts = keyof typeof DURATIONS

/** An object's keys, in its order. */
const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>): readonly [K, ...K[]] =>
  // A table has the keys it is written with, and at least one.
  Object.keys(of) as unknown as readonly [K, ...K[]]
export const CONDITIONS = keysOf(LASTING)
export const LASTS = keysOf(DURATIONS)
/** Whether the second lasts longer than the first. */
export const lastsLonger = (one: Lasts, other: Lasts): boolean => LASTS.indexOf(other) > LASTS.indexOf(one)
