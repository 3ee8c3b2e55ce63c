import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { AffrayError } from '../../kernel/error.ts'
import type { AnySystem } from '../../kernel/types.ts'
import { systems } from '../../systems/index.ts'
import { imported } from '../index.ts'

/** A creature in the form of the Mythras Encounter Generator; its figures are ours. */
const creature = {
  name: 'Marsh Raider',
  cult_rank: 0,
  stats: [{ STR: 12 }, { CON: 11 }, { SIZ: 13 }, { DEX: 14 }, { INT: 10 }, { POW: 9 }, { CHA: 8 }],
  skills: [{ Athletics: 40 }, { Endurance: 52 }, { Evade: 44 }, { Willpower: 38 }, { 'Lang: Marsh': 60 }],
  folk_spells: ['Bladesharp', 'Glamour'],
  theism_spells: [],
  sorcery_spells: [],
  mysticism_spells: [],
  hit_locations: [
    { name: 'Right leg', range: '01-03', hp: 5, ap: 1 },
    { name: 'Left leg', range: '04-06', hp: 5, ap: 1 },
    { name: 'Abdomen', range: '07-09', hp: 6, ap: 2 },
    { name: 'Chest', range: '10-12', hp: 7, ap: 2 },
    { name: 'Right arm', range: '13-15', hp: 4, ap: 0 },
    { name: 'Left arm', range: '16-18', hp: 4, ap: 0 },
    { name: 'Head', range: '19-20', hp: 5, ap: 3 },
  ],
  combat_styles: [
    {
      name: 'Marsh fighting',
      value: 55,
      weapons: [
        { name: 'Dagger', damage: '1d4+1' },
        { name: 'Eel whip', damage: '1d3' },
      ],
    },
  ],
  attributes: { action_points: 2, damage_modifier: '+1d2', magic_points: 9, strike_rank: '10(12-2)', movement: '6' },
  notes: 'Lurks.',
  features: [],
  cults: [],
  spirits: [],
  natural_armor: false,
}
const encounter = {
  Name: 'The mill',
  Combatants: [
    {
      Id: 'a',
      Alias: 'Miller',
      CurrentHP: 9,
      Initiative: 12,
      StatBlock: { Name: 'Goblin', HP: { Value: 12 }, AC: { Value: 13 } },
    },
    {
      Id: 'b',
      Alias: '',
      CurrentHP: 7,
      StatBlock: { Name: 'Something', HP: { Value: 7 }, Actions: [{ Name: 'Bite' }] },
    },
  ],
}
const told = (text: unknown, system: AnySystem) => imported(system, JSON.stringify(text))
/** What is read; undefined where it is refused as it should be. */
function refusedOr<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (thrown) {
    if (thrown instanceof AffrayError) return undefined
    throw thrown
  }
}
const playable = (system: AnySystem, fighters: object): void => {
  const [kind = ''] = system.content[0]?.entries.map(({ id }) => id) ?? []
  const parsed = system.setup.parse({ system: system.id, sides: { them: fighters, us: { us: { like: kind } } } })
  expect(parsed.ok ? [] : parsed.faults).toEqual([])
}

describe.each([systems.legend, systems.cfi] as AnySystem[])('a creature of the generator in $id', (system) => {
  const { fighters, understood, assumed, leftOut } = told([creature, creature], system)

  test('can fight, each under a name', () => {
    expect(Object.keys(fighters)).toEqual(['marsh-raider', 'marsh-raider-2'])
    playable(system, fighters)
  })
  test('has its own figures', () => {
    expect(fighters['marsh-raider']).toMatchObject({ name: 'Marsh Raider', characteristics: { str: 12, cha: 8 } })
    expect(JSON.stringify(fighters['marsh-raider'])).toContain('dagger')
  })
  test('and every field of its file is in the report', () => {
    const all = [...understood, ...assumed, ...leftOut]
      .map(({ at }) => at)
      .filter((at) => at.startsWith('marsh-raider.'))
    const named = (part: string): boolean => all.some((at) => at.includes(part))
    for (const part of [
      'stats.str',
      'stats.cha',
      'skills.Athletics',
      'skills.Lang: Marsh',
      'folk_spells',
      'hit_locations.6',
      'combat_styles.0',
      'attributes.movement',
      'attributes.damage_modifier',
      'attributes.strike_rank',
      'notes',
      'natural_armor',
    ])
      expect(named(part), part).toBe(true)
    expect(leftOut.map(({ says }) => says).join()).toContain('Eel whip')
  })
})

test.each(Object.values<AnySystem>(systems))('an encounter’s names and Hit Points in $id', (system) => {
  const { from, fighters, assumed, leftOut } = told(encounter, system)
  expect(from).toBe('Improved Initiative')
  expect(Object.keys(fighters)).toEqual(['miller', 'something'])
  playable(system, fighters)
  expect(assumed.length).toBeGreaterThan(1)
  expect(leftOut.map(({ at }) => at)).toContain('miller.StatBlock.AC')
})

test('what is no such file, too large or of another game is refused with what to do', () => {
  expect(() => imported(systems.legend, '{')).toThrow('no JSON')
  expect(() => imported(systems.legend, '{}')).toThrow('no file of a tool')
  expect(() => imported(systems.legend, ' '.repeat(2_000_001))).toThrow('at most 2000000')
  expect(() => told([creature], systems.olde)).toThrow('do not fit Dungeons of Olde')
})

test('mutated files are read or refused, and harm nothing', () => {
  const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
  const dice = new Stream('mutated', 0)
  const junk = ['', '"__proto__"', '{}', '[]', 'null', '1e999', '-1', '"\u0000"', '[[[[', '{"a":{"__proto__":{"x":1}}}']
  const texts = [JSON.stringify([creature]), JSON.stringify(encounter)]
  for (let n = 0; n < 1000; n++) {
    const text = texts[n % 2] ?? ''
    const [from, long] = [dice.die(text.length) - 1, dice.die(12) - 1]
    const mutated = text.slice(0, from) + (junk[dice.die(junk.length) - 1] ?? '') + text.slice(from + long)
    const system: AnySystem = n % 4 < 2 ? systems.legend : systems.cfi
    const read = refusedOr(() => imported(system, mutated).fighters)
    if (read !== undefined && Object.keys(read).length > 0) playable(system, read)
  }
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before)
  expect(Reflect.get({}, 'x')).toBeUndefined()
})
