import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import type { Aim, Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, of, run, shoot, strike, told, turnOf } from '../arrange.ts'
import { DRIVER, race } from '../races.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const NO_HARM = 'ana damage: 1 1 2\nbo resistance: 5 5 5'
const DODGE = { kind: 'dodge', total: 12, full: false, item: '' } as const

rule(['D6-DEF-AllAttacks', 'D6-DIFF-Active'], 'a defence that was beaten stands against the next attack', () => {
  const twice = run(
    turnOf(duel(), 'ana', 2, set('bo', { defences: [DODGE] })),
    `${strike('3 3 3', NO_HARM)}\n${strike('1 1 2')}`,
  )
  expect([told(twice, 'attack'), told(twice, 'attack', 1)]).toMatchObject([
    { difficulty: 7, hit: true },
    { difficulty: 7, hit: false },
  ])
  expect(of(twice, 'bo').defences).toEqual([DODGE])
})

rule('D6-COVER-Moonlit', 'it hides at Point Blank as it does far off', () => {
  const near = (light: string) =>
    told(run(turnOf(duel({}, {}, { distance: 1, scene: { light } }), 'ana'), strike('1 1 1 1')), 'attack')
  expect([near('day'), near('moonlit'), near('dark')]).toMatchObject([
    { difficulty: 5 },
    { difficulty: 11 },
    { difficulty: 17 },
  ])
})

rule('D6-VEH-Dodge', 'a vehicle’s dodge is over when its driver is down', () => {
  const sides = {
    heroes: { ana: { ...DRIVER, vehicle: 'hers' } },
    foes: { bo: { ...DRIVER, vehicle: 'his' }, cy: { ...DRIVER, vehicle: 'his' } },
  }
  const aboard = (condition: Fighter['condition'], dice: string) =>
    told(
      run(
        race('chariot', {}, { dodge: { ...DODGE, total: 18 } }, { distance: 2, sides }, 1, set('bo', { condition })),
        `ana act: strike\nana target: cy\nana weapon: short sword\nana attack: ${dice}`,
      ),
      'attack',
    )
  expect([aboard('up', '3 3 3 3'), aboard('unconscious', '1 1 1 1')]).toMatchObject([
    { difficulty: 13 },
    { difficulty: 5 },
  ])
})

/** Ana in round 5, having aimed so. */
const aiming = (aim: Aim, weapon: string) =>
  turnOf(crowd({ weapons: [weapon] }, { bo: {}, cy: {} }, { distance: 12 }), 'ana', 1, (s) => {
    s.round = 5
    s.where = { bands: spaced(['ana', 'bo', 'cy'], [12, 12, 4]) }
    set('ana', { turned: 5, aim })(s)
  })
rule('D6-AIM-Max', 'three dice at most for what is thrown, too', () => {
  const again = run(aiming({ at: 'bo', rounds: 3, round: 4 }, 'javelin'), 'ana act: aim\nana aim at: bo')
  expect(of(again, 'ana').aim?.rounds).toBe(3)
  const thrown = run(
    aiming({ at: 'bo', rounds: 3, round: 4 }, 'javelin'),
    'ana act: throw\nana target: bo\nana attack: 1 1 1 1 1 1 1',
  )
  expect(counted(told(thrown, 'skill'))).toEqual({ 'D6-AIM-Max': 9 })
})
rule('D6-AIM-Bonus', 'aim at one is no help in a shot at another', () => {
  const shot = (at: string, dice: string) =>
    told(
      run(
        aiming({ at: 'bo', rounds: 1, round: 4 }, 'short bow'),
        shoot(dice).replace('shoot\n', `shoot\nana target: ${at}\n`),
      ),
      'roll',
    )
  expect([shot('bo', '1 1 1 1 1'), shot('cy', '1 1 1 1')]).toMatchObject([{ dice: 5 }, { dice: 4 }])
})
