import type { Modifier } from '../../kernel/types.ts'
import type { Cited, Ctx, Tally } from './types.ts'

/** A check about to be made: its number before anything counts. */
export const tally = (ctx: Ctx | undefined, what: string, base: number): Tally => ({
  base,
  what,
  plus: 0,
  minus: 0,
  wounds: 0,
  notes: ctx === undefined || ctx.emit !== undefined ? [] : undefined,
})

/** A modifier that counts, noted where somebody listens (REN-CHK-08). */
export function counts(t: Tally, value: number, because: string, rule: Cited): void {
  if (value < 0) t.minus += value
  else t.plus += value
  t.notes?.push({ value, because, rule })
}

/** A rule that counts for nothing here and yet decides something. */
export function cites(t: Tally, because: string, rule: Cited): void {
  t.notes?.push({ value: 0, because, rule })
}

/** Terms of a number told on a sheet or in an event. */
export const term = (value: number, because: string, rule: Cited): Modifier => ({ value, because, rule })
