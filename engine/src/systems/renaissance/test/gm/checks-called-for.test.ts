import { describe, expect } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { renaissance } from '../../index.ts'
import { counted, duel, type Ran, told, turnOf } from '../arrange.ts'

const ruled = (command: Command, dice: string): Ran => {
  const system: typeof renaissance = {
    ...renaissance,
    step: (ctx, s) => renaissance.amend(ctx, s, command),
    outcome: () => undefined,
  }
  return play(system, turnOf(duel()), dice, { steps: 1, otherwise: 'usual' }) as Ran
}

describe('what the game master calls for', () => {
  rule('REN-CHK-01', 'a check of a skill, with what he adds, and of aptitudes', () => {
    const ran = ruled({ do: 'check', who: 'ana', of: 'athletics', bonus: -20 }, 'ana check: 41')
    expect(told(ran, 'check')).toMatchObject({ who: 'ana', success: false })
    expect(counted(told(ran, 'check'))['REN-CHK-08']).toBe(-20)
    expect(told(ruled({ do: 'check', who: 'ana', of: 'SOM×3', bonus: 0 }, 'ana check: 60'), 'check')?.success).toBe(
      true,
    )
  })
  rule('REN-MAN-00', 'a maneuver nobody wrote down: two against each other', () => {
    const ran = ruled(
      { do: 'contest', who: 'ana', of: 'athletics', bonus: 0, at: 'bo', against: 'fray' },
      'ana check: 40\nbo against it: 30',
    )
    expect([told(ran, 'check', 0)?.success, told(ran, 'check', 1)?.success]).toEqual([true, false])
  })
})
