import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { coverFrom } from '../../ground/cover.ts'
import { hiddenFrom } from '../../ground/sight.ts'
import type { State } from '../../state/types.ts'
import { arranged, being, facing, the } from '../arrange.ts'
import { clash, FENCE, man, told } from '../clash.ts'

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
    expect(cover('.a.p.b..')).toMatchObject({ name: 'Pillar', total: true, locations: [0, 1, 2, 3, 4, 5, 6] })
    expect(cover('.a..l.b..')).toMatchObject({ name: 'Low wall', total: false, locations: [0] })
    expect(cover('.a....b..')).toBeUndefined()
  })

  const cover = (row: string, ranged = true, change?: (s: State) => void) => {
    const s = lane(row, change)
    return coverFrom(s, the(s, 'ann'), the(s, 'bob'), ranged)
  }
  test('what stands beside the line hides nobody, and what stands in it only from missiles', () => {
    expect(cover('a....\n...p.\n....b')).toBeDefined()
    expect(cover('a...b\n.....\n..p..')).toBeUndefined()
    expect(cover('.a..l.b..', false)).toBeUndefined()
    expect(cover('.a..p.b..', false)).toBeUndefined()
  })

  test('of two things the one before him takes the shot, and none of them is room to move about in', () => {
    expect(cover('.a.p..p.b.')).toMatchObject({ cell: '6,0', small: true })
    expect(cover('.b.p..p.a.')).toMatchObject({ cell: '3,0', small: true })
    expect(cover('.a.p.b.p..')).toMatchObject({ cell: '3,0' })
  })

  test('without a map nothing hides anybody', () => {
    const s = arranged(facing({ ann: sword }, { bob: sword }))
    expect(hiddenFrom(s, the(s, 'ann'), the(s, 'bob'), [])).toBe(0)
  })

  rule('LEG-RM-Condition', 'who can move about unseen is hit by no shot', () => {
    const s = arranged(facing({ ann: man(['short-bow']) }, { bob: sword }, {}, { distance: 9 }), (state) => {
      the(state, 'bob').cover = { ...FENCE, total: true, small: false }
      the(state, 'bob').actions = 0
    })
    const shot = clash(s, 'short-bow', 'ann attack: 6')
    expect(told(shot, 'attack')).toMatchObject([{ level: 'failure' }])
  })

  test('a fence one stands behind breaks on a map as elsewhere, and takes no cell with it', () => {
    const s = lane('.ab......', (state) => {
      Object.assign(the(state, 'bob'), { cover: { ...FENCE, hp: 3, locations: [3] }, actions: 0 })
    })
    const { state } = clash(s, 'war-sword', 'ann attack: 30\nann manoeuvre: none\nann damage: 8\nann hit location: 10')
    expect(the(state, 'bob').cover).toBeUndefined()
    expect('bands' in state.where ? undefined : state.where.field).toEqual(
      'bands' in s.where ? undefined : s.where.field,
    )
  })
})
