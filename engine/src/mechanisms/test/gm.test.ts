import { expect, test } from 'vitest'
import { AffrayError } from '../../kernel/error.ts'
import { faultInWords } from '../../kernel/schema.ts'
import { facedOff } from '../../space/bands.ts'
import { readPicture } from '../../space/picture.ts'
import type { Whereabouts } from '../../space/whereabouts.ts'
import {
  adding,
  commands,
  conditioning,
  distancing,
  endInWords,
  ending,
  favouredAsSeen,
  favouredInWords,
  type GmEvent,
  modifying,
  type NewcomersOf,
  type PlacesOf,
  placing,
  type Ruled,
  removing,
  ruledAsSeen,
  ruledInWords,
  settable,
  setting,
} from '../gm/index.ts'

interface Fighter {
  readonly id: string
  readonly side: string
  hits: number
  condition: string
  mount: string | null
  favour: number
}
interface State {
  fighters: Fighter[]
  where: Whereabouts
  won: readonly string[] | null
}
interface Ctx {
  readonly emit: ((event: GmEvent) => void) | undefined
}
const fighter = (id: string, side: string, mount: string | null = null): Fighter => ({
  id,
  side,
  hits: 5,
  condition: 'up',
  mount,
  favour: 0,
})
const PLACES: PlacesOf<State> = {
  unit: 'metres',
  together: (_, f) => (f.mount === null ? [f.id] : [f.id, f.mount]),
  arrived: (_, f) => void f.hits++,
}
const NEWCOMERS: NewcomersOf<State> = {
  content: ['rat', 'wolf'],
  faults: (like) => (like === 'rat' ? [] : [{ path: ['like'], found: like, allowed: 'rat' }]),
  joins(s, id, side) {
    s.fighters.push(fighter(id, side))
    return { size: () => 1 }
  },
  leaves(s, gone) {
    s.fighters = s.fighters.filter((f) => f !== gone)
  },
}
const rows = [
  setting<State, Ctx, 'hits'>({ hits: settable<Fighter>('Hits', 'hits', -1, 9) }),
  conditioning<State, Ctx, 'up' | 'down'>({
    all: { up: 'on his feet', down: 'on the ground' },
    now: (f) => f.condition,
    becomes: (_, _s, f, to) => void Object.assign(f, { condition: to }),
  }),
  modifying<State, Ctx>({
    of: 'in per cent',
    least: -50,
    most: 50,
    unit: 'rounds',
    longest: 3,
    gives: (_, _s, f, value, _because, rounds) => void Object.assign(f, { favour: value * rounds }),
  }),
  placing<State, Ctx>(PLACES),
  distancing<State, Ctx>(PLACES),
  adding<State, Ctx>(NEWCOMERS, PLACES),
  removing<State, Ctx>(NEWCOMERS),
  ending<State, Ctx>((s, won) => {
    s.won = won
  }),
] as const
const { command, amend, forms } = commands<State, Ctx, typeof rows>(rows)

const away = (): State => ({
  fighters: [fighter('ann', 'heroes', 'horse'), fighter('horse', 'heroes'), fighter('bob', 'foes')],
  where: { bands: facedOff([['ann', 'horse'], ['bob']], 10, 0) },
  won: null,
})
function mapped(): State {
  const { field } = readPicture(
    { grid: 'square', cell: 1, picture: '#####\n#...#\n#...#\n#####', key: {} },
    { metric: 'euclid', tall: 2, fighters: [] },
  )
  const bodies = { ann: { x: 1, y: 1, size: 1 }, horse: { x: 1, y: 1, size: 1 }, bob: { x: 3, y: 2, size: 1 } }
  return { ...away(), where: { field, bodies } }
}
function ruled(given: object, s = away()): { s: State; told: GmEvent[]; refused: string } {
  const told: GmEvent[] = []
  const parsed = command.parse(given)
  if (!parsed.ok) return { s, told, refused: parsed.faults.map(faultInWords).join('; ') }
  try {
    amend({ emit: (event) => void told.push(event) }, s, parsed.setup)
  } catch (error) {
    return { s, told, refused: error instanceof AffrayError ? `${error.message} ${error.remedy}` : String(error) }
  }
  return { s, told, refused: '' }
}
const at = (s: State, id: string) => ('bands' in s.where ? undefined : s.where.bodies[id])

