import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

const PIT = { speed: '3D', attack: '4D', damage: '3D' }
/** Ana has come up to Bo, before whom a pit lies. */
const before = (more: Partial<Fighter> = {}, trap: object = { near: 'bo' }, options: object = {}) =>
  turnOf(
    duel(
      {},
      {},
      { scene: { traps: { pit: { ...PIT, ...trap } } }, ...withOptions({ injury: 'bodyPoints', ...options }) },
    ),
    'ana',
    2,
    (s: State) => void Object.assign(of({ state: s }, 'ana'), { moved: 5, initiative: 10, actions: 1, ...more }),
  )
const SLOW = 'gm trap speed: 3 3 3\n'
const FAST = 'gm trap speed: 4 4 4\n'

rule('D6-C-TRAP-Attack', 'a faster trap meets the passive defence with its combat total', () => {
  const hit = run(before(), `${FAST}gm trap: 2 2 3 3\ngm damage: 2 2 3`)
  expect(told(hit, 'trap')).toMatchObject({ who: 'ana', difficulty: 10, total: 10, hit: true })
  expect(of(hit, 'ana').body).toBe(13)
  const miss = run(before(), `${FAST}gm trap: 2 2 2 3`)
  expect(told(miss, 'trap')).toMatchObject({ hit: false })
  expect(of(miss, 'ana').body).toBe(20)
  expect(miss.state.traps).toMatchObject([{ sprung: true }])
})
rule('D6-C-TRAP-Attack', 'who is faster may give up the rest of the round for a full dodge', () => {
  const dodged = run(before(), `${SLOW}ana trap: full dodge\nana dodge: 2 2 2\ngm trap: 3 4 4 4`)
  expect(told(dodged, 'trap')).toMatchObject({ difficulty: 16, total: 15, hit: false })
  expect(of(dodged, 'ana')).toMatchObject({ actions: 0, turned: 1, defences: [{ total: 16, full: true }] })
  const waiting = run(before({ waiting: true }), `${SLOW}ana trap: full dodge\nana dodge: 2 2 2\ngm trap: 3 4 4 4`)
  expect(of(waiting, 'ana').waiting).toBe(false)
  const stands = run(before(), `${SLOW}ana trap: none\ngm trap: 2 2 3 3\ngm damage: 1 1 2`)
  expect(told(stands, 'trap')).toMatchObject({ difficulty: 10, hit: true })
  expect(told(run(before({ initiative: 9 }), `${SLOW}gm trap: 2 2 2 3`), 'trapSprung')).toMatchObject({ faster: false })
})
rule('D6-C-TRAP-Attack', 'where nobody rolls for initiative, Acumen is rolled against its speed', () => {
  const ran = run(
    before({}, { near: 'bo' }, { initiative: 'firstAct' }),
    `${SLOW}ana initiative: 4 4\ngm trap: 2 2 2 3`,
  )
  expect(told(ran, 'trapSprung')).toMatchObject({ speed: 9, faster: false })
})
rule('D6-C-TRAP-Attack', 'a dodge that stands is what it has to beat', () => {
  const ran = run(
    before({ initiative: 2, defences: [{ kind: 'dodge', total: 7, full: false, item: '' }] }),
    `${SLOW}gm trap: 1 2 2 2\ngm damage: 1 1 2`,
  )
  expect(told(ran, 'trap')).toMatchObject({ difficulty: 7, total: 7, hit: true })
})
rule('D6-C-TRAP-Attack', 'it goes off once, under a foe who has moved, in its cell on a map', () => {
  const quiet = (from: State) => told(run(from, 'ana act: nothing'), 'trapSprung')
  expect(quiet(before({ moved: 0 }))).toBeUndefined()
  expect(quiet(before({}, {}))).toBeUndefined()
  expect(quiet(before({ height: 1 }))).toBeUndefined()
  const cell = (at: readonly [number, number]) =>
    turnOf(
      {
        ...duel(),
        distance: undefined,
        scene: { traps: { pit: { ...PIT, at } } },
        map: { grid: 'square', cell: 1, picture: 'a..b', key: { a: 'ana', b: 'bo' } },
      },
      'ana',
      1,
      (s) => void Object.assign(of({ state: s }, 'ana'), { moved: 1, initiative: 5 }),
    )
  expect(quiet(cell([1, 0]))).toBeUndefined()
  expect(told(run(cell([0, 0]), `${FAST}gm trap: 2 2 2 3`), 'trap')).toMatchObject({ who: 'ana' })
})

rule(
  'D6-C-TRAP-Attack',
  'at three metres and no further, for a step as for a run, and not for friends or those up a wall',
  () => {
    const at = (distance: number, more: Partial<Fighter> = {}, near = 'bo') => {
      const from = turnOf(
        duel({}, {}, { distance, scene: { climb: { object: 'a wall', metres: 4 }, traps: { pit: { ...PIT, near } } } }),
        'ana',
        1,
        (s: State) => void Object.assign(of({ state: s }, 'ana'), { moved: 1, initiative: 5, ...more }),
      )
      return () => run(from, `${FAST}gm trap: 2 2 2 3`)
    }
    expect(told(at(3)(), 'trap')).toMatchObject({ who: 'ana' })
    expect(at(3.1)).toThrow('the rules ask ana act')
    expect(at(1, { height: 1 })).toThrow('the rules ask ana act')
    expect(at(1, {}, 'ana')).toThrow('the rules ask ana act')
  },
)
rule('D6-C-TRAP-Attack', 'with one die of dodge he leaps aside, with none he cannot', () => {
  const dodging = (dodge: string) =>
    turnOf(
      duel(
        { attributes: { ...PLAIN.attributes, agility: dodge }, skills: {} },
        {},
        { scene: { traps: { pit: { ...PIT, near: 'bo' } } } },
      ),
      'ana',
      1,
      (s: State) => void Object.assign(of({ state: s }, 'ana'), { moved: 5, initiative: 10 }),
    )
  const leapt = run(dodging('1D'), `${SLOW}ana trap: full dodge\nana dodge: 3\ngm trap: 3 3 3 3`)
  expect(told(leapt, 'defends')).toMatchObject({ total: 13, full: true })
  expect(told(run(dodging('0D+2'), `${SLOW}gm trap: 2 2 2 3`), 'trap')).toMatchObject({ difficulty: 10 })
})
