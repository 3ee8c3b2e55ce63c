import { describe, expect, test } from 'vitest'
import { die } from '../../dice/chance.ts'
import type { Play, Question, Toss } from '../../kernel/types.ts'
import { type Contested, type Percentile, percentile } from '../percentile.ts'

type Ctx = Play<Contested<'R'>, Question>
interface Man {
  readonly id: string
}
const R = 'R' as const
const RULES = {
  success: R,
  critical: R,
  fumble: R,
  autoSuccess: R,
  autoFailure: R,
  opposed: R,
  tie: R,
  stalemate: R,
  over100: R,
} as const
const game = (of: Partial<Percentile<Ctx, Man, 'R'>>) =>
  percentile<'R', Man, Ctx>({
    criticalShare: 10,
    fumblesOn00From: 100,
    ties: 'resister',
    again: () => undefined,
    rules: RULES,
    ...of,
  })

/** Dice that fall as they are told to, in order. */
function dice(...faces: number[]): Ctx {
  const next = () => faces.shift() ?? Number.NaN
  const faced = (toss: Toss<unknown>): never => (toss as unknown as { readonly face: never }).face
  const ctx: unknown = {
    toss: () => ({ face: next() }),
    read: (toss: Toss<unknown>, f: (v: never, a: unknown) => unknown, a: unknown) => f(faced(toss), a),
    both: (one: Toss<unknown>, two: Toss<unknown>, f: (v: never, w: never, a: unknown) => unknown, a: unknown) =>
      f(faced(one), faced(two), a),
    roll: next,
    shown: () => undefined,
    emit: undefined,
  }
  return ctx as Ctx
}
const D100 = die('test', 100)
const ANN: Man = { id: 'ann' }
const BOB: Man = { id: 'bob' }

describe('levels of success', () => {
  test('a critical lies within the share of the skill, rounded up', () => {
    expect([game({}).levelOf(7, 64), game({}).levelOf(8, 64)]).toEqual(['critical', 'success'])
    expect([game({ criticalShare: 5 }).levelOf(13, 64), game({ criticalShare: 5 }).levelOf(14, 64)]).toEqual([
      'critical',
      'success',
    ])
  })

  test('99 stops being a fumble where the game says', () => {
    expect([game({}).levelOf(99, 99), game({}).levelOf(99, 100)]).toEqual(['fumble', 'failure'])
    expect([game({ fumblesOn00From: 101 }).levelOf(99, 100), game({ fumblesOn00From: 101 }).levelOf(99, 101)]).toEqual([
      'fumble',
      'failure',
    ])
  })
})

describe('a dead heat', () => {
  test('is his who withstands, whichever of the two he is', () => {
    const { contest, resists } = game({ ties: 'resister' })
    expect(contest(dice(40, 40), ANN, D100, 50, BOB, D100, 50)).toBe('loses')
    const ctx = dice(40, 40)
    expect(resists(ctx, ANN, D100, 50, ctx.toss(D100, 'bob'), 50, 'success')).toBe(true)
  })

  test('is decided by a coin', () => {
    const { contest, resistsKept } = game({ ties: die('coin', 2) })
    expect(contest(dice(40, 40, 1), ANN, D100, 50, BOB, D100, 50)).toBe('wins')
    expect(contest(dice(40, 40, 2), ANN, D100, 50, BOB, D100, 50)).toBe('loses')
    expect(resistsKept(dice(40, 2), ANN, D100, 50, 40, 50, 'success')).toBe(false)
  })
})

test('a roll thrown again stands in place of the one that went against him', () => {
  let left = 1
  const again = (ctx: Ctx, f: Man) => (f === ANN && left-- > 0 ? ctx.toss(D100, f.id) : undefined)
  expect(game({ again }).resistsKept(dice(80, 45), ANN, D100, 50, 40, 50, 'success')).toBe(true)
  left = 1
  expect(game({ again }).contest(dice(80, 40, 45), ANN, D100, 50, BOB, D100, 50)).toBe('wins')
  left = 1
  expect(game({ again }).resistsKept(dice(80, 90), ANN, D100, 50, 40, 50, 'success')).toBe(false)
})
