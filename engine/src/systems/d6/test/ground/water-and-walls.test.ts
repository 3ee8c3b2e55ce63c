import { expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const lake = (ana: object = {}, more: Partial<Fighter> = {}) =>
  turnOf(
    duel({ inWater: true, ...ana }, {}, { distance: 40, ...withOptions({ injury: 'bodyPoints' }) }),
    'ana',
    1,
    set('ana', more),
  )
const swims = (from: State, times: string, dice: string, then = '\nana way: towards', where = 'swim on') =>
  run(from, `ana act: swim\nana how fast: ${times}\nana swim where: ${where}\nana swimming: ${dice}${then}`)

rule('D6-C-MOV-Swim', 'half the Move at 5, and 5 for each further one', () => {
  expect(told(swims(lake(), '1', '1 2 2'), 'swims')).toMatchObject({ difficulty: 5, metres: 5, done: true })
  expect(told(swims(lake(), '3', '5 5 5'), 'swims')).toMatchObject({ difficulty: 15, metres: 15 })
  expect(told(swims(lake({ swim: 12 }), '1', '1 2 2'), 'swims')).toMatchObject({ metres: 12 })
  expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'swim')).toMatchObject({ rule: 'D6-C-MOV-Swim' })
  expect(refusal(d6, lake(), 'ana', 'move')).toMatchObject({ rule: 'D6-C-MOV-Swim' })
  expect(refusal(d6, lake(), 'ana', 'run')).toMatchObject({ rule: 'D6-C-MOV-Swim' })
})
rule('D6-C-MOV-Swim', 'who fails drowns by 1D more each time, and it is 3 harder', () => {
  const first = swims(lake(), '1', '1 2 1', '\ngm damage: 4')
  expect(of(first, 'ana')).toMatchObject({ body: 16, sunk: 1, inWater: true })
  const again = swims(lake({}, { sunk: 1 }), '1', '2 3 2', '\ngm damage: 4 4')
  expect(counted(told(again, 'swims'))).toMatchObject({ 'D6-C-MOV-Swim': 8 })
  expect(of(again, 'ana')).toMatchObject({ body: 12, sunk: 2 })
})
rule('D6-C-MOV-Swim', 'ashore one is out of the water', () => {
  const out = swims(lake({}, { sunk: 1 }), '1', '4 4 4', '\nana way: towards', 'ashore')
  expect(of(out, 'ana')).toMatchObject({ inWater: false, sunk: 0 })
})
rule('D6-C-MOV-Swim', 'whoever does something else has to keep afloat, and the senseless cannot', () => {
  const ends = (more: Partial<Fighter>, dice: string, bo: Partial<Fighter> = {}) =>
    run(
      turnOf(crowd({ inWater: true }, { bo: {}, cy: {} }, withOptions({ injury: 'bodyPoints' })), 'ana', 1, (s) => {
        set('ana', { actions: 0, ...more })(s)
        set('bo', bo)(s)
        Object.assign(s, { acting: [], at: s.order.length })
      }),
      dice,
    )
  expect(of(ends({}, 'ana swimming: 1 2 2'), 'ana').sunk).toBe(0)
  expect(of(ends({}, 'ana swimming: 1 2 1\ngm damage: 4'), 'ana')).toMatchObject({ sunk: 1, body: 16 })
  expect(told(ends({ done: ['swim'] }, ''), 'afloat')).toBeUndefined()
  const senseless = ends({}, 'ana swimming: 1 2 2\ngm damage: 4', { inWater: true, condition: 'unconscious' })
  expect(of(senseless, 'bo')).toMatchObject({ sunk: 1, body: 16 })
})

rule('D6-C-MOV-Swim', 'four times that Move at most, with a die to roll; ashore only by a roll that succeeds', () => {
  expect(told(swims(lake(), '4', '6 6 6 3'), 'swims')).toMatchObject({ difficulty: 20, metres: 20 })
  expect(() => swims(lake(), '5', '6 6 6 6 6 1')).toThrow('cannot answer "how fast"')
  const one = { attributes: { ...PLAIN.attributes, physique: '1D' } }
  expect(refusal(d6, lake(one), 'ana', 'swim')).toBeUndefined()
  expect(refusal(d6, lake(one, { declared: 2 }), 'ana', 'swim')).toMatchObject({ rule: 'D6-C-SKILL-ZeroDice' })
  const failed = swims(lake(), '1', '1 2 1', '\ngm damage: 4', 'ashore')
  expect(of(failed, 'ana').inWater).toBe(true)
  expect(told(failed, 'swims')).toMatchObject({ metres: 0, ashore: false })
})

