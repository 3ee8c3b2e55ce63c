import { describe, expect, test } from 'vitest'
import { rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { EIGHT, heard, of, ready, run, SWORD } from '../staged.ts'

const BOW = { weapons: ['hunting-bow'], skills: { bows: 'apprentice' } }
const map = (
  picture: string,
  ann: object = BOW,
  bob: object = {},
  more: { readonly options?: object; readonly grid?: 'hex' } = {},
  key: object = {},
): Scenario => ({
  system: 'olde',
  map: {
    picture: picture.trim(),
    key: { A: 'ann', B: 'bob', o: 'pillar', ...key },
    ...('grid' in more ? { grid: 'hex' } : {}),
  },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...(more.options === undefined ? {} : { options: more.options }),
})

describe('an unseen foe', () => {
  const hidden = map('A.B...\n......', SWORD, { conditions: { invisible: 'permanent' } })
  const wary = { ...SWORD, skills: { swords: 'apprentice', brawling: 'apprentice' } }

  rule(
    'OLDE-LOS-01',
    'is attacked in the space he is believed in: there he may be hit, elsewhere there is nobody',
    () => {
      const near = ready(map('AB....\n......', wary, { conditions: { invisible: 'permanent' } }), { ann: 2 })
      const there = run(
        near,
        'ann turn: attack\nann weapon: broadsword\nann space: 1,0\nbob defense: 2 2\nann attack: 2 2\nann damage: 5',
        2,
      )
      expect(of(there.state, 'bob').hp).toBe(7)
      const wrong = run(near, 'ann turn: attack\nann weapon: broadsword\nann space: 1,1', 2)
      expect(of(wrong.state, 'bob').hp).toBe(12)
      expect(heard(wrong, 'nobody there')).toHaveLength(1)
      expect(of(wrong.state, 'ann').ap).toBe(0)
    },
  )

  rule('OLDE-LOS-01', 'what is thrown into the wrong space lies there, not with him', () => {
    const thrower = { weapons: ['javelin'], skills: { thrown: 'apprentice' } }
    const from = ready(map('A..B..\n......', thrower, { conditions: { invisible: 'permanent' } }), { ann: 2 })
    const { state } = run(from, 'ann turn: attack\nann weapon: javelin thrown\nann space: 3,1', 2)
    expect(of(state, 'ann').items).toMatchObject([{ at: 'ground', spot: [3, 1] }])
    const hit = run(
      from,
      'ann turn: attack\nann weapon: javelin thrown\nann space: 3,0\nbob defense: 2 2\nann attack: 2 2\nann damage: 1',
      2,
    )
    expect(of(hit.state, 'ann').items).toMatchObject([{ at: 'ground', spot: [3, 0] }])
  })

  test('where he is shows his foes only when he strikes', () => {
    const seat = { name: 'left', fighters: ['ann'], gm: false }
    const moved = run(ready(hidden, { bob: 5 }), 'bob turn: step\nbob where: 5,0').state
    expect(olde.board(olde.imagine(olde.view(moved, seat), 0)).tokens.find(({ id }) => id === 'bob')?.at).toEqual([
      2, 0,
    ])
    expect(olde.board(moved).tokens.find(({ id }) => id === 'bob')?.at).toEqual([5, 0])
    const struck = run(
      ready(map('AB....\n......', {}, { conditions: { invisible: 'permanent' } }), { bob: 2 }, (s) => {
        of(s, 'bob').known = [5, 1]
      }),
      'bob turn: attack\nann defense: 7 1\nbob attack: 3 3',
      2,
    )
    expect(of(struck.state, 'bob').known).toEqual([1, 0])
  })
})
