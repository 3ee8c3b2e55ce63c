import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { NUMBERS } from '../../gm/amend.ts'
import type { Command } from '../../gm/commands.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, PLAIN, run, still, turnOf, withOptions } from '../arrange.ts'
import { yard } from '../scenarios.ts'

/** A ruling that asks nothing and throws nothing. */
function ruled(from: State, ruling: Command): { readonly state: State; readonly told: readonly string[] } {
  const { asked, ...rest } = advance(d6, from, [{ ruling, because: 'the game master says so' }], [])
  if (asked !== undefined || !('state' in rest)) throw new Error('a ruling asks nothing here')
  return { state: rest.state, told: rest.events.map((event) => d6.tell(event)) }
}
const bo = (from: State, ruling: Command) => of(ruled(from, ruling), 'bo')

describe('a ruling', () => {
  const state = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana')

  test('sets the numbers it names', () => {
    let field: keyof typeof NUMBERS
    for (field in NUMBERS) {
      expect(bo(state, { do: 'set', who: 'bo', field, to: 3 }), field).toMatchObject({ [field]: 3 })
    }
    expect(bo(state, { do: 'set', who: 'bo', field: 'body', to: 7 }).body).toBe(7)
    expect(bo(state, { do: 'set', who: 'bo', field: 'circumstance', to: 99 }).circumstance).toBe(99)
    expect(ruled(state, { do: 'set', who: 'bo', field: 'circumstance', to: -5 }).told).toEqual([
      'Ruling: Bo’s circumstances from 0 to −5.',
    ])
  })

  test('wounds, and says what becomes of the wounded', () => {
    const becomes = (level: 'stunned' | 'mortally wounded' | 'dead') =>
      bo(state, { do: 'wound', who: 'bo', level }).condition
    expect([becomes('stunned'), becomes('mortally wounded'), becomes('dead')]).toEqual(['up', 'dying', 'dead'])
  })

  test('lays low whoever it kills, in his own turn too', () => {
    for (const level of ['dead', 'mortally wounded'] as const) {
      const { state: after } = ruled(turnOf(duel(), 'ana', 3), { do: 'wound', who: 'ana', level })
      expect(of({ state: after }, 'ana')).toMatchObject({ actions: 0, waiting: false, defences: [], aim: null })
    }
  })

  test('stands somebody up or puts him down', () => {
    const down = turnOf(duel(), 'ana', 1, (s) => void Object.assign(of({ state: s }, 'bo'), { felled: true }))
    expect(bo(down, { do: 'stance', who: 'bo', stance: 'standing' })).toMatchObject({
      stance: 'standing',
      felled: false,
    })
  })

  test('puts somebody behind another, once, and back', () => {
    const behind = (s: State, is: boolean) => ruled(s, { do: 'behind', who: 'ana', of: 'bo', is }).state
    const twice = behind(behind(ruled(state, { do: 'behind', who: 'cy', of: 'bo', is: true }).state, true), true)
    expect(of({ state: twice }, 'bo').behind).toEqual(['cy', 'ana'])
    expect(of({ state: behind(twice, false) }, 'bo').behind).toEqual(['cy'])
  })

  test('gives cover of a make or of none, and takes it', () => {
    const hedge: Command = { do: 'cover', who: 'bo', share: 50, object: 'a hedge' }
    expect(bo(state, hedge).cover).toEqual({ share: 50, toughness: 0, object: 'a hedge', weakened: 0 })
    expect(bo(ruled(state, hedge).state, { do: 'cover', who: 'bo', share: 0, object: 'cover' }).cover).toBeNull()
  })

  test('lets somebody act first in the round to come, or leave', () => {
    expect(bo(state, { do: 'surprises', who: 'bo' })).toMatchObject(still('surprising', 2))
    const waiting = turnOf(duel(), 'ana', 1, (s) => void Object.assign(of({ state: s }, 'bo'), { waiting: true }))
    expect(bo(waiting, { do: 'condition', who: 'bo', to: 'fled' })).toMatchObject({
      condition: 'fled',
      actions: 0,
      waiting: false,
    })
  })

  test('puts somebody into the water with his breath before him, and on something to climb', () => {
    const sinking = turnOf(duel(), 'ana', 1, (s) => void Object.assign(of({ state: s }, 'bo'), { sunk: 3 }))
    expect(bo(sinking, { do: 'water', who: 'bo', in: true })).toMatchObject({ inWater: true, sunk: 0 })
    const wall = ruled(state, { do: 'scene', climb: { object: 'the wall', metres: 6 } }).state
    expect(bo(wall, { do: 'height', who: 'bo', metres: 4 }).height).toBe(4)
    expect(ruled(wall, { do: 'scene', climb: null }).told).toEqual(['Ruling: the scene: nothing to climb.'])
  })

  test('places on a map, where distances say nothing', () => {
    const map = turnOf(yard, 'ranger')
    const placed = ruled(map, { do: 'place', who: 'ranger', at: [3, 4] })
    expect(placed.state.where).toMatchObject({ bodies: { ranger: { x: 3, y: 4 } } })
    expect(() => ruled(map, { do: 'distance', who: 'ranger', from: 'bear', metres: 4 })).toThrow(
      'Distances of this fight are those of its map.',
    )
  })

  test('who is placed elsewhere has left his cover and lost his aim', () => {
    const wall = { share: 50, toughness: 6, object: 'a wall', weakened: 0 } as const
    const map = turnOf(yard, 'ranger', 1, (s) => {
      Object.assign(of({ state: s }, 'ranger'), { cover: wall, aim: { at: 'bear', rounds: 1, round: 1 } })
    })
    const { state: moved } = ruled(map, { do: 'place', who: 'ranger', at: [3, 4] })
    expect(of({ state: moved }, 'ranger')).toMatchObject({ cover: null, aim: null })
    const apart = turnOf(duel(), 'ana', 1, (s) => void Object.assign(of({ state: s }, 'bo'), { cover: wall }))
    const { state: away } = ruled(apart, { do: 'distance', who: 'bo', from: 'ana', metres: 30 })
    expect(of({ state: away }, 'bo').cover).toBeNull()
  })

  test('places nobody in a wall, on another or off the map, and lets no stranger win', () => {
    const map = turnOf(yard, 'ranger')
    const bear = 'bands' in map.where ? undefined : map.where.bodies.bear
    for (const at of [
      [0, 0],
      [bear?.x ?? 0, bear?.y ?? 0],
      [999, 4],
    ] as const) {
      expect(() => ruled(map, { do: 'place', who: 'ranger', at: [...at] }), at.join()).toThrow('ranger has no room')
    }
    expect(() => ruled(state, { do: 'end', won: ['elves'] })).toThrow('There is no side "elves".')
  })

  test('brings somebody in by his block, whose Body Points are rolled in the next step', () => {
    const points = turnOf(crowd({}, { bo: {} }, withOptions({ injury: 'bodyPoints' })), 'ana')
    const joined = ruled(points, {
      do: 'add',
      side: 'foes',
      who: 'grub',
      like: 'goblin',
      fields: {},
      near: 'bo',
      metres: 4,
    })
    expect(joined.told).toEqual(['Ruling: Grub joins the foes.'])
    expect(of(joined, 'grub')).toMatchObject({ side: 'foes', turned: 0, actions: 0, facts: { kind: 'goblin' } })
    const record = { attributes: PLAIN.attributes }
    const late = ruled(points, { do: 'add', side: 'foes', who: 'late', fields: record, metres: 4 })
    expect(of(run(late.state, 'late body points: 2 2 2'), 'late').body).toBe(6 + 15)
    expect(
      d6.command.parse({ do: 'add', side: 'foes', who: 'grub', like: 'goblin', fields: { move: -1 } }),
    ).toMatchObject({
      ok: false,
      faults: [{ path: ['fields', 'move'] }],
    })
  })

  test('takes somebody out, and nothing refers to him any more', () => {
    const tangled = turnOf(crowd({ weapons: ['short bow'] }, { bo: {}, cy: {} }), 'ana', 1, (s) => {
      s.holds = [{ kind: 'hold', by: 'bo', on: 'cy', since: 1, strength: 0 }]
      s.asking = ['bo']
      Object.assign(of({ state: s }, 'ana'), {
        aim: { at: 'bo', rounds: 1, round: 1 },
        behind: ['bo', 'cy'],
        lasting: [forRounds('frightened', 3, 'bo'), forRounds('lucky', 1, 'ana')],
      })
    })
    const { state: left } = ruled(tangled, { do: 'remove', who: 'bo' })
    expect(left.fighters.map(({ id }) => id)).toEqual(['ana', 'cy'])
    expect(left).toMatchObject({ holds: [], asking: [], order: ['ana', 'cy'] })
    expect(of({ state: left }, 'ana')).toMatchObject({ aim: null, behind: ['cy'], lasting: [{ kind: 'lucky' }] })
  })
  test('whoever leaves takes nobody else’s turn with him, and the trap before him is none any more', () => {
    const guarded = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
      s.traps = [{ id: 'pit', speed: 9, attack: 9, damage: 9, near: 'bo', at: null, sprung: false }]
      Object.assign(s, { order: ['bo', 'ana', 'cy'], at: 2 })
    })
    const { state: left } = ruled(guarded, { do: 'remove', who: 'bo' })
    expect(left).toMatchObject({ order: ['ana', 'cy'], at: 1, traps: [] })
    expect(ruled(guarded, { do: 'remove', who: 'cy' }).state).toMatchObject({ order: ['bo', 'ana'], at: 2 })
  })

  test('helps somebody for some rounds, and it is in the next difficulty', () => {
    const helped = ruled(state, { do: 'modifier', who: 'ana', value: 4, because: 'the high ground', for: 2 })
    expect(helped.told).toEqual(['Ruling: +4 for Ana, the high ground.'])
    const struck = run(
      helped.state,
      'ana act: strike\nana target: bo\nana weapon: short sword\nana mark: head\nana attack: 1 1 1 1',
    )
    expect(struck.events.find(({ type }) => type === 'difficulty')).toMatchObject({ difficulty: 10 - 4 })
    expect(of(helped, 'ana').lasting).toMatchObject([{ kind: 'favoured', clock: 'rounds', left: 2 }])
  })

  test('that names what is not there is answered with what is', () => {
    expect(() => ruled(state, { do: 'remove', who: 'di' })).toThrow('There is no fighter "di" in this fight.')
    expect(() => ruled(state, { do: 'trap', who: 'bo', trap: 'pit' })).toThrow(
      expect.objectContaining({ remedy: 'The scene has no trap.' }),
    )
  })
})

