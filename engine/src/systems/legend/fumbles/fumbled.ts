import type { LegendRule } from '../rules.ts'
import type { Ctx, Fighter, Item, State } from '../types.ts'

/** Who fumbled, and with what. */
export interface Fumbled {
  readonly who: Fighter
  /** What he fumbled with; for an evader whatever he has in hand. */
  readonly item: Item | undefined
  /** The weapon that parried it. */
  readonly met: Item | undefined
  /** So many more rolls on the same table follow, ignoring 19 and 20. */
  again(times: number): void
  /** This very roll is made anew. */
  anew(): void
}

/** A row of a fumble table, up to and including a roll. */
export interface Row {
  readonly to: number
  readonly name: string
  readonly rule: LegendRule
  happens(ctx: Ctx, s: State, f: Fumbled, rule: LegendRule): void
}
