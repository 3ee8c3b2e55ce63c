import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { the } from '../arrange.ts'
import { duel, fought, man, spent, told } from '../clash.ts'

const state = (repetition: boolean) => duel(man(['mace']), man(['mace']), spent, { repetition })
const trip = (s: State, roll = 70) =>
  fought(
    s,
    'mace',
    `ann attack: 30\nann manoeuvre: tripOpponent\nann damage: 1\nann hit location: 10\nbob trip: ${roll}`,
  )

/** Bob back on his feet. */
const upright = (s: State): State => {
  the(s, 'bob').stance = 'standing'
  return s
}

rule(
  'LEG-OPT-Repetition',
  'a tactic repeated gives the opponent +10% on his next roll, and each further time 10% more',
  () => {
    const once = trip(state(true))
    expect(told(once, 'withstood')).toMatchObject([{ skill: 50 }])
    const twice = trip(upright(once.state))
    expect(told(twice, 'withstood')).toMatchObject([{ skill: 60 }])
    const thrice = trip(upright(twice.state))
    expect(told(thrice, 'withstood')).toMatchObject([{ skill: 70, stands: true }])
    expect(told(trip(upright(trip(state(false)).state)), 'withstood')).toMatchObject([{ skill: 50 }])
  },
)

rule(
  'LEG-OPT-Repetition',
  'it counts for one roll, whatever that is, and does not start again with another tactic',
  () => {
    const cut = (s: State) =>
      fought(s, 'mace', 'ann attack: 30\nann manoeuvre: chooseLocation\nann damage: 1\nann location: chest').state
    const seen = cut(cut(state(true)))
    expect(the(seen, 'bob').foreseen).toEqual({ ann: 1 })
    the(seen, 'bob').actions = 2
    const parry = (s: State) =>
      fought(
        s,
        'mace',
        'bob defend: mace\nann attack: 60\nbob parry: 71\nann manoeuvre: none\nann damage: 1\nann hit location: 1',
      )
    const first = parry(seen)
    expect(told(first, 'parry')).toMatchObject([{ skill: 70 }])
    expect(told(parry(first.state), 'parry')).toMatchObject([{ skill: 60 }])
    the(first.state, 'bob').actions = 0
    expect(told(trip(upright(trip(first.state).state)), 'withstood')).toMatchObject([{ skill: 70 }])
  },
)

rule('LEG-OPT-Repetition', 'an attack on the repetitive fighter gains it as well', () => {
  const swapped = duel(man(['mace']), man(['mace']), spent, { repetition: true })
  the(swapped, 'ann').foreseen = { bob: 2 }
  const attack = fought(swapped, 'mace', 'ann attack: 96')
  expect(told(attack, 'attack')).toMatchObject([{ skill: 80 }])
  expect(the(attack.state, 'ann').foreseen).toEqual({ bob: 0 })
})
