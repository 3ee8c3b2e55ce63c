import { expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { advance } from '../../../../kernel/advance.ts'
import { sample } from '../../../../kernel/sample.ts'
import { arranged, refusal, rule } from '../../../../kernel/testing/index.ts'
import { doorsOf } from '../../../../mechanisms/doors.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, of, run, told, turnOf } from '../arrange.ts'

/** Ana and Bo with a shut door between their rooms. */
const rooms = (picture: string, more: object = {}, ana: object = {}) =>
  duel(ana, {}, { distance: undefined, map: { cell: 1, picture, key: { a: 'ana', b: 'bo', '+': 'door' } }, ...more })
const BESIDE = '#######\n#.a+.b#\n#######'
const doors = ({ where }: State) => ('bands' in where ? [] : doorsOf(where.field).map(({ state }) => state))
const beside = (more: object = {}, ana: object = {}) => turnOf(rooms(BESIDE, more, ana), 'ana')

rule('D6-STEP-TurnChoice', 'a door beside one is opened, and shut again, each as an action', () => {
  const opened = run(beside(), 'ana act: use door')
  expect(told(opened, 'door')).toMatchObject({ who: 'ana', door: 'door', cell: '3,1', to: 'open' })
  expect([doors(beside()), doors(opened.state), of(opened, 'ana').actions]).toEqual([['closed'], ['open'], 0])
  const again = run(turnOf(rooms(BESIDE), 'ana', 2), 'ana act: use door\nana act: use door')
  expect([doors(again.state), told(again, 'door', 1)]).toMatchObject([['closed'], { to: 'closed' }])
  expect(d6.tell(told(again, 'door', 1) ?? expect.fail())).toBe('Ana shuts the door at 3,1.')
})
rule('D6-STEP-TurnChoice', 'not from afar, not without a map, and not shut on who stands in it', () => {
  const far = turnOf(rooms('#######\n#a.+.b#\n#######'), 'ana')
  for (const state of [far, turnOf(duel(), 'ana')]) {
    expect(refusal(d6, state, 'ana', 'use door')).toMatchObject({ because: 'there is no door beside him' })
  }
  const held = run(beside(), 'ana act: use door').state
  const inIt = turnOf(rooms(BESIDE), 'ana', 1, (s) => {
    if ('bands' in s.where || 'bands' in held.where) return
    const bo = s.where.bodies.bo
    if (bo !== undefined) s.where = { ...held.where, bodies: { ...held.where.bodies, bo: { ...bo, x: 3, y: 1 } } }
  })
  expect(refusal(d6, inIt, 'ana', 'use door')).toMatchObject({ because: 'somebody stands in the doorway' })
})
rule(
  ['D6-C-OPT-Break', 'D6-C-OBJ-Toughness'],
  'a shut door is broken: ten over wrecks it, less weakens it by a die',
  () => {
    const struck = (dice: string, more: object = {}) =>
      run(beside(more), `ana act: break door\nana weapon: short sword\n${dice}`)
    const wrecked = struck('ana damage: 4 4 4\ngm object: 2 2')
    expect(told(wrecked, 'doorStruck')).toMatchObject({ over: 10, state: 'wrecked' })
    expect(doors(wrecked.state)).toEqual([])
    const weak = struck('ana damage: 4 4 4\ngm object: 2 3')
    expect([told(weak, 'doorStruck'), doors(weak.state), weak.state.doors]).toMatchObject([
      { over: 9, state: 'weakened' },
      ['closed'],
      { '3,1': 1 },
    ])
    const whole = struck('ana damage: 1 1 2\ngm object: 3 3')
    expect([told(whole, 'doorStruck'), whole.state.doors]).toMatchObject([{ over: 0, state: 'whole' }, {}])
    const second = run(
      turnOf(rooms(BESIDE), 'ana', 1, (s) => void Object.assign(s, { doors: { '3,1': 1 } })),
      'ana act: break door\nana weapon: short sword\nana damage: 1 1 2\ngm object: 3',
    )
    expect([told(second, 'doorStruck'), second.state.doors]).toMatchObject([
      { over: 3, state: 'weakened' },
      { '3,1': 2 },
    ])
    const gone = run(
      turnOf(rooms(BESIDE), 'ana', 1, (s) => void Object.assign(s, { doors: { '3,1': 2 } })),
      'ana act: break door\nana weapon: short sword\nana damage: 1 1 2',
    )
    expect(doors(gone.state)).toEqual([])
    const skill = struck('ana break: 3 3 3 3\ngm object: 1 2', { options: { breakCompares: 'skill' } })
    expect(told(skill, 'doorStruck')).toMatchObject({ over: 9, state: 'weakened' })
  },
)
rule(
  'D6-C-OPT-Break',
  'a gate is sturdier than a door; an open one, or bare of weapons and hands, is not struck',
  () => {
    const gate = duel(
      {},
      {},
      {
        distance: undefined,
        map: { cell: 1, picture: BESIDE, key: { a: 'ana', b: 'bo', '+': { ground: 'door', name: 'gate' } } },
      },
    )
    const ran = run(
      turnOf(gate, 'ana'),
      'ana act: break door\nana weapon: short sword\nana damage: 4 4 4\ngm object: 2 2 2 2',
    )
    expect(told(ran, 'doorStruck')).toMatchObject({ over: 6 })
    const open = run(beside(), 'ana act: use door').state
    expect(
      refusal(
        d6,
        turnOf(rooms(BESIDE), 'ana', 1, (s) => void Object.assign(s, { where: open.where })),
        'ana',
        'break door',
      ),
    ).toMatchObject({
      because: 'no shut door is beside him',
    })
  },
)
rule('D6-C-OPT-Break', 'who has no die of strength strikes for his pips, and never for less than nothing', () => {
  const struck = (ana: object) =>
    told(
      run(
        turnOf(rooms(BESIDE, {}, { weapons: [], strengthDamage: '0D+2', ...ana }), 'ana'),
        'ana act: break door\ngm object: 2 3',
      ),
      'doorStruck',
    )?.over
  const weak = { abilities: [{ ability: 'hindrance', ranks: 3, of: 'strength damage' }] }
  expect([struck({}), struck(weak)]).toEqual([-3, -5])
})
test('the game master opens, shuts and breaks a door', () => {
  const ruled = (to: 'open' | 'closed' | 'broken', from = beside()): State => {
    const { asked, ...rest } = advance(d6, from, [{ ruling: { do: 'door', at: '3,1', to }, because: 'so' }], [])
    return asked === undefined && 'state' in rest ? rest.state : expect.fail()
  }
  expect([ruled('open'), ruled('broken'), ruled('closed', ruled('open'))].map(doors)).toEqual([
    ['open'],
    [],
    ['closed'],
  ])
})
test('bots come through doors and fight it out', () => {
  const scenario = rooms('##########\n#a..+...b#\n##########')
  const steady = d6.policies.default ?? (() => 0)
  for (let n = 0; n < 5; n++) {
    const { state } = sample(d6, arranged(d6, scenario), new Stream('doors', n), () => steady)
    expect(d6.outcome(state)?.won).toHaveLength(1)
  }
})
