import { describe, expect, test } from 'vitest'
import { legend } from '../../index.ts'
import { recordOf } from '../../state/scenario.ts'

const CHARACTERISTICS = { str: 12, con: 12, siz: 12, int: 12, pow: 12, dex: 12, cha: 12 }
const accepted = (fields: object): boolean => recordOf('nobody', { characteristics: CHARACTERISTICS, ...fields }).ok
const ruled = (command: object): boolean => legend.command.parse(command).ok

/** A field, and the least and the most it may be. */
type Bound = readonly [name: string, of: (value: number) => object, least: number, most: number]

const location = { id: 'trunk', name: 'trunk', from: 1, to: 20, part: 'body', hitPoints: 'chest' }
const RECORD: readonly Bound[] = [
  ['a Characteristic', (str) => ({ characteristics: { ...CHARACTERISTICS, str } }), 0, 200],
  ['a skill', (evade) => ({ skills: { evade } }), 0, 1000],
  ['a style', (skill) => ({ styles: [{ name: 'mace', skill, weapons: ['mace'] }] }), 0, 1000],
  ['Movement', (move) => ({ move }), 0, 100],
  ['flight', (fly) => ({ fly }), 0, 200],
  ['a burden', (burden) => ({ burden }), 0, 1000],
  ['armour worn', (head) => ({ worn: { head } }), 0, 200],
  ['hide', (head) => ({ natural: { head } }), 0, 200],
  ['Hero Points', (heroPoints) => ({ heroPoints }), 0, 20],
  ['a spell', (heal) => ({ spells: { heal } }), 1, 20],
  ['Combat Actions', (combatActions) => ({ stated: { combatActions } }), 1, 12],
  ['Strike Rank', (strikeRank) => ({ stated: { strikeRank } }), 0, 60],
  ['Hit Points', (head) => ({ stated: { hitPoints: { head } } }), 1, 500],
  ['General Hit Points', (generalHitPoints) => ({ stated: { generalHitPoints } }), 1, 1000],
  ['cover’s Armour Points', (ap) => ({ cover: { ap } }), 0, 200],
  ['cover’s Hit Points', (hp) => ({ cover: { hp } }), 1, 1000],
  ['where a location begins', (from) => ({ locations: [{ ...location, from }] }), 1, 20],
  ['where a location ends', (to) => ({ locations: [{ ...location, to }] }), 1, 20],
  ['the number of locations', (n) => ({ locations: Array.from({ length: n }, () => location) }), 1, 20],
  ['the length of a name', (n) => ({ name: 'x'.repeat(n) }), 0, 60],
  ['the length of a location’s id', (n) => ({ locations: [{ ...location, id: 'x'.repeat(n) }] }), 1, 40],
  ['the length of a location’s name', (n) => ({ locations: [{ ...location, name: 'x'.repeat(n) }] }), 1, 40],
]
const WALL = { name: 'wall', ap: 1, hp: 1 }
const RULINGS: readonly Bound[] = [
  ['a number', (to) => ({ do: 'set', who: 'ann', field: 'actions', to }), 0, 1000],
  ['a number that may be negative', (to) => ({ do: 'set', who: 'ann', field: 'initiative', to }), -100, 1000],
  ['Hit Points', (to) => ({ do: 'location', who: 'ann', location: 'head', field: 'hitPoints', to }), -1000, 1000],
  ['a modifier', (value) => ({ do: 'modifier', who: 'ann', value, because: 'luck' }), -200, 200],
  ['a reason', (n) => ({ do: 'modifier', who: 'ann', value: 1, because: 'x'.repeat(n) }), 1, 120],
  ['damage', (points) => ({ do: 'damage', who: 'ann', location: 'head', points }), 1, 500],
  ['a fall', (metres) => ({ do: 'fall', who: 'ann', metres }), 0, 10_000],
  ['a column', (x) => ({ do: 'place', who: 'ann', at: [x, 1] }), 0, 10_000],
  ['a row', (y) => ({ do: 'place', who: 'ann', at: [1, y] }), 0, 10_000],
  ['cover’s Armour Points', (ap) => ({ do: 'cover', who: 'ann', behind: { ...WALL, ap } }), 0, 200],
  ['cover’s Hit Points', (hp) => ({ do: 'cover', who: 'ann', behind: { ...WALL, hp } }), 1, 1000],
  ['cover’s name', (n) => ({ do: 'cover', who: 'ann', behind: { ...WALL, name: 'x'.repeat(n) } }), 0, 60],
  ['somebody’s name', (n) => ({ do: 'free', who: 'x'.repeat(n) }), 0, 60],
  ['an item’s name', (n) => ({ do: 'item', who: 'ann', item: 'x'.repeat(n), where: 'ground' }), 0, 120],
  ['how far an item lies', (away) => ({ do: 'item', who: 'ann', item: 'mace', where: 'ground', away }), 0, 10_000],
  ['a newcomer’s side', (n) => ({ do: 'add', side: 'x'.repeat(n), who: 'grub', like: 'goblin' }), 1, 40],
  ['the sides that won', (n) => ({ do: 'end', won: Array.from({ length: n }, () => 'heroes') }), 0, 20],
]

/** Names cannot be shorter than nothing. */
const below = (name: string, least: number): boolean => least > 0 || !/name|sides? |side$|length/.test(name)

describe('what a record may hold', () => {
  test.each(RECORD)('%s', (name, of, least, most) => {
    expect([accepted(of(least)), accepted(of(most)), accepted(of(most + 1))]).toEqual([true, true, false])
    if (below(name, least)) expect(accepted(of(least - 1))).toBe(false)
  })

  test('what it need not say', () => {
    const record = recordOf('nobody', { characteristics: CHARACTERISTICS, cover: {} })
    expect(record.ok && record.setup).toEqual({
      characteristics: CHARACTERISTICS,
      body: 'humanoid',
      traits: [],
      move: 8,
      fly: 0,
      burden: 0,
      styles: [],
      skills: {},
      worn: {},
      armour: [],
      natural: {},
      wounds: 'locations',
      heroPoints: 0,
      spells: {},
      healersKit: true,
      heroicAbilities: [],
      stated: {},
      stance: 'standing',
      footing: 'firm',
      confined: false,
      higher: false,
      formation: false,
      blind: false,
      chariot: false,
      cover: { name: 'cover', ap: 0, hp: 1, wooden: false, locations: [], total: false, small: true },
      arrows: ['bodkin'],
      surprised: false,
    })
  })
})

describe('what a ruling may say', () => {
  test.each(RULINGS)('%s', (name, of, least, most) => {
    expect([ruled(of(least)), ruled(of(most)), ruled(of(most + 1))]).toEqual([true, true, false])
    if (below(name, least)) expect(ruled(of(least - 1))).toBe(false)
  })

  test('what it need not say', () => {
    const parsed = (command: object) => {
      const given = legend.command.parse(command)
      return given.ok ? given.setup : undefined
    }
    expect(parsed({ do: 'cover', who: 'ann', behind: WALL })).toMatchObject({
      behind: { wooden: false, locations: [], total: false, small: true },
    })
    expect(parsed({ do: 'cover', who: 'ann', behind: {} })).toMatchObject({ behind: { name: 'Fence', ap: 4, hp: 5 } })
    expect(parsed({ do: 'damage', who: 'ann', location: 'head', points: 1 })).toMatchObject({ armour: true })
    expect(parsed({ do: 'item', who: 'ann', item: 'mace', where: 'ground' })).toMatchObject({ away: 0 })
    expect(parsed({ do: 'add', side: 'foes', who: 'goblin' })).toMatchObject({ fields: {}, metres: 5 })
  })
})
