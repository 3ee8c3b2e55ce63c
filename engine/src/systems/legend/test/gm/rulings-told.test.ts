import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { faults, ruling } from '../amending.ts'
import { arranged, facing, the } from '../arrange.ts'
import { CHEST, duel, item, man, told } from '../clash.ts'

const sword = man(['war-sword', 'dagger', 'target'])
const pair = (change?: (s: State) => void): State => duel(sword, sword, change)
const ruled = (command: object, state = pair()) => ruling(state, command).state
const from = (command: object, state = pair()) => told(ruling(state, command), 'ruled').map((e) => [e.from, e.to])

describe('what is ruled of one', () => {
  test('is told as it was and as it is', () => {
    expect(from({ do: 'stance', who: 'bob', to: 'prone' })).toEqual([['standing', 'prone']])
    expect(from({ do: 'fall', who: 'bob', metres: 4 })).toEqual([[0, 4]])
    expect(from({ do: 'damage', who: 'bob', location: 'head', points: 3 })).toEqual([[0, 3]])
    expect(from({ do: 'circumstance', who: 'bob', of: 'surprised', to: true })).toEqual([[false, true]])
    expect(from({ do: 'circumstance', who: 'bob', of: 'blind', to: true })).toEqual([[false, true]])
    const taken = pair((s) => void Object.assign(the(s, 'bob'), { surprised: 1, higher: true }))
    expect(from({ do: 'circumstance', who: 'bob', of: 'surprised', to: false }, taken)).toEqual([[true, false]])
    expect(from({ do: 'circumstance', who: 'bob', of: 'higher', to: false }, taken)).toEqual([[true, false]])
    expect(from({ do: 'scene', wind: 'gale' })).toEqual([['none', 'gale']])
  })

  test('armour put on a maimed limb heals nothing', () => {
    const maimed = pair(
      (s) =>
        void Object.assign(the(s, 'bob').limbs[CHEST] ?? {}, { hp: -9, maimed: true, useless: true, untreated: 3 }),
    )
    const after = the(ruled({ do: 'location', who: 'bob', location: 'chest', field: 'worn', to: 4 }, maimed), 'bob')
    expect(after.limbs[CHEST]).toMatchObject({ worn: 4, maimed: true, useless: true, untreated: 3 })
  })

  test('a thing is named by what it is or by its own name; the others stay with him', () => {
    const lies = pair((s) => void Object.assign(item(s, 'ann', 'dagger'), { where: 'ground', spot: [3, 1], away: 2 }))
    for (const name of ['dagger', 'ann dagger']) {
      const state = ruled({ do: 'item', who: 'ann', item: name, where: 'right' }, lies)
      expect(item(state, 'ann', 'dagger')).toMatchObject({ where: 'right', spot: undefined, away: 0 })
    }
    const given = ruled({ do: 'item', who: 'ann', item: 'war-sword', where: 'right', to: 'bob' })
    expect(the(given, 'ann').items.map(({ id }) => id)).toEqual(['ann dagger', 'ann target', 'ann unarmed'])
    expect(the(given, 'bob').items).toHaveLength(5)
  })

  test('fire takes hold where it is said, or anywhere', () => {
    const next = (location?: string) =>
      ruled({ do: 'hazard', who: 'bob', of: 'flame', ...(location && { location }) }).next
    expect(next('chest')).toMatchObject([{ kind: 'hazard', who: 'bob', location: CHEST }])
    expect(next()).toMatchObject([{ kind: 'hazard', who: 'bob', location: -1 }])
  })

  test('a favour is new in the step it is given in', () => {
    const { favours } = ruled({ do: 'modifier', who: 'bob', value: 20, because: 'luck' })
    expect(favours).toEqual([{ who: 'bob', value: 20, because: 'luck', actions: 3, fresh: true }])
  })
})

describe('who comes and who goes', () => {
  const add = (like: string, fields: object = {}) => ({ do: 'add', side: 'foes', who: 'grub', like, fields })
  test('a newcomer is of the kind he is like, or of none', () => {
    expect(the(ruled(add('goblin')), 'grub').facts.kind).toBe('goblin')
    const own = { characteristics: { str: 9, con: 9, siz: 9, int: 9, pow: 9, dex: 9, cha: 9 } }
    expect(faults(add('snark', own))).toEqual([])
    expect(the(ruled(add('snark', own)), 'grub').facts.kind).toBeUndefined()
  })

  test('of him who leaves nothing is left with anybody', () => {
    const crowd = arranged(facing({ ann: sword, pal: sword }, { bob: sword, cid: sword }), (s) => {
      for (const id of ['ann', 'pal']) {
        Object.assign(the(s, id), {
          chargeAt: 'bob',
          fullRound: 'charge',
          aimingAt: 'bob',
          aimed: 2,
          mount: 'bob',
          rider: 'bob',
        })
        the(s, id).casting = { spell: 'heal', magnitude: 1, at: 'bob', on: undefined, left: 1 }
        the(s, id).aiding = { at: 'bob', location: 0, level: 'success', rounds: 1 }
      }
      s.next = [
        { kind: 'airLost', who: 'bob' },
        { kind: 'chargeBlow', who: 'ann', at: 'bob', item: 'ann war-sword' },
        { kind: 'chargeBlow', who: 'ann', at: 'cid', item: 'ann war-sword' },
        { kind: 'airLost', who: 'cid' },
      ]
    })
    const without = (who: string, state = crowd) => ruled({ do: 'remove', who }, state)
    const gone = {
      chargeAt: undefined,
      fullRound: 'none',
      aimingAt: undefined,
      aimed: 0,
      mount: undefined,
      rider: undefined,
      casting: undefined,
      aiding: undefined,
    }
    for (const id of ['ann', 'pal']) expect(the(without('bob'), id)).toMatchObject(gone)
    expect(without('bob').next).toMatchObject([
      { kind: 'chargeBlow', at: 'cid' },
      { kind: 'airLost', who: 'cid' },
    ])
    const kept = the(without('cid'), 'ann')
    expect(kept).toMatchObject({
      chargeAt: 'bob',
      fullRound: 'charge',
      aimingAt: 'bob',
      aimed: 2,
      mount: 'bob',
      rider: 'bob',
    })
    expect([kept.casting?.at, kept.aiding?.at]).toEqual(['bob', 'bob'])
  })

  test('a charge ends with the charger and with the one he runs at, and with nobody else', () => {
    const charge = {
      by: 'ann',
      on: 'bob',
      passing: false,
      answer: 'stand',
      answered: false,
      knockedBack: false,
    } as const
    const left = (who: string) => {
      const state = arranged(facing({ ann: sword, pal: sword }, { bob: sword, cid: sword }), (s) => {
        s.charge = { ...charge }
      })
      return ruled({ do: 'remove', who }, state).charge
    }
    expect([left('ann'), left('bob')]).toEqual([undefined, undefined])
    expect(left('cid')).toMatchObject(charge)
  })
})
