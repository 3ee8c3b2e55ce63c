import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { status } from '../../state/fighters.ts'
import { duel, of, only, ready, strike, two } from '../staged.ts'

describe('Hit Points', () => {
  rule('OLDE-INJ-01', 'Brawn and half of Nerve; the share left is the status', () => {
    const odd = (halves: string) => of(ready(two({ nerve: 7 }, {}, { options: { halves } }), {}), 'ann').fullHp
    expect([odd('down'), odd('up')]).toEqual([11, 12])
    const at = (hp: number) => status({ hp, fullHp: 11, dead: false })
    expect([11, 10, 6, 5, 1, 0, -10, -11].map(at)).toEqual([
      'healthy',
      'bruised',
      'bruised',
      'wounded',
      'wounded',
      'incapacitated',
      'incapacitated',
      'dead',
    ])
    expect(only(strike(duel(), '2 2', '2 2', 'ann damage: 6'), 'hurt')).toMatchObject({ left: 6, status: 'bruised' })
  })
})
