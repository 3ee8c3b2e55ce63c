import { describe, expect, test } from 'vitest'
import { exact } from '../../../kernel/exact.ts'
import { Fight } from '../../../kernel/fight.ts'
import { olde } from '../index.ts'
import type { OldeEvent, State } from '../types.ts'
import { duel, heard, of, only, ready, run, SWORD, strike, two } from './staged.ts'

const LEFT = { name: 'left', fighters: ['ann'], gm: false }

describe('what a seat may know', () => {
  test('a foe’s numbers are his own, what can be seen is seen', () => {
    const from = ready(
      two(SWORD, {
        brawn: 11,
        hurt: 5,
        armour: 'scale',
        skills: { dodge: 'master' },
        adjustments: [{ to: 'attack', value: 4, because: 'rune' }],
      }),
      { ann: 3, bob: 4 },
    )
    const seen = olde.view(from, LEFT)
    const bob = JSON.stringify(seen.fighters[1])
    for (const secret of ['"brawn"', '"hp"', '"fullHp"', 'dodge', 'rune', '"cp"']) expect(bob).not.toContain(secret)
    expect(seen.fighters[1]).toMatchObject({ status: 'bruised', ap: 4, seen: { armour: 'scale' } })
    expect(JSON.stringify(seen.fighters[0])).toContain('"brawn"')
    expect(olde.view(from, { ...LEFT, gm: true })).toBe(from)
    for (const n of [0, 1, 2, 3]) expect(olde.view(olde.imagine(seen, n), LEFT)).toEqual(seen)
    expect(of(olde.imagine(seen, 1), 'bob').facts.brawn).not.toBe(of(olde.imagine(seen, 0), 'bob').facts.brawn)
  })

  test('every grade is believed in its middle and looks the same', () => {
    for (const hp of [12, 11, 6, 5, 1, 0, -11]) {
      const from = ready(two({}, {}), {}, (s) => {
        of(s, 'bob').hp = hp
      })
      const seen = olde.view(from, LEFT)
      expect(olde.view(olde.imagine(seen, 0), LEFT)).toEqual(seen)
    }
  })

  test('events keep the dice, terms and points of others back, and say it twice the same', () => {
    const fought = strike(duel({}, { armour: 'leather' }), '2 2', '2 2', 'ann damage: 4')
    const told = fought.events.map((event) => olde.seen?.(event, LEFT) as OldeEvent)
    const defense = told.find((event) => event.type === 'defense')
    expect(defense).toMatchObject({ rolled: { dice: '', terms: [], total: 4 } })
    const hurt = told.find((event) => event.type === 'hurt')
    expect(hurt).toMatchObject({ left: undefined, terms: [], rolled: { dice: '1d8' } })
    for (const event of told) expect(olde.seen?.(event, LEFT)).toEqual(event)
    expect(told.map((event) => olde.tell(event, 'long')).join(' ')).not.toMatch(/undefined|7 left/)
  })

  test('a stranger’s sheet is words; one’s own has every term', () => {
    const from = duel({ shield: 'kite' }, {})
    expect(olde.sheet(from, 'ann', 'seen')).toMatchObject({
      bars: [],
      numbers: [],
      grades: [{ name: 'health', word: 'healthy' }],
    })
    const own = olde.sheet(from, 'ann')
    expect(own.bars[0]).toMatchObject({ name: 'Hit Points', now: 12, full: 12 })
    expect(own.numbers.find(({ name }) => name === 'defense')).toMatchObject({
      value: 1,
      from: [{ value: -2 }, { value: 3 }],
    })
    expect(own.things?.map(({ name, how }) => `${name} ${how}`)).toEqual(['broadsword in hand', 'kite on the arm'])
  })
})

