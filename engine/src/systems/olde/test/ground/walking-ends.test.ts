import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { EIGHT, ready, run } from '../staged.ts'

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

describe('walking ends where it should', () => {
  test('towards somebody he stops at his reach, and bots come through doors, over gaps and up ledges', () => {
    const pike = ready(map('A.....B', { brawn: 10, weapons: ['pike'], skills: { spears: 'apprentice' } }), { ann: 6 })
    expect(olde.board(run(pike, 'ann turn: step\nann where: towards bob').state).tokens[0]?.at).toEqual([3, 0])
  })
})
