import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Seat } from '../../../../kernel/types.ts'
import { example } from '../../index.ts'
import { duel } from '../scenarios.ts'

const SAILOR: Seat = { name: 'guests', fighters: ['sailor'], gm: false, knows: ['sailor'] }
const SCRIPT = `
  bouncer stance: bold
  sailor stance: wary
  sailor turn: strike
  bouncer defence: none
  sailor blow: 10
  sailor damage: 6`
const hurt = () => play(example, duel, SCRIPT)

test('a stranger’s sheet has words where his own has numbers', () => {
  const { state } = hurt()
  expect(example.sheet(state, 'bouncer')).toMatchObject({ bars: [{ name: 'grit', now: 9, full: 14 }] })
  expect(example.sheet(state, 'bouncer', 'seen')).toMatchObject({
    bars: [],
    numbers: [],
    conditions: [{ name: 'dazed', left: 2, clock: 'own turns' }],
    grades: [{ name: 'looks', word: 'hurt' }],
  })
})

test('a seat believes in a foe of his kind, in the middle of how he looks, at least and at most so', () => {
  const { state } = hurt()
  const view = example.view(state, SAILOR)
  const grit = (n: number): number | undefined =>
    example.imagine(view, n).fighters.find((f) => f.id === 'bouncer')?.grit
  expect([grit(0), grit(1), grit(2)]).toEqual([10, 7, 13])
})
