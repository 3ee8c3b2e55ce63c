import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, of, onMap, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const body = ({ state }: { readonly state: State }, id: string) =>
  'bands' in state.where ? undefined : state.where.bodies[id]

describe('how tall somebody is', () => {
  const wall = (stance: string) =>
    refusal(
      renaissance,
      turnOf(duel({ weapons: ['light bow'] }, {}, onMap('a...ob', ['ana', 'bo'], { o: 'low wall' })), 'ana', (s) => {
        person(s, 'bo').stance = stance as 'prone'
      }),
      'ana',
      'attack',
    )
  test('goes by his stance: upright, crouched, lying', () => {
    const tall = (script: string) =>
      body(until(turnOf(duel({}, {}, onMap('a.....b', ['ana', 'bo']))), script), 'ana')?.tall
    expect(tall('ana turn: crouch')).toBe(1)
    expect(tall('ana turn: drop prone')).toBe(0.5)
    expect(tall('ana turn: drop prone\nana turn: get up')).toBe(1.8)
    expect(wall('standing')).toBeUndefined()
  })
})
