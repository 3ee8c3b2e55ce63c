import { describe, expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import { type Chunk, emptyTally, merge, runChunk, type Tally } from '../chunk.ts'
import { type CompareChunk, compare, runCompareChunk } from '../compare.ts'
import { simulate } from '../simulate.ts'

const scenario = { system: 'example', sides: { crew: { sailor: {} }, house: { thug: {} } } }
const base = { label: 'as it is', scenario, policies: {} }
const play = (chunk: Chunk): Tally => runChunk(example, chunk)

describe('the work is cut into chunks', () => {
  const cut = async (workers: number): Promise<number[]> => {
    const sizes: number[] = []
    const run = async (chunk: Chunk): Promise<Tally> => {
      sizes.push(chunk.to - chunk.from)
      return { ...emptyTally(), fights: chunk.to - chunk.from }
    }
    await simulate(example, { scenario, fights: 200_000, workers, run })
    return sizes
  }

  test('the same for any number of workers, small ones first and none over 2,000 fights', async () => {
    const sizes = await cut(1)
    expect(await cut(7)).toEqual(sizes)
    expect(sizes.slice(0, 4)).toEqual([20, 40, 80, 160])
    expect(Math.max(...sizes)).toBe(2000)
    expect(sizes.reduce((a, b) => a + b)).toBe(200_000)
  })

  test('as they are wanted, so that any number of fights can be asked for', async () => {
    const signal = { aborted: false }
    let begun = 0
    const run = async (chunk: Chunk): Promise<Tally> => {
      begun++
      return { ...emptyTally(), fights: chunk.to - chunk.from }
    }
    const progress = (done: number): void => {
      signal.aborted = done > 1000
    }
    const { ended } = await simulate(example, { scenario, fights: 1e15, workers: 2, signal, run, progress })
    expect(ended).toBe('stopped')
    expect(begun).toBeLessThan(20)
  })
})

test('what is kept of a simulation does not grow with the number of its chunks', async () => {
  const one = play({
    system: 'example',
    scenario,
    seed: 'room',
    from: 0,
    to: 200,
    policies: {},
    rounds: 500,
    listen: 1,
  })
  const places = (x: unknown): number =>
    typeof x === 'object' && x !== null ? Object.values(x).reduce((sum: number, y) => sum + places(y), 1) : 1
  const sum = emptyTally()
  for (let i = 0; i < 1000; i++) merge(sum, structuredClone(one))
  expect(sum.fights).toBe(200_000)
  expect(places(sum)).toBe(places(one))
})

describe('a signal from outside', () => {
  /** Fights that are never played to their end, but for the first chunk. */
  const endless = <C extends { from: number }, T>(run: (chunk: C) => T) => {
    const stop = new AbortController()
    return {
      signal: stop.signal,
      run: (chunk: C): Promise<T> => {
        if (chunk.from === 0) return Promise.resolve(run(chunk))
        queueMicrotask(() => stop.abort())
        return new Promise<T>(() => undefined)
      },
    }
  }

  test('ends a simulation in the middle of a chunk, with what came before it', async () => {
    const result = await simulate(example, { scenario, fights: 10_000, ...endless(play) })
    expect([result.ended, result.fights]).toEqual(['stopped', 20])
  })

  test('ends a comparison likewise', async () => {
    const variants = [base, { ...base, label: 'again' }]
    const run = endless((chunk: CompareChunk) => runCompareChunk(example, chunk))
    const rows = await compare(example, { variants, fights: 10_000, ...run })
    expect(rows.map((row) => row.rounds.of)).toEqual([20, 20])
  })

  test('that came before the start still gives the first chunk, so that there is a result', async () => {
    const result = await simulate(example, { scenario, fights: 10_000, signal: AbortSignal.abort() })
    expect(result.ended).toBe('stopped')
    expect(result.fights).toBeGreaterThan(0)
  })
})

test('a chunk that fails is the error of the whole, also where a later one fails first', async () => {
  let fail = (): void => undefined
  const run = (chunk: Chunk): Promise<Tally> => {
    if (chunk.from > 0) return Promise.reject(new Error(`fight ${chunk.from}`))
    setImmediate(() => fail())
    return new Promise<Tally>((_, reject) => {
      fail = () => reject(new Error('fight 0'))
    })
  }
  await expect(simulate(example, { scenario, fights: 1000, chunk: 100, workers: 2, run })).rejects.toThrow('fight 0')
})
