import { describe, expect } from 'vitest'
import { arranged, play, rule } from '../../../../kernel/testing/index.ts'
import { example } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel } from '../scenarios.ts'

const of = (state: State, id: string): Fighter => {
  const fighter = state.fighters.find((f) => f.id === id)
  if (fighter === undefined) throw new Error(`nobody is called ${id}`)
  return fighter
}
/** The sailor’s first turn, with these stances. */
const begun = (stances = 'bouncer stance: wary\nsailor stance: wary', arrange?: (state: State) => void): State =>
  arranged(example, play(example, duel, stances).state, arrange)

describe('the daze', () => {
  rule('EX-DAZED', 'it outlasts the first own turn, ends with the second, and is told once', () => {
    const dazed = begun(undefined, (state) => {
      of(state, 'sailor').dazed = 2
    })
    const first = play(example, dazed, 'sailor turn: wait')
    expect(of(first.state, 'sailor').dazed).toBe(1)
    expect(first.events.some(({ type }) => type === 'clears')).toBe(false)
    const second = play(example, first.state, 'bouncer turn: wait\nsailor turn: wait')
    expect(of(second.state, 'sailor').dazed).toBe(0)
    expect(second.events.filter(({ type }) => type === 'clears')).toEqual([
      { type: 'clears', rule: 'EX-DAZED', who: 'sailor' },
    ])
  })

  rule(['EX-DAZED', 'EX-DODGE'], 'a natural 10 that is dodged dazes nobody; one that lands dazes the struck', () => {
    const ten = (dodge: string) =>
      play(example, begun(), `sailor turn: strike\nbouncer defence: dodge\nsailor blow: 10\nbouncer dodge: ${dodge}`)
    expect(of(ten('8').state, 'bouncer').dazed).toBe(0)
    const landed = ten('7\nsailor damage: 1')
    expect([of(landed.state, 'bouncer').dazed, of(landed.state, 'sailor').dazed]).toEqual([2, 0])
    expect(landed.events.at(-1)).toEqual({ type: 'dazed', rule: 'EX-DAZED', who: 'bouncer', by: 'sailor', turns: 2 })
  })
})
