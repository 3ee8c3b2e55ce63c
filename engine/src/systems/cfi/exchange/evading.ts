import { took } from '../../../mechanisms/effects.ts'
import { opposes, succeeds } from '../body/checks.ts'
import { falls } from '../body/stances.ts'
import type { Ctx, Exchange, State } from '../state/types.ts'

const dives = (x: Exchange): boolean => x.defense === 'evade' || x.defense === 'acrobatics'

/** Whether an evader got clear (CFI-EVD-01, CFI-EVD-02), and what it costs him: he lies there, unless he rolls up again or is on the wing (CFI-EVD-04). */
export function evaded(ctx: Ctx, s: State, x: Exchange): boolean {
  if (!dives(x)) return false
  x.clear = !succeeds(x.attackLevel) || opposes(ctx, x) === 'wins'
  if (x.clear && succeeds(x.attackLevel))
    ctx.emit?.({
      type: 'reduced',
      who: x.defender.id,
      by: 'evade',
      stopped: 0,
      left: 0,
      rule: ['CFI-EVD-02', 'CFI-REA-Evade'],
    })
  if (x.defense === 'evade' && !took(x, 'arise') && !x.defender.aloft)
    falls(ctx, s, x.defender, ['CFI-EVD-04', 'CFI-REA-Evade'])
  return x.clear
}
