import { expect, test } from 'vitest'
import { remembered, rememberedOf } from '../remembered.ts'

test('what was worked out of a number or a name is not worked out again, be it nothing', () => {
  const asked: string[] = []
  const length = remembered((name: string) => {
    asked.push(name)
    return name === '' ? undefined : name.length
  })
  expect([length('ann'), length(''), length('ann'), length('')]).toEqual([3, undefined, 3, undefined])
  expect(asked).toEqual(['ann', ''])
})

test('what was worked out of a thing is kept with that very thing', () => {
  let asked = 0
  const size = rememberedOf((list: readonly number[]) => {
    asked++
    return list.length === 0 ? undefined : list.length
  })
  const [two, none] = [[1, 2], []]
  expect([size(two), size(two), size([1, 2]), size(none), size(none), asked]).toEqual([
    2,
    2,
    2,
    undefined,
    undefined,
    3,
  ])
})
