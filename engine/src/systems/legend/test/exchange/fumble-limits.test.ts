import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { placedAt } from '../../../../space/bands.ts'
import { AGAIN } from '../../exchange/fumbles.ts'
import type { State } from '../../state/types.ts'
import { arranged, facing, the } from '../arrange.ts'
import { CHEST, duel, fought, hp, item, man, told } from '../clash.ts'

const swords = (change?: (s: State) => void, ann: object = {}) => duel(man(['war-sword'], ann), man(['mace']), change)
const fumble = (rest: string, state = swords(), weapon = 'war-sword') =>
  fought(state, weapon, `bob defend: none\nann attack: 100\nann fumble: ${rest}`)

describe('the dice of a fumble', () => {
  rule(['LEG-FUM-Close-0406', 'LEG-FUM-Close-0709'], 'are 1D4 metres and 1D3 Combat Actions', () => {
    expect(() => fumble('4\nann weapon falls: 5')).toThrow()
    expect(() => fumble('7\nann lost actions: 4')).toThrow()
    expect(item(fumble('5\nann weapon falls: 3').state, 'ann', 'war-sword').away).toBe(3)
    expect(the(fumble('8\nann lost actions: 1').state, 'ann').forfeit).toBe(1)
  })

  rule('LEG-FUM-Close-0709', 'the longer loss stands', () => {
    const already = swords((s) => {
      Object.assign(the(s, 'ann'), { forfeit: 3, noAttack: 2 })
    })
    expect(the(fumble('8\nann lost actions: 1', already).state, 'ann').forfeit).toBe(3)
    expect(the(fumble('1', already).state, 'ann').noAttack).toBe(2)
  })

  rule('LEG-FUM-Close-0406', 'an evader drops what he has in hand, and with empty hands nothing', () => {
    const dodger = (change: (s: State) => void) =>
      fought(
        duel(man(['great-axe']), man(['dagger']), change),
        'great-axe',
        'bob defend: evade\nann attack: 61\nbob evade: 99\nbob fumble: 4\nbob weapon falls: 2',
      )
    expect(item(dodger(() => undefined).state, 'bob', 'dagger')).toMatchObject({ where: 'ground', away: 2 })
    const empty = fought(
      duel(man(['great-axe']), man(['dagger']), (s) => {
        item(s, 'bob', 'dagger').where = 'lost'
      }),
      'great-axe',
      'bob defend: evade\nann attack: 61\nbob evade: 99\nbob fumble: 4',
    )
    expect(item(empty.state, 'bob', 'dagger').where).toBe('lost')
  })
})

test('a further roll is a D20 of which only the first eighteen count', () => {
  const { support } = AGAIN.law()
  expect(support.map(([roll]) => roll)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1))
  expect(support.every(([, weight]) => weight === 1 / 18)).toBe(true)
  expect(() => fumble('19\nann fumble again: 21')).toThrow()
  expect(() => fumble('21')).toThrow()
})

describe('who is struck by mistake', () => {
  const four = (change?: (s: State) => void) =>
    arranged(
      facing({ dan: man(['mace']), ann: man(['war-sword']), cat: man(['mace']) }, { bob: man(['mace']) }),
      change,
    )
  const victim = (state: State) => {
    const { state: after } = fumble('17\nann fumble damage: 2\nann hit location: 10', state)
    return after.fighters.find((f) => hp(after, f.id, CHEST) < 7)?.id
  }

  rule('LEG-FUM-Close-1718', 'the first of the nearest, never a foe', () => {
    expect(victim(four())).toBe('dan')
    expect(
      victim(
        four((s) => {
          the(s, 'dan').condition = 'dead'
        }),
      ),
    ).toBe('cat')
    expect(
      victim(
        four((s) => {
          the(s, 'dan').condition = 'dead'
          the(s, 'cat').condition = 'dead'
        }),
      ),
    ).toBe('ann')
  })

  rule('LEG-FUM-Close-1718', 'two metres are within reach, more are not', () => {
    const apart = (far: number) =>
      victim(
        arranged(facing({ ann: man(['war-sword']), cat: man(['mace']) }, { bob: man(['mace']) }), (s) => {
          if ('bands' in s.where) s.where = { bands: placedAt(s.where.bands, 'cat', 'ann', far) }
        }),
      )
    expect([apart(2), apart(2.5)]).toEqual(['cat', 'ann'])
  })

  rule('LEG-FUM-Close-1718', 'hide and magic count with the blow', () => {
    const state = swords(
      (s) => {
        item(s, 'ann', 'war-sword').sharp = 3
      },
      { natural: { chest: 1 }, worn: { chest: 2 } },
    )
    expect(hp(fumble('17\nann fumble damage: 2\nann hit location: 10', state).state, 'ann', CHEST)).toBe(7 - 2)
  })
})

describe('both fumble', () => {
  rule('LEG-FUM-01', 'the attacker rolls first, then the defender', () => {
    const both = fought(
      swords(),
      'war-sword',
      'bob defend: mace\nann attack: 100\nbob complete parry: roll\nbob parry: 100\nann fumble: 1\nbob fumble: 2',
    )
    expect(told(both, 'fumble').map(({ who }) => who)).toEqual(['ann', 'bob'])
    expect(both.state.next).toEqual([])
  })

  rule('LEG-FUM-01', 'a further roll is not made by one it has felled', () => {
    const weak = swords((s) => {
      Object.assign(the(s, 'ann').limbs[6] ?? {}, { hp: 1 })
    })
    const out = fumble(
      '19\nann fumble again: 17\nann fumble damage: 1\nann hit location: 19\nann cannot attack: 1\nann resilience: 96',
      weak,
    )
    expect(the(out.state, 'ann').condition).toBe('unconscious')
    expect(out.asked).toBeUndefined()
  })
})

describe('thrown and shot', () => {
  const shot = (weapon: string, rest: string) =>
    fought(duel(man([weapon]), man(['mace'])), weapon, `ann attack: 100\nann fumble: ${rest}`, { undefended: true })
      .state

  rule('LEG-FUM-Rng-0406', 'what was thrown drops near its thrower too', () => {
    expect(item(shot('dart', '5\nann weapon falls: 1'), 'ann', 'dart')).toMatchObject({ where: 'ground', away: 1 })
  })

  rule('LEG-FUM-Rng-1314', 'a weapon without damage of its own takes none', () => {
    expect(item(shot('blowgun', '13'), 'ann', 'blowgun').hp).toBe(4)
  })

  rule(['LEG-FUM-Rng-1012', 'LEG-FUM-Rng-1314'], 'breath cannot be lost or broken', () => {
    for (const roll of ['10', '13'])
      expect(item(shot('dragon-breath', roll), 'ann', 'dragon-breath').where).toBe('body')
  })
})
