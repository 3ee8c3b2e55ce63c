import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { fighter } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, of, PLAIN, run, told, turnOf } from '../arrange.ts'

const riding = (more: object, change: (s: State) => void): State =>
  turnOf(
    crowd(
      { ana: { ...PLAIN, mount: 'horse', DUR: 100 }, horse: { like: 'horse', warTrained: true } },
      { bo: {} },
      more,
    ),
    'ana',
    change,
  )

describe('a mount that is wounded', () => {
  rule('REN-MNT-07', 'is harder to keep on its feet on rough ground', () => {
    const ran = run(
      riding({ distance: 20, scene: { ground: 'difficult' } }, (s) => {
        fighter(s, 'horse').wounds = 2
      }),
      'ana turn: move\nana where: towards bo\nana metres: 15\nana footing: 40\nana turn: end turn',
    )
    expect(counted(told(ran, 'check'))['REN-MNT-07']).toBe(-20)
  })
  rule('REN-MNT-07', 'does not make its rider strike worse', () => {
    const ran = run(
      riding({ distance: 1 }, (s) => {
        fighter(s, 'horse').wounds = 2
      }),
      'ana turn: attack\nana weapon: short sword\nana attack: 99\n',
    )
    expect(counted(told(ran, 'attack'))['REN-MNT-07'] ?? 0).toBe(0)
  })
})

describe('the reaction of a mount', () => {
  rule('REN-REACT-01', 'is back at the end of its rider’s next turn', () => {
    const ran = run(
      riding({ distance: 1 }, (s) => {
        fighter(s, 'horse').reaction = 1
      }),
      'ana turn: end turn',
      1,
    )
    expect(of(ran, 'horse').reaction).toBe(0)
  })
  rule('REN-REACT-01', 'without a rider it is back with the round', () => {
    const ran = run(
      riding({ distance: 20 }, (s) => {
        const [ana, horse] = [fighter(s, 'ana'), fighter(s, 'horse')]
        ana.mount = null
        horse.rider = null
        horse.reaction = 1
      }),
      'ana turn: end turn\nbo turn: end turn\n',
      4,
    )
    expect(of(ran, 'horse').reaction).toBe(0)
  })
})
