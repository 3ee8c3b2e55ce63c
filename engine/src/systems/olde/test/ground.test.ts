import { describe, expect, test } from 'vitest'
import { refusal, rule, type Scenario } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import { lineOfSight, sightOfSpace } from '../line-of-sight.ts'
import type { State } from '../types.ts'
import { EIGHT, type Fought, of, only, ready, run, SWORD, two } from './staged.ts'

const LEDGE = { name: 'ledge', elevation: 1 }
const field = (picture: string, ann: object = {}, bob: object = {}, more: object = {}, key: object = {}): Scenario => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', v: 'pit', '^': LEDGE, '~': 'difficult', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
/** Bob on the ledge. */
const ON_LEDGE = { b: { fighter: 'bob', ground: LEDGE } }
const at = (s: State, id: string) => olde.board(s).tokens.find((token) => token.id === id)?.at
const keys = ({ asked }: Fought): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []
const places = (from: State, how = 'step') => keys(run(from, `ann turn: ${how}`))

describe('climbing', () => {
  rule(
    'OLDE-ACT-climb',
    'a level up or down from the next cell; not two levels, not from afar, not on the flat',
    () => {
      const climbs = (picture: string, key: object = {}) =>
        refusal(olde, ready(field(picture, {}, {}, {}, key), { ann: 3 }), 'ann', 'climb') === undefined
      expect(climbs('A^.B')).toBe(true)
      expect(climbs('A.^B')).toBe(false)
      expect(climbs('A#^B')).toBe(false)
      expect(climbs('A...B')).toBe(false)
      expect(climbs('At.B', { t: { name: 'tower', elevation: 2 } })).toBe(false)
      expect(climbs('As.B', { s: { name: 'step', elevation: 0.5 } })).toBe(false)
      expect(climbs('As.B', { s: { name: 'block', elevation: 0.7 } })).toBe(true)
      expect(climbs('Ac.B', { c: { name: 'crag', elevation: 1, blocks: ['movement'] } })).toBe(false)
      const above = { A: { fighter: 'ann', ground: LEDGE } }
      const down = run(ready(field('A.B', {}, {}, {}, above), { ann: 3 }), 'ann turn: climb')
      expect(at(down.state, 'ann')).toEqual([1, 0])
      expect(only(down, 'moved')).toMatchObject({
        who: 'ann',
        how: 'climb',
        far: 1,
        path: [[1, 0]],
        rule: 'OLDE-ACT-climb',
      })
      const choice = run(ready(field('^^\nA^\n.B'), { ann: 3 }), 'ann turn: climb')
      expect(keys(choice).toSorted()).toEqual(['0,0', '1,0', '1,1'])
    },
  )
})

test('nobody climbs or leaps into a space that is full (ruling OLDE-B60)', () => {
  const jumps = (picture: string, how: string, maxPerSpace: 'any' | 1 | 2) =>
    refusal(olde, ready(field(picture, {}, {}, { options: { maxPerSpace } }, ON_LEDGE), { ann: 3 }), 'ann', how)?.rule
  expect([1, 2, 'any'].map((most) => jumps('Ab', 'climb', most as 1))).toEqual(['OLDE-ACT-climb', undefined, undefined])
  expect([1, 2, 'any'].map((most) => jumps('AvB', 'leap', most as 1))).toEqual(['OLDE-ACT-leap', undefined, undefined])
})

