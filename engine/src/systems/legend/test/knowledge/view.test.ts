import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../kernel/types.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { arranged, being, facing, the } from '../arrange.ts'
import { CHEST, duel, man } from '../clash.ts'

const sword = man(['war-sword', 'target'])
const pair = (change?: (s: State) => void): State => duel(sword, sword, change)
const HERO: Seat = { name: 'heroes', fighters: ['ann'], gm: false }
const FOE: Seat = { name: 'foes', fighters: ['bob'], gm: false }
const GM: Seat = { name: 'gm', fighters: [], gm: true }

/** A roll of Ann's as an event carries it. */
const ROLL = {
  of: 'attack',
  who: 'ann',
  dice: '1d100',
  faces: [30],
  terms: [{ value: -20, because: 'prone', rule: 'LEG-CM-WhileProne' }],
  total: 30,
  needs: 60,
  under: true,
} as const

describe('what a seat sees', () => {
  const hurt = pair((s) => {
    Object.assign(the(s, 'ann').limbs[CHEST] ?? {}, { hp: 2, worn: 3 })
    Object.assign(the(s, 'ann'), { heroPoints: 2, magicPoints: 3, exertion: 5, stance: 'prone' })
  })

  test('its own side whole, and the Games Master everything', () => {
    expect(legend.view(hurt, GM)).toEqual(hurt)
    expect(the(legend.view(hurt, HERO), 'ann')).toEqual(the(hurt, 'ann'))
  })

  test('of a foe what shows: stance, arms, armour, how each location looks; none of his numbers', () => {
    const ann = the(legend.view(hurt, FOE), 'ann')
    expect(ann).toMatchObject({ stance: 'prone', actions: the(hurt, 'ann').actions, facts: { stranger: true } })
    expect(ann.limbs[CHEST]?.worn).toBe(3)
    expect(ann.items).toEqual(the(hurt, 'ann').items)
    const other = pair((s) => {
      Object.assign(the(s, 'ann').limbs[CHEST] ?? {}, { hp: 5, worn: 3 })
      Object.assign(the(s, 'ann'), { heroPoints: 0, magicPoints: 9, exertion: 0, stance: 'prone' })
    })
    expect(legend.view(other, FOE), 'another hurt of the same grade looks the same').toEqual(legend.view(hurt, FOE))
    const worse = pair((s) => Object.assign(the(s, 'ann').limbs[CHEST] ?? {}, { hp: 0, worn: 3 }))
    expect(the(legend.view(worse, FOE), 'ann').limbs[CHEST]?.hp).toBeLessThanOrEqual(0)
  })

  test('and may believe any points of the grade that shows', () => {
    const seen = legend.view(hurt, FOE)
    const points = [0, 1, 2].map((n) => the(legend.imagine(seen, n), 'ann').limbs[CHEST]?.hp ?? 0)
    const full = the(seen, 'ann').facts.hitPoints[CHEST] ?? 0
    expect(points).toEqual([Math.ceil(full / 2), 1, full - 1])
    expect(the(legend.imagine(legend.view(hurt, GM), 1), 'ann')).toEqual(the(hurt, 'ann'))
  })

  test('of a foe’s roll the dice and what came of it, not the skill behind it nor what is left', () => {
    const attack = {
      type: 'attack',
      who: 'ann',
      at: 'bob',
      weapon: 'Club',
      roll: 30,
      skill: 60,
      level: 'success',
      thrown: ROLL,
    } as const
    const { skill: _, ...shows } = { ...attack, thrown: { ...ROLL, terms: [], needs: undefined } }
    expect(legend.seen?.(attack, FOE)).toEqual(shows)
    expect(legend.seen?.(attack, HERO)).toEqual(attack)
    const skill = { type: 'skill', who: 'ann', what: 'attack', skill: 60, modifiers: [] } as const
    expect([legend.seen?.(skill, FOE), legend.seen?.(skill, GM)]).toEqual([undefined, skill])
    const wound = { type: 'wounded', who: 'ann', location: 'chest', damage: 3, left: 2, level: 'minor' } as const
    expect(legend.tell(legend.seen?.(wound, FOE) ?? wound)).not.toContain('left')
    expect(legend.tell(wound)).toContain('2 left')
  })
})

describe('the board', () => {
  test('without a map, how far foes are from each other and who is in contact', () => {
    const s = arranged(facing({ ann: sword, cid: sword }, { bob: sword, dag: sword }, {}, { distance: 1 }))
    expect(legend.board(s).pairs.map(({ a, b }) => `${a} ${b}`)).toEqual(['ann bob', 'ann dag', 'cid bob', 'cid dag'])
    expect(legend.board(s).pairs[0]).toEqual({ a: 'ann', b: 'bob', distance: 1, engaged: true })
    the(s, 'bob').condition = 'dead'
    expect(legend.board(s).pairs[0]).toMatchObject({ engaged: false })
    expect(legend.board(s).grid).toBeUndefined()
    const apart = arranged(facing({ ann: sword }, { bob: sword }, {}, { distance: 9 }))
    expect(legend.board(apart).pairs).toEqual([{ a: 'ann', b: 'bob', distance: 9, engaged: false }])
  })

  test('on a map, its rows and everybody’s cell', () => {
    const map = { cell: 2, picture: '#####\n#a.b#\n#####', key: { a: 'ann', b: 'bob' } }
    const { grid, tokens, pairs } = legend.board(arranged(facing({ ann: sword }, { bob: sword }, {}, { map })))
    expect(grid).toMatchObject({ kind: 'square', cell: 2, unit: 'm' })
    expect(grid?.rows).toHaveLength(3)
    expect(tokens.map(({ id, side, at }) => [id, side, at])).toEqual([
      ['ann', 'heroes', [1, 1]],
      ['bob', 'foes', [3, 1]],
    ])
    expect(pairs).toEqual([])
  })
})

describe('the track', () => {
  test('Strike Ranks from the highest, Combat Actions left, and who is next', () => {
    const s = pair((state) => {
      Object.assign(the(state, 'ann'), { initiative: 11, actions: 1 })
    })
    expect(legend.track(s)).toMatchObject({
      round: 1,
      order: [
        { id: 'bob', at: 19, left: 3, of: 3, acting: true },
        { id: 'ann', at: 11, left: 1, of: 3, acting: false },
      ],
    })
    expect(legend.track(s).order[1]?.budgets).toEqual([
      { name: 'Combat Actions', left: 1, of: 3 },
      { name: 'metres', left: 8, of: 8 },
    ])
    the(s, 'ann').acting = true
    const now = legend.track(s).order.filter(({ acting }) => acting)
    expect(
      now.map(({ id }) => id),
      'whose turn it is at the question',
    ).toEqual(['ann'])
  })

  test('those who tie act together, unless one is down, has acted or has nothing left', () => {
    const acting = (change: (s: State) => void = () => undefined) =>
      legend
        .track(
          pair((s) => {
            the(s, 'ann').initiative = 19
            change(s)
          }),
        )
        .order.flatMap(({ id, acting: acts }) => (acts ? [id] : []))
    expect(acting()).toEqual(['ann', 'bob'])
    expect(acting(being('bob', { condition: 'dead' }))).toEqual(['ann'])
    expect(acting(being('bob', { actions: 0 }))).toEqual(['ann'])
    expect(acting((s) => being('bob', { acted: s.cycle })(s))).toEqual(['ann'])
    expect(acting((s) => Object.assign(s, { phase: 'roundEnd' }))).toEqual([])
  })
})
