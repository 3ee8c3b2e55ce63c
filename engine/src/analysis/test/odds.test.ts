import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { botsOf } from '../bots.ts'
import { type OptionOdds, odds } from '../odds.ts'
import { EACH, waiting } from './scenarios.ts'

/** The 99.99 % quantile of chi-square, by Wilson and Hilferty. */
const critical = (df: number): number => df * (1 - 2 / (9 * df) + 3.719 * Math.sqrt(2 / (9 * df))) ** 3

/** Chi-square of sampled counts against exact chances, rare values put together. */
function distance(exact: OptionOdds, sampled: OptionOdds): { chi: number; df: number } {
  let chi = 0
  let df = 0
  for (const measure of exact.measures) {
    const other = sampled.measures.find((m) => m.name === measure.name && m.by === measure.by && m.on === measure.on)
    let rareExpected = 0
    let rareSeen = 0
    for (const { value, chance } of measure.values) {
      const expected = chance * sampled.runs
      const seen = (other?.values.find((v) => v.value === value)?.chance ?? 0) * sampled.runs
      if (expected < 8) {
        rareExpected += expected
        rareSeen += seen
      } else {
        chi += (seen - expected) ** 2 / expected
        df++
      }
    }
    if (rareExpected >= 8) {
      chi += (rareSeen - rareExpected) ** 2 / rareExpected
      df++
    }
  }
  return { chi, df }
}

describe.each(EACH)('odds of $system.id', ({ system, scenario }) => {
  test('exact and sampled odds agree at random decisions (chi-square at 99.99 %)', () => {
    let compared = 0
    for (let n = 0; n < 40 && compared < 6; n++) {
      const seed = `odds-${n % 5}`
      const at = waiting(system, scenario, seed, n)
      if (at === undefined) continue
      const policy = botsOf(system, at.settled, {})
      for (const exact of odds(system, at, { policy }).slice(0, 2)) {
        if (exact.method !== 'exact' || exact.measures.length === 0) continue
        const [sampled] = odds(system, at, { policy, option: exact.key, budget: 0, samples: 4000, seed })
        if (sampled === undefined) continue
        const { chi, df } = distance(exact, sampled)
        if (df === 0) continue
        compared++
        expect(chi, `${seed}, decision ${n}, option ${exact.key}`).toBeLessThan(critical(df))
        const mass = exact.after.map(({ conditions }) => conditions.reduce((sum, c) => sum + c.chance, 0))
        for (const sum of mass) expect(sum + exact.remainder).toBeCloseTo(1, 9)
      }
    }
    expect(compared).toBeGreaterThan(0)
  })

  test('an option that is not offered is named with those that are', () => {
    const at = waiting(system, scenario, 'o', 1)
    if (at === undefined) throw new Error('nothing waits')
    const policy = botsOf(system, at.settled, {})
    expect(() => odds(system, at, { policy, option: 'sing' })).toThrow('is not offered "sing"')
  })

  test('advice ranks every option, best first, with a reason', () => {
    const at = waiting(system, scenario, 'a', 2)
    if (at === undefined) throw new Error('nothing waits')
    const policy = botsOf(system, at.settled, {})
    const seat = { name: 'me', fighters: [at.choice.who], gm: false }
    const advice = advise(system, at, seat, { policy, rollouts: 12 })
    expect(advice.map((a) => a.key).sort()).toEqual(at.choice.options.map((o) => o.key).sort())
    for (const [i, a] of advice.entries()) expect(a.value).toBeLessThanOrEqual(advice[i - 1]?.value ?? 1)
    for (const { why } of advice) expect(why).toMatch(/% of 12 fights won/)
    expect(advise(system, at, seat, { policy, rollouts: 12 })).toEqual(advice)
  })
})
