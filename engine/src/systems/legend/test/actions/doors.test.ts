import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { policyOf } from '../../../../kernel/testing/laws/campaign.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { inSight } from '../../ground/sight.ts'
import { legend } from '../../index.ts'
import type { LegendQuestion, State } from '../../state/types.ts'
import { refused, ruling } from '../amending.ts'
import { acting, arranged, asking, facing, the } from '../arrange.ts'
import { item, man, offered } from '../clash.ts'

const sword = man(['war-sword'])
const KEY = { a: 'ann', b: 'bob', '+': 'door', '/': 'open door', I: { ground: 'door', name: 'iron door' } }
const house = (picture: string, more: object = {}, ann: object = sword, change?: (s: State) => void): State =>
  arranged(
    { ...facing({ ann }, { bob: sword }, {}, { map: { cell: 1, picture, key: KEY, ...more } }), distance: undefined },
    change,
  )
const clear = (s: State): boolean => inSight(s, the(s, 'ann'), the(s, 'bob'))

describe('doors', () => {
  rule('LEG-CA-01', 'a door beside him is opened or shut with a Combat Action', () => {
    const shut = house('a+.b')
    expect(clear(shut)).toBe(false)
    const { state, told } = acting(shut, 'ann act: useDoor')
    expect([clear(state), the(state, 'ann').actions]).toEqual([true, 1])
    expect(told.at(-1)).toBe('Ann opens the door at 1,0.')
    const again = acting(state, 'bob act: doNothing\nann act: useDoor').state
    expect(clear(again)).toBe(false)
    expect(refusal(legend, house('a.+b'), 'ann', 'useDoor')).toMatchObject({ because: 'there is no door beside him' })
    expect(refusal(legend, arranged(facing({ ann: sword }, { bob: sword })), 'ann', 'useDoor')).toBeDefined()
  })

  rule('LEG-CA-01', 'he is asked which where there are several, and which of two things where he may', () => {
    const two = asking(house('+a/.b'), 'ann act: useDoor')
    expect(offered(two)).toEqual(['open 0,0', 'shut 2,0'])
    expect(legend.points(two.state, choiceOf(two), { key: 'open 0,0' })).toMatchObject({ cells: [[0, 0]] })
    expect(legend.ask(choiceOf(two))).toBe('Ann, what do you do with which door?')
    expect(legend.say(choiceOf(two), { key: 'shut 2,0' })).toBe('shut the door at 2,0')
    const blocked = house('+a/.b', {}, sword, (s) => {
      if ('field' in s.where) s.where = { ...s.where, bodies: { ...s.where.bodies, bob: { x: 2, y: 0, size: 1 } } }
    })
    expect(acting(blocked, 'ann act: useDoor').told.at(-1)).toBe('Ann opens the door at 0,0.')
  })

  rule('LEG-CA-01', 'it takes a hand, and nobody shuts it on somebody', () => {
    const lame = house('a+.b', {}, sword, (s) => {
      for (const at of [4, 5]) Object.assign(the(s, 'ann').limbs[at] ?? {}, { useless: true })
    })
    expect(refusal(legend, lame, 'ann', 'useDoor')).toMatchObject({ because: 'he has no sound hand for it' })
    Object.assign(the(lame, 'ann').limbs[5] ?? {}, { useless: false })
    expect(clear(acting(lame, 'ann act: useDoor').state)).toBe(true)
    expect(refusal(legend, house('a+.b', {}, { like: 'giant-rat' }), 'ann', 'useDoor')).toMatchObject({
      because: 'he has no sound hand for it',
    })
    const doorway = house('a/.b', {}, sword, (s) => {
      if ('field' in s.where) s.where = { ...s.where, bodies: { ...s.where.bodies, bob: { x: 1, y: 0, size: 1 } } }
    })
    expect(refusal(legend, doorway, 'ann', 'useDoor')).toMatchObject({ because: 'somebody stands in the doorway' })
  })

  rule('LEG-OBJ-Hit', 'a shut door is hacked at without a roll, keeps its hurt, and is gone when it breaks', () => {
    const shut = house('a+.b', {}, man(['great-hammer']))
    const first = acting(shut, 'ann act: breakCover\nann break with: great-hammer\nann damage: 10')
    expect(first.told).toContain('The door takes 9, 16 left.')
    expect([clear(first.state), first.state.battered]).toEqual([false, { '1,0': 16 }])
    first.state.battered['1,0'] = 9
    const second = acting(
      first.state,
      'bob act: doNothing\nann act: breakCover\nann break with: great-hammer\nann damage: 10',
    )
    expect(clear(second.state)).toBe(true)
    expect(legend.board(second.state).grid?.rows[0]?.[1]).toBe('.')
    expect(refusal(legend, second.state, 'ann', 'useDoor')).toBeDefined()
    expect(refusal(legend, house('a/.b'), 'ann', 'breakCover')).toMatchObject({ rule: 'LEG-OBJ-Hit' })
  })

  rule('LEG-OBJ-Hit', 'what magic adds to a blade it adds against a door too', () => {
    const shut = house('a+.b', {}, man(['great-hammer']), (s) => {
      item(s, 'ann', 'great-hammer').sharp = 2
    })
    const first = acting(shut, 'ann act: breakCover\nann break with: great-hammer\nann damage: 10')
    expect(first.state.battered).toEqual({ '1,0': 14 })
  })

  rule('LEG-OBJ-Brawn', 'or broken by strength, less its Armour Points, as whatever it is made of', () => {
    const thin = house('a+.b', {}, sword, (s) => {
      s.battered['1,0'] = 1
    })
    const { state } = acting(thin, 'ann act: breakCover\nann break with: brawn\nann brawn: 30\nann breaking: 3')
    expect(state.battered).toEqual({ '1,0': 1 })
    const iron = acting(
      house('aI.b', {}, man(['great-hammer'])),
      'ann act: breakCover\nann break with: great-hammer\nann damage: 10',
    )
    expect(iron.told).toContain('The iron door takes 1, 74 left.')
  })

  rule(
    'LEG-OBJ-Broken',
    'a door on the side of a cell breaks on its own side, and what hides a foe is broken too',
    () => {
      const walls = [{ x: 1, y: 0, side: 'e', kind: 'door' }]
      const side = house('.a.b', { walls }, man(['great-hammer']), (s) => {
        s.battered['1,0 e'] = 2
      })
      const broken = acting(side, 'ann act: breakCover\nann break with: great-hammer\nann damage: 6').state
      expect([clear(side), clear(broken), legend.board(broken).grid?.edges]).toEqual([false, true, []])
    },
  )

  test('the Games Master opens, shuts and breaks them, but on nobody', () => {
    const opened = ruling(house('a+.b'), { do: 'door', at: '1,0', to: 'open' })
    expect([clear(opened.state), opened.told]).toEqual([true, ['Ruling: the door at 1,0 from shut to open.']])
    expect(clear(ruling(opened.state, { do: 'door', at: '1,0', to: 'closed' }).state)).toBe(false)
    const broken = ruling(house('a+.b'), { do: 'door', at: '1,0', to: 'broken' }).state
    expect(clear(broken)).toBe(true)
    expect(refused(broken, { do: 'door', at: '1,0', to: 'open' })).toBe(
      'ruling/door: There is no door at 1,0. This fight has no doors.',
    )
    expect(refused(house('a+.b'), { do: 'door', at: '3,0', to: 'open' })).toBe(
      'ruling/door: There is no door at 3,0. Name one of: 1,0.',
    )
    const through = ruling(opened.state, { do: 'place', who: 'ann', at: [1, 0] }).state
    expect(refused(through, { do: 'door', at: '1,0', to: 'closed' })).toBe(
      'ruling/door: Somebody stands in the doorway at 1,0. Place him elsewhere first.',
    )
    expect(legend.commands(house('a+.b')).some((form) => form.do === 'door')).toBe(true)
    expect(legend.commands(broken).some((form) => form.do === 'door')).toBe(false)
  })

  test('bots go up to a door, open it, or break it down where they cannot', () => {
    const bot = policyOf(legend, 'default')
    const chosen = (s: State, script: string): string => {
      const asked = asking(s, script)
      const answer = bot(choiceOf(asked), asked.state)
      return typeof answer === 'number' ? (choiceOf(asked).options[answer]?.key ?? '') : answer.key
    }
    expect(chosen(house('a.+.b'), '')).toBe('move')
    expect(chosen(house('a..+.b'), 'ann act: move')).toBe('cell 2,0')
    expect(chosen(house('.a+.b'), '')).toBe('useDoor')
    expect(chosen(house('+a+.b'), 'ann act: useDoor')).toBe('open 2,0')
    expect(chosen(house('.a+.b', {}, { like: 'giant-rat' }), '')).toBe('breakCover')
    expect(chosen(house('.a/.b'), '')).not.toBe('useDoor')
  })
})

/** The question the script stopped at. Questions of a Legend fight are Legend's. */
function choiceOf({ asked }: ReturnType<typeof acting>): Choice<LegendQuestion> {
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) throw new RangeError('nothing is asked')
  return choice as Choice<LegendQuestion>
}
