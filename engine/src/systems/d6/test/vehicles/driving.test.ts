import { expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { paceOf } from '../../ground/aboard.ts'
import { d6 } from '../../index.ts'
import type { ActionKey } from '../../state/action-kinds.ts'
import { counted, of, PLAIN, run, told } from '../arrange.ts'
import { DRIVER, hers, race } from '../races.ts'

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
  const after = (key: ActionKey) =>
    race('canoe', { speed: 2 }, { speed: 2 }, {}, 2, (s) => {
      of({ state: s }, 'ana').done = [key]
    })
  for (const key of ['drive', 'sideswipe', 'ram']) {
    expect(refusal(d6, after('drive'), 'ana', key)).toMatchObject({ rule: 'D6-C-VEH-Speeds' })
    expect(refusal(d6, after('sideswipe'), 'ana', key)).toMatchObject({ rule: 'D6-C-VEH-Speeds' })
  }
  expect(refusal(d6, after('vehicle dodge'), 'ana', 'drive')).toBeUndefined()
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
    12, 14, 16,
  ])
  expect([pace('sailboat'), pace('sailboat', {}, 7)]).toEqual([5, 12])
  const adrift = race('canoe', { driver: null })
  expect(adrift.vehicles.map((v) => paceOf(adrift, v))).toEqual([0, 12])
})
