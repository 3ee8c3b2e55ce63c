import { describe, expect, test } from 'vitest'
import { die } from '../../dice/chance.ts'
import { Fight } from '../../kernel/fight.ts'
import { given } from '../../kernel/oracles/given.ts'
import { mayKnow } from '../../kernel/secret.ts'
import { ask, START, type Tiny, tiny } from '../../kernel/test/tiny.ts'
import type { AnySystem, Seat } from '../../kernel/types.ts'
import { example } from '../../systems/example/index.ts'
import { advise } from '../advise.ts'
import { botsOf } from '../bots.ts'
import { type OptionOdds, odds, waitingIn } from '../odds.ts'
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
  const decision = (seed: string, n: number) => {
    const at = waiting(system, scenario, seed, n)
    if (at === undefined) throw new Error('nothing waits')
    return { at, policy: botsOf(system, at.settled, {}), seat: { name: 'me', fighters: [at.choice.who], gm: false } }
  }

  test('exact and sampled odds agree at random decisions (chi-square at 99.99 %)', async () => {
    let compared = 0
    for (let n = 0; n < 16 && compared < 4; n++) {
      const seed = `odds-${n % 5}`
      const at = waiting(system, scenario, seed, n)
      if (at === undefined) continue
      const policy = botsOf(system, at.settled, {})
      for (const { key } of at.choice.options.slice(0, 2)) {
        const [exact] = await odds(system, at, { policy, option: key, budget: 600 })
        if (exact?.method !== 'exact' || exact.measures.length === 0) continue
        const [sampled] = await odds(system, at, { policy, option: key, budget: 0, samples: 1500, seed })
        if (sampled === undefined) continue
        const { chi, df } = distance(exact, sampled)
        if (df === 0) continue
        compared++
        expect(chi, `${seed}, decision ${n}, option ${key}`).toBeLessThan(critical(df))
        const mass = exact.after.map(({ conditions }) => conditions.reduce((sum, c) => sum + c.chance, 0))
        for (const sum of mass) expect(sum + exact.remainder).toBeCloseTo(1, 9)
      }
    }
    expect(compared).toBeGreaterThan(0)
  })

  test('sampled odds say so and have intervals, exact ones have none', async () => {
    const { at, policy } = decision('o', 3)
    for (const budget of [0, 600]) {
      for (const row of await odds(system, at, { policy, budget, samples: 60 })) {
        const values = [...row.measures.flatMap((measure) => measure.values), ...row.after.flatMap((a) => a.conditions)]
        expect(row.method === 'sampled' ? row.runs : 60).toBe(60)
        for (const { interval } of values) expect(interval === undefined).toBe(row.method === 'exact')
      }
    }
  })

  test('an option that is not offered is named with those that are', async () => {
    const { at, policy } = decision('o', 1)
    await expect(odds(system, at, { policy, option: 'sing' })).rejects.toThrow('is not offered "sing"')
  })

  test('odds are told option by option, and stop when told', async () => {
    const { at, policy } = decision('o', 3)
    const signal = { aborted: false }
    const seen: number[] = []
    const progress = (done: number, of: number) => {
      seen.push(done)
      expect(of).toBe(at.choice.options.length)
      signal.aborted = done === 1
    }
    expect(await odds(system, at, { policy, budget: 500, samples: 50, signal, progress })).toHaveLength(1)
    expect(seen).toEqual([1])
  })

  test('advice ranks every option, best first, with a reason', async () => {
    const { at, policy, seat } = decision('a', 2)
    const advice = await advise(system, at, seat, { policy, rollouts: 12 })
    expect(advice.map((a) => a.key).sort()).toEqual(at.choice.options.map((o) => o.key).sort())
    for (const [i, a] of advice.entries()) expect(a.value).toBeLessThanOrEqual(advice[i - 1]?.value ?? 1)
    for (const { why, rollouts } of advice) expect(why).toContain(` % of ${rollouts} fights won, with `)
    expect(advice.reduce((sum, { rollouts }) => sum + rollouts, 0)).toBeGreaterThanOrEqual(10 * advice.length)
    expect(await advise(system, at, seat, { policy, rollouts: 12 })).toEqual(advice)
  })

  test('advice does not depend on what the seat may not know', async () => {
    for (const n of [1, 3, 5]) {
      const { at, policy, seat } = decision('twins', n)
      const twin = { ...at, settled: otherwise(at.settled, seat) }
      const of = (world: typeof at) => advise(system, world, seat, { policy, rollouts: 3 })
      expect(await of(twin)).toEqual(await of(at))
    }
  })

  test('advice that is told to stop gives what it has', async () => {
    const { at, policy, seat } = decision('a', 2)
    const signal = { aborted: false }
    const progress = () => {
      signal.aborted = true
    }
    const advice = await advise(system, at, seat, { policy, rollouts: 1000, signal, progress })
    expect(advice.map(({ rollouts }) => rollouts)).toEqual(at.choice.options.map(() => 1))
  })
})

