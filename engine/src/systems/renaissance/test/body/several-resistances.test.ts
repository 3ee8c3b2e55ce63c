import { describe, expect, test } from 'vitest'
import { resistBonus, resistedAv } from '../../body/resistance.ts'
import type { State } from '../../state/types.ts'
import { duel, of, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('several resistances', () => {
  const rows = [
    { tag: 'Fire', effect: 'AV+1' },
    { tag: 'Bladed', effect: 'AV-2' },
    { tag: 'Bladed', effect: 'check+10' },
    { tag: 'Bladed', effect: 'AV+5' },
    { tag: 'Bladed', effect: 'check-5' },
    { tag: 'Blunt', effect: 'check+20' },
  ]
  const bo = person(turnOf(duel({}, { resistances: rows })), 'bo')
  test('all that touch count, and no other', () => {
    expect([resistedAv(bo, ['Bladed']), resistedAv(bo, ['Fire', 'Bladed']), resistedAv(bo, ['Blunt'])]).toEqual([
      3, 4, 0,
    ])
    const t = { base: 50, what: 'fray', plus: 0, minus: 0, wounds: 0, notes: undefined }
    resistBonus(t, bo, ['Bladed'])
    expect([t.plus, t.minus]).toEqual([10, -5])
  })
})
