import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chance, dice, die } from '../../dice/chance.ts'
import { type ExactOptions, exact, exactSteps } from '../exact.ts'
import { canonical } from '../hash.ts'
import type { Question, Scalar, Toss } from '../types.ts'
import { bruteForce } from './brute-force.ts'
import { ask, type Ctx, START, type Tiny, type TinySystem, tiny } from './tiny.ts'

const FIRST: ExactOptions<Tiny, Question> = { policy: () => () => 0 }

function exactly(system: TinySystem, options: Partial<ExactOptions<Tiny, Question>> = {}): Map<string, number> {
  const endings = new Map<string, number>()
  for (const { state, weight } of exact(system, START, { ...FIRST, ...options }).endings) {
    const key = canonical(state)
    endings.set(key, (endings.get(key) ?? 0) + weight)
  }
  return endings
}

/** Equal to twelve digits, ending by ending. */
function same(system: TinySystem): void {
  const found = exactly(system)
  const counted = bruteForce(system, START)
  expect([...found.keys()].sort()).toEqual([...counted.keys()].sort())
  for (const [key, weight] of counted) expect(found.get(key)).toBeCloseTo(weight, 12)
}

const beats = (a: number, b: number, lead: number): boolean => a + lead > b
const order = (a: number, b: number): string => (a > b ? 'more' : a < b ? 'less' : 'same')
const half = (face: number, at: number): boolean => face >= at
const self = (face: number): number => face
const sumOf = (a: number, b: number): number => a + b

test('who is told of each ending as it is found is told of all, and none is kept', () => {
  const system = tiny((ctx, state) => {
    state.learned.push(ctx.roll(die('first', 4), 'a'), ctx.roll(die('second', 6), 'a'))
  })
  const told = new Map<string, number>()
  const each = ({ state, weight }: { state: Tiny; weight: number }): void => void told.set(canonical(state), weight)
  const { endings, runs, complete, remainder } = exact(system, START, { ...FIRST, each })
  expect({ endings, runs, complete, remainder }).toMatchObject({ endings: [], runs: 24, complete: true })
  expect(remainder).toBeCloseTo(0)
  expect(told).toEqual(exactly(system))
})

