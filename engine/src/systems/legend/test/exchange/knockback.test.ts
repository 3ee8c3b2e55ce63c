import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { the } from '../arrange.ts'
import { CHEST, duel, FENCE, fought, hp, man, spent, told } from '../clash.ts'

const mailed = man(['war-sword'], { worn: { chest: 30 } })
const axe = (damage: number, rest = '', change = spent) =>
  fought(
    duel(man(['great-axe']), mailed, change),
    'great-axe',
    `ann attack: 30\nann manoeuvre: none\nann damage: ${damage}\nann hit location: 10${rest}`,
  )

describe('Knockback', () => {
  rule('LEG-KNB-01', 'damage as rolled above SIZ needs Athletics, or the victim falls', () => {
    expect(told(axe(11), 'knockedBack')).toEqual([])
    expect(the(axe(12, '\nbob athletics: 50').state, 'bob').stance).toBe('standing')
    expect(the(axe(12, '\nbob athletics: 51').state, 'bob').stance).toBe('prone')
    expect(hp(axe(12, '\nbob athletics: 50').state, 'bob', CHEST)).toBe(7)
  })

  rule('LEG-KNB-02', 'what he stood behind stays where it is', () => {
    const hid = (s: State): void => {
      spent(s)
      the(s, 'bob').cover = FENCE
    }
    expect(the(axe(12, '\nbob athletics: 50', hid).state, 'bob').cover).toBeUndefined()
    expect(the(axe(11, '', hid).state, 'bob').cover).toBeDefined()
  })

  rule('LEG-KNB-02', 'he is shoved a metre for each five points above, or part of them', () => {
    expect(metres(axe(12, '\nbob athletics: 50').state, 'ann', 'bob')).toBe(2)
    const strong = { characteristics: { str: 30, con: 12, siz: 30, int: 12, pow: 12, dex: 12, cha: 12 } }
    const state = duel(man(['great-axe'], strong), mailed, spent)
    const far = (dice: string) =>
      metres(
        fought(
          state,
          'great-axe',
          `ann attack: 30\nann manoeuvre: none\nann damage: ${dice}\nann hit location: 10\nbob athletics: 50`,
        ).state,
        'ann',
        'bob',
      )
    expect(far('12 4')).toBe(2)
    expect(far('12 5')).toBe(3)
  })

  rule('LEG-KNB-01', 'one who is down already is only shoved', () => {
    const lying = axe(12, '', (s) => {
      spent(s)
      the(s, 'bob').stance = 'prone'
    })
    expect(lying.asked).toBeUndefined()
    expect(told(lying, 'shoved')).toMatchObject([{ metres: 1 }])
  })
})
