import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { counted, duel, run, told, turnOf } from '../arrange.ts'

const grab = (proficiencies: readonly string[]) =>
  counted(
    told(
      run(
        turnOf(duel({ weapons: [], proficiencies }, { weapons: [] })),
        'ana turn: grab\nana maneuver: 99\nana turn: end turn',
      ),
      'maneuver',
    ),
  )['REN-CHK-09'] ?? 0

describe('a grab by hand', () => {
  rule('REN-MAN-Grab', 'wants to have learnt grappling, not strikes', () => {
    expect([grab(['grappling']), grab(['strikes'])]).toEqual([0, -20])
  })
})
