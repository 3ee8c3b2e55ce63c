import { describe, expect, test } from 'vitest'
import { crowd, run } from '../arrange.ts'

describe('tied initiative', () => {
  const three = (dice: string) =>
    run(
      crowd({ ana: {}, dee: {} }, { bo: {} }),
      `ana initiative: 5\ndee initiative: 5\nbo initiative: 5\nana tied initiative: ${dice}`,
    ).state.order
  test('of three that are equal in both the die takes one after the other', () => {
    expect(three('3\nana tied initiative: 2')).toEqual(['bo', 'dee', 'ana'])
    expect(three('1\nana tied initiative: 1')).toEqual(['ana', 'dee', 'bo'])
    expect(three('2\nana tied initiative: 1')).toEqual(['dee', 'ana', 'bo'])
  })
})
