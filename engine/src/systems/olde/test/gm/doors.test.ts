import { describe, expect, test } from 'vitest'
import { through } from '../../../../kernel/schema.ts'
import { play, type Scenario } from '../../../../kernel/testing/index.ts'
import { lineOfSight } from '../../ground/sight.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, ready } from '../staged.ts'

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

describe('doors by ruling', () => {
  test('the game master opens, shuts and breaks them', () => {
    const shut = ready(map('A+.B', BOW, {}, {}, { '+': 'door' }), { ann: 4 })
    const ruled = (to: string): State => {
      const command = through(olde.command, { do: 'door', at: '1,0', to }, 'ruling')
      return play({ ...olde, step: (ctx, s) => olde.amend(ctx, s, command), outcome: () => undefined }, shut, '').state
    }
    expect(lineOfSight(ruled('open'), 'ann', 'bob')).toBe('clear')
    expect(lineOfSight(ruled('closed'), 'ann', 'bob')).toBe('none')
    expect(lineOfSight(ruled('broken'), 'ann', 'bob')).toBe('clear')
    expect(olde.commands(ruled('broken')).some((form) => form.do === 'door')).toBe(false)
  })
})
