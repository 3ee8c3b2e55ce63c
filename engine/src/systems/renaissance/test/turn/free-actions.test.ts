import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { duel, of, onMap, run, thing, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
/** One Standard Action is left to her. */
const hurried = (s: State) => void Object.assign(person(s, 'ana'), { quick: 1 })
const GUARD = 'ana turn: full defence\n'
describe('what is free, when all Actions are spent', () => {
  rule('REN-ACT-08', 'whoever holds somebody may yet let go', () => {
    const holds = turnOf(duel(), 'ana', (s) => {
      hurried(s)
      s.holds = [{ kind: 'grab', by: 'ana', on: 'bo', with: 'ana fists', item: null }]
    })
    expect(run(holds, `${GUARD}ana turn: release\n`, 2).state.holds).toEqual([])
  })
  rule('REN-DRAW-02', 'a weapon that leaves one open may be dropped after it was fired', () => {
    const shoots = turnOf(duel({ weapons: ['musket'] }, {}, { distance: 20 }), 'ana', hurried)
    const ran = run(shoots, 'ana turn: attack\nana attack: 99\nana turn: drop', 2)
    expect(thing(of(ran, 'ana'), 'musket').where).toBe('ground')
  })
  test('one may crouch behind what then hides one', () => {
    const low = onMap('a=..b', ['ana', 'bo'], { '=': 'low wall' })
    const behind = turnOf(duel({}, { weapons: ['light bow'] }, low), 'ana', hurried)
    expect(of(run(behind, `${GUARD}ana turn: crouch\n`, 2), 'ana').stance).toBe('crouching')
  })
  test('with nothing of the kind the turn is over by itself', () => {
    const ran = run(turnOf(duel(), 'ana', hurried), GUARD, 1)
    expect(ran.state.acting).toBeNull()
  })
})
