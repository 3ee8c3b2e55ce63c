import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { acting, facing, fought, HEAD, hit, item, LEFT_ARM, man, offered, ready, the } from '../arrange.ts'

describe('the wielder of a net', () => {
  const netted = ready(facing(man(['net', 'dagger']), man()), (s) => {
    the(s, 'bob').points = 1
  })
  const CAST =
    'ann turn: attack\nann weapon: net\nann attack: 30\nbob defend: none\nann effect: entangle\nann damage: 1\nann location: 1\nbob turn: dither'
  rule('CFI-SE-Entangle', 'on the Turn after the throw he may trip at once, and only then', () => {
    const caught = acting(netted, CAST, { steps: 3 }).state
    expect(offered(play(cfi, caught, ''))).toContain('tripEntangled')
    const tried = acting(caught, 'ann turn: tripEntangled\nbob trip: 31').state
    expect(tried.holds[0]).toMatchObject({ kind: 'entangle', trips: false })
    const other = acting(caught, 'ann turn: dither').state
    expect(other.holds[0]).toMatchObject({ kind: 'entangle', trips: false })
  })
  rule(
    ['CFI-SE-Entangle', 'CFI-SE-DamageWeapon'],
    'who is caught and strikes may turn an effect on the net, though it parried nothing',
    () => {
      const caught = hit('net', 'entangle', 'ann damage: 1\nann location: 1', man(['great-axe'])).state
      the(caught, 'bob').points = 2
      the(caught, 'ann').acted = 1
      the(caught, 'ann').points = 0
      const strike = 'bob turn: attack\nbob attack: 30'
      expect(offered(play(cfi, caught, strike))).toContain('damageWeapon')
      const cut = acting(caught, `${strike}\nbob effect: damageWeapon\nbob damage: 6 6`).state
      expect(item(cut, 'ann', 'net').hp).toBe(20 - (14 - 2))
      expect(the(cut, 'ann').limbs.map(({ hp }) => hp)).toEqual(the(caught, 'ann').limbs.map(({ hp }) => hp))
      item(caught, 'ann', 'net').hp = 3
      expect(acting(caught, `${strike}\nbob effect: damageWeapon\nbob damage: 6 6`).state.holds).toEqual([])
    },
  )
})

describe('what a hold forbids', () => {
  const refuses = (kind: 'grip' | 'astride' | 'entangle' | 'engulf' | 'pin', location: number) => {
    const s = ready(facing(man(), man()), (state) => {
      const hold = { kind, by: 'bob', on: 'ann', location, item: 'ann longsword', with: 'bob longsword' }
      state.holds = [{ ...hold, roll: 30, skill: 60, trips: false }]
    })
    const why = ['changeRange', 'outmaneuver', 'leap'].map((key) => refusal(cfi, play(cfi, s, '').state, 'ann', key))
    return why.flatMap((no) => (stays.includes(no?.because ?? '') ? (no?.because ?? []) : []))
  }
  const stays = ['he is held where he is', 'he cannot move about', 'he cannot spring from where he is']
  rule(
    ['CFI-SE-Entangle', 'CFI-SE-Grip'],
    'a grip, a seat on his chest or a snared leg keeps one where he is, a snared arm or head or a pinned sword does not',
    () => {
      expect([refuses('grip', 0), refuses('astride', 0), refuses('engulf', 0), refuses('entangle', 1)]).toEqual([
        stays,
        stays,
        stays,
        stays,
      ])
      expect([refuses('entangle', LEFT_ARM), refuses('entangle', HEAD), refuses('pin', 0)]).toEqual([[], [], []])
    },
  )
})

describe('holds end when the two come apart', () => {
  const held = (kind: 'grip' | 'astride' | 'entangle') =>
    ready(facing(man(['kite'], { weapons: ['kite'] }), man([])), (s) => {
      the(s, 'bob').points = 0
      s.holds = [
        {
          kind,
          by: 'bob',
          on: 'ann',
          location: 0,
          item: undefined,
          with: 'bob unarmed',
          roll: 30,
          skill: 60,
          trips: false,
        },
      ]
    })
  const bashed = (kind: 'grip' | 'astride' | 'entangle') =>
    fought(held(kind), 'kite', 'ann attack: 30\nann effect: bash\nann damage: 3\nann location: 1').state.holds.length
  rule(
    ['CFI-SE-Grip', 'CFI-LEAP-05', 'CFI-SE-Bash'],
    'a grip or a seat on his chest is gone at the first pace; a cord reaches a pace farther',
    () => {
      expect([bashed('grip'), bashed('astride'), bashed('entangle')]).toEqual([0, 0, 1])
    },
  )
  rule(['CFI-SE-Withdraw', 'CFI-SE-Grip'], 'who withdraws lets go of whom he held', () => {
    const s = ready(facing(man(), man([])), (state) => {
      state.holds = [
        {
          kind: 'grip',
          by: 'bob',
          on: 'ann',
          location: 0,
          item: undefined,
          with: 'bob unarmed',
          roll: 0,
          skill: 0,
          trips: false,
        },
      ]
    })
    const { state } = fought(s, 'longsword', 'ann attack: 90\nbob defend: unarmed\nbob parry: 30\nbob effect: withdraw')
    expect(state.holds).toEqual([])
    expect(refusal(cfi, play(cfi, state, '').state, 'ann', 'move')).toBeUndefined()
  })
})