describe('leaping', () => {
  rule('OLDE-ACT-leap', 'straight over one, two or three spaces of pit, water or mud onto firm ground', () => {
    const leaps = (picture: string, key: object = {}) =>
      refusal(olde, ready(field(picture, {}, {}, {}, key), { ann: 3 }), 'ann', 'leap') === undefined
    expect(['Av.B', 'Avv.B', 'Avvv.B', 'Avvvv.B'].map((picture) => leaps(picture))).toEqual([true, true, true, false])
    expect(leaps('A~.B')).toBe(true)
    expect(leaps('Av#B')).toBe(false)
    expect(leaps('Av~#B')).toBe(false)
    expect(leaps('B.vA')).toBe(true)
    expect(leaps('.vA#B')).toBe(true)
    expect(leaps('A#.B')).toBe(false)
    expect(leaps('A..B')).toBe(false)
    expect(leaps('A=.B', { '=': 'bars' })).toBe(false)
    expect(leaps('B.A')).toBe(false)
    expect(leaps('B.Av')).toBe(false)
    const script = (over: number) => `ann turn: leap\nann leap: ${over === 3 ? '7 5' : '7 4'}`
    const wide = run(ready(field('Avvv.B'), { ann: 3 }), script(3))
    expect(at(wide.state, 'ann')).toEqual([4, 0])
    expect(only(wide, 'moved')).toMatchObject({ how: 'leap', far: 4, path: [[4, 0]], rule: 'OLDE-ACT-leap' })
    expect(only(wide, 'check').rolled.needs).toBe(12)
    expect(of(run(ready(field('Avvv.B'), { ann: 3 }), script(2)).state, 'ann').posture).toBe('prone')
  })

  test('a tumbler leaps like anybody', () => {
    const from = ready(field('Av.B', { skills: { tumble: 'master' } }, {}, { options: { actions: 'advanced' } }), {
      ann: 3,
    })
    const over = run(from, 'ann turn: leap\nann leap: 4 4')
    expect([at(over.state, 'ann'), of(over.state, 'ann').ap]).toEqual([[2, 0], 2])
  })

  rule('OLDE-ACT-leap', 'along the ways of hexes as well', () => {
    const from = ready(
      {
        ...field(''),
        map: { grid: 'hex', picture: '. . . . B\n . A v . .\n. . . . .', key: { A: 'ann', B: 'bob', v: 'pit' } },
      },
      { ann: 3 },
    )
    const over = run(from, 'ann turn: leap\nann leap: 4 4')
    expect(at(over.state, 'ann')).toEqual([3, 1])
  })
})

describe('walking', () => {
  rule('OLDE-ACT-step', 'towards a foe as far as his reach, into his space, away from him, or to a cell', () => {
    const from = ready(field('.A...B.', SWORD), { ann: 3 })
    expect(places(from)).toEqual(expect.arrayContaining(['towards bob', 'into bob', 'away bob']))
    expect(at(run(from, 'ann turn: step\nann where: towards bob').state, 'ann')).toEqual([4, 0])
    expect(at(run(from, 'ann turn: step\nann where: away bob').state, 'ann')).toEqual([0, 0])
    const near = ready(field('..AB', SWORD), { ann: 3 })
    expect(places(near)).not.toContain('towards bob')
    const into = run(near, 'ann turn: step\nann where: into bob')
    expect([at(into.state, 'ann'), of(into.state, 'ann').ap]).toEqual([[3, 0], 2])
    const bands = run(ready(two({}, {}, { distance: 3 }), { ann: 3 }), 'ann turn: step\nann where: into bob')
    expect(olde.board(bands.state).pairs).toMatchObject([{ distance: 0 }])
    expect(() => run(from, 'ann turn: step\nann where: towards ann')).toThrow(/cannot answer/)
    expect(() => run(from, 'ann turn: step\nann where: towards cat')).toThrow(/cannot answer/)
    expect(() => run(from, 'ann turn: step\nann where: round bob')).toThrow(/cannot answer/)
  })

  test('a friend is walked up to, not into and not from', () => {
    const from = ready(
      {
        ...field('..A..C..B', {}, {}, {}, { C: 'cat' }),
        sides: { left: { ann: EIGHT, cat: EIGHT }, right: { bob: EIGHT } },
      },
      { ann: 3 },
    )
    const offered = places(from)
    expect(offered).toContain('towards cat')
    expect(offered).not.toContain('into cat')
    expect(offered).not.toContain('away cat')
    of(from, 'cat').dead = true
    expect(places(from)).not.toContain('towards cat')
  })

  test('a few cells are listed, the farthest first; eight at most', () => {
    const cells = places(ready(field('A......\n.......\n......B'), { ann: 3 })).filter((key) => key.includes(','))
    expect(cells).toHaveLength(8)
    expect(cells.every((key) => Math.max(...key.split(',').map(Number)) >= 2)).toBe(true)
    expect(cells.slice(0, 3).every((key) => key.startsWith('3,'))).toBe(true)
    expect(
      places(ready(field('A.B'), { ann: 3 }))
        .filter((key) => key.includes(','))
        .toSorted(),
    ).toEqual(['1,0', '2,0'])
    const { asked } = run(ready(field('A......\n.......\n......B'), { ann: 3 }), 'ann turn: step')
    expect(asked).toMatchObject({
      choices: [{ open: true, about: { ask: 'where', left: 3, how: 'step', mover: 'ann' } }],
    })
  })

  rule('OLDE-COND-frightened', 'nowhere nearer to the nearest foe, on a map as without', () => {
    const from = ready(field('.A..B', { conditions: { frightened: 'permanent' } }), { ann: 3 })
    expect(places(from)).toEqual(['away bob', '0,0'])
    expect(refusal(olde, from, 'ann', 'pass')).toBeUndefined()
    const cornered = ready(field('A..B', { conditions: { frightened: 'permanent' } }), { ann: 3 })
    expect(refusal(olde, cornered, 'ann', 'step')?.because).toBe('there is nowhere to go')
    const fallen = ready(field('A..B', { conditions: { frightened: 'permanent' } }, { hurt: 12 }), { ann: 3 })
    expect(places(fallen)).toContain('1,0')
    expect(refusal(olde, ready(two(SWORD), { ann: 3 }), 'ann', 'attack')).toBeUndefined()
    expect(refusal(olde, from, 'ann', 'attack')?.rule).toBe('OLDE-COND-frightened')
  })

  test('so many in a space as the fight allows, the dead not counted', () => {
    const crowd = (maxPerSpace: unknown, dead = false) => {
      const from = ready(
        {
          ...field('A.B', {}, {}, { options: { maxPerSpace } }),
          sides: { left: { ann: EIGHT }, right: { bob: EIGHT, cat: { ...EIGHT, at: [2, 0] } } },
        },
        { ann: 3 },
        (s) => {
          of(s, 'cat').dead = dead
        },
      )
      return places(from)
    }
    expect(crowd('any')).toContain('into bob')
    expect(crowd(2)).not.toContain('into bob')
    expect(crowd(2, true)).toContain('into bob')
    expect(crowd(1, true)).not.toContain('into bob')
    expect(crowd(2)).not.toContain('2,0')
    const bands = ready(two({}, {}, { options: { maxPerSpace: 1 } }), { ann: 3 })
    expect(places(bands)).toContain('into bob')
  })
})

