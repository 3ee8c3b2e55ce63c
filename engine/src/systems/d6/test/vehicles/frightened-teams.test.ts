import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import { of, run, told } from '../arrange.ts'
import { DRIVER, hers, his, race } from '../races.ts'

const lit = () =>
  race('chariot', {}, {}, {}, 1, (s) => {
    of({ state: s }, 'ana').lamp = 'torch'
  })
rule('D6-C-VEH-Spook', 'a frightened team bolts and is reined in against its mettle and 9', () => {
  const ran = run(
    lit(),
    'ana act: frighten team\ngm mettle: 1 2\nana intimidation: 2 2\ngm mettle: 1 2\nbo driving: 1 2 2 2\ngm panic: 1 1 1 1 2\ngm toughness: 5 5 5 5',
  )
  expect(his(ran)).toMatchObject({ speed: 4, uncontrolled: true, panicked: true })
  const held = run(
    lit(),
    'ana act: frighten team\ngm mettle: 1 2\nana intimidation: 2 2\ngm mettle: 1 2\nbo driving: 3 3 3 3',
  )
  expect(told(held, 'reinsIn')).toMatchObject({ who: 'bo', difficulty: 12, done: true })
  expect(his(held)?.panicked).not.toBe(true)
  expect(refusal(d6, race('chariot'), 'ana', 'frighten team')).toMatchObject({
    because: 'he has neither fire nor a bang at hand',
  })
  const armed = (weapon: string, changes: object = {}) =>
    refusal(
      d6,
      race(
        'chariot',
        {},
        {},
        {
          sides: {
            heroes: { ana: { ...DRIVER, vehicle: 'hers', weapons: [weapon] } },
            foes: { bo: { ...DRIVER, vehicle: 'his' } },
          },
        },
        1,
        (s) => void Object.assign(of({ state: s }, 'ana').items[0] ?? {}, changes),
      ),
      'ana',
      'frighten team',
    )?.because
  const shut = 'he has neither fire nor a bang at hand'
  expect([armed('wheellock pistol'), armed('black powder bomb'), armed('short sword')]).toEqual([
    undefined,
    undefined,
    shut,
  ])
  expect([armed('wheellock pistol', { loaded: false }), armed('wheellock pistol', { where: 'stowed' })]).toEqual([
    shut,
    shut,
  ])
  const rein = run(
    race('canoe', { panicked: true, uncontrolled: true }),
    'ana act: rein in\ngm mettle: 1 2\nana driving: 2 2 2 2 2 2',
  )
  expect(told(rein, 'reinsIn')).toMatchObject({ difficulty: 12, done: true })
  expect(hers(rein)).toMatchObject({ panicked: false, uncontrolled: false })
})
