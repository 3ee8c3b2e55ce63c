import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { armourTerms } from '../../exchange/damage.ts'
import { renaissance } from '../../index.ts'
import { attack, duel, needs, of, onMap, run, terms, told, turnOf } from '../arrange.ts'

describe('armour', () => {
  const struck = (bo: object, ana: object = {}, more: object = {}) =>
    run(turnOf(duel(ana, bo, more)), attack(20, 'bo defence: 99\nana damage: 5'))
  rule('REN-ARM-01', 'worn armour, hide and powers add up', () => {
    const ran = struck({ armour: ['leather', 'quilted'], hide: 2, powers: ['transcendant'] })
    expect([told(ran, 'hurt')?.av, of(ran, 'bo').damage]).toEqual([9, 13 - (9 - 1)])
  })
  rule('REN-ARM-02', 'AP is taken from AV, never more than there is', () => {
    expect(of(struck({ armour: ['leather'] }), 'bo').damage).toBe(13 - 3)
    expect(of(struck({}), 'bo').damage).toBe(13)
    expect(of(struck({}, {}, { options: { overPenetrationAdds: true } }), 'bo').damage).toBe(14)
    expect(of(struck({ armour: ['full plate'], hide: 20 }), 'bo').damage).toBe(0)
  })
  rule('REN-ARM-03', 'armour does not help in a fall', () => {
    const ran = run(
      turnOf(duel({ armour: ['full plate'] }, {}, { distance: 20, scene: { ground: 'narrow', drop: 6 } })),
      'ana turn: move\nana where: towards bo\nana metres: 12\nana footing: 88\nana finding a hold: 99\nana damage: 2 2 1\nana turn: end turn',
    )
    expect(of(ran, 'ana').damage).toBe(5)
  })
  rule('REN-ARMOUR-Shield', 'a shield adds its value while it is held', () => {
    const unready = turnOf(duel({}, { weapons: ['short sword', 'targe'] }))
    const bearer = unready.fighters.find(({ id }) => id === 'bo')!
    expect(told(struck({ weapons: ['short sword', 'targe'] }), 'hurt')?.av).toBe(2)
    expect(told(struck({ weapons: ['short sword', 'targe'], inHand: ['short sword'] }), 'hurt')?.av).toBe(0)
    // Who does not know of the attack does not raise it.
    const unaware = { ...bearer, unaware: true }
    expect(armourTerms(unready, unaware, [], false)).toEqual([])
    expect(armourTerms(unready, bearer, [], false)).toHaveLength(1)
  })
  rule('REN-ARMOUR-Exposed', 'partial plate has three less against an exceptional attack', () => {
    expect(told(struck({ armour: ['partial plate'] }), 'hurt')?.av).toBe(6)
    expect(
      told(run(turnOf(duel({}, { armour: ['partial plate'] })), attack(31, 'bo defence: 99\nana damage: 5')), 'hurt')
        ?.av,
    ).toBe(3)
    expect(
      told(run(turnOf(duel({}, { armour: ['imperial'] })), attack(31, 'bo defence: 99\nana damage: 5')), 'hurt')?.av,
    ).toBe(5)
  })
  rule(
    ['REN-ARMOUR-Mail', 'REN-ARMOUR-Raider'],
    'revised mail is worse against blunt and piercing blows, raider’s armour against wood',
    () => {
      const av = (suit: string, weapon: string) =>
        told(
          run(
            turnOf(duel({ weapons: [weapon] }, { armour: [suit] })),
            `ana turn: attack\nana weapon: ${weapon}\nana attack: 12\nbo defence: 99\nana damage: 5`,
          ),
          'hurt',
        )?.av
      expect([
        av('revised mail', 'war axe'),
        av('revised mail', 'mace'),
        av('raider’s', 'mace'),
        av('raider’s', 'club'),
      ]).toEqual([6, 4, 7, 4])
      const spear = run(
        turnOf(duel({ weapons: ['short spear'] }, { armour: ['revised mail'] })),
        'ana turn: attack\nana weapon: short spear one-handed\nana attack: 12\nbo defence: 99\nana damage: 5',
      )
      expect(told(spear, 'hurt')?.av).toBe(3)
    },
  )
  rule('REN-ARMOUR-COO', 'mail takes five off Fray and bows, and nothing off the sword', () => {
    const ran = run(
      turnOf(duel({ armour: ['mail'] }, { armour: ['brigandine'], weapons: ['club'], skills: { fray: 90 } })),
      attack(20, 'bo defence: 99\nana damage: 5'),
    )
    expect([needs(told(ran, 'attack')), needs(told(ran, 'defence'))]).toEqual([60, 80])
    const bow = run(
      turnOf(duel({ armour: ['mail'], weapons: ['light bow'] }, {}, { distance: 10 })),
      'ana turn: attack\nana attack: 99',
    )
    expect(needs(told(bow, 'attack'))).toBe(55)
  })
  rule('REN-ARMOUR-Load', 'each heavy thing beyond a fifth of STR is -10', () => {
    const loaded = (STR: number) =>
      needs(
        told(
          run(
            turnOf(duel({ STR, armour: ['full plate'], weapons: ['long sword'] })),
            attack(99, '', 'long sword one-handed'),
          ),
          'attack',
        ),
      )
    expect([loaded(10), loaded(9)]).toEqual([50, 40])
  })
  test('two suits only where one is layered', () => {
    const parsed = renaissance.setup.parse(duel({ armour: ['mail', 'leather'] }))
    expect(parsed.ok ? '' : parsed.faults[0]?.allowed).toContain('REN-ARMOUR-Layerable')
    expect(renaissance.setup.parse(duel({ armour: ['mail', 'quilted'] })).ok).toBe(true)
  })
  rule('REN-ARMOUR-Layerable', 'a layered suit adds its value', () => {
    const ran = struck({ armour: ['mail', 'quilted'] })
    expect(told(ran, 'hurt')?.av).toBe(7)
  })
  test('what is told of armour is told with its parts', () => {
    expect(terms(told(struck({ armour: ['mail'], hide: 1 }), 'hurt')).map(({ because }) => because)).toContain(
      'armour: hide 1',
    )
  })
  test('a map’s wall keeps a blow from a neighbour behind it', () => {
    const state = turnOf(duel({}, {}, onMap('a#b', ['ana', 'bo'])))
    expect(refusal(renaissance, state, 'ana', 'attack')).toBeDefined()
  })
})
