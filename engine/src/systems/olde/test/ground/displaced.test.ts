import { expect, test } from 'vitest'
import type { Scenario } from '../../../../kernel/testing/index.ts'
import { DISPLACED, type Displacement, displaced } from '../../ground/displaced.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, of, ready, SWORD } from '../staged.ts'

const map = (picture: string, more: object = {}): Scenario => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob' } },
  sides: { left: { ann: { ...EIGHT, ...SWORD } }, right: { bob: { ...EIGHT, ...SWORD } } },
  ...more,
})
const at = (s: State, id: string) => ('bands' in s.where ? undefined : s.where.bodies[id])

const ways = (Object.keys(DISPLACED) as Displacement[]).map((how) => [how] as const)
test.each(ways)('whom nobody can see and who %s is elsewhere, and known there if for all to see', (how) => {
  const s = ready(map('A...B'), {}, (state) => {
    of(state, 'ann').conditions = [{ name: 'invisible', lasts: 'permanent', needs: 6 }]
    of(state, 'ann').known = null
  })
  displaced(s, of(s, 'ann'), how, [2, 0])
  expect([at(s, 'ann')?.x, of(s, 'ann').known]).toEqual([2, how === 'placed' ? [2, 0] : null])
})