describe('told', () => {
  test('the long form has every face and term, the short what matters', () => {
    const fought = strike(
      duel(
        { skills: { swords: 'journeyman' } },
        { shield: 'heater', armour: 'leather', skills: { shields: 'apprentice' } },
      ),
      '8 1 2',
      '8 3 1',
      'ann damage: 6',
    )
    const long = fought.events.map((event) => olde.tell(event, 'long'))
    expect(long).toContain('Bob defends: 2d8! (8, 1, 2) +2 heater = 13.')
    expect(long).toContain('Ann rolls 2d8! (8, 3, 1) +1 swords = 13 against 13: hit by 0.')
    expect(long).toContain('Bob takes 5 (1d8 (6) = 6 −1 leather), 7 left, bruised.')
    expect(fought.told).toContain('Ann rolls 13 against 13: hit by 0.')
    const odd = strike(duel({}, { finesse: 7 }), '8 7 2', '8 3 2', 'ann damage: 1')
    expect(odd.events.map((event) => olde.tell(event, 'long'))).toContain('Bob defends: 2d7! (8 as 4, 7, 2) = 13.')
  })
})

describe('odds', () => {
  /** How likely each loss of Bob’s is when Ann’s declared attack is carried out. */
  const losses = (from: State): Map<number, number> => {
    const declared = run(from, 'ann turn: attack\nann weapon: broadsword').state
    const { endings, remainder, complete } = exact(olde, declared, {
      policy: () => (choice) => choice.named?.('maximum damage') ?? choice.options[0]!,
    })
    expect(complete).toBe(true)
    expect(remainder).toBeLessThan(1e-6)
    const found = new Map<number, number>()
    for (const { state, weight } of endings) {
      const lost = of(from, 'bob').hp - of(state, 'bob').hp
      found.set(lost, (found.get(lost) ?? 0) + weight)
    }
    return found
  }

  test('of a plain exchange are exact: against the helpless as by hand', () => {
    const from = duel({}, { conditions: { stunned: 'permanent' } })
    const found = losses(from)
    // Two d8 that explode come to at least 6 in 54 of 64 ways: all but the ten pairs of 5 or less.
    expect(found.get(0)).toBeCloseTo(10 / 64, 9)
    const plain = [6, 7, 8].reduce((sum, total) => sum + (total - 1) / 64, 0)
    expect(found.get(1)).toBeCloseTo(plain / 8, 9)
  })

  test('and an attack that ties half the time', () => {
    const found = losses(duel())
    const miss = found.get(0) ?? 0
    expect(miss).toBeGreaterThan(0.4)
    expect(miss).toBeLessThan(0.5)
  })
})

