import { describe, expect, test } from 'vitest'
import { coverFrom } from '../cover.ts'
import { hiddenFrom } from '../ranged/line-of-fire.ts'
import type { State } from '../types.ts'
import { arranged, being, facing, the } from './arrange.ts'
import { man } from './clash.ts'

const sword = man(['war-sword'])
const lane = (row: string, change?: (s: State) => void): State =>
  arranged(
    {
      ...facing(
        { ann: sword },
        { bob: sword },
        {},
        { map: { cell: 1, picture: row, key: { a: 'ann', b: 'bob', l: 'low wall', p: 'pillar' } } },
      ),
      distance: undefined,
    },
    change,
  )
const hidden = (row: string, change?: (s: State) => void): number => {
  const s = lane(row, change)
  return hiddenFrom(s, the(s, 'ann'), the(s, 'bob'), [])
}

describe('what a thing on the map hides', () => {
  test('who lies shows a quarter of his height, and sees over as little', () => {
    expect(hidden('.a..l.b..')).toBeCloseTo(100 / 6)
    expect(hidden('.a..l.b..', being('bob', { stance: 'prone' }))).toBeCloseTo(400 / 6)
    expect(hidden('.a..l.b..', being('ann', { stance: 'prone' }))).toBeCloseTo(400 / 6)
    expect(hidden('.a.l..b..', being('ann', { stance: 'prone' }))).toBeCloseTo(87.5)
  })

  test('a pillar hides the whole man, a low wall never the head, open ground nothing', () => {
    const cover = (row: string, change?: (s: State) => void) => {
      const s = lane(row, change)
      return coverFrom(s, the(s, 'ann'), the(s, 'bob'), true)
    }
    expect(cover('.a.p.b..')).toMatchObject({ name: 'Pillar', total: true, locations: [0, 1, 2, 3, 4, 5, 6] })
    expect(cover('.a..l.b..')).toMatchObject({ name: 'Low wall', total: false, locations: [0] })
    expect(cover('.a....b..')).toBeUndefined()
  })
})
