import { expect, test } from 'vitest'
import { groundUnder } from '../../ground/places.ts'
import { duel, onMap, turnOf } from '../arrange.ts'

test('the ground under somebody is as drawn, else as the scene says', () => {
  const under = (picture: string, scene: object) => {
    const s = turnOf(duel({}, {}, { ...onMap(picture, ['ana', 'bo'], { '~': 'water' }), scene }))
    return groundUnder(s, 'ana')
  }
  expect([under('a..b', {}), under('a..b', { ground: 'forest' })]).toEqual(['open', 'forest'])
})
