import { describe, expect, test } from 'vitest'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { faults, refused, ruling } from '../amending.ts'
import { acting, arranged, exhausted, facing, the } from '../arrange.ts'
import { CHEST, item, man } from '../clash.ts'

const sword = man(['war-sword'])
/** Ann and Bob a metre apart, with Ann's horse beside her. */
const abstract = (change?: (s: State) => void): State =>
  arranged(facing({ ann: man(['war-sword'], { rides: 'horse' }), horse: {} }, { bob: sword }), change)

const MAP = {
  cell: 1,
  picture: '#######\n#a..~b#\n#.....#\n#######',
  key: { a: 'ann', b: 'bob', '~': 'difficult' },
}
const mapped = (change?: (s: State) => void): State =>
  arranged(facing({ ann: sword }, { bob: sword }, {}, { map: MAP }), change)
const at = (s: State, who: string) => legend.board(s).tokens.find(({ id }) => id === who)?.at

describe('where somebody is', () => {
  test('without a map, so far from somebody, and his mount with him', () => {
    const { state, told } = ruling(abstract(), { do: 'distance', who: 'ann', from: 'bob', metres: 12 })
    expect([metres(state, 'ann', 'bob'), metres(state, 'horse', 'bob')]).toEqual([12, 12])
    expect(told).toEqual(['Ruling: Ann is 12 m from Bob.'])
    expect(refused(mapped(), { do: 'distance', who: 'ann', from: 'bob', metres: 3 })).toBe(
      'ruling/distance: Distances of this fight are those of its map. Name a cell instead.',
    )
  })

  test('on a map, a free cell, whose ground is under his feet at once', () => {
    const { state, told } = ruling(mapped(), { do: 'place', who: 'ann', at: [4, 1] })
    expect([at(state, 'ann'), the(state, 'ann').footing]).toEqual([[4, 1], 'unstable'])
    expect(told).toEqual(['Ruling: Ann’s place from 1,1 to 4,1.'])
  })

  test('not in a wall, not off the map, not on top of somebody', () => {
    const remedy = 'Name a free cell of the map: it has 7 columns and 4 rows.'
    expect(refused(mapped(), { do: 'place', who: 'ann', at: [0, 1] })).toBe(
      `ruling/place: ann has no room at 0,1. ${remedy}`,
    )
    expect(refused(mapped(), { do: 'place', who: 'ann', at: [9, 9] })).toBe(
      `ruling/place: ann has no room at 9,9. ${remedy}`,
    )
    expect(refused(mapped(), { do: 'place', who: 'ann', at: [5, 1] })).toBe(
      `ruling/place: ann has no room at 5,1. ${remedy}`,
    )
    expect(refused(mapped(), { do: 'place', who: 'ann', at: [1, 1] })).toBe('not refused')
    expect(refused(abstract(), { do: 'place', who: 'ann', at: [1, 1] })).toBe(
      'ruling/place: This fight has no map to place ann on. Say how far from somebody he is.',
    )
  })
})

describe('somebody joins', () => {
  test('by his record, changed as ruled, and acts from the next round on', () => {
    const { state, told } = ruling(abstract(exhausted), {
      do: 'add',
      side: 'foes',
      who: 'grub',
      like: 'goblin',
      fields: { skills: { evade: 61 } },
      near: 'bob',
      metres: 4,
    })
    expect(the(state, 'grub')).toMatchObject({ side: 'foes', actions: 0, initiative: 12 })
    expect(the(state, 'grub').facts.skills.evade).toBe(61)
    expect(metres(state, 'grub', 'bob')).toBe(4)
    expect(told).toEqual(['Ruling: Grub joins the foes.'])
    expect(the(acting(state, '').state, 'grub').actions).toBe(3)
  })

  test('beside his own side where nobody is named', () => {
    const { state } = ruling(abstract(), { do: 'add', side: 'foes', who: 'goblin' })
    expect(metres(state, 'goblin', 'bob')).toBe(5)
  })

  test('on a map at a free cell', () => {
    const { state } = ruling(mapped(), { do: 'add', side: 'foes', who: 'goblin', at: [2, 2] })
    expect(at(state, 'goblin')).toEqual([2, 2])
    expect(refused(mapped(), { do: 'add', side: 'foes', who: 'goblin', at: [1, 1] })).toMatch(
      /^ruling\/place: goblin has no room at 1,1/,
    )
    const beside = ruling(mapped(), { do: 'add', side: 'foes', who: 'goblin' }).state
    expect(metres(beside, 'goblin', 'bob'), 'without one, beside his own').toBe(1)
  })

  test('under a name of his own, with a record that is whole', () => {
    expect(refused(abstract(), { do: 'add', side: 'foes', who: 'bob', like: 'goblin' })).toBe(
      'ruling/fighter: There is a fighter "bob" already. Give the newcomer another name.',
    )
    expect(faults({ do: 'add', side: 'foes', who: 'Grub the Goblin', like: 'goblin' })).toEqual([
      'who: found "Grub the Goblin", allowed is a name of lower-case letters, digits and hyphens (old-tom is called Old Tom)',
    ])
    expect(
      faults({ do: 'add', side: 'foes', who: 'grub', like: 'goblin', fields: { spells: { fireball: 1 } } }),
    ).toEqual([
      'fields.spells.fireball: found the unknown spell "fireball", allowed is one of bladesharp, countermagic, dragons-breath, heal, protection',
    ])
    expect(faults({ do: 'add', side: 'foes', who: 'grub' })[0]).toMatch(/^fields\.\w+: found nothing/)
  })
})