describe('exact odds are those of counting every face', () => {
  test('of one roll read coarsely, then finely', () => {
    same(
      tiny((ctx, state) => {
        const toss = ctx.toss(dice('attack', 2, 6), 'a')
        if (ctx.read(toss, half, 8)) state.learned.push(ctx.read(toss, self, undefined))
      }),
    )
  })

  test('of two throws compared, and looked at afterwards', () => {
    same(
      tiny((ctx, state) => {
        const a = ctx.toss(die('attack', 6), 'a')
        const b = ctx.toss(die('parry', 8), 'b')
        const won = ctx.both(a, b, beats, 1)
        state.learned.push(won, ctx.read(b, half, 4))
        if (won) state.learned.push(ctx.both(a, b, order, undefined), ctx.read(a, self, undefined))
      }),
    )
  })

  test('of a throw compared with two others, and those with each other', () => {
    same(
      tiny((ctx, state) => {
        const [a, b, c] = [4, 6, 5].map((sides) => ctx.toss(die('roll', sides), 'a')) as [
          Toss<number>,
          Toss<number>,
          Toss<number>,
        ]
        state.learned.push(ctx.both(a, b, order, undefined), ctx.both(b, c, beats, 0), ctx.both(a, c, order, undefined))
        state.learned.push(ctx.read(c, half, 3))
      }),
    )
  })

  test('of a throw compared with itself', () => {
    same(
      tiny((ctx, state) => {
        const a = ctx.toss(die('roll', 6), 'a')
        state.learned.push(ctx.both(a, a, sumOf, undefined))
      }),
    )
  })

  test('of a roll made only after some results', () => {
    same(
      tiny((ctx, state) => {
        const first = ctx.roll(die('roll', 3), 'a')
        state.learned.push(first)
        for (let n = 0; n < first; n++) state.learned.push(ctx.roll(die('again', 4), 'b') > 2)
      }),
    )
  })

  test('of any small program of throws, readings and comparisons', () => {
    const op = fc.record({
      do: fc.constantFrom('read' as const, 'both' as const, 'toss' as const),
      i: fc.nat(3),
      j: fc.nat(3),
      a: fc.integer({ min: -1, max: 4 }),
      only: fc.constantFrom('always' as const, 'after true' as const, 'after false' as const),
    })
    const sides = fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(sides, fc.array(op, { minLength: 1, maxLength: 7 }), (dice, program) => {
        same(
          tiny((ctx: Ctx, state) => {
            const tosses = dice.map((of, n) => ctx.toss(die(`roll ${n}`, of), 'a'))
            const at = (n: number): Toss<number> => tosses[n % tosses.length] as Toss<number>
            let last: Scalar = true
            for (const { do: what, i, j, a, only } of program) {
              if (only !== 'always' && last !== (only === 'after true')) continue
              if (what === 'toss') tosses[i % tosses.length] = ctx.toss(die('again', 3), 'b')
              else last = what === 'read' ? ctx.read(at(i), half, a) : ctx.both(at(i), at(j), beats, a)
              state.learned.push(last)
            }
          }),
        )
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('odds in the middle of a step', () => {
  const exchange = tiny((ctx, state) => {
    const attack = ctx.toss(die('attack', 10), 'a')
    state.learned.push(ctx.read(attack, half, 5))
    const parry = ctx.choose(ask('b', 'parry', 'shield', 'none')).key
    state.learned.push(parry)
    if (parry === 'shield') state.learned.push(ctx.both(attack, ctx.toss(die('parry', 10), 'b'), beats, 0))
  })
  const chose = (key: string) => ({ asked: [{ who: 'b', ask: 'parry' }], keys: [key] })

  test('start behind faces', () => {
    const prefix = [{ roll: 'attack', who: 'a', faces: [7] }, chose('shield')]
    expect(exactly(exchange, { prefix })).toEqual(bruteForce(exchange, START, prefix))
    expect(exactly(exchange, { prefix }).get(canonical({ round: 1, learned: [true, 'shield', true] }))).toBeCloseTo(0.6)
  })

  test('start behind words, which leave the dice open', () => {
    const prefix = [{ roll: 'attack', who: 'a', says: [true] }, chose('shield')]
    const won = canonical({ round: 1, learned: [true, 'shield', true] })
    // Of the faces 5 to 10, with a parry below each: 4, 5, 6, 7, 8, 9 of ten.
    expect(exactly(exchange, { prefix }).get(won)).toBeCloseTo((4 + 5 + 6 + 7 + 8 + 9) / 60, 12)
  })

  test('start behind a word that is a number: the face itself', () => {
    const prefix = [{ roll: 'attack', who: 'a', says: [7] }, chose('shield')]
    expect(exactly(exchange, { prefix }).get(canonical({ round: 1, learned: [true, 'shield', true] }))).toBeCloseTo(0.6)
  })

  test('start behind a ruling', () => {
    const prefix = [
      { roll: 'attack', who: 'a', faces: [7] },
      { ruling: { add: 'slippery' }, because: 'rain', looks: 1 },
      chose('none'),
    ]
    expect(exactly(exchange, { prefix })).toEqual(
      new Map([[canonical({ round: 1, learned: ['slippery', true, 'none'] }), 1]]),
    )
  })

  test('refuse answers that are not of this step', () => {
    expect(() => exactly(exchange, { prefix: [chose('none')] })).toThrow(/do not fit: the rules ask a: attack/)
    const wrong = [{ roll: 'attack', who: 'a', faces: [7] }, chose('buckler')]
    expect(() => exactly(exchange, { prefix: wrong })).toThrow(/buckler/)
  })
})

describe('what was not followed is said', () => {
  const long = tiny((ctx, state) => {
    state.learned.push(ctx.roll(die('roll', 10), 'a'), ctx.roll(die('roll', 10), 'a'))
  })

  test('paths below the cut', () => {
    const all = exact(long, START, FIRST)
    const cut = exact(long, START, { ...FIRST, cut: 0.05 })
    expect([all.endings.length, all.remainder, all.complete]).toEqual([100, 0, true])
    expect(cut.endings).toEqual([])
    expect(cut.remainder).toBe(1)
    expect(cut.runs).toBeLessThan(all.runs + 1)
  })

  test('a budget that was spent', () => {
    const spent = exact(long, START, { ...FIRST, budget: 30 })
    expect([spent.complete, spent.runs, spent.endings.length]).toEqual([false, 30, 30])
    expect(spent.remainder).toBeCloseTo(0.7, 12)
  })

  test('a budget that plainly will not suffice, found out early', () => {
    const hopeless = exact(long, START, { ...FIRST, budget: 20, probe: 10 })
    expect([hopeless.complete, hopeless.runs]).toEqual([false, 10])
    expect(hopeless.remainder).toBeCloseTo(0.9, 12)
    // Asked again at each doubling, less patiently.
    expect([30, 60].map((budget) => exact(long, START, { ...FIRST, budget, probe: 10 }).runs)).toEqual([20, 40])
    expect(exact(long, START, { ...FIRST, budget: 100, probe: 10 }).complete).toBe(true)
  })

  test('all that was not followed when the signal came, and it is looked at before each run', () => {
    const signal = { aborted: false }
    let runs = 0
    const long = tiny((ctx, state) => {
      signal.aborted = ++runs === 7
      state.learned.push(ctx.roll(die('long', 100), 'a'))
    })
    const odds = exact(long, START, { ...FIRST, signal })
    expect(odds).toMatchObject({ runs: 7, complete: false })
    expect(odds.remainder).toBeCloseTo(0.93, 12)
  })

  test('the tail of an explosion', () => {
    const support: [number, number][] = [0, 1, 2].map((n) => [n, 2 ** -(n + 1)])
    const endless = chance(
      'endless',
      false,
      (from) => from.die(2),
      () => ({ support, lost: 1 / 8 }),
    )
    const odds = exact(
      tiny((ctx, state) => {
        state.learned.push(ctx.roll(endless, 'a'))
      }),
      START,
      FIRST,
    )
    expect(odds.remainder).toBeCloseTo(1 / 8, 12)
    expect(odds.endings.map(({ weight }) => weight)).toEqual([1 / 2, 1 / 4, 1 / 8])
  })

  test('several steps: equal states are one, and the end of the fight ends a path', () => {
    const walk = tiny((ctx, state) => {
      const sum = Number(state.learned.pop() ?? 0) + (ctx.roll(die('coin', 2), 'a') === 1 ? 1 : 0)
      state.learned.push(sum)
    }, 3)
    const odds = exactSteps(walk, START, 5, FIRST)
    expect(odds.endings.map(({ state, weight }) => [state.learned[0], weight]).sort()).toEqual([
      [0, 1 / 8],
      [1, 1 / 8],
      [1, 2 / 8],
      [2, 1 / 8],
      [2, 2 / 8],
      [3, 1 / 8],
    ])
    expect(odds.remainder).toBe(0)
    expect(odds.runs).toBe(2 + 2 * 2 + 3 * 2)
  })
})
