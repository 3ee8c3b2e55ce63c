import { describe, expect, test } from 'vitest'
import { isAble } from '../../state/fighters.ts'
import type { ConditionName } from '../../state/lasting.ts'
import type { State } from '../../state/types.ts'
import { nextToAct } from '../../turn/order.ts'
import { of, ready, run, two } from '../staged.ts'

const bare = (name: ConditionName | undefined): State =>
  ready(two({}, { conditions: name === undefined ? {} : { [name]: 'permanent' } }), { ann: 3, bob: 4 })

describe('whose opportunity it is', () => {
  test('who is stunned, unconscious or down can do nothing; who is otherwise hampered can', () => {
    const able = (name: ConditionName | undefined) => isAble(of(bare(name), 'bob'))
    expect([undefined, 'dazed', 'restrained', 'frightened'].map((name) => able(name as ConditionName))).toEqual(
      Array(4).fill(true),
    )
    expect([able('stunned'), able('unconscious')]).toEqual([false, false])
    const down = bare(undefined)
    of(down, 'bob').hp = 0
    expect(isAble(of(down, 'bob'))).toBe(false)
  })

  const next = (change?: (s: State) => void, finesse: readonly [number, number] = [8, 8]) => {
    const s = ready(two({ finesse: finesse[0] }, { finesse: finesse[1] }), { ann: 3, bob: 3 }, change)
    return nextToAct(s).map(({ id }) => id)
  }
  test('the most AP, then the higher Finesse, then the better lot; who has acted or has no AP waits for the next round', () => {
    expect(next((s) => Object.assign(of(s, 'bob'), { ap: 4 }))).toEqual(['bob'])
    expect(next((s) => Object.assign(of(s, 'ann'), { ap: 4 }))).toEqual(['ann'])
    expect([next(undefined, [9, 8]), next(undefined, [8, 9])]).toEqual([['ann'], ['bob']])
    expect(next((s) => Object.assign(of(s, 'bob'), { ap: 4 }), [9, 8])).toEqual(['bob'])
    expect(next()).toEqual(['ann', 'bob'])
    const lots = (ann: number | null, bob: number | null) => (s: State) => {
      of(s, 'ann').lot = ann
      of(s, 'bob').lot = bob
    }
    expect([next(lots(2, 1)), next(lots(1, 2))]).toEqual([['ann'], ['bob']])
    expect([next(lots(null, 1)), next(lots(1, null)), next(lots(2, 2))]).toEqual(Array(3).fill(['ann', 'bob']))
    expect(next((s) => Object.assign(of(s, 'ann'), { acted: true, ap: 9 }))).toEqual(['bob'])
    expect(next((s) => Object.assign(of(s, 'ann'), { ap: 0 }))).toEqual(['bob'])
    expect(next((s) => Object.assign(s, { fighters: s.fighters.map((f) => ({ ...f, ap: 0 })) }))).toEqual([])
  })

  test('he is asked at once; when all have had theirs a round begins in which nobody has acted', () => {
    const asked = run(ready(two(), { ann: 3, bob: 2 }), '', 0).asked
    expect(asked).toMatchObject({ choices: [{ who: 'ann', about: { ask: 'turn', ap: 3, left: 3 } }] })
    const over = ready(two(), { ann: 3, bob: 2 }, (s) => {
      for (const f of s.fighters) Object.assign(f, { acted: true, spent: 2 })
    })
    const { state, events } = run(over, '', 1)
    expect(events.map(({ type }) => type)).toEqual(['round'])
    expect(state.fighters.map(({ acted, spent, passed }) => ({ acted, spent, passed }))).toEqual(
      Array(2).fill({ acted: false, spent: 0, passed: false }),
    )
    expect(state).toMatchObject({ round: 2, roundOfTurn: 2, phase: 'action' })
  })
})