describe('somebody leaves', () => {
  test('and nothing in the fight refers to him', () => {
    const tangled = abstract((s) => {
      const hold = {
        kind: 'grapple',
        item: undefined,
        location: CHEST,
        with: 'bob unarmed',
        tripReady: false,
        roll: 1,
        skill: 1,
        level: 'success',
        work: 0,
      } as const
      s.holds = [
        { ...hold, by: 'bob', on: 'ann' },
        { ...hold, by: 'ann', on: 'bob' },
      ]
      s.impaled = [
        {
          by: 'ann',
          on: 'bob',
          item: 'ann war-sword',
          location: CHEST,
          penalty: 20,
          roll: 30,
          skill: 60,
          level: 'success',
        },
      ]
      item(s, 'ann', 'war-sword').where = 'stuck'
      s.inside = [{ by: 'bob', of: 'ann' }]
      s.spells = [{ spell: 'protection', magnitude: 1, by: 'ann', at: 'bob', item: undefined, until: 9 }]
      s.next = [
        { kind: 'airLost', who: 'bob' },
        { kind: 'riposte', who: 'ann', at: 'bob', item: 'ann war-sword' },
        { kind: 'initiative', who: 'gm' },
      ]
      s.charge = { by: 'ann', on: 'bob', passing: false, answer: 'stand', answered: false, knockedBack: false }
      Object.assign(the(s, 'ann'), {
        chargeAt: 'bob',
        fullRound: 'charge',
        aimingAt: 'bob',
        aimed: 2,
        outmanoeuvred: ['bob'],
        harriedBy: ['bob'],
      })
      the(s, 'ann').casting = { spell: 'heal', magnitude: 1, at: 'bob', on: undefined, left: 1 }
      the(s, 'ann').aiding = { at: 'bob', location: CHEST, level: 'success', rounds: 3 }
    })
    const { state, told } = ruling(tangled, { do: 'remove', who: 'bob' })
    expect(state).toMatchObject({ holds: [], impaled: [], inside: [], spells: [], charge: undefined })
    expect(state.next).toEqual([{ kind: 'initiative', who: 'gm' }])
    expect(state.fighters.map(({ id }) => id)).toEqual(['ann', 'horse'])
    expect(the(state, 'ann')).toMatchObject({
      chargeAt: undefined,
      fullRound: 'none',
      aimingAt: undefined,
      aimed: 0,
      outmanoeuvred: [],
      harriedBy: [],
      casting: undefined,
      aiding: undefined,
    })
    expect(item(state, 'ann', 'war-sword').where).toBe('ground')
    expect(told).toEqual(['Ruling: Bob leaves the fight.'])
  })

  test('what others do to others goes on', () => {
    const busy = abstract((s) => {
      s.charge = { by: 'ann', on: 'bob', passing: false, answer: 'stand', answered: false, knockedBack: false }
      Object.assign(the(s, 'ann'), {
        chargeAt: 'bob',
        fullRound: 'charge',
        aimingAt: 'bob',
        aimed: 2,
        harriedBy: ['bob'],
      })
    })
    const { state } = ruling(busy, { do: 'remove', who: 'horse' })
    expect(the(state, 'ann')).toMatchObject({
      mount: undefined,
      chargeAt: 'bob',
      fullRound: 'charge',
      aimed: 2,
      harriedBy: ['bob'],
    })
    expect(state.charge).toBeDefined()
    expect(the(ruling(abstract(), { do: 'remove', who: 'ann' }).state, 'horse').rider).toBeUndefined()
    expect(at(ruling(mapped(), { do: 'remove', who: 'ann' }).state, 'ann')).toBeUndefined()
    expect(refused(busy, { do: 'remove', who: 'cid' })).toMatch(/^ruling\/fighter: There is no fighter "cid"/)
  })
})
