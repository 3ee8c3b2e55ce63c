import { expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { DISPLACED, type Displacement, displaced } from '../../ground/displaced.ts'
import { d6 } from '../../index.ts'
import type { Ctx, Fighter, State } from '../../state/types.ts'
import { crowd, duel, during, of, PLAIN, run, told, turnOf } from '../arrange.ts'

const HORSE = { attributes: { ...PLAIN.attributes, charisma: '3D' }, scale: 3, move: 25, weapons: [] }
const wall = { share: 50, toughness: 6, object: 'a wall', weakened: 0 } as const
const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)

/** Ana with everything she can lose: cover, aim, a cart, a mount, somebody on her back, water, a height. */
const laden = () =>
  turnOf(
    {
      system: 'd6',
      distance: 2,
      sides: { heroes: { ana: PLAIN, dapple: HORSE, cy: PLAIN }, foes: { bo: PLAIN } },
      scene: { vehicles: { cart: { kind: 'wagon', driver: 'ana' } } },
    },
    'ana',
    1,
    (s) => {
      set('ana', {
        cover: wall,
        aim: { at: 'bo', rounds: 1, round: 1 },
        vehicle: 'cart',
        mount: 'dapple',
        rider: 'cy',
        inWater: true,
        height: 3,
      })(s)
      set('dapple', { rider: 'ana' })(s)
      set('cy', { mount: 'ana' })(s)
    },
  )
const LOST = {
  cover: (f: Fighter) => f.cover === null,
  aim: (f: Fighter) => f.aim === null,
  aboard: (f: Fighter) => f.vehicle === null,
  seat: (f: Fighter) => f.mount === null,
  rider: (f: Fighter) => f.rider === null,
  water: (f: Fighter) => !f.inWater,
  height: (f: Fighter) => f.height === 0,
} as const

/** What each way of being elsewhere takes. */
const TAKES: Readonly<Record<Displacement, readonly (keyof typeof LOST)[]>> = {
  walks: ['cover', 'aboard'],
  'takes cover': ['aboard'],
  rides: ['cover'],
  teleports: ['cover', 'aim', 'aboard', 'seat', 'rider', 'water', 'height'],
  dives: ['cover', 'aim', 'aboard', 'seat', 'rider'],
  hurled: ['cover', 'aim', 'aboard', 'seat', 'rider'],
  'leaps out': ['cover', 'aim', 'aboard'],
  'pulled off': ['seat'],
  drops: ['cover', 'aim', 'height'],
  placed: ['cover', 'aim'],
}
const refuses = (): never => {
  throw new Error('nothing is asked or thrown')
}
const NOTHING: Ctx = {
  emit: undefined,
  choose: refuses,
  together: refuses,
  toss: refuses,
  read: refuses,
  both: refuses,
  roll: refuses,
  shown: refuses,
  faces: refuses,
}
const causes = (Object.keys(DISPLACED) as Displacement[]).map((how) => [how] as const)
test.each(causes)('who %s loses what stays behind, and nothing else', (how) => {
  const s = d6.copy(laden()) as State
  displaced(NOTHING, s, of({ state: s }, 'ana'), how)
  const lost = Object.entries(LOST).flatMap(([loss, gone]) => (gone(of({ state: s }, 'ana')) ? [loss] : []))
  expect(lost).toEqual([...TAKES[how]])
  if (lost.includes('aboard')) expect(s.vehicles[0]?.driver).toBeNull()
  if (lost.includes('seat')) expect(of({ state: s }, 'dapple').rider).toBeNull()
  if (lost.includes('rider')) expect(of({ state: s }, 'cy').mount).toBeNull()
})

const teleports = { abilities: [{ ability: 'teleportation', ranks: 2 }] }
rule('D6-C-SA-Teleport', 'who is elsewhere at once sits, swims, hangs and is held there no longer', () => {
  const from = (to: Partial<Fighter>, more: object = {}) =>
    turnOf(duel(teleports, {}, { distance: 15, ...more }), 'ana', 1, set('ana', to))
  const there = (to: Partial<Fighter>, more: object = {}) =>
    of(run(from(to, more), 'ana act: teleport\nana way: towards'), 'ana')
  expect(there({ inWater: true, sunk: 2 })).toMatchObject({ inWater: false, sunk: 0 })
  expect(there({ height: 4 }, { scene: { climb: { object: 'the wall', metres: 8 } } })).toMatchObject({ height: 0 })
  expect(
    there({ vehicle: 'cart' }, { scene: { vehicles: { cart: { kind: 'wagon', driver: 'ana' } } } }).vehicle,
  ).toBeNull()
  const rider = turnOf(
    {
      system: 'd6',
      distance: 15,
      sides: { heroes: { ana: { ...PLAIN, ...teleports, mount: 'dapple' }, dapple: HORSE }, foes: { bo: PLAIN } },
    },
    'ana',
  )
  const off = run(rider, 'ana act: teleport\nana way: towards')
  expect([of(off, 'ana').mount, of(off, 'dapple').rider]).toEqual([null, null])
})
rule('D6-C-SA-Teleport', 'who may only retreat teleports and rides away', () => {
  const only = during('only defending', 1, 1)
  const gone = run(turnOf(duel(teleports, {}, { distance: 8 }), 'ana', 1, set('ana', only)), 'ana act: teleport')
  expect(told(gone, 'teleports')).toMatchObject({ way: 'away' })
})

