import type { Action } from './action.ts'
import { DEFENCES } from './active-defence.ts'
import { ATTACKS } from './attacking.ts'
import { COMBAT_OPTIONS } from './combat-options/index.ts'
import { GEAR } from './gear.ts'
import { MOVEMENT } from './movement.ts'

const wait: Action = {
  key: 'wait',
  rule: 'D6-C-ACT-Wait',
  refuse: (_s, f) =>
    f.actions < 2
      ? { because: 'waiting takes one action and what he waits for another', rule: 'D6-C-ACT-Wait' }
      : undefined,
  act(ctx, _s, f) {
    f.waiting = true
    ctx.emit?.({ type: 'waits', who: f.id, rule: 'D6-C-ACT-Wait' })
  },
}
const nothing: Action = {
  key: 'nothing',
  rule: 'D6-STEP-NoCombatDuty',
  refuse: () => undefined,
  act(ctx, _s, f) {
    ctx.emit?.({ type: 'nothing', who: f.id, rule: 'D6-STEP-NoCombatDuty' })
  },
}

/** Every action: attacks, defences, combat options, what is done with gear, movement, waiting. */
export const ACTIONS: readonly Action[] = [
  ...ATTACKS,
  ...DEFENCES,
  ...COMBAT_OPTIONS,
  ...GEAR,
  ...MOVEMENT,
  wait,
  nothing,
]
