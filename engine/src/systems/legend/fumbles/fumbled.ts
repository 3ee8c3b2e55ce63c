import type { LegendRule } from '../rules.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../types.ts'

/** Who fumbled in which exchange, and with what. */
export interface Fumbled {
  readonly x: Exchange
  readonly who: Fighter
  /** What he fumbled with; for an evader whatever he has in hand. */
  readonly item: Item | undefined
  /** Rolls on the same table once more, ignoring 19 and 20. */
  again(ctx: Ctx, s: State, f: Fumbled): void
}

/** A row of a fumble table, up to and including a roll. */
export interface Row {
  readonly to: number
  readonly name: string
  readonly rule: LegendRule
  happens(ctx: Ctx, s: State, f: Fumbled, rule: LegendRule): void
}
