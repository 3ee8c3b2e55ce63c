import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact, secret } from '../secret.ts'
import type { Seat } from '../types.ts'

const seat = (...fighters: string[]): Seat => ({ name: 'somebody', fighters, gm: false })
const gm: Seat = { name: 'gm', fighters: [], gm: true }

describe('redact', () => {
  const state = {
    round: 2,
    fighters: [
      { id: 'a', plan: secret(['a'], 'ambush') },
      { id: 'b', plan: secret(['b', 'c'], 'run') },
    ],
  }

  test('leaves of a stripped secret that there is one, and whose', () => {
    expect(redact(state, seat('a'))).toEqual({
      round: 2,
      fighters: [
        { id: 'a', plan: secret(['a'], 'ambush') },
        { id: 'b', plan: { only: ['b', 'c'] } },
      ],
    })
  })
  test('shows a secret to each of those it is for, and everything to the game master', () => {
    expect(JSON.stringify(redact(state, seat('c')))).toMatch('run')
    expect(redact(state, gm)).toBe(state)
  })
  test('strips a secret inside a secret', () => {
    const nested = secret(['a'], { trap: secret(['b'], 'pit') })
    expect(redact(nested, seat('a'))).toEqual({ only: ['a'], is: { trap: { only: ['b'] } } })
  })
  test('leaves data that is no secret as it is', () => {
    const plain = fc.jsonValue({ maxDepth: 4 }).filter((x) => !JSON.stringify(x).includes('"only"'))
    fc.assert(
      fc.property(plain, (x) => {
        expect(redact(x, seat('a'))).toEqual(x)
      }),
      { seed: 3, numRuns: 200 },
    )
  })
  test('never lets a hidden word through, wherever it stands', () => {
    const hidden = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.integer(),
        fc.constant(secret(['b'], 'password')),
        fc.array(tie('tree')),
        fc.dictionary(fc.string(), tie('tree')),
      ),
    })).tree
    fc.assert(
      fc.property(hidden, (x) => {
        expect(JSON.stringify(redact(x, seat('a'))) ?? '').not.toMatch('password')
      }),
      { seed: 4, numRuns: 300 },
    )
  })
})
