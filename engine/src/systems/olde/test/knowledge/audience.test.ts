import { describe, expect, test } from 'vitest'
import { olde } from '../../index.ts'
import { duel, strike } from '../staged.ts'

describe('told', () => {
  test('the long form has every face and term, the short what matters', () => {
    const fought = strike(
      duel(
        { skills: { swords: 'journeyman' } },
        { shield: 'heater', armour: 'leather', skills: { shields: 'apprentice' } },
      ),
      '8 1 2',
      '8 3 1',
      'ann damage: 6',
    )
    const long = fought.events.map((event) => olde.tell(event, 'long'))
    expect(long).toContain('Bob defends: 2d8! (8, 1, 2) +2 heater = 13.')
    expect(long).toContain('Ann rolls 2d8! (8, 3, 1) +1 swords = 13 against 13: hit by 0.')
    expect(long).toContain('Bob takes 5 (1d8 (6) = 6 −1 leather), 7 left, bruised.')
    expect(fought.told).toContain('Ann rolls 13 against 13: hit by 0.')
    const odd = strike(duel({}, { finesse: 7 }), '8 7 2', '8 3 2', 'ann damage: 1')
    expect(odd.events.map((event) => olde.tell(event, 'long'))).toContain('Bob defends: 2d7! (8 as 4, 7, 2) = 13.')
  })
})
