import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { crowd, duel, onMap, run, told, turnOf, until } from '../arrange.ts'

const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const
const MOUNTED = { ana: { weapons: ['short sword'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }

describe('who is held on his way goes no farther (ruling REN-A72)', () => {
  test('a throatcatcher that fends him off and takes hold keeps him at its reach', () => {
    const map = onMap('a......b', ['ana', 'bo'])
    const bo = { weapons: ['throatcatcher'], skills: { 'pole-arms': 70 } }
    const way = (dice: string) =>
      run(
        turnOf(duel({ DUR: 100 }, bo, map)),
        `ana turn: move\nana where: cell 6,0\nbo opportunity: throatcatcher\nbo attack: ${dice}\nana defence: 99\nbo damage: 1\nana turn: end turn`,
      )
    expect([told(way('41'), 'moved')?.metres, told(way('10'), 'moved')?.metres]).toEqual([5, 6])
    expect(way('41').state.holds).toMatchObject([{ kind: 'subdue', on: 'ana' }])
  })
  test('a mount that holds somebody carries nobody off, and its rider may get down', () => {
    const state = turnOf(crowd(MOUNTED, { bo: {} }, { distance: 0.5 }), 'ana', (s) => {
      s.holds = [grab('war-horse', 'bo')]
    })
    expect(refusal(renaissance, state, 'ana', 'move')?.because).toMatch(/war-horse holds somebody/)
    expect(until(state, 'ana turn: alight').state.fighters[0]?.mount).toBeNull()
  })
})
