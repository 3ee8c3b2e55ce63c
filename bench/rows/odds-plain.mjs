// Exact odds of one plain exchange, the slowest of the systems: attack, defence, location, damage, wound.
import { microseconds } from '../harness.mjs'
import { oddsOf, plainExchanges } from '../odds/plain-exchange.mjs'

export const title = 'exact odds of a plain exchange, the slowest system'
export const unit = 'ms'
export const better = 'less'
export const bar = 3
export const aim = 1

export function measure() {
  const rows = plainExchanges().map((exchange) => {
    const { runs, remainder } = oddsOf(exchange)
    const run = (count) => {
      for (let i = 0; i < count; i++) oddsOf(exchange)
    }
    const { median, low, high } = microseconds(run)
    const lost = remainder < 1e-12 ? 'nothing left out' : `${remainder.toExponential(1)} left out`
    return { name: exchange.system.id, median, low, high, note: `${runs} paths, ${lost}` }
  })
  const slowest = rows.reduce((a, b) => (b.median > a.median ? b : a))
  return {
    median: slowest.median / 1000,
    low: slowest.low / 1000,
    high: slowest.high / 1000,
    note: `${rows.map(({ name, median, note }) => `${name} ${(median / 1000).toFixed(2)} ms (${note})`).join(', ')}.`,
  }
}
