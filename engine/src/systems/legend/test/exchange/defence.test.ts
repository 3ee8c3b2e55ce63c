import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { WEAPONS } from '../../content/tables.ts'
import { itemOption, usable } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { the } from '../arrange.ts'
import { clash, duel, fought, item, man, offered, spent, told } from '../clash.ts'

const shielded = (change?: (s: State) => void) => duel(man(['mace']), man(['war-sword', 'target']), change)
const open = (change?: (s: State) => void) => offered(clash(shielded(change), 'mace', ''))

describe('what an attack may be met with', () => {
  rule('LEG-ATK-02', 'any weapon, shield or bare hand he can use', () => {
    expect(open()).toEqual(['war-sword', 'target', 'unarmed', 'none'])
    const arm = open((s) => Object.assign(the(s, 'bob').limbs[5] ?? {}, { useless: true }))
    expect(arm).toEqual(['war-sword', 'unarmed', 'none'])
    const parry = fought(shielded(), 'mace', 'bob defend: target\nann attack: 60\nbob parry: 60\nann damage: 1')
    expect(told(parry, 'defence')).toMatchObject([{ defence: 'target' }])
  })

  test('a horse parries nothing with its trample', () => {
    const horse = clash(duel(man(['mace']), { like: 'war-horse' }), 'mace', '')
    expect(offered(horse).filter((key) => key.includes('trample'))).toEqual([])
    expect(offered(horse)).toContain('none')
  })

  test('not what is itself striking in that moment', () => {
    expect(
      open((s) => {
        the(s, 'bob').committed = 'bob war-sword'
      }),
    ).toEqual(['target', 'unarmed', 'none'])
  })

  rule('LEG-ATK-10', 'not by one whose Combat Actions are all forfeit', () => {
    const played = (forfeit: number) =>
      clash(
        shielded((s) => {
          the(s, 'bob').forfeit = forfeit
        }),
        'mace',
        forfeit >= 3 ? 'ann attack: 61' : '',
      )
    expect(offered(played(2))).toContain('target')
    expect(told(played(3), 'undefended')).toHaveLength(1)
  })

  rule('LEG-ACT-Parry', 'a parry or an evasion declared ahead costs nothing more, and is only that', () => {
    const ahead = (guard: 'parry' | 'evade') => shielded((s) => Object.assign(the(s, 'bob'), { guard, actions: 0 }))
    expect(offered(clash(ahead('parry'), 'mace', ''))).toEqual(['war-sword', 'target', 'unarmed', 'none'])
    expect(offered(clash(ahead('evade'), 'mace', ''))).toEqual(['evade', 'none'])
    const parried = fought(
      ahead('parry'),
      'mace',
      'bob defend: target\nann attack: 60\nbob parry: 60\nann damage: 1',
    ).state
    expect(the(parried, 'bob')).toMatchObject({ actions: 0, guard: 'none' })
    const other = fought(
      shielded((s) => Object.assign(the(s, 'bob'), { guard: 'evade' })),
      'mace',
      'bob defend: target\nann attack: 60\nbob parry: 60\nann damage: 1',
    ).state
    expect(the(other, 'bob')).toMatchObject({ actions: 2, guard: 'evade' })
  })

  rule('LEG-ATK-10', 'nor by one who is surprised before his Strike Rank', () => {
    const surprised = (alert: boolean) => shielded((s) => Object.assign(the(s, 'bob'), { surprised: s.round, alert }))
    expect(told(clash(surprised(false), 'mace', 'ann attack: 85'), 'undefended')).toHaveLength(1)
    expect(offered(clash(surprised(true), 'mace', ''))).toContain('target')
  })
})

