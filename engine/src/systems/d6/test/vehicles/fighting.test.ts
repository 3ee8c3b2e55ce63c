import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { movedAway, movedTo, spotOf } from '../../../../space/whereabouts.ts'
import { d6 } from '../../index.ts'
import { metres } from '../../state/fighters.ts'
import type { Conveyance } from '../../state/types.ts'
import { counted, of, run, told } from '../arrange.ts'
import { DRIVER, hers, his, race } from '../races.ts'

rule(
  ['D6-C-VEH-Dodge', 'D6-VEH-Dodge', 'D6-VEH-NoBlock'],
  'driving and Maneuverability make the defence, 10 more if it is all one does',
  () => {
    const dodge = (actions: number, dice: string) =>
      hers(run(race('canoe', {}, {}, {}, actions), `ana act: vehicle dodge\nana vehicle dodge: ${dice}`))?.dodge
    expect(dodge(1, '2 2 2 2 2 2')).toMatchObject({ total: 22, full: true })
    expect(dodge(2, '2 2 2 2 2')).toMatchObject({ total: 10, full: false })
  },
)

const dodging = { kind: 'dodge', total: 18, full: false, item: '' } as const
rule('D6-VEH-Dodge', 'it makes everybody aboard as hard to hit, until the driver’s next turn', () => {
  const near = race('chariot', {}, { dodge: dodging }, { distance: 2 })
  const ran = run(near, 'ana act: strike\nana weapon: short sword\nana attack: 3 3 3 3')
  expect(told(ran, 'attack')).toMatchObject({ difficulty: 18 - 5, hit: false })
  const nextTurn = race('chariot', {}, { dodge: dodging }, {}, 0, (s) => {
    Object.assign(s, { acting: [], at: 0, order: ['bo'] })
  })
  expect(his(run(nextTurn, 'bo actions: 1'))?.dodge).toBeNull()
})
rule('D6-VEH-NoBlock', 'whoever drives what moves has no other defence', () => {
  for (const key of ['full parry', 'full block', 'full dodge']) {
    expect(refusal(d6, race('chariot', { speed: 1 }), 'ana', key)).toMatchObject({ rule: 'D6-VEH-NoBlock' })
    expect(refusal(d6, race('chariot', { speed: 0 }), 'ana', key)).toBeUndefined()
    expect(refusal(d6, race('chariot', { speed: 1, driver: null }), 'ana', key)).toBeUndefined()
  }
})
const shot = (bo: Partial<Conveyance>, dice: string, more = '') =>
  run(
    race('carriage', {}, bo, {
      sides: {
        heroes: { ana: { ...DRIVER, weapons: ['light crossbow'], vehicle: 'hers' } },
        foes: { bo: { ...DRIVER, vehicle: 'his' } },
      },
    }),
    `ana act: attack vehicle\nana attack: ${dice}\n${more}`,
  )
