import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, crowd, duel, of, onMap, run, told, turnOf } from '../arrange.ts'

describe('how near a charge goes', () => {
  for (const [how, place] of [
    ['on a map', onMap('a...b', ['ana', 'bo'])],
    ['without one', { distance: 4 }],
  ] as const) {
    rule('REN-CHARGE-05', `${how}: a long weapon need not stop at its reach, and three metres are run`, () => {
      const lance = duel({ weapons: ['lance'], DUR: 100 }, {}, place)
      const near = run(turnOf(lance), 'ana turn: charge\nana metres: 3\nana turn: end turn')
      const far = run(turnOf(lance), 'ana turn: charge\nana metres: 2\nana turn: end turn')
      expect([told(near, 'momentum'), told(far, 'momentum')]).toMatchObject([
        { metres: 3, enough: true },
        { metres: 2, enough: false },
      ])
    })
  }
  rule('REN-CHARGE-02', 'with sword and whip she may run on to where the sword strikes', () => {
    const both = duel({ weapons: ['short sword', 'whip'], DUR: 100 }, {}, { distance: 8 })
    const ran = run(turnOf(both), `ana turn: charge\nana metres: 7\n${attack(20, 'bo defence: 99\nana damage: 1\n')}`)
    expect(of(ran, 'bo').damage).toBe(1 + 3 + 5 + 5)
  })
  rule('REN-CHARGE-05', 'a lance from the saddle has its run from four metres', () => {
    const joust = crowd(
      { ana: { weapons: ['lance'], mount: 'horse' }, horse: { like: 'horse', warTrained: true } },
      { bo: {} },
      { distance: 4 },
    )
    const ran = run(turnOf(joust), 'ana turn: charge\nana metres: 3\nana turn: end turn')
    expect(told(ran, 'momentum')).toMatchObject({ metres: 3, enough: true })
  })
})
