import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)

describe('who steps in before the result', () => {
  /** Bo shoots at Ana, who waits. */
  const waits = (more: object = {}, ana: Partial<Fighter> = {}) =>
    turnOf(duel({}, { weapons: ['light crossbow'] }, { distance: 8, ...more }), 'bo', 1, (s) => {
      set('ana', { waiting: true, declared: 2, actions: 1, turned: 1, ...ana })(s)
    })
  const begins = 'bo act: shoot\nbo attack: 3 3 3 3\nana interrupt: act\n'
  rule('D6-C-ACT-Interrupt', 'and goes further off is hit at that range', () => {
    const ran = run(waits(), `${begins}ana act: move\nana way: away`)
    expect([told(ran, 'difficulty')?.difficulty, told(ran, 'difficulty', 1)?.difficulty]).toEqual([10, 15])
    expect(told(ran, 'attack')).toMatchObject({ who: 'bo', at: 'ana', difficulty: 15, hit: false })
    const near = waits({ distance: 12 })
    const closer = run(near, `${begins}ana act: move\nana way: towards\nbo damage: 1 1 1 2\nana resistance: 5 5 5`)
    expect(told(closer, 'attack')).toMatchObject({ difficulty: 5, hit: true })
  })
  rule('D6-C-ACT-Interrupt', 'and gets behind something is hit through it', () => {
    const ran = run(waits({ scene: { cover: [{ object: 'a table', share: 50 }] } }), `${begins}ana act: take cover`)
    expect(counted(told(ran, 'difficulty', 1))).toMatchObject({ 'D6-COVER-50': 6 })
    expect(told(ran, 'attack')).toMatchObject({ difficulty: 16, hit: false })
  })
  rule('D6-C-ACT-Interrupt', 'and does nothing of the kind is hit as he was', () => {
    const ran = run(waits(), `${begins}ana act: nothing\nbo damage: 1 1 1 2\nana resistance: 5 5 5`)
    expect(told(ran, 'attack')).toMatchObject({ difficulty: 10, hit: true })
    expect(told(ran, 'difficulty', 1)).toBeUndefined()
  })
  rule('D6-C-ACT-Interrupt', 'and dodges is hit at what the dodge came to', () => {
    const ran = run(waits(), `${begins}ana act: dodge\nana dodge: 5 5 5`)
    expect(told(ran, 'attack')).toMatchObject({ difficulty: 15, hit: false })
    expect(told(ran, 'attack')?.rule).toEqual(['D6-HIT-Miss', 'D6-DEF-AllAttacks', 'D6-EX-DefHolds'])
  })
})

describe('a turn', () => {
  rule('D6-C-INIT-Out', 'comes to one who is out, is over with that, and his defences with it', () => {
    const from = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
      set('bo', {
        condition: 'unconscious',
        levelsThisRound: 1,
        defences: [{ kind: 'dodge', total: 9, full: false, item: '' }],
      })(s)
    })
    const ran = run(from, 'ana act: nothing\ncy actions: 1\ncy act: nothing')
    expect(told(ran, 'turnLost')).toMatchObject({ who: 'bo' })
    expect(of(ran, 'bo')).toMatchObject({ turned: 1, defences: [] })
  })
  rule('D6-C-ACT-MoveUp', 'that comes sooner ends the dodge of what he drives', () => {
    const from = turnOf(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: PLAIN }, foes: { bo: { ...PLAIN, vehicle: 'cart' } } },
        scene: { vehicles: { cart: { kind: 'wagon', driver: 'bo' } } },
      },
      'ana',
      1,
      (s) => {
        for (const v of s.vehicles) v.dodge = { kind: 'dodge', total: 9, full: false, item: '' }
      },
    )
    const ran = run(
      from,
      'ana act: disarm\nana weapon: short sword\nana attack: 6 6 6 6 5\nana damage: 1 1 2\nbo hold on: hold on\nbo actions: 2\nbo hold on: 6 5',
    )
    expect(ran.state.vehicles).toMatchObject([{ dodge: null }])
    expect(of(ran, 'bo')).toMatchObject({ turned: 1, declared: 2, done: ['hold on'] })
  })
  rule('D6-C-TRAP-Attack', 'is spent on the leap from a trap', () => {
    const scene = { traps: { pit: { speed: '3D', attack: '4D', damage: '3D', near: 'bo' } } }
    const from = turnOf(duel({}, {}, { scene }), 'ana', 2, set('ana', { moved: 2, initiative: 30, waiting: true }))
    const ran = run(from, 'gm trap speed: 3 3 3\nana trap: full dodge\nana dodge: 2 2 2\ngm trap: 1 1 1 2')
    expect(of(ran, 'ana')).toMatchObject({ turned: 1, actions: 0, waiting: false, done: ['full dodge'] })
  })
  rule('D6-C-MAP-Exempt', 'of two actions weighs neither on damage nor on what resists it, and is told so', () => {
    const rules = (actions: number) => {
      const ran = run(
        turnOf(duel(), 'ana', actions, set('bo', { declared: actions })),
        `ana act: strike\nana weapon: short sword\nana attack: ${actions === 1 ? '4 4 4 4' : '4 4 4'}\nana damage: 1 1 2\nbo resistance: 5 5 5${actions === 1 ? '' : '\nana act: nothing'}`,
      )
      return [told(ran, 'damageCode')?.rule, told(ran, 'resists')?.rule].flat().filter((id) => id === 'D6-C-MAP-Exempt')
    }
    expect([rules(1).length, rules(2).length]).toEqual([0, 2])
  })
})

