import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { counted, duel, of, run, thing, told, turnOf, until } from '../arrange.ts'

describe('a planted shield', () => {
  const planted = (more: object = {}) =>
    turnOf(duel({ weapons: ['short sword', 'archer’s shield'] }, { weapons: ['light bow'] }, { distance: 9, ...more }))
  rule('REN-ARMOUR-Plantable', 'is not drawn but uprooted, and stays where it stands when he walks off', () => {
    const stands = until(planted(), 'ana turn: plant or uproot')
    expect(refusal(renaissance, stands.state, 'ana', 'draw')).toBeDefined()
    const off = run(
      planted(),
      'ana turn: plant or uproot\nana turn: move\nana where: away bo\nana metres: 4\nana turn: end turn\nbo turn: attack\nbo attack: 99',
    )
    expect(thing(of(off, 'ana'), 'archer’s shield')).toMatchObject({ planted: false, where: 'ground' })
    expect(counted(told(off, 'attack'))['REN-COVER-02']).toBeUndefined()
  })
})
