import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { distanceBetween } from '../../../../space/whereabouts.ts'
import { d6 } from '../../index.ts'
import type { Conveyance } from '../../state/types.ts'
import { of, run, told, withOptions } from '../arrange.ts'
import { hers, his, race } from '../races.ts'

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
const SWIPE = 'ana act: sideswipe\nana driving: 4 4 4 4'
rule(
  ['D6-C-VEH-Sideswipe', 'D6-VEH-Ram', 'D6-C-VEH-Speed'],
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
  was: Conveyance['damage'] = 'none',
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
  for (const was of ['light', 'heavy'] as const) {
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
    const runaway = (speed: number, damage: Conveyance['damage'] = 'severe') =>
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
  expect(of(ran, 'bo').lasting).toEqual([forRounds('rammed', 2, 'bo', 5)])
  const after = (options: object) =>
    told(
      run(
        race('longship', { speed: 1, uncontrolled: true }, {}, withOptions(options), 1, (s) => {
          of({ state: s }, 'ana').lasting = [forRounds('rammed', 2, 'ana', 5)]
        }),
        'ana act: regain control\nana driving: 4 4 4 4 4',
      ),
      'drives',
    )
  expect([after({})?.difficulty, after({ ramControl: 'roll' })?.difficulty]).toEqual([20, 15])
  expect(after({})?.modifiers).toContainEqual({ value: 5, because: 'after the ram', rule: 'D6-A75' })
})
