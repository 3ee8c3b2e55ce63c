import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Seat } from '../../../../kernel/types.ts'
import { example } from '../../index.ts'
import { duel } from '../scenarios.ts'

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
