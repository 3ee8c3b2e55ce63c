import type { Modifier } from '../../../kernel/types.ts'
import type { Cited, Tally } from './types.ts'

/** Whoever wants to hear what counts, and why: a fight that is told, a sheet. */
export type Listener = { readonly emit?: unknown } | undefined

/** A check about to be made: its number before anything counts. */
export const tally = (ctx: Listener, what: string, base: number): Tally => ({
  base,
  what,
  plus: 0,
  minus: 0,
  wounds: 0,
  notes: ctx?.emit === undefined ? undefined : [],
})

/** A modifier that counts, noted where somebody listens (REN-CHK-08). */
export function counts(t: Tally, value: number, because: string, rule: Cited): void {
  if (value < 0) t.minus += value
  else t.plus += value
  t.notes?.push({ value, because, rule })
}

/** Of two ways to do something the better, the first of equals. */
export const better = (one: Tally, other: Tally): Tally =>
  other.base + other.plus + other.minus > one.base + one.plus + one.minus ? other : one

/** A rule that counts for nothing here and yet decides something. */
export function cites(t: Tally, because: string, rule: Cited): void {
  t.notes?.push({ value: 0, because, rule })
}

/** Terms of a number told on a sheet or in an event. */
export const term = (value: number, because: string, rule: Cited): Modifier => ({ value, because, rule })
