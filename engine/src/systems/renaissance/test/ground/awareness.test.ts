import { expect, test } from 'vitest'
import { renaissance } from '../../index.ts'
import { crowd, of, run, told, turnOf } from '../arrange.ts'

/** Ana and her sleeping friend Ann at the left, Bo in the middle, Cy nine metres from him and Dot eleven. */
const camp = (options: object = {}) =>
  turnOf(
    {
      ...crowd({ ana: {}, ann: {} }, { bo: {}, cy: {}, dot: {} }),
      options,
      scene: { unaware: ['ann', 'cy', 'dot'] },
      map: { cell: 1, picture: 'an.b........c.d', key: { a: 'ana', n: 'ann', b: 'bo', c: 'cy', d: 'dot' } },
    },
    'ana',
  )

test('REN-A104: who knows of the fight calls out when his turn comes, to comrades within ten metres and to nobody else', () => {
  const before = camp()
  expect(of({ state: before }, 'cy').unaware, 'until then nobody has').toBe(true)
  const ran = run(before, 'ana turn: end turn', 3)
  expect(['ann', 'cy', 'dot'].map((id) => of(ran, id).unaware)).toEqual([true, false, true])
  expect(told(ran, 'aware')).toMatchObject({ who: 'cy', why: 'calls out', by: 'bo', rule: 'REN-A104' })
  expect(ran.events.filter((e) => e.type === 'aware').map((e) => renaissance.tell(e))).toEqual([
    'Cy is aware: Bo calls out.',
  ])
  const quiet = run(camp({ callOut: false }), 'ana turn: end turn', 3)
  expect(['ann', 'cy', 'dot'].map((id) => of(quiet, id).unaware)).toEqual([true, true, true])
})
