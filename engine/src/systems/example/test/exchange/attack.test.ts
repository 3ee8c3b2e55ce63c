import { describe, expect } from 'vitest'
import { arranged, play, rule } from '../../../../kernel/testing/index.ts'
import { example } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel } from '../scenarios.ts'

/** The sailor, quicker, is about to act in the first round. He has brawling 3 and might 1, the bouncer 3, 2 and hide 1. */
const ready = (arrange?: (sailor: Fighter, bouncer: Fighter) => void): State =>
  arranged(example, play(example, duel, 'bouncer stance: wary\nsailor stance: wary').state, (state) => {
    arrange?.(of(state, 'sailor'), of(state, 'bouncer'))
  })
const of = (state: State, id: string): Fighter => {
  const fighter = state.fighters.find((f) => f.id === id)
  if (fighter === undefined) throw new Error(`nobody is called ${id}`)
  return fighter
}
const strike = (faces: string, from = ready()) => play(example, from, `sailor turn: strike\n${faces}`)

rule('EX-STRIKE', 'a blow lands on 8 with brawling, and misses below', () => {
  const wide = strike('bouncer defence: none\nsailor blow: 4')
  const landed = strike('bouncer defence: none\nsailor blow: 5\nsailor damage: 4')
  expect(of(wide.state, 'bouncer').grit).toBe(14)
  expect(of(landed.state, 'bouncer').grit).toBeLessThan(14)
  expect(of(landed.state, 'sailor').actions).toBe(1)
})

rule('EX-HAYMAKER', 'it takes both actions and rolls two dice', () => {
  const { state } = play(
    example,
    ready(),
    'sailor turn: haymaker\nbouncer defence: none\nsailor blow: 5\nsailor damage: 6 6',
  )
  expect(of(state, 'sailor').actions).toBe(0)
  expect(of(state, 'bouncer').grit).toBe(14 - (12 + 1 - 1 - 1))
})

describe('a dodge', () => {
  const dodge = (faces: string, ties: 'defender' | 'attacker' = 'defender') => {
    const from = play(example, { ...duel, options: { ties } }, 'bouncer stance: wary\nsailor stance: wary').state
    return strike(`bouncer defence: dodge\n${faces}`, from)
  }

  rule('EX-DODGE', 'a blow that lands must beat the roll of who spends an action to dodge', () => {
    const past = dodge('sailor blow: 7\nbouncer dodge: 6')
    const late = dodge('sailor blow: 8\nbouncer dodge: 5\nsailor damage: 3')
    expect(of(past.state, 'bouncer')).toMatchObject({ grit: 14, actions: 1 })
    expect(of(late.state, 'bouncer')).toMatchObject({ grit: 14 - 2, actions: 1 })
  })

  rule('EX-DODGE', 'it is declared before the roll, and wasted on a blow that goes wide', () => {
    const { state, events } = dodge('sailor blow: 1')
    expect(of(state, 'bouncer').actions).toBe(1)
    expect(events.at(-1)).toMatchObject({ type: 'blow', hit: false })
    const tired = ready((_, bouncer) => {
      bouncer.actions = 0
    })
    const struck = strike('sailor blow: 5\nsailor damage: 1', tired)
    expect(of(struck.state, 'bouncer').grit).toBe(13)
    expect(dodge('sailor blow: 5\nbouncer dodge: 6').events.at(-1)).toMatchObject({ rule: ['EX-DODGE', 'EX-A1'] })
  })

  rule('EX-A1', 'equal rolls go to the defender, or by the option to the attacker', () => {
    const faces = 'sailor blow: 8\nbouncer dodge: 6'
    expect(of(dodge(faces).state, 'bouncer').grit).toBe(14)
    expect(of(dodge(`${faces}\nsailor damage: 3`, 'attacker').state, 'bouncer').grit).toBe(12)
  })
})

describe('damage', () => {
  rule('EX-DAMAGE', 'might adds, hide and a wary hand take, and at least one grit is lost', () => {
    const hit = (face: number) => strike(`bouncer defence: none\nsailor blow: 5\nsailor damage: ${face}`).state
    expect(of(hit(6), 'bouncer').grit).toBe(14 - (6 + 1 - 1 - 1))
    expect(of(hit(1), 'bouncer').grit).toBe(13)
  })

  rule('EX-STANCE', 'the bold hit harder and the wary dodge better', () => {
    const bold = play(example, duel, 'bouncer stance: bold\nsailor stance: bold').state
    const hit = strike('bouncer defence: dodge\nsailor blow: 8\nbouncer dodge: 7\nsailor damage: 3', bold)
    expect(of(hit.state, 'bouncer').grit).toBe(14 - (3 + 1 + 2 - 1))
    expect(of(strike('bouncer defence: dodge\nsailor blow: 8\nbouncer dodge: 7').state, 'bouncer').grit).toBe(14)
  })

  rule('EX-DOWN', 'who has no grit left is down, and nobody’s grit is less than none', () => {
    const weak = ready((_, bouncer) => {
      bouncer.grit = 2
    })
    const { state, told } = strike('bouncer defence: none\nsailor blow: 10\nsailor damage: 6', weak)
    expect(of(state, 'bouncer')).toMatchObject({ grit: 0, dazed: 0 })
    expect(told.at(-1)).toBe('bouncer goes down.')
    expect(example.outcome(state)).toEqual({ won: ['guests'], because: 'EX-END' })
  })
})

describe('a daze', () => {
  rule('EX-DAZED', 'a natural 10 dazes: two off every roll until the second own turn begins', () => {
    const dazed = strike('bouncer defence: none\nsailor blow: 10\nsailor damage: 1').state
    expect(of(dazed, 'bouncer').dazed).toBe(2)
    const wide = play(example, dazed, 'bouncer turn: strike\nsailor defence: none\nbouncer blow: 6')
    expect(wide.events.at(-1)).toMatchObject({
      hit: false,
      roll: { terms: [{ value: 3 }, { value: -2, because: 'dazed' }] },
    })
    const later = play(
      example,
      wide.state,
      'sailor turn: wait\nbouncer turn: strike\nbouncer blow: 5\nbouncer damage: 1',
    )
    expect(later.told).toContain("bouncer's head clears.")
    expect(of(later.state, 'sailor').grit).toBe(10)
  })

  rule('EX-DAZED', 'it takes two off a dodge as well, and a 9 does not daze', () => {
    const dazed = ready((_, bouncer) => {
      bouncer.dazed = 1
    })
    const { state } = strike('bouncer defence: dodge\nsailor blow: 9\nbouncer dodge: 8\nsailor damage: 2', dazed)
    expect(of(state, 'bouncer')).toMatchObject({ grit: 13, dazed: 1 })
    const last = ready((_, bouncer) => {
      bouncer.grit = 2
    })
    expect(of(strike('bouncer defence: none\nsailor blow: 10\nsailor damage: 1', last).state, 'bouncer').dazed).toBe(2)
    expect(of(strike('bouncer defence: none\nsailor blow: 9\nsailor damage: 1').state, 'bouncer').dazed).toBe(0)
  })

  rule('EX-RECOVER', 'an action shakes it off', () => {
    const dazed = ready((sailor) => {
      sailor.dazed = 2
    })
    const { state } = play(example, dazed, 'sailor turn: recover')
    expect(of(state, 'sailor')).toMatchObject({ dazed: 0, actions: 1 })
  })
})
