import { expect, test } from 'vitest'
import { copy } from '../../state/copy.ts'
import type { State } from '../../state/types.ts'
import { duel, of, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

test('a copy shares nothing that changes', () => {
  const state = turnOf(duel(), 'ana', (s) => {
    s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', with: null, item: null }]
    Object.assign(person(s, 'ana'), {
      effects: [{ kind: 'oil', turns: 3 }],
      feints: ['bo'],
      helpers: ['bo'],
      lost: ['eye'],
      did: ['aim'],
      drugs: ['stim'],
      arrows: { rush: 2 },
    })
    s.late = ['bo']
  })
  const before = JSON.stringify(state)
  const other = copy(state)
  expect(JSON.stringify(other)).toBe(before)
  other.holds.length = 0
  other.order.length = 0
  other.late.length = 0
  other.smoke.push({ at: [0, 0], radius: 1 })
  const ana = person(other, 'ana')
  for (const list of [ana.effects, ana.feints, ana.helpers, ana.lost, ana.did, ana.drugs]) list.pop()
  ana.arrows.rush = 0
  for (const item of ana.items) item.where = 'gone'
  const one = copy(state)
  const effect = person(one, 'ana').effects[0]
  if (effect !== undefined) effect.turns = 0
  expect(JSON.stringify(state)).toBe(before)
})