describe('who and what is in the way of the eye', () => {
  const seen = (cat: object, options: object = { creaturesBlockLos: true }, change?: (s: State) => void) =>
    lineOfSight(
      ready(
        {
          ...field('A.C.B', {}, {}, { options }, { C: 'cat' }),
          sides: { left: { ann: EIGHT }, right: { bob: EIGHT, cat: { ...EIGHT, ...cat } } },
        },
        {},
        change,
      ),
      'ann',
      'bob',
    )
  test('people on their feet, if played so; not who lies, has fallen, or shares a space with either', () => {
    expect(seen({})).not.toBe('clear')
    expect(seen({}, {})).toBe('clear')
    expect(seen({ posture: 'prone' })).toBe('clear')
    expect(seen({ posture: 'kneeling' })).toBe('clear')
    expect(seen({ hurt: 12 })).toBe('clear')
    const stands = (x: number) =>
      seen({}, { creaturesBlockLos: true }, (s) => {
        if (!('bands' in s.where)) s.where = { ...s.where, bodies: { ...s.where.bodies, cat: { x, y: 0, size: 1 } } }
      })
    const down = ready(
      {
        ...field('A\n.\nC\n.\nB', {}, {}, { options: { creaturesBlockLos: true } }, { C: 'cat' }),
        sides: { left: { ann: EIGHT }, right: { bob: EIGHT, cat: EIGHT } },
      },
      {},
    )
    expect(lineOfSight(down, 'ann', 'bob')).not.toBe('clear')
    expect([0, 1, 3, 4].map(stands)).toEqual(['clear', 'minimal', 'partial', 'clear'])
  })

  test('a space is seen as whoever stands in it; without a map all is seen', () => {
    const from = ready(field('A#.B\n....'), {})
    expect([sightOfSpace(from, 'ann', [0, 1]), sightOfSpace(from, 'ann', [3, 0])]).toEqual(['clear', 'none'])
    const bands = ready(two(), {})
    expect([lineOfSight(bands, 'ann', 'bob'), sightOfSpace(bands, 'ann', [3])]).toEqual(['clear', 'clear'])
  })

  test('the worse of seeing and shooting counts; a low wall hides who lies behind it, and hides his foe from him', () => {
    const line = (row: string, ann = 'standing', bob = 'standing') =>
      lineOfSight(
        ready(
          field(`######\n${row}\n######`, { posture: ann }, { posture: bob }, {}, { g: 'glass', w: 'low wall' }),
          {},
        ),
        'ann',
        'bob',
      )
    expect([line('A.g..B'), line('A....B')]).toEqual(['none', 'clear'])
    expect([line('A...wB'), line('A...wB', 'standing', 'prone')]).toEqual(['clear', 'none'])
    expect([line('A...wB', 'sitting', 'kneeling'), line('A...wB', 'kneeling', 'sitting')]).toEqual(['none', 'none'])
    expect([line('Aw...B'), line('Aw...B', 'prone'), line('A....B', 'prone', 'prone')]).toEqual([
      'clear',
      'none',
      'clear',
    ])
  })
})

