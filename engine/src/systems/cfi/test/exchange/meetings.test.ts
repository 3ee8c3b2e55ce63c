import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { toAttackWith } from '../../actions/attacking.ts'
import { hurt, reopens, suffers } from '../../body/wounds.ts'
import { freeHand, isFree, meleeArms } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import {
  alone,
  CHEST,
  clash,
  during,
  facing,
  fought,
  hp,
  item,
  LEFT_ARM,
  man,
  offered,
  RIGHT_ARM,
  RIGHT_LEG,
  ready,
  the,
  told,
} from '../arrange.ts'

describe('the first blow on the surprised', () => {
  const surprised = (change: object = {}) =>
    ready(facing(man(), man()), (s) => {
      Object.assign(the(s, 'bob'), { startled: true, alert: true, ...during({ surprised: 1 }), ...change })
    })
  const levels = (attack: number, parry: number, effects: string) =>
    told(
      fought(surprised(), 'longsword', `ann attack: ${attack}\nbob defend: longsword\nbob parry: ${parry}${effects}`),
      'levels',
    ).map(({ who, levels: won }) => [who, won])
  rule('CFI-SUR-03', 'wins its bonus for the attacker, never for who parries critically', () => {
    expect(levels(30, 5, '\nann damage: 1')).toEqual([])
    expect(levels(30, 40, '\nann effect: none\nann damage: 1')).toEqual([['ann', 1]])
    expect(levels(70, 40, '\nbob effect: none')).toEqual([['bob', 1]])
  })
})

describe('a wound that bleeds already', () => {
  rule('CFI-SE-Bleed', 'bleeds twice when it is cut again, and opens as often', () => {
    const cut = (s: State) =>
      fought(s, 'longsword', 'ann attack: 30\nann effect: bleed\nann damage: 1\nann location: 1\nbob bleed: 90').state
    const once = cut(
      ready(facing(man(), man()), (s) => {
        the(s, 'bob').points = 0
      }),
    )
    expect([the(once, 'bob').bleeding, the(cut(once), 'bob').bleeding]).toEqual([[RIGHT_LEG], [RIGHT_LEG, RIGHT_LEG]])
    const { state } = alone(cut(once), '', (ctx, s) => {
      const bob = the(s, 'bob')
      Object.assign(bob, { bleeding: [], staunched: [RIGHT_LEG, RIGHT_LEG] })
      reopens(ctx, bob)
    })
    expect(the(state, 'bob').bleeding).toEqual([RIGHT_LEG, RIGHT_LEG])
  })
})

describe('a skill over 100', () => {
  rule('CFI-OPP-Over100', 'is taken off who resists the effect as well, parried or not', () => {
    const resisted = (endurance: number, parry: string) =>
      told(
        fought(
          ready(facing(man(['club'], { combat: 120 }), man()), (s) => {
            the(s, 'bob').points = parry === '' ? 0 : 2
          }),
          'club',
          `ann attack: 20${parry}\nann effect: stunLocation\nann damage: 2\nann location: 1\nbob stun: ${endurance}`,
        ),
        'resisted',
      ).map(({ stands }) => stands)
    // Endurance 50 less the 20 above 100: 30 withstands, 31 does not.
    expect([resisted(30, ''), resisted(31, '')]).toEqual([[true], [false]])
    const parry = '\nbob defend: longsword\nbob parry: 90'
    expect([resisted(30, parry), resisted(31, parry)]).toEqual([[true], [false]])
  })
})

describe('a guard', () => {
  rule('CFI-FRE-Ward', 'ends when its shield is struck away or put away, and does not come back with it', () => {
    const s = ready(facing(man(['great-hammer']), man(['longsword', 'buckler'])), (at) => {
      Object.assign(the(at, 'bob'), { ward: { item: 'bob buckler', locations: [3] }, points: 0 })
    })
    const { state } = fought(
      s,
      'great-hammer',
      'ann attack: 30\nann effect: disarmOpponent\nann damage: 1\nann location: 1\nann which weapon: buckler\nbob disarm: 90',
    )
    expect([item(state, 'bob', 'buckler').where, the(state, 'bob').ward]).toEqual(['ground', undefined])
  })
})

describe('missiles and guards', () => {
  rule('CFI-RNG-01', 'a thrown axe is stopped by a shield that guards, not by a sword that does', () => {
    const left = (guard: string) => {
      const s = ready(facing(man(['hand-axe']), man(['longsword', 'heater']), {}, { distance: 20 }), (at) => {
        Object.assign(the(at, 'bob'), { ward: { item: `bob ${guard}`, locations: [CHEST] }, points: 0 })
      })
      const script = 'ann attack: 30\nann effect: none\nann damage: 3\nann location: 10'
      return hp(fought(s, 'hand-axe', script, { ranged: true }).state, 'bob', CHEST)
    }
    expect([left('longsword'), left('heater')]).toEqual([7 - 3, 7])
  })
})