describe('rulings of the game master', () => {
  const begun = (ruling: object, scenario = two(SWORD)) => {
    const fight = Fight.begin(olde, scenario, { by: 'keyed', seed: 'ruled' }).proceed()
    fight.rule(ruling, 'as it pleases me')
    return fight.state as State
  }
  test('Hit Points down to dying and up again', () => {
    expect(of(begun({ do: 'set', who: 'bob', field: 'hp', to: -2 }), 'bob')).toMatchObject({
      hp: -2,
      dying: true,
      posture: 'prone',
    })
    expect(of(begun({ do: 'condition', who: 'bob', to: 'dead' }), 'bob').dead).toBe(true)
    expect(of(begun({ do: 'condition', who: 'bob', to: 'stable' }), 'bob')).toMatchObject({ hp: 0, dying: false })
    expect(of(begun({ do: 'condition', who: 'bob', to: 'up' }, two(SWORD, { hurt: 11 })), 'bob').hp).toBe(1)
  })
  test('conditions, adjustments, posture and distance', () => {
    expect(of(begun({ do: 'suffers', who: 'bob', what: 'invisible', on: true }), 'bob').known).not.toBeNull()
    expect(
      of(
        begun(
          { do: 'suffers', who: 'bob', what: 'dazed', on: false },
          two(SWORD, { conditions: { dazed: 'permanent' } }),
        ),
        'bob',
      ).conditions,
    ).toEqual([])
    expect(
      of(
        begun({ do: 'modifier', who: 'ann', to: 'attack', value: 2, because: 'high ground', lasts: 'permanent' }),
        'ann',
      ).adjustments,
    ).toMatchObject([{ to: 'attack', value: 2 }])
    expect(of(begun({ do: 'posture', who: 'ann', to: 'sitting' }), 'ann').posture).toBe('sitting')
    expect(olde.board(begun({ do: 'distance', who: 'ann', from: 'bob', metres: 4 })).pairs).toMatchObject([
      { distance: 4 },
    ])
  })
  test('newcomers share a cell with whom they like; nobody is left behind of who leaves', () => {
    const map = { ...two(SWORD), distance: undefined, map: { picture: 'a.b', key: { a: 'ann', b: 'bob' } } }
    const joined = begun({ do: 'add', side: 'right', who: 'orc', at: [0, 0] }, map)
    expect(of(joined, 'orc')).toMatchObject({ kind: 'orc', ap: 0 })
    expect(() => begun({ do: 'place', who: 'ann', at: [9, 9] }, map)).toThrow(/no room/)
    expect(begun({ do: 'remove', who: 'ann' }).acting?.who).not.toBe('ann')
    expect(() => begun({ do: 'add', side: 'right', who: 'orc', fields: { brawn: 99 }, at: [1, 0] }, map)).toThrow(
      /fields\.brawn/,
    )
    expect(() => begun({ do: 'nonsense' })).toThrow(/allowed is one of set/)
  })
  test('the end', () => {
    const ended = begun({ do: 'end', won: ['right'] })
    expect(olde.outcome(ended)).toEqual({ won: ['right'], because: 'ruling' })
  })
})

describe('bad scenarios get a sentence with path and remedy', () => {
  const fault = (scenario: object): string => {
    const parsed = olde.setup.parse(scenario)
    return parsed.ok
      ? ''
      : parsed.faults.map(({ path, found, allowed }) => `${path.join('.')}: ${found}, ${allowed}`).join('; ')
  }
  test.each([
    [
      'an unknown weapon',
      two({ weapons: ['lightsabre'] }),
      /sides\.left\.ann\.weapons\.0: "lightsabre", one of shortsword/,
    ],
    ['an unknown skill', two({ skills: { law: 'master' } }), /sides\.left\.ann\.skills\.law/],
    [
      'an unknown rank',
      two({ skills: { swords: 'expert' } }),
      /skills\.swords: "expert", one of apprentice, journeyman/,
    ],
    ['too much of a stat', two({ brawn: 21 }), /brawn: 21, at most 20/],
    ['dead already', two({ hurt: 24 }), /hurt: 24, less than 24: with 12 Hit Points he would be dead/],
    ['an unknown shield', two({ shield: 'door' }), /shield: "door", one of buckler/],
    [
      'a cell of two metres',
      { ...two(), distance: undefined, map: { cell: 2, picture: 'a.b', key: { a: 'ann', b: 'bob' } } },
      /map\.cell: 2, 1: a cell is one space/,
    ],
    [
      'a cell in a wall',
      { ...two({ at: [0, 0] }), distance: undefined, map: { picture: '#.b', key: { b: 'bob' } } },
      /ann\.at: 0,0, a free cell of the map/,
    ],
  ])('%s', (_, scenario, message) => {
    expect(fault(scenario)).toMatch(message)
  })
})

test('odds are told apart by what was heard', () => {
  const fought = strike(duel(), '2 2', '2 2', 'ann damage: 4')
  expect(
    fought.events.flatMap((event) => olde.features.results(event)).map(({ name, value }) => `${name} ${value}`),
  ).toEqual(['action attack', 'attack hit', 'band hit', 'damage 4', 'status bruised'])
  expect(heard(fought, 'hurt')).toHaveLength(1)
  expect(only(fought, 'attack').band).toBe('hit')
})
