import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, of, run, turnOf } from '../arrange.ts'

describe('fists on steel', () => {
  const fist = (armour: string[], dice: string, ana: object = {}, options: object = {}) =>
    of(
      run(
        turnOf({ ...duel({ weapons: [], ...ana }, { armour, inHand: [] }), options }),
        `ana turn: attack\nana attack: ${dice}`,
      ),
      'ana',
    ).damage
  rule(
    'REN-UNARM-05',
    'far enough off they are bruised on anything that stops a blow, unless luck makes it better',
    () => {
      expect(fist(['heavy cloak'], '95\nana damage: 9')).toBe(4)
      expect([fist(['stealth suit'], '95'), fist([], '95'), fist(['heavy cloak'], '89')]).toEqual([0, 0, 0])
      expect(fist(['mail'], '95\nana luck after: upgrade', { role: 'hero', luck: 1 })).toBe(0)
    },
  )
  test('a critical failure by ruling; a plain one never', () => {
    const also = { backlashOnCritFail: true }
    expect([fist(['mail'], '66\nana damage: 9', {}, also), fist(['mail'], '67', {}, also)]).toEqual([4, 0])
    expect(fist(['mail'], '66')).toBe(0)
  })
})
