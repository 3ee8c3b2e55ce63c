import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { the } from '../arrange.ts'
import { clash, duel, fought, hit, man, offered, spent } from '../clash.ts'

describe('Trip Opponent', () => {
  rule('LEG-MAN-Trip', 'the loser withstands the winning roll with Evade or falls', () => {
    const trip = (roll: number) =>
      the(hit('mace', 'tripOpponent', `ann damage: 1\nann hit location: 10\nbob trip: ${roll}`).state, 'bob')
    expect(trip(31).stance).toBe('standing')
    expect(trip(29).stance).toBe('prone')
    expect(trip(51).stance).toBe('prone')
  })

  rule('LEG-MAN-Trip', 'four legs stand by Athletics at +20%', () => {
    const beast = man(['mace'], { traits: ['quadruped'], skills: { athletics: 50, evade: 10 } })
    const trip = (roll: number) =>
      the(hit('mace', 'tripOpponent', `ann damage: 1\nann hit location: 10\nbob trip: ${roll}`, beast).state, 'bob')
    expect(trip(70).stance).toBe('standing')
    expect(trip(71).stance).toBe('prone')
  })

  rule('LEG-MAN-Trip', 'is for foes on their feet, and a defender may do it too', () => {
    const lying = duel(man(['mace']), man(['mace']), (s) => {
      spent(s)
      the(s, 'bob').stance = 'prone'
    })
    expect(offered(clash(lying, 'mace', 'ann attack: 30'))).not.toContain('tripOpponent')
    const back = fought(
      duel(man(['mace']), man(['mace'])),
      'mace',
      'bob defend: mace\nann attack: 61\nbob complete parry: roll\nbob parry: 20\nbob manoeuvre: tripOpponent\nann trip: 19',
    )
    expect(the(back.state, 'ann').stance).toBe('prone')
  })
})