const WALL = { climb: { object: 'the wall', metres: 12 } }
const foot = (ana: object = {}, more: Partial<Fighter> = {}, scene: object = WALL) =>
  turnOf(duel(ana, {}, { scene, ...withOptions({ injury: 'bodyPoints' }) }), 'ana', 1, set('ana', more))
const climbs = (from: State, fast: string, dice: string, way = '', then = '') =>
  run(from, `ana act: climb\n${way}ana how fast: ${fast}\nana climbing: ${dice}\n${then}`)

rule('D6-C-MOV-Climb', 'the Move at 5 for the trained, half of it for others, 10 for each half more', () => {
  const trained = { skills: { climbing: '3D' } }
  expect(told(climbs(foot(trained), '1', '1 2 2'), 'climbs')).toMatchObject({ difficulty: 5, metres: 10, height: 10 })
  expect(told(climbs(foot(), '1', '1 2 2'), 'climbs')).toMatchObject({ difficulty: 5, metres: 5 })
  expect(told(climbs(foot(), '1.5', '5 5 5'), 'climbs')).toMatchObject({ difficulty: 15, metres: 8 })
  expect(told(climbs(foot(), '2', '6 6 6 5'), 'climbs')).toMatchObject({ difficulty: 25, metres: 0, done: false })
  expect(of(climbs(foot(trained), '1.5', '5 5 5'), 'ana').height).toBe(12)
  const moderate = foot({}, {}, { ...WALL, ground: 'moderate' })
  expect(told(climbs(moderate, '1.5', '6 6 6 2'), 'climbs')).toMatchObject({ difficulty: 20 })
  expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'climb')).toMatchObject({ rule: 'D6-C-MOV-Climb' })
})
rule('D6-C-MOV-Climb', 'with a die to roll, on his own feet and once a round', () => {
  const one = { attributes: { ...PLAIN.attributes, agility: '1D' } }
  expect(refusal(d6, foot(one), 'ana', 'climb')).toBeUndefined()
  expect(refusal(d6, foot(one, { declared: 2 }), 'ana', 'climb')).toMatchObject({ rule: 'D6-C-SKILL-ZeroDice' })
  expect(refusal(d6, foot({}, { done: ['climb'] }), 'ana', 'climb')).toMatchObject({ rule: 'D6-C-MOV-Cap' })
  expect(refusal(d6, foot({}, { vehicle: 'cart' }), 'ana', 'climb')).toMatchObject({ rule: 'D6-C-MOV-Climb' })
  expect(refusal(d6, foot({}, { inWater: true }), 'ana', 'climb')).toMatchObject({ rule: 'D6-C-MOV-Swim' })
})
rule('D6-C-MOV-Climb', 'a bad slip is a fall; a slight one costs the way', () => {
  const up = 'ana climb where: up\n'
  expect(of(climbs(foot({}, { height: 6 }), '1', '1 1 2', up), 'ana').height).toBe(6)
  const fell = climbs(foot({}, { height: 6 }), '1.5', '1 1 2', up, 'gm damage: 2 2 2 2')
  expect(of(fell, 'ana')).toMatchObject({ height: 0, body: 12, stance: 'prone' })
  expect(of(climbs(foot({}, { height: 6 }), '1', '3 3 3', 'ana climb where: down\n'), 'ana').height).toBe(1)
  expect(of(climbs(foot({}, { height: 1 }), '1', '3 3 3', 'ana climb where: down\n'), 'ana').height).toBe(0)
  expect(of(climbs(foot({}, { height: 3 }), '1', '3 3 3', 'ana climb where: down\n'), 'ana').height).toBe(0)
})
rule('D6-C-MOV-Climb', 'who hangs there cannot be reached from below, nor run about', () => {
  const high = foot({}, { height: 6 })
  expect(refusal(d6, high, 'ana', 'move')).toMatchObject({ rule: 'D6-C-MOV-Climb' })
  expect(d6.refused(high, 'bo').find(({ key }) => key === 'strike')).toMatchObject({ rule: 'D6-RANGE-MeleePB' })
  expect(d6.refused(foot({}, { height: 2 }), 'bo').some(({ key }) => key === 'strike')).toBe(false)
})
test('who is felled while he hangs on a wall falls off it; on top he does not', () => {
  const felled = (height: number) => foot({}, { height, felled: true, stance: 'prone' })
  expect(of(run(felled(6), 'gm damage: 2 2 2 2'), 'ana')).toMatchObject({ height: 0, body: 12 })
  expect(of(run(felled(12), 'ana act: stand'), 'ana')).toMatchObject({ height: 12, body: 20 })
})
