import { describe, expect, test } from 'vitest'
import { merged, scenario, seatsOf } from '../scenario.ts'
import { faultInWords } from '../schema.ts'
import * as is from '../shapes.ts'
import type { Rulings } from '../types.ts'

const rulings: Rulings = [
  { id: 'T-A1', option: 'reach', values: [true, false], default: true, why: 'the book is silent' },
  { id: 'T-A2', option: 'limit', values: [2, 5, 'none'], default: 5, why: 'tone' },
]
const door = scenario<
  { skill: number; kit: { sword: number; shield: number } },
  { reach: boolean; limit: number | string }
>({
  system: 'tiny',
  fighter: is.strict({
    skill: is.number(undefined, 100),
    kit: is.strict({ sword: is.number(), shield: is.number() }),
  }),
  content: { alaric: { skill: 60, kit: { sword: 1, shield: 1 } }, goblin: { skill: 30, kit: { sword: 1, shield: 0 } } },
  rulings,
})
const whole = { system: 'tiny', sides: { heroes: { alaric: {} }, goblins: { goblin: { count: 3 } } } }
const read = (over: object) => {
  const parsed = door.parse({ ...whole, ...over })
  return parsed.ok ? parsed.setup : parsed.faults.map(faultInWords)
}

/** Data as a file gives them, in which `__proto__` is a name like any other. */
const called = (name: string, record: object): object => JSON.parse(`{"${name}": ${JSON.stringify(record)}}`) as object

describe('the door of scenarios', () => {
  test.each([
    ['fighter', { sides: { heroes: { alaric: {} }, goblins: called('__proto__', { like: 'goblin' }) } }],
    ['side', { sides: JSON.parse('{"heroes": {"alaric": {}}, "goblins": {"goblin": {}}, "__proto__": {}}') as object }],
    ['seat', { seats: called('__proto__', ['alaric']) }],
    ['side with a policy', { policies: called('__proto__', {}) }],
  ])('a %s called __proto__ is refused by name, and not lost', (_, over) => {
    expect(read(over)).toEqual([
      '__proto__: found the name "__proto__", allowed is a name of lower-case letters, digits and hyphens, as old-tom',
    ])
  })
  test('counts fighters, puts overrides into their records and gives every ruling its value', () => {
    const sides = { heroes: { lilina: { like: 'alaric', kit: { shield: 2 } } }, goblins: { goblin: { count: 2 } } }
    expect(read({ sides, options: { limit: '2' } })).toMatchObject({
      options: { reach: true, limit: 2 },
      sides: [
        { id: 'heroes', fighters: [{ id: 'lilina', record: { skill: 60, kit: { sword: 1, shield: 2 } } }] },
        { id: 'goblins', fighters: [{ id: 'goblin-1' }, { id: 'goblin-2' }] },
      ],
    })
  })

  test('a record that is like nobody is one fault, not two', () => {
    const parsed = door.parse({ ...whole, sides: { a: { x: { like: 'orc' } }, b: { goblin: {} } } })
    expect(parsed.ok ? [] : parsed.faults.map(({ path }) => path.join('.'))).toEqual(['sides.a.x.like'])
  })

  test.each<[object, string]>([
    [{ sides: { heroes: { alaric: {} } } }, 'sides: found 1 side, allowed is at least two'],
    [
      { sides: { heroes: { alaric: {} }, goblins: {} } },
      'sides.goblins: found nobody, allowed is at least one fighter',
    ],
    [
      { sides: { ...whole.sides, gm: { goblin: {} } } },
      'sides.gm: found the name "gm", allowed is any other name: "gm" is the game master',
    ],
    [
      { sides: { a: { orc: {} }, b: { goblin: {} } } },
      'sides.a.orc: found the unknown fighter "orc", allowed is one of alaric, goblin, or a whole record',
    ],
    [
      { sides: { a: { constructor: {} }, b: { goblin: {} } } },
      'sides.a.constructor: found the unknown fighter "constructor"',
    ],
    [
      { sides: { a: { x: { like: 'toString' } }, b: { goblin: {} } } },
      'sides.a.x.like: found "toString", allowed is one of alaric, goblin',
    ],
    [
      { sides: { a: { alaric: { skill: 101 } }, b: { goblin: {} } } },
      'sides.a.alaric.skill: found 101, allowed is at most 100',
    ],
    [
      { sides: { a: { alaric: { sword: 1 } }, b: { goblin: {} } } },
      'sides.a.alaric.sword: found the unknown field "sword"',
    ],
    [
      { sides: { a: { 'Old Tom': { like: 'goblin' } }, b: { alaric: {} } } },
      'sides.a.Old Tom: found the name "Old Tom", allowed is a name of lower-case letters, digits and hyphens (old-tom is called Old Tom)',
    ],
    [{ sides: { a: { alaric: {} }, b: { alaric: {} } } }, 'sides.b.alaric: found the name "alaric" again'],
    [{ options: { reach: 'sometimes' } }, 'options.reach: found "sometimes"'],
    [
      { seats: { ana: ['nobody'] } },
      'seats.ana.0: found "nobody", allowed is one of alaric, goblin-1, goblin-2, goblin-3',
    ],
    [
      { seats: { ana: ['alaric'], ben: ['alaric'] } },
      'seats.ben.0: found alaric again, allowed is each fighter in one seat',
    ],
    [{ seats: { heroes: ['goblin-1'] } }, 'seats.heroes: found the name "heroes"'],
    [{ seats: { gm: ['alaric'] } }, 'seats.gm: found the name "gm"'],
    [{ policies: { orcs: 'default' } }, 'policies.orcs: found "orcs", allowed is one of heroes, goblins'],
  ])('%j is refused by name', (over, fault) => {
    expect(read(over)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]))
  })

  test('seats are the game master, each side, and people who take fighters from it', () => {
    const setup = read({ seats: { ana: ['goblin-2'] } })
    expect(Array.isArray(setup) ? [] : seatsOf(setup)).toEqual([
      { name: 'gm', fighters: [], gm: true },
      { name: 'heroes', fighters: ['alaric'], gm: false },
      { name: 'goblins', fighters: ['goblin-1', 'goblin-3'], gm: false },
      { name: 'ana', fighters: ['goblin-2'], gm: false },
    ])
  })

  test('overrides reach into records and replace lists', () => {
    expect(merged({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: 3 }, d: [4] })).toEqual({ a: { b: 3, c: 2 }, d: [4] })
    const polluted = merged({}, JSON.parse('{"__proto__":{"polluted":1}}'))
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect(Object.hasOwn(polluted, '__proto__')).toBe(true)
  })
})
