import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { fighter } from '../../state/fighters.ts'
import { counted, crowd, of, PLAIN, run, told, turnOf } from '../arrange.ts'

const RIDER = { ...PLAIN, mount: 'horse', DUR: 100 }
const ride = (distance: number, bo: object = {}, braced = false) =>
  turnOf(crowd({ ana: RIDER, horse: { like: 'war-horse' } }, { bo: { DUR: 100, ...bo } }, { distance }), 'ana', (s) => {
    if (braced) fighter(s, 'bo').braced = 'bo long spear'
  })

describe('who rides away may be struck at, or the horse', () => {
  rule('REN-AOO-01', 'at the horse there is no -20, and the rider stays unhurt', () => {
    const ran = run(
      ride(1),
      'ana turn: move\nana where: away bo\nbo opportunity: short sword at horse\nbo attack: 30\nhorse defence: 99\nbo damage: 1\nhorse knock-down: 10\nana turn: end turn',
    )
    expect(told(ran, 'attack')?.at).toBe('horse')
    expect(counted(told(ran, 'attack'))['REN-MNT-06']).toBeUndefined()
    expect([of(ran, 'ana').damage, of(ran, 'horse').damage > 0]).toEqual([0, true])
  })
  rule('REN-MNT-08', 'a horse that is felled so carries nobody on', () => {
    const ran = run(
      ride(8, { weapons: ['long spear'] }, true),
      'ana turn: charge\nbo opportunity: long spear at horse\nbo attack: 50\nhorse defence: 99\nbo damage: 10\nana thrown clear: 20\nana turn: end turn',
    )
    expect(told(ran, 'reacts')?.kind).toBe('braced weapon')
    expect([of(ran, 'ana').mount, of(ran, 'horse').stance]).toEqual([null, 'prone'])
  })
})
