import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { fallFrom } from '../../ground/falling.ts'
import type { State } from '../../state/types.ts'
import { alone, arranged, facing, the } from '../arrange.ts'
import { told } from '../clash.ts'

const start = (siz: number): State =>
  arranged(facing({ alaric: { stated: { hitPoints: { chest: 30 } }, characteristics: { siz } } }, { goblin: {} }))
const plunge = (metres: number, dice: number, siz = 14) => {
  const script = 'alaric hit location: 11\nalaric fall: 6\n'.repeat(dice)
  const { state } = alone(start(siz), script, (ctx, s) => fallFrom(ctx, s, the(s, 'alaric'), metres))
  const { limbs, stance } = the(state, 'alaric')
  return [30 - (limbs[3]?.hp ?? 0), stance]
}

rule('LEG-FALL-01', '1D6 to a random location for each five metres begun, past armour, and prone', () => {
  expect(plunge(1, 0)).toEqual([0, 'standing'])
  expect(plunge(2, 1)).toEqual([6, 'prone'])
  expect(plunge(5, 1)).toEqual([6, 'prone'])
  expect(plunge(6, 2)).toEqual([12, 'prone'])
  expect(plunge(10, 2)).toEqual([12, 'prone'])
  expect(plunge(11, 3)).toEqual([18, 'prone'])
  expect(plunge(20, 4)).toEqual([24, 'prone'])
})

rule(['LEG-FALL-01', 'LEG-FALL-02'], 'the rule for the small is cited for the small', () => {
  const cites = (siz: number) =>
    told(
      alone(start(siz), '', (ctx, s) => fallFrom(ctx, s, the(s, 'alaric'), 1)),
      'plunged',
    )[0]?.rule
  expect([cites(14), cites(9)]).toEqual(['LEG-FALL-01', ['LEG-FALL-01', 'LEG-FALL-02']])
})

rule('LEG-FALL-01', 'the die is a D6', () => {
  const fall = (face: number) =>
    alone(start(14), `alaric hit location: 11\nalaric fall: ${face}`, (ctx, s) => fallFrom(ctx, s, the(s, 'alaric'), 3))
  expect(() => fall(7)).toThrow(/shows 7 on a d6/)
  expect(the(fall(1).state, 'alaric').limbs[3]?.hp).toBe(29)
})

rule('LEG-FALL-02', 'the small fall shorter', () => {
  const bands = [
    [10, 0],
    [9, 1],
    [8, 1],
    [7, 3],
    [6, 3],
    [5, 5],
    [4, 5],
    [3, 8],
    [2, 8],
    [1, 10],
  ] as const
  for (const [siz, shorter] of bands) {
    expect(plunge(shorter + 1, 0, siz)).toEqual([0, 'standing'])
    expect(plunge(shorter + 2, 1, siz)).toEqual([6, 'prone'])
  }
})
