import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { counted, duel, of, run, told, turnOf, until } from '../arrange.ts'

const PISTOL = {
  name: 'long pistol',
  skill: 'ranged weapons',
  dv: '1d10+6',
  ap: 5,
  ranges: [10, 20, 40, 60],
  reload: { actions: 2, kind: 'standard' },
}
const FLASK = {
  name: 'flask',
  skill: 'ranged weapons',
  dv: '2d10',
  ap: 1,
  ranges: [5, 15, 30, 45],
  tags: ['Blast', 'Bomb'],
  uses: 1,
}

describe('a weapon written out in a scenario', () => {
  rule('REN-RNG-01', 'shoots if it has ranges, with their penalties', () => {
    const ran = run(
      turnOf(duel({ weapons: [PISTOL] }, {}, { distance: 15 })),
      'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 4\n',
    )
    expect([counted(told(ran, 'attack'))['REN-RNG-01'], of(ran, 'bo').damage]).toEqual([-10, 10])
  })
  rule('REN-RNG-11', 'is loaded again by the actions it says', () => {
    const ran = until(
      turnOf(duel({ weapons: [PISTOL], DUR: 100 }, {}, { distance: 15 })),
      'ana turn: attack\nana attack: 99\nana turn: end turn\nbo turn: end turn\nana turn: load\n',
    )
    expect(of(ran, 'ana').items.find(({ key }) => key === 'long pistol')).toMatchObject({ loaded: 0, loading: 1 })
  })
  rule('REN-BLAST-01', 'bursts if its tags say so, and is gone', () => {
    const ran = run(
      turnOf(duel({ weapons: [FLASK] }, {}, { distance: 10 })),
      'ana turn: attack a place\nana aim point: bo\nana attack: 10\nana damage: 4 5\n',
    )
    expect([of(ran, 'bo').damage, of(ran, 'ana').items.find(({ key }) => key === 'flask')?.where]).toEqual([9, 'gone'])
  })
  test('one that is used with Ranged Weapons and flies nowhere is refused', () => {
    const { ranges: _, reload: __, ...none } = PISTOL
    const asked = renaissance.setup.parse({ ...duel({ weapons: [none] }) })
    expect(asked.ok ? [] : asked.faults.map(({ allowed }) => allowed)).toEqual([
      'ranges, or thrown: what is used with Ranged Weapons flies somewhere',
    ])
  })
  test('until then it strikes', () => {
    const asked = until(turnOf(duel({ weapons: [{ name: 'stick', dv: '1d10' }] })), 'ana turn: attack')
    expect(asked.asked).toBeDefined()
  })
})