test('a number, within its own bounds', () => {
  const { s, told } = ruled({ do: 'set', who: 'bob', field: 'hits', to: -1 })
  expect([s.fighters[2]?.hits, told]).toEqual([-1, [{ type: 'ruled', who: 'bob', what: 'Hits', from: 5, to: -1 }]])
  expect(ruled({ do: 'set', who: 'bob', field: 'hits', to: 10 }).refused).toBe('to: found 10, allowed is at most 9')
  expect(ruled({ do: 'set', who: 'bob', field: 'hits', to: -2 }).refused).toBe('to: found -2, allowed is at least -1')
  expect(ruled({ do: 'set', who: 'cid', field: 'hits', to: 1 }).refused).toBe(
    'There is no fighter "cid" in this fight. Name one of: ann, horse, bob.',
  )
})

test('a condition, and a modifier for a time', () => {
  expect(ruled({ do: 'condition', who: 'bob', to: 'down' }).s.fighters[2]?.condition).toBe('down')
  const { s, told } = ruled({ do: 'modifier', who: 'bob', value: -5, because: 'the sun', for: 2 })
  expect([s.fighters[2]?.favour, told]).toMatchObject([-10, [{ type: 'favoured', because: 'the sun', for: 2 }]])
  expect(ruled({ do: 'modifier', who: 'bob', value: -5, because: 'the sun', for: 4 }).refused).toMatch(/at most 3/)
})

test('a place on the map is free and within it; who shares it comes along', () => {
  const { s } = ruled({ do: 'place', who: 'ann', at: [2, 2] }, mapped())
  expect([at(s, 'ann'), at(s, 'horse'), s.fighters[0]?.hits]).toMatchObject([{ x: 2, y: 2 }, { x: 2, y: 2 }, 6])
  const remedy = 'Name a free cell of the map: it has 5 columns and 4 rows.'
  for (const [x, y] of [
    [0, 1],
    [3, 2],
    [9, 9],
  ]) {
    expect(ruled({ do: 'place', who: 'ann', at: [x, y] }, mapped()).refused).toBe(
      `ann has no room at ${x},${y}. ${remedy}`,
    )
  }
  expect(ruled({ do: 'place', who: 'ann', at: [1, 1] }).refused).toBe(
    'This fight has no map to place ann on. Say how far from somebody he is.',
  )
})

test('a distance without a map', () => {
  const { s, told } = ruled({ do: 'distance', who: 'ann', from: 'bob', metres: 4 })
  expect(told).toMatchObject([{ what: 'distance to bob', from: 10, to: 4 }])
  const again = ruled({ do: 'distance', who: 'horse', from: 'bob', metres: 4 }, s)
  expect(again.told).toMatchObject([{ from: 4 }])
  expect(ruled({ do: 'distance', who: 'ann', from: 'bob', metres: 4 }, mapped()).refused).toBe(
    'Distances of this fight are those of its map. Name a cell instead.',
  )
})

test('a newcomer of a name nobody has, and somebody who is gone', () => {
  const { s } = ruled({ do: 'add', side: 'foes', who: 'rat', near: 'bob', metres: 3 })
  expect([s.fighters.at(-1)?.id, ruled({ do: 'distance', who: 'rat', from: 'bob', metres: 1 }, s).told]).toMatchObject([
    'rat',
    [{ from: 3 }],
  ])
  expect(ruled({ do: 'add', side: 'foes', who: 'bob', like: 'rat' }).refused).toMatch(/a fighter "bob" already/)
  expect(ruled({ do: 'add', side: 'foes', who: 'gm', like: 'rat' }).refused).toMatch(/a fighter "gm" already/)
  expect(ruled({ do: 'add', side: 'foes', who: 'bat' }).refused).toBe('like: found bat, allowed is rat')
  const beside = ruled({ do: 'add', side: 'foes', who: 'rat' }, mapped())
  expect(beside.refused, 'without a cell he stands by his own').toBe('')
  expect(at(beside.s, 'rat')).toBeDefined()
  const on = ruled({ do: 'add', side: 'foes', who: 'rat', at: [2, 1] }, mapped()).s
  expect(at(on, 'rat')).toMatchObject({ x: 2, y: 1 })
  const gone = ruled({ do: 'remove', who: 'rat' }, on).s
  expect([at(gone, 'rat'), gone.fighters.length]).toEqual([undefined, 3])
})

test('only sides that fight can win', () => {
  expect(ruled({ do: 'end', won: ['heroes'] }).s.won).toEqual(['heroes'])
  expect(ruled({ do: 'end', won: ['elves'] }).refused).toBe('There is no side "elves". Name of: heroes, foes.')
  expect(ruled({ do: 'bless' }).refused).toBe(
    'do: found "bless", allowed is one of set, condition, modifier, place, distance, add, remove, end',
  )
})

