import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, changesBetween } from '../changes.ts'

const plain = fc.jsonValue({ maxDepth: 4 })

test('changes applied to the old are the new, whatever both are', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const changes = JSON.parse(JSON.stringify(changesBetween(before, after)))
      expect(changed(before, changes)).toEqual(after)
    }),
    { seed: 3, numRuns: 500 },
  )
})

test('only what changed is named: a field, a member, what follows at the end, what is gone', () => {
  const before = { round: 1, log: ['a', 'b'], fighters: [{ id: 'x', hp: 9 }, { id: 'y' }], asked: 'turn' }
  const after = { round: 2, log: ['a', 'b', 'c'], fighters: [{ id: 'x', hp: 7 }, { id: 'y' }] }
  expect(changesBetween(before, after)).toEqual([
    { at: ['asked'], gone: true },
    { at: ['round'], to: 2 },
    { at: ['log'], keep: 2, more: ['c'] },
    { at: ['fighters', 0, 'hp'], to: 7 },
  ])
  expect(changesBetween(after, after)).toEqual([])
  expect(changesBetween(['a', 'b', 'c'], ['a'])).toEqual([{ at: [], keep: 1, more: [] }])
})

test('what did not change is shared, and the old stays as it was', () => {
  const before = { log: ['a'], sheet: { hp: 1 } }
  const after = changed(before, [{ at: ['log'], keep: 1, more: ['b'] }])
  expect(after.sheet).toBe(before.sheet)
  expect(before).toEqual({ log: ['a'], sheet: { hp: 1 } })
})

test('a field of any name is only a field', () => {
  const hostile = JSON.parse('{"__proto__": {"gm": true}, "constructor": 1}') as object
  const made = changed({}, changesBetween({}, hostile))
  expect(JSON.stringify(made)).toBe(JSON.stringify(hostile))
  expect(({} as { gm?: boolean }).gm).toBeUndefined()
})