describe('whom nobody sees', () => {
  rule('CFI-CM-Blind', 'is as hard to parry as to strike', () => {
    const s = ready(facing(man([], { invisible: true }), man()))
    const skill = told(fought(s, 'unarmed', 'ann attack: 90\nbob defend: longsword\nbob parry: 90'), 'defense')[0]
      ?.skill
    expect(skill).toBe(12)
  })
})

describe('run through by what is too large for him', () => {
  const skewered = () =>
    ready(facing(man(), man()), (s) => {
      s.impaled = [{ by: 'ann', on: 'bob', item: '', location: CHEST, size: 'huge' }]
    })
  test('he is struck without a roll, and withstands nothing', () => {
    const script = 'ann effect: tripOpponent\nann damage: 1\nann location: 1'
    const { state, events } = fought(skewered(), 'longsword', script)
    expect([told({ events }, 'attack')[0]?.level, the(state, 'bob').stance]).toEqual(['success', 'prone'])
  })
})

describe('a hand that grips', () => {
  const gripping = (change: (s: State) => void = () => {}) =>
    ready(facing(man([], { weapons: ['dagger', 'buckler'], ready: [] }), man()), (s) => {
      s.holds = [
        {
          ...{ kind: 'grip', by: 'ann', on: 'bob', item: undefined, location: undefined },
          ...{ with: 'ann unarmed', roll: 0, skill: 0, trips: false },
        },
      ]
      change(s)
    })
  test('takes up nothing else', () => {
    const s = gripping()
    expect([freeHand(s, the(s, 'ann')), isFree(s, the(s, 'ann'), 'right')]).toEqual(['left', false])
    Object.assign(item(s, 'ann', 'dagger'), { where: 'left' })
    expect(freeHand(s, the(s, 'ann'))).toBeUndefined()
  })
  rule('CFI-SE-Grip', 'lets go when its arm serves no more: the right one, if that held nothing else', () => {
    const loses = (arm: number, sword: 'right' | 'stowed') =>
      alone(
        gripping((s) => {
          Object.assign(item(s, 'ann', 'dagger'), { where: sword })
        }),
        'ann turns: 1\nann endurance: 90',
        (ctx, s) => {
          const ann = the(s, 'ann')
          suffers(ctx, s, ann, arm, hurt(ctx, ann, arm, 4), 4, undefined)
        },
      ).state.holds.length
    expect([loses(RIGHT_ARM, 'stowed'), loses(LEFT_ARM, 'stowed')]).toEqual([0, 1])
    expect([loses(RIGHT_ARM, 'right'), loses(LEFT_ARM, 'right')]).toEqual([1, 0])
  })
})

describe('a lance', () => {
  test('is used from a horse that moves: in a charge, not where it stands', () => {
    const s = ready({
      system: 'cfi',
      sides: { heroes: { steed: { like: 'horse' }, ann: man(['lance'], { rides: 'steed' }) }, foes: { bob: man() } },
      map: { cell: 5, picture: 'ssb....\nss.....', key: { s: 'steed', b: 'bob' } },
    })
    expect(unfitWith(s, 'lance')?.rule).toBe('CFI-TRAIT-Mount')
    expect(meleeArms(s, the(s, 'ann')).map(({ weapon }) => weapon.id)).toContain('lance')
  })
})
const unfitWith = (s: State, weapon: string) => {
  const of = { s, f: the(s, 'ann') }
  const option = toAttackWith.named(of, weapon)
  return option && toAttackWith.why(of, option)
}

describe('readings settled', () => {
  const open = (s: State, weapon: string, rolls: string, ranged = false) => offered(clash(s, weapon, rolls, { ranged }))
  test('CFI-A115: who stops an arrow scars nobody', () => {
    const s = ready(facing(man(['long-bow']), man(['longsword', 'heater']), {}, { distance: 100 }))
    const won = open(s, 'long-bow', 'ann attack: 61\nbob defend: heater\nbob parry: 30', true)
    expect(won).toContain('prepareCounter')
    expect(won).not.toContain('scarFoe')
  })
  test('CFI-A116: who clings to a wall parries, and does not dive', () => {
    const s = ready(facing(man(), man([], { footing: 'climbing' })))
    expect(open(s, 'longsword', 'ann attack: 30')).toEqual(['unarmed', 'none'])
  })
  test('CFI-A117: a dive tears open what was staunched', () => {
    const s = ready(facing(man(), man()), (at) => {
      Object.assign(the(at, 'bob'), { staunched: [CHEST] })
    })
    const { state } = fought(s, 'longsword', 'ann attack: 90\nbob defend: evade\nbob evade: 30\nbob effect: none')
    expect([the(state, 'bob').bleeding, the(state, 'bob').staunched]).toEqual([[CHEST], []])
  })
  test('CFI-A118: a counter can be prepared against being blinded', () => {
    const s = ready(facing(man(), man()))
    const names = open(
      s,
      'longsword',
      'ann attack: 90\nbob defend: longsword\nbob parry: 30\nbob effect: prepareCounter',
    )
    expect(names).toContain('blindOpponent')
  })
})