describe('the limb a bare hand is', () => {
  const hurt = (ann: readonly string[], change: (s: State) => void = () => undefined) => {
    const state = duel(man(ann), man(['mace']), change)
    const played = fought(state, 'unarmed', 'bob defend: none\nann attack: 100\nann fumble: 11\nann fumble damage: 2')
    return the(played.state, 'ann').limbs.map(({ hp }) => hp)
  }
  rule(
    ['LEG-FUM-Nat-1012', 'LEG-STY-06'],
    'an empty one, the right before the left, or a foot if both are full',
    () => {
      expect(hurt(['dagger'])).toEqual([5, 5, 6, 7, 4, 2, 5])
      expect(
        hurt(['dagger'], (s) => {
          item(s, 'ann', 'dagger').where = 'ground'
        }),
      ).toEqual([5, 5, 6, 7, 2, 4, 5])
      expect(hurt(['dagger', 'buckler'])).toEqual([5, 3, 6, 7, 4, 4, 5])
      expect(hurt(['great-club'])).toEqual([5, 3, 6, 7, 4, 4, 5])
      expect(hurt(['dagger'], (s) => Object.assign(the(s, 'ann').limbs[5] ?? {}, { useless: true }))).toEqual([
        5, 3, 6, 7, 4, 4, 5,
      ])
    },
  )

  rule('LEG-FUM-Nat-1012', 'a beast’s claw is a foreleg, its bite the head', () => {
    const rat = (weapon: string) => {
      const state = duel(
        {
          characteristics: { str: 12, con: 12, siz: 13, int: 12, pow: 12, dex: 12, cha: 12 },
          body: 'tailedQuadruped',
          traits: ['quadruped'],
          styles: [{ name: 'bite', skill: 60, weapons: ['rat-bite', 'rat-claws'] }],
        },
        man(['mace']),
      )
      const played = fought(state, weapon, 'bob defend: none\nann attack: 100\nann fumble: 11\nann fumble damage: 1')
      return the(played.state, 'ann').limbs.findIndex(
        (limb, i) => limb.hp < (the(played.state, 'ann').facts.hitPoints[i] ?? 0),
      )
    }
    expect(rat('rat-bite')).toBe(7)
    expect(rat('rat-claws')).toBe(6)
  })

  test('a natural weapon serves while one of its limbs is sound, whatever became of the others', () => {
    const serves = (id: string, lost: readonly string[]): boolean => {
      const s = duel(
        {
          characteristics: { str: 12, con: 12, siz: 13, int: 12, pow: 12, dex: 12, cha: 12 },
          body: 'tailedQuadruped',
          styles: [{ name: 'bite', skill: 60, weapons: ['rat-bite', 'rat-claws'] }],
        },
        man(['mace']),
      )
      const ann = the(s, 'ann')
      ann.facts.body.locations.forEach(({ part }, i) => {
        if (lost.includes(part)) Object.assign(ann.limbs[i] ?? {}, { useless: true })
      })
      return usable(s, ann, item(s, 'ann', id))
    }
    expect([serves('rat-bite', []), serves('rat-bite', ['leg']), serves('rat-bite', ['head'])]).toEqual([
      true,
      true,
      false,
    ])
    const limb = WEAPONS['rat-claws']?.limb
    expect([limb, serves('rat-claws', []), serves('rat-claws', ['leg'])], 'with no arms to lose').toEqual([
      'arm',
      true,
      true,
    ])
  })
})

describe('things that break or change hands', () => {
  rule('LEG-OBJ-Broken', 'a broken weapon holds nobody, and no damage less than its armour hurts it', () => {
    const state = duel(man(['war-sword']), man(['war-sword']), spent)
    const strike = (damage: number) =>
      fought(
        state,
        'war-sword',
        `ann attack: 30\nann manoeuvre: damageWeapon\nann damage: 1\nann hit location: 10\nann weapon damage: ${damage}`,
      ).state
    expect(item(strike(5), 'bob', 'war-sword').hp).toBe(10)
    expect(item(strike(6), 'bob', 'war-sword').hp).toBe(10)
    item(state, 'bob', 'war-sword').hp = 1
    state.holds = [
      {
        kind: 'pin',
        by: 'bob',
        on: 'ann',
        item: 'ann unarmed',
        location: undefined,
        with: 'bob war-sword',
        tripReady: false,
        roll: 0,
        skill: 0,
        level: 'success',
        work: 0,
      },
    ]
    const broken = strike(8)
    expect(item(broken, 'bob', 'war-sword')).toMatchObject({ hp: 0, where: 'broken' })
    expect(broken.holds).toEqual([])
  })

  rule('LEG-MAN-Disarm', 'a weapon taken goes by its first owner’s name beside one’s own', () => {
    const state = duel(man(['war-sword']), man(['war-sword']), spent)
    const taken = fought(
      state,
      'war-sword',
      'ann attack: 30\nann manoeuvre: disarmOpponent\nann damage: 1\nann hit location: 10\nbob disarm: 61\nann seize weapon: take',
    ).state
    expect(the(taken, 'ann').items.map(({ id, where }) => [id, where])).toEqual([
      ['ann war-sword', 'right'],
      ['ann unarmed', 'body'],
      ['bob war-sword', 'left'],
    ])
    const ann = the(taken, 'ann')
    expect(ann.items.map((one) => itemOption(ann, one).key)).toEqual(['war-sword', 'unarmed', 'bob war-sword'])
  })
})
