import { optionNamed } from '../offer.ts'
import type { Oracle } from './oracle.ts'

/** "Whenever I am asked this, answer that": stands in front of a seat until it is withdrawn. */
export interface StandingOrder {
  readonly who: string
  readonly ask: string
  /** The option's key, or `usual`. */
  readonly key: string
}

/** Answers by standing orders where their option is offered; else the question goes on to the seat. */
export function standingOrders(orders: readonly StandingOrder[]): Oracle {
  return {
    decide(choice) {
      const order = orders.find((o) => o.who === choice.who && o.ask === choice.about.ask)
      const key = order?.key === 'usual' ? choice.usual : order?.key
      return key !== undefined && optionNamed(choice, key) !== undefined ? key : undefined
    },
  }
}