rule('D6-C-VEH-HitBase', 'with a blade only where it is beside him', () => {
  const near = (distance: number) => refusal(d6, race('carriage', {}, {}, { distance }), 'ana', 'attack vehicle')
  expect([near(3), near(4)]).toMatchObject([undefined, { rule: 'D6-C-VEH-HitBase' }])
})
rule('D6-C-VEH-HitBase', 'a vehicle is hit at 10 and its range, its size helping the attacker', () => {
  const hit = shot({}, '1 1 1 2', 'ana damage: 2 2 2 2\ngm toughness: 2 2 2 2')
  expect(told(hit, 'attacksVehicle')).toMatchObject({ difficulty: 10, hit: true })
  expect(counted(told(hit, 'skill'))).toMatchObject({ 'D6-C-SCALE-Smaller': 6 })
  expect(told(shot({}, '1 1 1 1'), 'attacksVehicle')).toMatchObject({ hit: false })
  const dark = run(
    race(
      'carriage',
      {},
      {},
      {
        sides: {
          heroes: { ana: { ...DRIVER, weapons: ['light crossbow'], vehicle: 'hers' } },
          foes: { bo: { ...DRIVER, vehicle: 'his' } },
        },
        scene: {
          light: 'moonlit',
          vehicles: { hers: { kind: 'carriage', driver: 'ana' }, his: { kind: 'carriage', driver: 'bo' } },
        },
      },
    ),
    'ana act: attack vehicle\nana attack: 1 1 1 2',
  )
  expect(told(dark, 'attacksVehicle')).toMatchObject({ difficulty: 16, hit: false })
  expect(
    told(shot({ dodge: { kind: 'dodge', total: 14, full: false, item: '' } }, '1 1 2 3'), 'attacksVehicle'),
  ).toMatchObject({
    difficulty: 14,
    hit: false,
  })
})
rule('D6-C-VEH-DriverShoots', 'a driver who shoots drives as well', () => {
  const bow = {
    sides: {
      heroes: { ana: { ...DRIVER, weapons: ['short bow'], vehicle: 'hers' } },
      foes: { bo: { ...DRIVER, vehicle: 'his' } },
    },
  }
  expect(refusal(d6, race('chariot', { speed: 2 }, {}, bow), 'ana', 'shoot')).toMatchObject({
    rule: 'D6-C-VEH-DriverShoots',
  })
  for (const key of ['strike', 'all-out', 'shoot']) {
    const near = race('chariot', { speed: 2 }, {}, { ...bow, distance: 2 })
    expect(refusal(d6, near, 'ana', key)).toMatchObject({ because: 'hers wants driving first' })
    expect(refusal(d6, race('chariot', { speed: 1 }, {}, { ...bow, distance: 2 }), 'ana', key)).toBeUndefined()
  }
  const driven = race('chariot', { speed: 2 }, {}, bow, 2, (s) => {
    of({ state: s }, 'ana').done = ['drive']
  })
  expect(refusal(d6, driven, 'ana', 'shoot')).toBeUndefined()
  expect(refusal(d6, race('chariot', {}, {}, bow), 'ana', 'shoot')).toBeUndefined()
})

const two = (kind: string, boat: Partial<Conveyance>, more: object = {}) =>
  race(kind, boat, boat, {
    sides: {
      heroes: { ana: { ...DRIVER, vehicle: 'hers' } },
      foes: { bo: { ...DRIVER, vehicle: 'his' }, cy: { ...DRIVER, vehicle: 'his' }, di: DRIVER },
    },
    ...more,
  })
rule('D6-C-VEH-Passengers', 'everybody aboard suffers his share, and nobody who is not', () => {
  const ran = run(
    two('chariot', { speed: 2 }, { distance: 3 }),
    'ana act: sideswipe\nana driving: 5 5 5 5\nana collision: 5 5 5\nana collision: 1 1 2\ngm toughness: 1 1 1 2\nbo resistance: 5 5 5\ncy resistance: 5 5 5\ngm toughness: 5 5 5 5',
  )
  expect(ran.events.flatMap((e) => (e.type === 'passenger' ? [[e.who, e.vehicle, e.total]] : []))).toEqual([
    ['bo', 'his', 7],
    ['cy', 'his', 7],
  ])
})
rule('D6-C-VEH-Sideswipe', 'brings them side by side', () => {
  const ran = run(
    two('chariot', { speed: 2 }, { distance: 20 }),
    'ana act: sideswipe\nana driving: 5 5 5 5\nana collision: 1 1 2\nana collision: 1 1 2\ngm toughness: 5 5 5 5\ngm toughness: 5 5 5 5',
  )
  expect(metres(ran.state, 'ana', 'bo')).toBeLessThan(2)
})
rule('D6-C-VEH-Spook', 'a team bolts from the nearest foe, whoever is listed before him', () => {
  const from = race(
    'chariot',
    {},
    { panicked: true, speed: 2 },
    {
      sides: {
        heroes: { ana: DRIVER, cy: DRIVER },
        foes: { bo: { ...DRIVER, vehicle: 'his' } },
      },
      scene: { vehicles: { hers: { kind: 'chariot' }, his: { kind: 'chariot', driver: 'bo' } } },
      options: { initiative: 'firstAct' },
    },
    1,
    (s) => {
      s.phase = 'initiative'
      const beyond = movedAway(s.where, 'bo', 'ana', 2).where
      const place = spotOf(beyond, 'bo')
      if ('bands' in s.where && place !== undefined) s.where = movedTo(s.where, 'cy', place)
    },
  )
  expect([metres(from, 'ana', 'bo'), metres(from, 'cy', 'bo')]).toEqual([10, 2])
  const ran = run(from, 'gm panic: 1 1 1 1 2\ngm toughness: 5 5 5 5')
  expect([metres(ran.state, 'ana', 'bo'), metres(ran.state, 'cy', 'bo')]).toEqual([65, 77])
})
