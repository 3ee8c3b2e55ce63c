import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asFile, type Kept, readFile, together, withOne, without } from '../src/setup/collection.ts'

const hero = (name: string, move = 8): Kept => ({ is: 'hero', system: 'legend', name, data: { move } })

describe('a collection of one’s own', () => {
  test('is read back from its file as it was', () => {
    const things = [hero('ann'), hero('ben'), { ...hero('ann'), is: 'party' as const }]
    expect(readFile(asFile(things))).toEqual({ things, leftOut: 0 })
  })

  test('loses nothing when another is taken in', () => {
    const all = together([hero('ann')], [hero('ann', 9), hero('ann'), hero('ben')])
    expect(all).toEqual([hero('ann'), { ...hero('ann', 9), name: 'ann (2)' }, hero('ben')])
  })

  test('keeps the newest under a name, and forgets one', () => {
    const all = withOne([hero('ann'), hero('ben')], hero('ann', 9))
    expect(all).toEqual([hero('ann', 9), hero('ben')])
    expect(without(all, hero('ann'))).toEqual([hero('ben')])
  })

  test('says of a file what is wrong with it', () => {
    const wrong = (text: string): string => {
      const read = readFile(text)
      return 'wrong' in read ? read.wrong : ''
    }
    expect(wrong('{')).toContain('cannot be read')
    expect(wrong('{"affray":2}')).toContain('holds no collection')
    expect(wrong('{"affray":"collection","version":7}')).toContain('version 7')
    expect(wrong(' '.repeat(2_000_001))).toContain('larger')
    const read = readFile('{"affray":"collection","version":1,"things":[{"is":"hero"},7]}')
    expect(read).toEqual({ things: [], leftOut: 2 })
  })

  test('takes any file without harm', () => {
    const proto = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, junk) => {
        for (const text of [
          JSON.stringify(value),
          junk,
          JSON.stringify({ affray: 'collection', version: 1, things: value }),
        ])
          expect(readFile(text)).toBeDefined()
      }),
      { numRuns: 300 },
    )
    expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(proto)
  })
})