/** The same world with every secret that the seat may not know turned into something else. */
function otherwise(x: unknown, seat: Seat): unknown {
  if (typeof x !== 'object' || x === null) return x
  if (Array.isArray(x)) return x.map((item) => otherwise(item, seat))
  if ('only' in x && 'is' in x && Array.isArray(x.only) && !mayKnow(seat, x.only)) return { ...x, is: 'something else' }
  return Object.fromEntries(Object.entries(x).map(([key, value]) => [key, otherwise(value, seat)]))
}

/** A brawl in which somebody has chosen a stance in secret, and his foe is asked what to do. */
function hidden(stance: 'bold' | 'wary') {
  const scenario = { system: 'example', sides: { crew: { sailor: {} }, house: { thug: {} } } }
  const stances = given({ sailor: 'bold', thug: stance })
  const fight = Fight.begin(example, scenario, { by: 'keyed', seed: 'hidden' }, [stances]).proceed()
  const waits = waitingIn(fight)
  if (waits === undefined) throw new Error('nothing waits')
  expect([waitingIn(fight, 'nobody'), waitingIn(fight, 'sailor')]).toEqual([undefined, waits])
  return waits
}

test('odds and advice for a seat are the same in two worlds it cannot tell apart', async () => {
  const [bold, wary] = [hidden('bold'), hidden('wary')]
  expect(bold.choice.who).toBe('sailor')
  expect(bold.settled).not.toEqual(wary.settled)
  const policy = botsOf(example, bold.settled, {})
  const seat = { name: 'crew', fighters: ['sailor'], gm: false }
  const rollouts = 20
  expect(await advise(example, bold, seat, { policy, rollouts })).toEqual(
    await advise(example, wary, seat, { policy, rollouts }),
  )
  expect(await odds(example, bold, { policy, seat })).toEqual(await odds(example, wary, { policy, seat }))
  const game = { name: 'gm', fighters: [], gm: true }
  const dodging = () => () => 0
  const known = (at: typeof bold) => odds(example, at, { policy: dodging, seat: game, option: 'strike' })
  expect(await known(bold)).not.toEqual(await known(wary))
})

describe('what is counted in a step', () => {
  /** A blow with what it does: on a 1 two effects, one of them twice, on a 2 one, on more none. */
  const system: AnySystem = {
    ...tiny((ctx, state) => {
      ctx.choose(ask('a', 'go', 'go'))
      const face = ctx.roll(die('blow', 4), 'a')
      for (const effect of face === 1 ? ['trip', 'bleed', 'trip'] : face === 2 ? ['trip'] : []) {
        ctx.emit?.({ type: effect })
      }
      state.learned.push(face)
    }),
    features: {
      condition: (state: Tiny) => (state.learned[0] === 1 ? 'dead' : state.learned[0] === 2 ? 'down' : 'unhurt'),
      results: ({ type }: { type: string }) => [
        { name: 'effect', value: type, by: 'a', on: 'b' },
        { name: 'damage', value: 2, by: 'a', on: 'b' },
      ],
    },
  }
  const at = { settled: START, answers: [], choice: ask('a', 'go', 'go') }

  test('each effect of several, once; numbers together; conditions from the best to the worst', async () => {
    const [row] = await odds(system, at, { policy: () => () => 0 })
    expect(row?.measures).toEqual([
      {
        name: 'effect',
        by: 'a',
        on: 'b',
        chance: 0.5,
        values: [
          { value: 'trip', chance: 0.5 },
          { value: 'bleed', chance: 0.25 },
        ],
        mean: undefined,
      },
      {
        name: 'damage',
        by: 'a',
        on: 'b',
        chance: 0.5,
        values: [
          { value: 2, chance: 0.25 },
          { value: 6, chance: 0.25 },
        ],
        mean: 2,
      },
    ])
    expect(row?.after[0]?.conditions.map(({ value }) => value)).toEqual(['unhurt', 'down', 'dead'])
  })
})

describe('a signal from outside reaches into an option', () => {
  /** Whoever goes throws dice that can fall in a million million ways. */
  const system = tiny((ctx, state) => {
    if (ctx.choose(ask('a', 'go', 'stay', 'go')).key === 'stay') return
    for (let i = 0; i < 6; i++) state.learned.push(ctx.roll(die('long', 100), 'a'))
  })
  const at = { settled: START, answers: [], choice: ask('a', 'go', 'stay', 'go') }
  const policy = () => () => 0
  const soon = (): AbortSignal => {
    const stop = new AbortController()
    setImmediate(() => stop.abort())
    return stop.signal
  }

  test('whose ways are followed: it has no odds then, and those before it have', async () => {
    const rows = await odds(system, at, { policy, budget: 1e15, signal: soon() })
    expect(rows.map(({ key, method }) => [key, method])).toEqual([['stay', 'exact']])
  })

  test('that is sampled: its odds are of fewer samples, and say so', async () => {
    const [row] = await odds(system, at, { policy, option: 'go', budget: 0, samples: 1e15, signal: soon() })
    expect(row?.method).toBe('sampled')
    expect(row?.runs).toBeGreaterThan(0)
    expect(row?.runs).toBeLessThan(1e15)
  })
})
