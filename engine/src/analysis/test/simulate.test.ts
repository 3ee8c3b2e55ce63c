import { describe, expect, test } from 'vitest'
import { die } from '../../dice/chance.ts'
import { Fight } from '../../kernel/fight.ts'
import { byPolicy } from '../../kernel/oracles/policy.ts'
import { type Tiny, tiny } from '../../kernel/test/tiny.ts'
import type { AnySystem } from '../../kernel/types.ts'
import { botsOf } from '../bots.ts'
import { type Chunk, emptyTally, merge, runChunk } from '../chunk.ts'
import { simulate } from '../simulate.ts'
import { EACH } from './scenarios.ts'

describe.each(EACH)('simulating $system.id', ({ system, scenario }) => {
  test('gives the same whatever the chunks and however many run at once', async () => {
    const whole = await simulate(system, { scenario, fights: 600, seed: 's', chunk: 600 })
    const late: Promise<unknown>[] = []
    const run = (chunk: Chunk) => {
      // The even chunks come later than the odd ones.
      const done = Promise.resolve().then(() => runChunk(system, chunk))
      late.push(done)
      return chunk.from % 200 === 0 ? done.then((tally) => Promise.resolve(tally)) : done
    }
    const parts = await simulate(system, { scenario, fights: 600, seed: 's', chunk: 100, workers: 3, run })
    expect(parts).toEqual(whole)
    expect(late).toHaveLength(6)
  })

  test('names fights that are played again to the same end', async () => {
    const result = await simulate(system, { scenario, fights: 300, seed: 'again' })
    for (const named of [result.typical, result.rarest]) {
      if (named === undefined) continue
      const [seed = '', index = ''] = named.seed.split('#')
      const begun = system.begin((system.setup.parse(scenario) as { setup: unknown }).setup)
      const bots = byPolicy(botsOf(system, begun, {}))
      const fight = Fight.begin(system, scenario, { by: 'stream', seed, index: Number(index) }, [bots]).proceed()
      const state = fight.state as { round: number }
      expect({ winner: fight.outcome?.won[0], rounds: state.round }).toEqual({
        winner: named.winner,
        rounds: named.rounds,
      })
    }
    expect(result.typical).toBeDefined()
  })

  test('counts every fight and every fighter once', async () => {
    const { fights, sides, drawn, cut, fighters, rounds } = await simulate(system, { scenario, fights: 250 })
    const won = sides.reduce((sum, side) => sum + side.won.count, 0)
    expect(won + drawn.count + cut.count).toBe(fights)
    for (const { ended } of fighters) expect(Object.values(ended).reduce((a, b) => a + b, 0)).toBe(fights)
    expect(Object.values(rounds.counts).reduce((a, b) => a + b, 0)).toBe(fights)
  })

  test('stops once the chances are known well enough, or when told', async () => {
    const within = await simulate(system, { scenario, fights: 100_000, within: 0.1, chunk: 100 })
    expect(within.ended).toBe('within')
    expect(within.fights).toBeLessThan(2000)
    const signal = { aborted: false }
    const progress = () => {
      signal.aborted = true
    }
    const stopped = await simulate(system, { scenario, fights: 100_000, chunk: 50, signal, progress })
    expect([stopped.ended, stopped.fights]).toEqual(['stopped', 50])
  })

  test('hears a signal that comes from outside while it plays', async () => {
    const stop = new AbortController()
    setImmediate(() => stop.abort())
    const { ended, fights } = await simulate(system, { scenario, fights: 10_000_000, chunk: 20, signal: stop.signal })
    expect(ended).toBe('stopped')
    expect(fights).toBeLessThan(10_000_000)
  })

  test('merging is adding', () => {
    const base = { system: system.id, scenario, seed: 'm', policies: {}, rounds: 200, listen: 1 }
    const whole = runChunk(system, { ...base, from: 0, to: 40 })
    const sum = merge(
      merge(emptyTally(), runChunk(system, { ...base, from: 0, to: 15 })),
      runChunk(system, { ...base, from: 15, to: 40 }),
    )
    expect(sum).toEqual(whole)
  })

  test('cuts a fight that does not end and says so', async () => {
    const result = await simulate(system, { scenario, fights: 20, rounds: 0 })
    expect(result.cut.count).toBe(20)
    expect(result.roundLimit).toBe(0)
  })

  test('refuses what it cannot do', async () => {
    await expect(simulate(system, { scenario, fights: 0 })).rejects.toThrow('0 fights cannot be simulated.')
    await expect(simulate(system, { scenario, fights: 10, within: 2 })).rejects.toThrow('to within 2')
    await expect(simulate(system, { scenario, fights: 10, policies: { nobody: 'default' } })).rejects.toThrow(
      'There is no side "nobody".',
    )
    const side = system.sides(system.begin((system.setup.parse(scenario) as { setup: unknown }).setup))[0]?.id ?? ''
    await expect(simulate(system, { scenario, fights: 10, policies: { [side]: 'angelic' } })).rejects.toThrow(
      'has no policy "angelic"',
    )
  })
})

test('where most fights are drawn a drawn one is typical, and one that was cut off is never named', async () => {
  /** One throw of a die ends it: a 1 wins, a 4 ends nothing, and all else is a draw. */
  const system: AnySystem = {
    ...tiny((ctx, state) => {
      state.learned[0] = ctx.roll(die('all', 4), 'a')
    }),
    outcome: ({ learned: [face] }: Tiny) =>
      face === undefined || face === 4 ? undefined : { won: face === 1 ? ['all'] : [], because: 'over' },
  }
  const { typical, rarest, sides, drawn, cut } = await simulate(system, { scenario: {}, fights: 400, rounds: 0 })
  expect(drawn.count).toBeGreaterThan(sides[0]?.won.count ?? 0)
  expect(cut.count).toBeGreaterThan(0)
  expect(typical).toMatchObject({ winner: undefined, count: drawn.count })
  expect(rarest).toMatchObject({ winner: 'all', count: sides[0]?.won.count })
})