const mounted = (more: object = {}, arrange?: (s: State) => void, who = 'bo', foe: object = {}) =>
  turnOf(
    {
      system: 'd6',
      distance: 2,
      sides: {
        heroes: { ana: { ...PLAIN, mount: 'dapple', skills: { ...PLAIN.skills, riding: '4D' } }, dapple: HORSE },
        foes: { bo: { ...PLAIN, weapons: [], skills: { fighting: '9D' }, ...foe } },
      },
      ...more,
    },
    who,
    1,
    arrange,
  )
rule('D6-C-OPT-Mounted', 'a horse that is felled carries nobody: its rider is beside it', () => {
  const felled = run(mounted(), 'bo act: trip\nbo target: dapple\nbo attack: 4 4 4 4 4 4 4 4 4')
  expect([of(felled, 'ana').mount, of(felled, 'dapple').rider, of(felled, 'dapple').stance]).toEqual([
    null,
    null,
    'prone',
  ])
  expect(told(felled, 'mountDown')).toMatchObject({ who: 'ana', mount: 'dapple' })
  const unhorsed = run(mounted(), 'bo act: trip\nbo target: ana\nbo attack: 4 4 4 4 4 4 4 4 4')
  expect([of(unhorsed, 'ana').mount, of(unhorsed, 'dapple').rider]).toEqual([null, null])
  expect(of(unhorsed, 'dapple').stance).toBe('standing')
})
test('a horse that is held, wrapped up or paralysed goes nowhere', () => {
  const seized = (kind: 'tackle' | 'entangle') =>
    mounted(
      {},
      (s) => {
        s.holds = [{ kind, by: 'bo', on: 'dapple', since: 1, strength: 9 }]
      },
      'ana',
    )
  const numb = mounted({}, set('dapple', during('paralysed', 0, 12, 'bo')), 'ana')
  for (const from of [seized('tackle'), seized('entangle'), numb]) {
    expect(refusal(d6, from, 'ana', 'ride')).toBeDefined()
    expect(refusal(d6, from, 'ana', 'step')).toBeDefined()
  }
  expect(refusal(d6, mounted({}, undefined, 'ana'), 'ana', 'ride')).toBeUndefined()
})

const bombers = (ana: Partial<Fighter>, more: object = {}, of_: object = {}) =>
  turnOf(
    {
      system: 'd6',
      distance: 6,
      sides: { heroes: { ana: { ...PLAIN, ...of_ } }, foes: { bo: { ...PLAIN, weapons: ['black powder bomb'] } } },
      ...more,
    },
    'bo',
    1,
    set('ana', ana),
  )
rule('D6-C-AREA-Dive', 'who dives out leaves place, cover and aim behind', () => {
  const dives = (dice: string) =>
    run(
      bombers({ cover: wall, aim: { at: 'bo', rounds: 1, round: 0 } }),
      `bo act: throw bomb\nbo attack: 5 5 5 5\nana dive: dive\nana actions: 1\nana dive: ${dice}\nbo damage: 1 1 1 1 1 2\nana resistance: 5 5 5${dice === '4 4 4 4' ? '\nbo resistance: 5 5 5' : ''}`,
    )
  const out = dives('4 4 4 4')
  expect(of(out, 'ana')).toMatchObject({ cover: null, aim: null, stance: 'prone' })
  expect(of(out, 'ana').moved).toBeGreaterThanOrEqual(3)
})
rule('D6-C-OPT-Slam', 'who is hurled is behind his cover no longer', () => {
  const from = turnOf(crowd({ weapons: [], skills: { throwing: '9D' } }, { bo: {} }), 'ana', 1, (s) => {
    s.round = 3
    set('ana', { turned: 3, lasting: [forRounds('lifts', 2, 'bo')] })(s)
    set('bo', { cover: wall })(s)
    s.holds = [{ kind: 'slam', by: 'ana', on: 'bo', since: 2, strength: 0 }]
  })
  const thrown = run(
    from,
    'ana act: hurl\nana hurl: 4 4 4 4 4 4 4 4 4\nana damage: 1 1 1 1 2\nbo resistance: 5 5 5\nbo obstacle: 1 2\ngm obstacle: 5 5 5',
  )
  expect(of(thrown, 'bo')).toMatchObject({ cover: null, stance: 'prone' })
})
test('who is tripped or seized has to begin his preparation anew', () => {
  const ready = (s: State) => set('bo', { lasting: [forRounds('prepared', 1, 'bo', 2)] })(s)
  const tripped = run(
    turnOf(duel({ weapons: [], skills: { fighting: '9D' } }), 'ana', 1, ready),
    'ana act: trip\nana attack: 4 4 4 4 4 4 4 4 4',
  )
  expect(of(tripped, 'bo').lasting).toEqual([])
  const held = run(
    turnOf(duel({ weapons: [], skills: { fighting: '9D' } }), 'ana', 1, ready),
    'ana act: arm pin\nana attack: 4 4 4 4 4 4 4 4 4',
  )
  expect(of(held, 'bo').lasting).toEqual([])
})
test('nobody lies down or crouches where he hangs on a wall', () => {
  const cliff = { scene: { climb: { object: 'the cliff', metres: 12 } } }
  const up = (height: number) => turnOf(duel({}, {}, cliff), 'ana', 1, set('ana', { height }))
  for (const key of ['lie down', 'crouch']) {
    expect(refusal(d6, up(8), 'ana', key)).toMatchObject({ rule: 'D6-C-MOV-Climb' })
    expect(refusal(d6, up(12), 'ana', key)).toBeUndefined()
  }
})
