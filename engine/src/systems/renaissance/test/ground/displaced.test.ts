import { describe, expect, test } from 'vitest'
import { DISPLACED, type Displacement, displaced } from '../../ground/displaced.ts'
import { fighter } from '../../state/fighters.ts'
import type { Ctx, State } from '../../state/types.ts'
import { crowd, of, onMap, run, turnOf } from '../arrange.ts'

// Nothing is rolled and nobody is asked.
const CTX = {} as unknown as Ctx
/** Ana, behind something and her planted shield, holds Bo and is held by Cy; on a map, beside both. */
const settled = (): State =>
  turnOf(
    crowd(
      { ana: { weapons: ['archer’s shield'] } },
      { bo: {}, cy: {} },
      onMap('bac......\n.........', ['ana', 'bo', 'cy']),
    ),
    'ana',
    (s) => {
      const ana = fighter(s, 'ana')
      ana.cover = 'partial'
      for (const item of ana.items) if (item.shield !== null) Object.assign(item, { where: 'stowed', planted: true })
      s.holds = [
        { kind: 'grab', by: 'ana', on: 'bo', with: null, item: null },
        { kind: 'grab', by: 'cy', on: 'ana', with: null, item: null },
      ]
    },
  )
/** What is left after it, of cover, planted shield and holds, where she is moved six squares off or not at all. */
const after = (how: Displacement, far: boolean) => {
  const s = settled()
  const ana = fighter(s, 'ana')
  const from = [1, 0]
  if (far && !('bands' in s.where)) {
    const { ana: body } = s.where.bodies
    if (body !== undefined) s.where = { ...s.where, bodies: { ...s.where.bodies, ana: { ...body, x: 7 } } }
  }
  displaced(CTX, s, ana, how, from)
  const shield = ana.items.find((item) => item.shield !== null)
  return [ana.cover, shield?.planted === true ? 'planted' : String(shield?.spot ?? shield?.where), s.holds.length]
}

describe('each way of having been moved', () => {
  test('takes what its row says', () => {
    const near = (Object.keys(DISPLACED) as Displacement[]).map((how) => [how, ...after(how, false)])
    expect(near).toEqual([
      ['goes', 'none', '1,0', 2],
      ['mounts', 'none', '1,0', 2],
      ['gets down', 'none', 'planted', 2],
      ['thrown', 'none', 'planted', 2],
      ['falls', 'none', '1,0', 0],
      ['placed', 'none', '1,0', 2],
    ])
  })
  test('who is placed out of reach is held by nobody and holds nobody', () => {
    expect(after('placed', true)).toEqual(['none', '1,0', 0])
  })
})

test('who climbs into the saddle leaves what he stood behind', () => {
  const beside = crowd({ ana: {}, 'war-horse': { like: 'war-horse' } }, { bo: {} }, { distance: 0.5 })
  const state = turnOf(beside, 'ana', (s) => {
    fighter(s, 'ana').cover = 'partial'
  })
  expect(of(run(state, 'ana turn: mount\nana turn: end turn'), 'ana').cover).toBe('none')
})
