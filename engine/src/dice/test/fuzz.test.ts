import { expect, test } from 'vitest'
import { AffrayError } from '../error.ts'
import { parse } from '../notation.ts'
import { total } from '../roll.ts'
import { Stream } from '../stream.ts'
import { LIMITS } from '../terms.ts'

const SEEDS = [
  '2d6+1',
  'd%',
  '4d6kh3',
  '4d6kl1',
  '3d8!',
  '5D+2',
  ' 10d10!kh3 - 2d4 + 17 ',
  '1000d10000',
  '1+'.repeat(128),
]
const LETTERS = [...'0123456789dDkKhHlL!%+- \t', 'x', '.', '(', '\u0000', 'é', '🎲', '\ud800', '1e9', '99999']
const SEED = 'fuzz 1'

function pick<T>(from: Stream, list: readonly T[]): T {
  return list[from.die(list.length) - 1]!
}

/** A notation with some letters changed, put in, taken out or doubled; or one of letters alone. */
function mutated(from: Stream): string {
  let text = from.die(4) === 1 ? '' : pick(from, SEEDS)
  for (let left = from.die(4); left > 0; left--) {
    const at = from.die(text.length + 1) - 1
    const cut = from.die(3) - 1
    const put = from.die(20) === 1 ? text : pick(from, LETTERS)
    text = text.slice(0, at) + put + text.slice(at + cut)
  }
  return text
}

test(`100,000 mutated notations are read in linear time or refused with an AffrayError (seed "${SEED}")`, () => {
  const from = new Stream(SEED, 0)
  const dice = new Stream(SEED, 1)
  const wrong: string[] = []
  let read = 0
  for (let i = 0; i < 100_000; i++) {
    const text = mutated(from)
    try {
      const notation = parse(text)
      read++
      if (notation.steps > 6 * (text.length + 1)) wrong.push(`${JSON.stringify(text)} took ${notation.steps} steps`)
      if (notation.dice > LIMITS.dice || notation.mostThrown > 64 * LIMITS.dice) wrong.push(`${text} is too large`)
      if (i % 10 === 0 && !Number.isSafeInteger(total(notation, dice))) wrong.push(`${text} is no number`)
    } catch (error) {
      if (!(error instanceof AffrayError) || error.remedy === '') wrong.push(`${JSON.stringify(text)}: ${error}`)
    }
  }
  expect(wrong).toEqual([])
  expect(read).toBeGreaterThan(10_000)
})

test('the longest notations of every kind stay under the same bound', () => {
  const longest = ['1+', 'd6+', '9D-', 'd%!kl+', ' ', '0', '1 + ', 'd'].map((part) => part.repeat(256).slice(0, 255))
  const steps = longest.flatMap((text) => ['1', 'D'].map((end) => stepsOf(text + end)))
  expect(Math.max(...steps)).toBeLessThanOrEqual(6 * 257)
  expect(Math.max(...steps)).toBeGreaterThan(256)
})

function stepsOf(text: string): number {
  try {
    return parse(text).steps
  } catch (error) {
    if (error instanceof AffrayError) return 0
    throw error
  }
}
