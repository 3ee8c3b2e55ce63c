import { expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { d6 } from '../index.ts'
import type { Conveyance } from '../types.ts'
import { paceOf } from '../vehicles/aboard.ts'
import { counted, of, PLAIN, run, told, withOptions } from './arrange.ts'
import { DRIVER, hers, his, race } from './races.ts'

rule(
  ['D6-VEH-Basic', 'D6-C-VEH-Speeds'],
  'driven with its own skill; speed changes by two levels and is harder the higher',
  () => {
    const ran = run(
      race('chariot', { speed: 1 }),
      'ana act: drive\nana speed: high\nana driving: 2 2 2 2\nana way: towards',
    )
    expect(counted(told(ran, 'drives'))).toMatchObject({ 'D6-C-VEH-Speeds': 5 })
    expect(told(ran, 'roll')).toMatchObject({ dice: 4, adds: 1 })
    expect(told(ran, 'rolls')).toMatchObject({ metres: 9 })
    expect(() => run(race('chariot'), 'ana act: drive\nana speed: high')).toThrow()
    const busy = run(
      race('chariot', {}, {}, {}, 2),
      'ana act: drive\nana speed: cruising\nana driving: 2 2 2\nana way: away',
    )
    expect(told(busy, 'drives')).toMatchObject({ difficulty: 5 })
  },
)
rule('D6-C-VEH-Speeds', 'a roll that fails leaves it out of control', () => {
  const ran = run(race('chariot', { speed: 1 }), 'ana act: drive\nana speed: high\nana driving: 1 1 1 1')
  expect(hers(ran)).toMatchObject({ uncontrolled: true, speed: 0 })
  expect(refusal(d6, ran.state, 'ana', 'drive')).toBeDefined()
  const boat = run(race('canoe', { speed: 2 }), 'ana act: drive\nana speed: all-out\nana driving: 1 1 1 1 1 2')
  expect(hers(boat)).toMatchObject({ uncontrolled: true, speed: 4 })
})
rule('D6-C-VEH-Stunts', 'regaining control adds 15', () => {
  const ran = run(race('canoe', { speed: 2, uncontrolled: true }), 'ana act: regain control\nana driving: 2 2 2 3 3 3')
  expect(told(ran, 'drives')).toMatchObject({ difficulty: 15, done: true })
  expect(hers(ran)).toMatchObject({ uncontrolled: false })
})
rule('D6-C-VEH-Stunts', 'but not after a sideswipe that missed', () => {
  const missed = run(race('chariot', { speed: 2 }), 'ana act: sideswipe\nana driving: 1 2 2 2')
  expect(hers(missed)).toMatchObject({ uncontrolled: true, veered: true, speed: 0 })
  const ran = run(race('chariot', { uncontrolled: true, veered: true }), 'ana act: regain control')
  expect(told(ran, 'drives')).toMatchObject({ difficulty: 0, done: true })
})
rule('D6-C-VEH-Speeds', 'a driver makes one movement of his vehicle a round', () => {
  const after = (key: string) =>
    race('canoe', { speed: 2 }, { speed: 2 }, {}, 2, (s) => {
      of({ state: s }, 'ana').done = [key]
    })
  for (const key of ['drive', 'sideswipe', 'ram']) {
    expect(refusal(d6, after('drive'), 'ana', key)).toMatchObject({ rule: 'D6-C-VEH-Speeds' })
    expect(refusal(d6, after('sideswipe'), 'ana', key)).toMatchObject({ rule: 'D6-C-VEH-Speeds' })
  }
  expect(refusal(d6, after('vehicle dodge'), 'ana', 'drive')).toBeUndefined()
})
rule('D6-C-VEH-Collision', 'the larger of two strikes the harder', () => {
  const boats = race('war galley', { speed: 2 }, { speed: 2 })
  Object.assign(boats.vehicles[1] ?? {}, { kind: race('longship').vehicles[0]?.kind })
  const ran = run(
    boats,
    'ana act: sideswipe\nana driving: 4 4 4\nana collision: 2 2 3\nana collision: 2 2 3\ngm toughness: 5 5 5 5 5 5\ngm toughness: 5 5 5 5 5 5 5',
  )
  expect([told(ran, 'collision')?.total, told(ran, 'collision', 1)?.total]).toEqual([7 + 9, 7])
  expect([told(ran, 'vehicleDamage')?.over, told(ran, 'vehicleDamage', 1)?.over]).toEqual([16 - 32, 7 - (36 + 9)])
})
rule('D6-C-VEH-Collision', 'where a game does without sizes, the larger strikes no harder', () => {
  const boats = race('war galley', { speed: 2 }, { speed: 2 }, withOptions({ useScale: false }))
  Object.assign(boats.vehicles[1] ?? {}, { kind: race('longship').vehicles[0]?.kind })
  const ran = run(
    boats,
    'ana act: sideswipe\nana driving: 4 4 4\nana collision: 2 2 3\nana collision: 2 2 3\ngm toughness: 5 5 5 5 5 5\ngm toughness: 5 5 5 5 5 5 5',
  )
  expect([told(ran, 'collision')?.total, told(ran, 'collision', 1)?.total]).toEqual([7, 7])
  expect([told(ran, 'vehicleDamage')?.over, told(ran, 'vehicleDamage', 1)?.over]).toEqual([7 - 32, 7 - 36])
})
rule(
  'D6-C-VEH-Familiar',
  'one he has not learned to drive is the harder the stranger it is, besides his want of skill',
  () => {
    const sides = { heroes: { ana: { ...PLAIN, vehicle: 'hers' } }, foes: { bo: { ...DRIVER, vehicle: 'his' } } }
    const strange = (kind: string, dice: string) => {
      const ran = run(race(kind, { speed: 2 }, {}, { sides }), `ana act: drive\nana speed: high\nana driving: ${dice}`)
      return counted(told(ran, 'drives'))
    }
    expect(strange('canoe', '1 1 1 2')).toMatchObject({ 'D6-C-VEH-Familiar': 3, 'D6-C-SKILL-Untrained': 5 })
    expect(strange('chariot', '1 2')).toMatchObject({ 'D6-C-VEH-Familiar': 6 })
    expect(strange('rowboat', '1 1 2')).toMatchObject({ 'D6-C-VEH-Familiar': 8 })
    expect(strange('longship', '1 1 2')).toMatchObject({ 'D6-C-VEH-Familiar': 14 })
  },
)
rule('D6-C-VEH-Speeds', 'stopping and going at a cautious speed take no action and no roll', () => {
  for (const [speed, way] of [
    ['stopped', ''],
    ['cautious', '\nana way: towards'],
  ]) {
    const ran = run(race('chariot', { speed: 2 }, {}, {}, 2), `ana act: drive\nana speed: ${speed}${way}`)
    expect(told(ran, 'drives')).toMatchObject({ difficulty: 0, done: true })
    expect(of(ran, 'ana').actions).toBe(2)
    expect(refusal(d6, ran.state, 'ana', 'drive')).toMatchObject({ rule: 'D6-C-VEH-Speeds' })
  }
})

const SWIPE = 'ana act: sideswipe\nana driving: 4 4 4 4'
rule(
  ['D6-C-VEH-Sideswipe', 'D6-VEH-Ram', 'D6-C-VEH-Speed', 'D6-C-VEH-Collision'],
  'at +10 for any vehicle; each suffers by its own speed, less three dice',
  () => {
    const ran = run(
      race('chariot', { speed: 3 }, { speed: 2 }),
      `${SWIPE}\nana collision: 6 6 5\nana collision: 4 4 4 4 4\ngm toughness: 4 4 4 4\ngm toughness: 4 4 4 5`,
    )
    expect(told(ran, 'drives')).toMatchObject({ difficulty: 15, done: true })
    expect(told(ran, 'collision')).toMatchObject({ vehicle: 'his', dice: 3, total: 17 })
    expect(told(ran, 'collision', 1)).toMatchObject({ vehicle: 'hers', dice: 5, total: 20 })
    expect(his(ran)).toMatchObject({ damage: 'very light', shaken: [2] })
    expect(hers(ran)).toMatchObject({ damage: 'very light' })
  },
)

const damaged = (
  code: string,
  stands: string,
  more = '',
  options: object = {},
  was = 'none',
  so: Partial<Conveyance> = {},
) =>
  run(
    race('chariot', { speed: 3 }, { speed: 3, damage: was, ...so }, withOptions(options)),
    `${SWIPE}\nana collision: ${code}\nana collision: 1 1 1 1 2\ngm toughness: ${stands}\n${more}gm toughness: 5 5 5 5`,
  )
rule('D6-C-VEH-Damage', 'by how far it is over: Maneuverability or speed, control, the whole', () => {
  const light = damaged('4 4 4 4 4', '3 4 4 4', 'bo resistance: 5 5 5\n')
  expect(his(light)).toMatchObject({ damage: 'light', lostManeuverability: 3, speed: 3 })
  const heavy = damaged('4 4 4 4 4', '2 3 3 3', 'bo resistance: 5 5 5\n', { vehicleLoses: 'speed' })
  expect(his(heavy)).toMatchObject({ damage: 'heavy', lostManeuverability: 0, lostSpeeds: 2, speed: 2 })
  expect(his(damaged('4 4 4 4 4', '1 2 2 2', 'bo resistance: 5 5 5\n'))).toMatchObject({
    damage: 'severe',
    uncontrolled: true,
  })
  expect(
    his(damaged('5 5 5 5 5', '1 2 2 2', 'bo resistance: 5 6 6 5 5\n'.replace('5 6 6 5 5', '6 6 5'))),
  ).toMatchObject({ damage: 'destroyed', speed: 0, uncontrolled: true })
})
rule('D6-C-VEH-Damage', 'from heavy on, more than a scratch makes it one worse', () => {
  const worse = damaged('4 4 4 4 4', '3 4 4 4', 'bo resistance: 5 5 5\n', {}, 'heavy')
  expect(his(worse)?.damage).toBe('severe')
  expect(his(damaged('4 4 4 4 4', '4 4 4 5', '', {}, 'heavy'))?.damage).toBe('heavy')
})
rule('D6-C-VEH-Damage', 'a scratch on what is badly damaged is only a scratch', () => {
  for (const was of ['light', 'heavy']) {
    const scratched = damaged('4 4 4 4 4', '4 4 4 5', '', {}, was)
    expect(told(scratched, 'vehicleDamage')).toMatchObject({ level: 'very light' })
    expect(his(scratched)).toMatchObject({ damage: was, lostManeuverability: 0, shaken: [2] })
  }
  const twice = damaged('4 4 4 4 4', '3 4 4 4', 'bo resistance: 5 5 5\n', {}, 'light')
  expect(his(twice)).toMatchObject({ damage: 'light', lostManeuverability: 3 })
})
rule('D6-C-VEH-Damage', 'scratches add up: each costs a die of Maneuverability this round and the next', () => {
  const twice = damaged('4 4 4 4 4', '4 4 4 5', '', {}, 'very light', { shaken: [1, 2] })
  expect(his(twice)).toMatchObject({ shaken: [1, 2, 2] })
  const dodges = (shaken: readonly number[], dice: string) =>
    told(
      run(
        race('canoe', { speed: 1, shaken }, {}, {}, 1, (s) => void Object.assign(s, { round: 2 })),
        `ana act: vehicle dodge\nana vehicle dodge: ${dice}`,
      ),
      'roll',
    )?.dice
  const all = [dodges([1], '2 2 2 2 2 2'), dodges([2], '2 2 2 2 2'), dodges([2, 1, 3], '2 2 2 2')]
  expect(all).toEqual([6, 5, 4])
})
rule('D6-C-VEH-Damage', 'its top speed is a level lower until it is repaired, two for heavy damage', () => {
  const driven = (lostSpeeds: number) => race('chariot', { speed: 2, lostSpeeds, damage: 'light' }, {})
  const faster = 'ana act: drive\nana speed: all-out\nana driving: 3 3 3 3\nana way: away'
  expect(told(run(driven(0), faster), 'drives')).toMatchObject({ speed: 'all-out' })
  expect(() => run(driven(1), faster)).toThrow()
  const high = 'ana act: drive\nana speed: high\nana driving: 3 3 3 3\nana way: away'
  expect(told(run(driven(1), high), 'drives')).toMatchObject({ speed: 'high' })
  expect(() => run(driven(2), high)).toThrow()
})
const ORDER = 'ana initiative: 2 2 2\nbo initiative: 3 3 3'
rule(
  'D6-C-VEH-Damage',
  'severely damaged it cannot be mastered and loses two levels of speed a round until it stands',
  () => {
    const runaway = (speed: number, damage = 'severe') =>
      race('chariot', { speed, damage, uncontrolled: true }, {}, {}, 0, (s) => {
        Object.assign(s, { phase: 'initiative', acting: [] })
      })
    const slowed = run(runaway(4), ORDER)
    expect(told(slowed, 'runsDown')).toMatchObject({ vehicle: 'hers', speed: 'cruising' })
    expect(hers(slowed)).toMatchObject({ speed: 2, uncontrolled: true })
    expect(hers(run(runaway(1), ORDER))).toMatchObject({ speed: 0 })
    expect(told(run(runaway(0), ORDER), 'runsDown')).toBeUndefined()
    expect(hers(run(runaway(4, 'heavy'), ORDER))).toMatchObject({ speed: 4 })
    const mastering = (speed: number) =>
      refusal(d6, race('chariot', { speed, damage: 'severe', uncontrolled: true }), 'ana', 'regain control')
    expect(mastering(1)).toMatchObject({ because: 'hers is damaged too badly to be mastered', rule: 'D6-C-VEH-Damage' })
    expect(mastering(0)).toBeUndefined()
  },
)
rule('D6-C-VEH-Passengers', 'they suffer a quarter, half, three quarters or all', () => {
  const share = (stands: string) => told(damaged('4 4 4 4 4', stands, 'bo resistance: 5 5 5\n'), 'passenger')?.total
  expect([share('3 4 4 4'), share('2 3 3 3'), share('1 2 2 2')]).toEqual([5, 10, 15])
  const sheltered = (passengerShare: string) =>
    told(damaged('4 4 4 4 4', '1 2 2 2', 'bo resistance: 5 5 5\n', { passengerShare }), 'passenger')?.total
  expect([sheltered('half'), sheltered('quarter')]).toEqual([7, 3])
})

rule('D6-C-VEH-Ram', 'boats ram and lose the next round; chariots do not, unless the table lets them', () => {
  const ran = run(
    race('longship', { speed: 3 }),
    'ana act: ram\nana driving: 3 3 3 3 3\nana collision: 1 2\nana collision: 1 1 1 1 1 1 1 2\ngm toughness: 5 5 5 5 5 5\ngm toughness: 5 5 5 5 5 5',
  )
  expect(hers(ran)).toMatchObject({ loses: 2 })
  expect(distanceBetween(ran.state.where, 'ana', 'bo')).toBeLessThanOrEqual(10 - 2 * 4)
  const stuck = (round: number, who: string) =>
    race('longship', { loses: 2 }, {}, {}, 1, (s) => {
      s.round = round
      of({ state: s }, 'ana').vehicle = 'hers'
      Object.assign(s.vehicles[0] ?? {}, { driver: who })
    })
  for (const key of ['drive', 'strike', 'full dodge', 'ready']) {
    expect(refusal(d6, stuck(2, 'ana'), 'ana', key)).toMatchObject({ rule: 'D6-C-VEH-Ram' })
  }
  expect(refusal(d6, stuck(3, 'ana'), 'ana', 'full dodge')).toBeUndefined()
  expect(refusal(d6, stuck(2, 'bo'), 'ana', 'full dodge')).toBeUndefined()
  const chariot = (options: object) =>
    refusal(d6, race('chariot', { speed: 3 }, {}, withOptions(options)), 'ana', 'ram')
  expect(chariot({})).toMatchObject({ rule: 'D6-C-VEH-Ram' })
  expect(chariot({ landRam: true })).toBeUndefined()
})
rule('D6-C-VEH-ShipWeapons', 'a ship large enough has a ram: twice the damage, half for the rammer', () => {
  const ran = run(
    race('merchant galley', { speed: 2 }, { speed: 2 }),
    'ana act: ram\nana driving: 2 2 2 2 2\nana collision: 1 1 1 1 1 2\nana collision: 1 1 1 1 1 2\ngm toughness: 5 5 5 5 5\ngm toughness: 5 5 5 5 5',
  )
  expect(told(ran, 'vehicleDamage')).toMatchObject({ vehicle: 'his', total: 14 })
  expect(told(ran, 'vehicleDamage', 1)).toMatchObject({ vehicle: 'hers', total: 3 })
  const after = (options: object) =>
    told(
      run(
        race('longship', { speed: 1, uncontrolled: true }, {}, withOptions(options), 1, (s) => {
          of({ state: s }, 'ana').effects = [{ kind: 'rammed', until: 2, value: 5, by: 'ana' }]
        }),
        'ana act: regain control\nana driving: 4 4 4 4 4',
      ),
      'drives',
    )?.difficulty
  expect([after({}), after({ ramControl: 'roll' })]).toEqual([20, 15])
})

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
  expect(counted(told(hit, 'attacksVehicle'))).toMatchObject({ 'D6-C-SCALE-Smaller': 6 })
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

rule('D6-C-VEH-Leap', 'leaping from what is slow is Very Easy, and failing costs a level', () => {
  const leap = (dice: string) => of(run(race('wagon', { speed: 1 }), `ana act: leap out\nana leap: ${dice}`), 'ana')
  expect(leap('1 2 2')).toMatchObject({ vehicle: null, wound: 'unhurt' })
  expect(leap('1 1 2')).toMatchObject({ vehicle: null, wound: 'stunned' })
  expect(refusal(d6, race('wagon', { speed: 2 }), 'ana', 'leap out')).toMatchObject({ rule: 'D6-C-VEH-Leap' })
})

rule('D6-VEH-Basic', 'nobody walks off what moves or over the side; from what stands on land one steps down', () => {
  const moves = (kind: string, speed: number) => refusal(d6, race(kind, { speed }), 'ana', 'move')
  expect(moves('chariot', 1)).toMatchObject({ because: 'hers is moving', rule: 'D6-VEH-Basic' })
  expect(moves('longship', 0)).toMatchObject({ because: 'there is no ground around hers', rule: 'D6-VEH-Basic' })
  expect(refusal(d6, race('longship'), 'ana', 'run')).toMatchObject({ rule: 'D6-VEH-Basic' })
  expect(moves('chariot', 0)).toBeUndefined()
  const down = run(race('chariot'), 'ana act: move\nana way: towards')
  expect(of(down, 'ana').vehicle).toBeNull()
  expect(hers(down)?.driver).toBeNull()
})

test('what is rowed goes as its rower is strong, what sails as the wind blows, and a team at its share', () => {
  const pace = (kind: string, driver: object = {}, wind = 0) => {
    const state = race(kind, {}, {}, {}, 1, (s) => {
      s.scene.wind = wind
      Object.assign(of({ state: s }, 'ana').facts.attributes, driver)
    })
    const [hull] = state.vehicles
    return hull === undefined ? Number.NaN : paceOf(state, hull)
  }
  expect([pace('canoe', { physique: 9 }), pace('canoe', { physique: 11 }), pace('canoe', { physique: 12 })]).toEqual([
    12, 12, 16,
  ])
  expect([pace('sailboat'), pace('sailboat', {}, 7)]).toEqual([1, 7])
  const adrift = race('canoe', { driver: null })
  expect(adrift.vehicles.map((v) => paceOf(adrift, v))).toEqual([0, 12])
})