test('the commands say of themselves what may be ruled now, and a form filled from that is accepted', () => {
  const titles = (s: State) => forms(s).map((form) => form.do)
  expect([titles(away()).includes('place'), titles(mapped()).includes('place')]).toEqual([false, true])
  const set = forms(away()).find((form) => form.do === 'set')
  expect(set).toMatchObject({
    title: 'Set a number',
    fields: [
      { name: 'who', kind: 'fighter', needed: true, choices: [{ key: 'ann' }, { key: 'horse' }, { key: 'bob' }] },
      { name: 'field', kind: 'choice', choices: [{ key: 'hits', title: 'Hits' }] },
      { name: 'to', kind: 'number', least: -1, most: 9 },
    ],
  })
  for (const s of [away(), mapped()]) {
    for (const form of forms(s)) {
      const filled = Object.fromEntries(
        form.fields.filter((field) => field.needed).map((field) => [field.name, filledIn(field)]),
      )
      expect(command.parse({ do: form.do, ...filled }), form.do).toMatchObject({ ok: true })
    }
  }
})
function filledIn({ kind, choices, least }: ReturnType<typeof forms>[number]['fields'][number]): unknown {
  const first = choices?.[0]?.key
  if (kind === 'sides') return [first]
  if (kind === 'cell') return [2, 1]
  if (kind === 'name') return 'rat'
  return first ?? least ?? 'because'
}

test('told in words', () => {
  const said = (what: string, from: Ruled['from'], to: Ruled['to'], who = 'ann') =>
    ruledInWords({ type: 'ruled', who, what, from, to })
  expect([
    said('Hits', 5, -1),
    said('joins', 'nobody', 'foes'),
    said('leaves', 'foes', 'nobody'),
    said('distance to bob', 10, 4.04),
    said('blind', false, true),
    said('blind', true, false),
    said('the light', 'day', 'dark', 'gm'),
    said('trap', '', 'the pit'),
  ]).toEqual([
    'Ruling: Ann’s Hits from 5 to −1.',
    'Ruling: Ann joins the foes.',
    'Ruling: Ann leaves the fight.',
    'Ruling: Ann is 4 m from Bob.',
    'Ruling: Ann is blind.',
    'Ruling: Ann is no longer blind.',
    'Ruling: the light from day to dark.',
    'Ruling: Ann’s trap: the pit.',
  ])
  expect([endInWords({ type: 'ruledEnd', won: [] }), endInWords({ type: 'ruledEnd', won: ['a', 'b'] })]).toEqual([
    'Ruling: the fight ends undecided.',
    'Ruling: the fight ends, won by the a and the b.',
  ])
  expect(favouredInWords({ type: 'favoured', who: 'ann', value: -5, because: 'rain', for: 1 }, '%')).toBe(
    'Ruling: −5% for Ann, rain.',
  )
})

test('strangers hear that a number was corrected, and see what shows', () => {
  const foe = { name: 'foe', fighters: ['bob'], gm: false }
  const hits: Ruled = { type: 'ruled', who: 'ann', what: 'Hits', from: 5, to: -1 }
  const stands: Ruled = { type: 'ruled', who: 'ann', what: 'stance', from: 'standing', to: 'prone', shows: true }
  const heard = (e: Ruled, seat = foe) => {
    const seen = ruledAsSeen(e, seat)
    return seen === undefined ? undefined : ruledInWords(seen)
  }
  expect(ruledAsSeen(hits, foe)).toEqual({ type: 'ruled', who: 'ann', what: 'Hits' })
  expect([
    heard(hits),
    heard(stands),
    heard({ type: 'ruled', who: 'ann', what: 'stance', from: 'standing', to: 'prone' }),
  ]).toEqual([
    'Ruling: the game master corrects Ann’s Hits.',
    'Ruling: Ann’s stance from standing to prone.',
    undefined,
  ])
  expect(heard(hits, { name: 'own', fighters: ['ann'], gm: false })).toBe('Ruling: Ann’s Hits from 5 to −1.')
  expect(heard({ ...hits, who: 'gm' })).toBe('Ruling: Hits from 5 to −1.')
  const rain = { type: 'favoured', who: 'ann', value: -5, because: 'rain', for: 3 } as const
  expect(favouredAsSeen(rain, foe)).toEqual({ type: 'favoured', who: 'ann' })
  expect(favouredInWords(favouredAsSeen(rain, foe), '%')).toBe('Ruling: the game master gives Ann a modifier.')
})
