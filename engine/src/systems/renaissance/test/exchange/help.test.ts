import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('help', () => {
  const helped = (cid: object) =>
    run(
      turnOf(crowd({ ana: {}, cid: { powers: ['soldier'], ...cid } }, { bo: {} }, { distance: 0.5 }), 'ana', (s) => {
        person(s, 'ana').helpers = ['cid']
      }),
      'ana turn: trip\nana weapon: short sword\nana maneuver: 99',
    )
  rule('REN-CHK-Assist', 'counts once for a maneuver, and only of who has ten ranks in its skill', () => {
    expect(counted(told(helped({}), 'maneuver'))['REN-CHK-Assist']).toBe(10)
    const clumsy = helped({ skills: { 'melee weapons': 29 } })
    expect(counted(told(clumsy, 'maneuver'))['REN-CHK-Assist']).toBeUndefined()
  })
})
