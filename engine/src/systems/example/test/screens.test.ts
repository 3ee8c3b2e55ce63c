import { describe, expect, test } from 'vitest'
import { Fight } from '../../../kernel/fight.ts'
import { play } from '../../../kernel/testing/index.ts'
import type { Seat } from '../../../kernel/types.ts'
import { example } from '../index.ts'
import type { State } from '../types.ts'
import { duel } from './scenarios.ts'

const SAILOR: Seat = { name: 'guests', fighters: ['sailor'], gm: false, knows: ['sailor'] }
const BOUNCER: Seat = { name: 'house', fighters: ['bouncer'], gm: false, knows: ['bouncer'] }
const SCRIPT = `
  bouncer stance: bold
  sailor stance: wary
  sailor turn: strike
  bouncer defence: none
  sailor blow: 10
  sailor damage: 6`
const hurt = () => play(example, duel, SCRIPT)

describe('what is told of a blow', () => {
  const told = (seat: Seat): string[] =>
    hurt().events.flatMap((event) => {
      const seen = example.seen?.(event, seat)
      return seen === undefined ? [] : [example.tell(seen, 'long')]
    })

  test('its own side checks every number from the dice and terms', () => {
    expect(told(SAILOR)).toContain('sailor swings at bouncer: 1d10: 10 +3 brawling = 13 against 8, on target.')
  })
  test('a foe hears the total and sees how hard it was, not what the striker can or the struck has left', () => {
    expect(told(BOUNCER)).toContain('sailor swings at bouncer: 13 against 8, on target.')
    expect(told(SAILOR)).toContain('bouncer loses 5 grit and looks hurt.')
    expect(told(BOUNCER)).toContain('bouncer loses 5 grit (5), 9 left and looks hurt.')
  })
})

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

test('at the target’s question it is still the striker’s turn', () => {
  const fight = Fight.begin(example, duel, { by: 'typed' }).proceed()
  fight.answer('bouncer', 'bold').answer('sailor', 'bold').answer('sailor', 'strike')
  expect(fight.asked).toMatchObject({ choices: [{ who: 'bouncer', about: { ask: 'defence' } }] })
  const acting = example.track(fight.state as State).order.filter((row) => row.acting)
  expect(acting).toMatchObject([{ id: 'sailor', budgets: [{ name: 'actions', left: 1, of: 2 }] }])
})

test('an answer that is refused says why', () => {
  const fight = Fight.begin(example, duel, { by: 'typed' }).proceed()
  fight.answer('bouncer', 'bold').answer('sailor', 'bold')
  expect(() => fight.answer('sailor', 'recover')).toThrow(
    'sailor cannot answer "turn" with "recover": there is no daze to shake off.',
  )
})
