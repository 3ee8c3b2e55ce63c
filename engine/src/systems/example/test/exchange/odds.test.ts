import { expect } from 'vitest'
import { exact } from '../../../../kernel/exact.ts'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { example } from '../../index.ts'
import type { Action, Defence } from '../../state/types.ts'
import { duel } from '../scenarios.ts'

/** The sailor's first turn, both wary, with this blow and this defence: how likely each loss of grit is. */
function odds(blow: Action, defence: Defence): Map<number, number> {
  const { state } = play(example, duel, 'bouncer stance: wary\nsailor stance: wary')
  const { endings } = exact(example, state, {
    policy: () => (choice) => choice.options.findIndex(({ key }) => key === blow || key === defence),
    events: true,
  })
  const losses = new Map<number, number>()
  for (const { state: after, weight } of endings) {
    const lost = 14 - (after.fighters[0]?.grit ?? 0)
    losses.set(lost, (losses.get(lost) ?? 0) + weight)
  }
  return losses
}

rule(['EX-STRIKE', 'EX-DAMAGE'], 'a strike lands six times in ten, for one to five grit', () => {
  const losses = odds('strike', 'none')
  expect([...losses.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(losses.get(0)).toBeCloseTo(0.4, 12)
  expect(losses.get(1)).toBeCloseTo((0.6 * 2) / 6, 12)
  expect(losses.get(5)).toBeCloseTo(0.6 / 6, 12)
})

rule('EX-HAYMAKER', 'two dice take eleven at most', () => {
  const losses = odds('haymaker', 'none')
  expect(Math.max(...losses.keys())).toBe(11)
  expect(losses.get(11)).toBeCloseTo(0.6 / 36, 12)
})

rule('EX-DODGE', 'a wary dodge lets one strike in six and a bit through', () => {
  // A face of 5 to 10 lands, and outdoes a dodge of at most that face less three, on a d10.
  const through = [5, 6, 7, 8, 9, 10].reduce((sum, face) => sum + (face - 3) / 100, 0)
  expect(odds('strike', 'dodge').get(0)).toBeCloseTo(1 - through, 12)
})
