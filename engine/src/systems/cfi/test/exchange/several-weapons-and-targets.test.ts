import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { opened } from '../../exchange/declared.ts'
import { slipFree } from '../../exchange/effects/holding.ts'
import { foreseen } from '../../exchange/effects/preparing.ts'
import { cfi } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { acting, alone, choices, clash, facing, item, man, offered, onMap, ready, the } from '../arrange.ts'

const hold = (kind: Hold['kind'], by: string, on: string, more: Partial<Hold> = {}): Hold => ({
  kind,
  by,
  on,
  location: 0,
  item: undefined,
  with: `${by} unarmed`,
  roll: 30,
  skill: 60,
  trips: false,
  ...more,
})
const three = (more: object = {}, ann: object = man()) => ({
  system: 'cfi',
  sides: { heroes: { ann }, foes: { bob: man(), cid: man(), dan: man() } },
  distance: 5,
  ...more,
})

describe('several holds', () => {
  rule(
    'CFI-SE-SlipFree',
    'he is out of every grip, net and pin at once; not from under a leaper nor out of a belly',
    () => {
      const s = ready(three(), (at) => {
        at.holds = [
          hold('engulf', 'dan', 'bob'),
          hold('grip', 'ann', 'bob'),
          hold('astride', 'ann', 'bob'),
          hold('entangle', 'ann', 'bob'),
          hold('pin', 'ann', 'bob'),
          hold('grip', 'ann', 'cid'),
        ]
      })
      const { state } = alone(s, '', (ctx, at) =>
        slipFree(
          ctx,
          at,
          opened({ attacker: the(at, 'ann'), defender: the(at, 'bob'), item: item(at, 'ann', 'longsword') }),
        ),
      )
      expect(state.holds.map(({ kind, on }) => `${kind} ${on}`)).toEqual(['engulf bob', 'astride bob', 'grip cid'])
    },
  )
  rule(
    'CFI-SE-Entangle',
    'the one who has hung longest in his nets is tripped, and the chance has passed for all',
    () => {
      const s = ready(three({}, man(['net', 'whip'])), (at) => {
        at.holds = ['bob', 'cid', 'dan'].map((on) => hold('entangle', 'ann', on, { with: 'ann net', trips: true }))
        the(at, 'bob').stance = 'prone'
      })
      const { state } = acting(s, 'ann turn: tripEntangled\ncid trip: 90', { steps: 1 })
      expect(['cid', 'dan'].map((id) => the(state, id).stance)).toEqual(['prone', 'standing'])
      expect(state.holds.map(({ trips }) => trips)).toEqual([false, false, false])
    },
  )
})

describe('several counters', () => {
  const prepared = (counters: string) => {
    const s = ready(three({ options: { counters } }), (at) => {
      const named = [
        ['ann', 'bleed'],
        ['cid', 'tripOpponent'],
        ['ann', 'tripOpponent'],
        ['ann', 'bash'],
      ] as const
      the(at, 'bob').counters = named.map(([against, effect]) => secret(['bob'], { against, effect }))
    })
    const bob = the(s, 'bob')
    const found = foreseen(s, bob, 'ann', 'tripOpponent')
    return [found, bob.counters.map(({ is }) => `${is.effect} of ${is.against}`)]
  }
  test('one used up is the one for this effect of this foe; the others stand', () => {
    expect(prepared('once')).toEqual([true, ['bleed of ann', 'tripOpponent of cid', 'bash of ann']])
    expect(prepared('fight')).toEqual([
      true,
      ['bleed of ann', 'tripOpponent of cid', 'tripOpponent of ann', 'bash of ann'],
    ])
  })
  rule(
    'CFI-SE-PrepareCounter',
    'what may be foreseen is what is done to him: nothing a defender does, no reloading',
    () => {
      const names = offered(
        clash(
          ready(facing(man(), man(['longsword', 'heater']))),
          'longsword',
          'ann attack: 90\nbob defend: longsword\nbob parry: 20\nbob effect: prepareCounter',
        ),
      )
      expect(names).toEqual(expect.arrayContaining(['bleed', 'tripOpponent', 'sunder', 'disarmOpponent']))
      for (const none of ['withdraw', 'arise', 'slipFree', 'rapidReload', 'forceFailure'])
        expect(names).not.toContain(none)
    },
  )
})

describe('several weapons', () => {
  rule('CFI-SE-DamageWeapon', 'an attacker chooses between the one that parried and the net he hangs in', () => {
    const s = ready(facing(man(), man(['longsword', 'net', 'dagger'], { ready: ['longsword', 'net'] })), (at) => {
      at.holds = [hold('entangle', 'bob', 'ann', { with: 'bob net' })]
    })
    const asked = clash(
      s,
      'longsword',
      'ann attack: 3\nbob defend: longsword\nbob parry: 30\nann effect: damageWeapon\nann damage: 5',
    )
    expect(offered(asked)).toEqual(['longsword', 'net'])
  })
  rule('CFI-SE-MaximizeDamage', 'as often as the weapon has dice', () => {
    const bob = (s: State) => {
      the(s, 'bob').points = 0
    }
    const left = (weapon: string) =>
      offered(
        clash(ready(facing(man([weapon]), man()), bob), weapon, 'ann attack: 3\nann effect: maximizeDamage'),
      ).includes('maximizeDamage')
    expect([left('great-sword'), left('longsword')]).toEqual([true, false])
    expect(choices('longsword', 'ann attack: 3\nbob defend: none')).toContain('maximizeDamage')
  })
})

describe('several targets', () => {
  const archers = (change: (s: State) => void) =>
    ready(
      {
        system: 'cfi',
        sides: { heroes: { ann: man(['long-bow']) }, foes: { bob: man(), cid: man() } },
        distance: 60,
      },
      change,
    )
  rule('CFI-AIM-01', 'whom he aims at is asked when he begins, and not again while he goes on', () => {
    const begins = archers((s) => Object.assign(the(s, 'ann'), { aimingAt: 'cid', aimed: 0 }))
    expect(offered(play(cfi, begins, 'ann turn: aim'))).toEqual(['bob', 'cid'])
    const goesOn = archers((s) => Object.assign(the(s, 'ann'), { aimingAt: 'cid', aimed: 1 }))
    const { state } = acting(goesOn, 'ann turn: aim', { steps: 1 })
    expect(the(state, 'ann')).toMatchObject({ aimingAt: 'cid', aimed: 2 })
  })
  rule('CFI-AIM-01', 'another target is begun anew', () => {
    const s = archers((at) => {
      Object.assign(the(at, 'ann'), { aimingAt: 'cid', aimed: 1 })
      the(at, 'cid').condition = 'fled'
    })
    expect(the(acting(s, 'ann turn: aim', { steps: 1 }).state, 'ann')).toMatchObject({ aimingAt: 'bob', aimed: 1 })
  })
})

test('a jump goes in any of eight directions', () => {
  const s = ready(onMap(man(), man(), '.......b\n.ooo....\n.oao....\n.ooo....\n........', { key: { o: 'pit' } }))
  const where = offered(play(cfi, s, 'ann turn: jump'))
  expect(where.toSorted()).toEqual(['0,0', '0,2', '0,4', '2,0', '2,4', '4,0', '4,2', '4,4'])
})