/** A field, and the least and the most it may be. */
type Bound = readonly [name: string, of: (value: number) => object, least: number, most: number]
const BOUNDS: readonly Bound[] = [
  ['a number', (to) => ({ do: 'set', who: 'bo', field: 'body', to }), -500, 500],
  ...['characterPoints', 'fatePoints', 'initiative', 'actions', 'nextAttack', 'nextDefence', 'nextDamage'].map(
    (field): Bound => [field, (to) => ({ do: 'set', who: 'bo', field, to }), 0, 200],
  ),
  ['circumstances', (to) => ({ do: 'set', who: 'bo', field: 'circumstance', to }), -500, 500],
  ['a distance', (metres) => ({ do: 'distance', who: 'bo', from: 'ana', metres }), 0, 10_000],
  ['a fall', (metres) => ({ do: 'fall', who: 'bo', metres }), 0, 1000],
  ['rounds in a hazard', (rounds) => ({ do: 'hazard', who: 'bo', hazard: 'drowning', rounds }), 1, 50],
  ['a height', (metres) => ({ do: 'height', who: 'bo', metres }), 0, 200],
]
test.each(BOUNDS)('%s has its bounds', (_, of, least, most) => {
  const accepted = (value: number): boolean => d6.command.parse(of(value)).ok
  expect([least - 1, least, most, most + 1].map(accepted)).toEqual([false, true, true, false])
})
test('names and lists have theirs', () => {
  const accepted = (ruling: object): boolean => d6.command.parse(ruling).ok
  const cover = (n: number) => accepted({ do: 'cover', who: 'bo', share: 25, object: 'x'.repeat(n) })
  const won = (n: number) => accepted({ do: 'end', won: Array.from({ length: n }, () => 'heroes') })
  expect([cover(60), cover(61), won(20), won(21)]).toEqual([true, false, true, false])
  const shares = [0, 25, 50, 75, 100].flatMap((share) => [share, share + 1])
  expect(shares.map((share) => accepted({ do: 'cover', who: 'bo', share }))).toEqual(shares.map((_, i) => i % 2 === 0))
})
test('what a ruling need not say', () => {
  const parsed = d6.command.parse({ do: 'hazard', who: 'bo', hazard: 'drowning' })
  expect(parsed).toMatchObject({ ok: true, setup: { rounds: 1 } })
})
