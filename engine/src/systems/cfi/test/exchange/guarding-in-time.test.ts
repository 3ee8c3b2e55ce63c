import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { CHEST, clash, facing, fought, HEAD, hp, man, offered, ready, spent, the, told } from '../arrange.ts'

const SHIELD = man(['longsword', 'heater'])
const poor = (bob: object = SHIELD, change: (s: State) => void = () => {}, options: object = {}) =>
  ready(facing(man(), bob, options), (s) => {
    the(s, 'bob').points = 0
    change(s)
  })
const GUARDS = 'bob ward: heater chest\nbob guarding: chest+leftArm+head\n'

describe('who has no Action Point left and is struck at', () => {
  rule('CFI-FRE-Ward', 'sets his shield to guard before the attack is rolled', () => {
    const script = `${GUARDS}ann attack: 30\nann effect: none\nann damage: 8\nann location: 20`
    const { state } = fought(poor(), 'longsword', script)
    expect([hp(state, 'bob', HEAD), the(state, 'bob').ward?.locations]).toEqual([
      hp(poor(), 'bob', HEAD),
      [CHEST, 5, HEAD],
    ])
  })
  rule('CFI-PBL-03', 'and then his chest cannot be chosen', () => {
    const { events } = fought(
      poor(),
      'longsword',
      `${GUARDS}ann attack: 30\nann effect: chooseLocation\nann damage: 1\nann location: abdomen`,
    )
    expect(told({ events }, 'location')[0]?.rule).toContain('CFI-PBL-03')
  })
  test('is asked once until his next Turn, and only with a shield', () => {
    const asked = (s: State) => offered(clash(s, 'longsword', ''))
    expect(asked(poor())).toContain('heater chest')
    expect(asked(poor(man()))).not.toContain('longsword chest')
    const declined = fought(poor(), 'longsword', 'bob ward: none\nann attack: 90').state
    expect(() => fought(declined, 'longsword', 'ann attack: 90')).not.toThrow()
    expect(() => fought(ready(facing(man(), SHIELD)), 'longsword', 'ann attack: 90\nbob defend: none')).not.toThrow()
  })
  test('is not asked who cannot react', () => {
    const flatFooted = poor(man(['longsword', 'heater'], { surprised: true }))
    expect(() => fought(flatFooted, 'longsword', 'ann attack: 90')).not.toThrow()
  })
})

describe('a thing that guards', () => {
  const guarding = (guardingWeapon: string) =>
    ready(facing(man(), SHIELD, { guardingWeapon }), (s) => {
      the(s, 'bob').ward = { item: 'bob heater', locations: [CHEST] }
    })
  test('does not parry; where that is allowed, its guard ends with the parry', () => {
    expect(offered(clash(guarding('guards'), 'longsword', 'ann attack: 30'))).not.toContain('heater')
    const { state } = fought(
      guarding('mayParry'),
      'longsword',
      'ann attack: 30\nbob defend: heater\nbob parry: 30\nann damage: 4',
    )
    expect(the(state, 'bob').ward).toBeUndefined()
    expect(
      the(fought(guarding('mayParry'), 'longsword', 'ann attack: 90\nbob defend: none').state, 'bob').ward,
    ).toBeDefined()
  })
  test('spent leaves nothing to ask', () => {
    expect(() => fought(ready(facing(man(), SHIELD), spent), 'longsword', 'ann attack: 90')).not.toThrow()
  })
})