describe('an unseen foe', () => {
  const unseen = { conditions: { invisible: 'permanent' } }
  const guesses = (from: State, weapon: string) => keys(run(from, `ann turn: attack\nann weapon: ${weapon}`))
  const bowman = { weapons: ['shortbow'], skills: { bows: 'apprentice' } }

  rule(
    'OLDE-LOS-01',
    'is looked for where he was last known and two spaces about it, as far as eye and weapon reach',
    () => {
      const from = ready(field('......\n.A.B..\n......\n......\n......', SWORD, unseen), { ann: 3 })
      expect(refusal(olde, from, 'ann', 'attack')).toBeUndefined()
      expect(keys(run(from, 'ann turn: attack\nann weapon: broadsword')).toSorted()).toEqual(
        ['1,0', '1,2', '2,0', '2,1', '2,2'].toSorted(),
      )
      const shot = ready(field('......\n.A.B..\n......\n......\n......', bowman, unseen), { ann: 3 })
      const spaces = guesses(shot, 'shortbow')
      expect(spaces[0]).toBe('3,1')
      expect(spaces).not.toContain('1,1')
      expect(spaces).toContain('5,3')
      expect(spaces).not.toContain('5,4')
      expect(spaces).toHaveLength(19)
      const wide = ready(
        field(`${'.........\n'.repeat(4)}A...B....\n${'.........\n'.repeat(4)}`.trim(), bowman, unseen),
        { ann: 3 },
      )
      const all = [2, 3, 4, 5, 6].flatMap((x) => [2, 3, 4, 5, 6].map((y) => `${x},${y}`))
      expect(keys(run(wide, 'ann turn: attack')).toSorted()).toEqual(all.toSorted())
      const walled = ready(field('A#...B\n.#....', bowman, unseen), { ann: 3 })
      expect(refusal(olde, walled, 'ann', 'attack')?.because).toBe('no space he may be in can be struck')
    },
  )

  rule('OLDE-LOS-01', 'without a map he is where he was, or not there any more', () => {
    const from = ready(two(SWORD, unseen), { ann: 2 })
    const hit = run(
      from,
      'ann turn: attack\nann weapon: broadsword\nbob defense: 2 2\nann attack: 2 2\nann damage: 1',
      2,
    )
    expect(of(hit.state, 'bob').hp).toBe(11)
    of(from, 'bob').known = [-1]
    const missed = run(from, 'ann turn: attack\nann weapon: broadsword', 2)
    expect(missed.events.some(({ type }) => type === 'nobody there')).toBe(true)
  })

  test('what guessing right costs is a ruling; the blind do not care', () => {
    const total = (invisiblePenalty: number, ann: object = {}) =>
      only(
        run(
          ready(two({ ...SWORD, ...ann }, unseen, { options: { invisiblePenalty } }), { ann: 2 }),
          'ann turn: attack\nann weapon: broadsword\nbob defense: 6 2\nann attack: 4 4',
          2,
        ),
        'attack',
      ).rolled.total
    expect([total(0), total(-5)]).toEqual([8, 3])
    expect(total(-5, { conditions: { blinded: 'permanent' } })).toBe(3)
  })
})