describe('whoever gets behind something', () => {
  rule('D6-COVER-Add', 'on the map leaves what he was behind, and the cart he was on', () => {
    const scenario = {
      system: 'd6',
      sides: {
        heroes: { ana: { ...PLAIN, vehicle: 'cart' } },
        foes: { bo: { ...PLAIN, weapons: ['light crossbow'] } },
      },
      map: {
        grid: 'square',
        cell: 1,
        picture: 'b.........\n......o...\n......a...',
        key: { a: 'ana', b: 'bo', o: 'pillar' },
      },
      scene: { vehicles: { cart: { kind: 'wagon', driver: 'ana' } } },
    }
    const from = turnOf(
      scenario,
      'ana',
      1,
      set('ana', { cover: { share: 25, toughness: 0, object: 'a bush', weakened: 0 } }),
    )
    const ran = run(from, 'ana act: take cover\nana cover: 50%')
    expect(of(ran, 'ana')).toMatchObject({ cover: null, vehicle: null })
    expect(told(ran, 'leavesCover')).toMatchObject({ who: 'ana', object: 'a bush' })
    expect(ran.state.vehicles).toMatchObject([{ driver: null }])
  })
})

test('a rider who is put somewhere takes his mount with him, and a mount its rider', () => {
  const scenario = {
    system: 'd6',
    sides: { heroes: { ana: { ...PLAIN, mount: 'dapple' }, dapple: { ...PLAIN, weapons: [] } }, foes: { bo: PLAIN } },
    map: { grid: 'square', cell: 1, picture: 'da......b\n.........', key: { a: 'ana', d: 'dapple', b: 'bo' } },
  }
  const put = (who: string) => {
    const { asked, ...rest } = advance(
      d6,
      turnOf(scenario, 'ana'),
      [{ ruling: { do: 'place', who, at: [4, 1] }, because: 'so' }],
      [],
    )
    if (asked !== undefined || !('state' in rest) || 'bands' in rest.state.where) return expect.fail()
    const { ana, dapple } = rest.state.where.bodies
    return [ana?.x, ana?.y, dapple?.x, dapple?.y]
  }
  expect([put('ana'), put('dapple')]).toEqual([
    [4, 1, 4, 1],
    [4, 1, 4, 1],
  ])
})

test('a refusal of cover tells the first reason that holds', () => {
  const because = (ana: Partial<Fighter>, more: object = {}) =>
    refusal(
      d6,
      turnOf(
        duel({}, {}, { scene: { cover: [{ object: 'a table', share: 50 }] }, ...more }),
        'ana',
        1,
        set('ana', ana),
      ),
      'ana',
      'take cover',
    )?.because
  expect(because({ done: ['take cover'] })).toBe('he has looked for cover this round')
  expect(because({ moved: 30, done: ['move'] }, withOptions({ takingCover: 'action' }))).toBe('he has moved this round')
  expect(because({})).toBeUndefined()
})
