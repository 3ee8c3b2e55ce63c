import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('who is not aware', () => {
  rule('REN-UNAWARE-03', 'may notice a maneuver as he may notice an attack', () => {
    const state = turnOf(duel({}, { role: 'major' }), 'ana', (s) => {
      person(s, 'bo').unaware = true
    })
    const grabs = (perception: number, rest = '') =>
      run(
        state,
        `ana turn: trip\nana weapon: short sword\nana stealth: 10\nbo perception: ${perception}\nana maneuver: 20\n${rest}`,
      )
    expect(of(grabs(1), 'bo').stance).toBe('prone')
    expect(of(grabs(12, 'bo defence: 30'), 'bo').stance).toBe('standing')
  })
})
