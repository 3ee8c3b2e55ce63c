import { lasts } from '../../../mechanisms/lasting.ts'
import { isAttack, isDefensive, why } from '../action.ts'
import { walledIn } from '../cover.ts'
import { onlyDefends } from '../injury/falling-down.ts'
import { carries } from '../movement/mounts.ts'
import type { D6RuleId } from '../rules.ts'
import type { Fighter, Hold, State, Why } from '../types.ts'
import { steering } from '../vehicles/aboard.ts'
import { holdOn } from './holds.ts'

const RULE: Readonly<Record<Hold['kind'], D6RuleId>> = {
  tackle: 'D6-C-OPT-Tackle',
  choke: 'D6-C-OPT-Choke',
  hold: 'D6-C-OPT-Hold',
  slam: 'D6-C-OPT-Slam',
  'arm pin': 'D6-C-OPT-Grab',
  entangle: 'D6-C-OPT-Entangle',
}

/** What keeps somebody from this action whatever else he could do: a grip, a touch that paralyses. */
export function prevented(s: State, f: Fighter, key: string): Why | undefined {
  const hold = holdOn(s, f)
  if (hold !== undefined && key !== 'escape') {
    return {
      because: `${hold.kind === 'entangle' ? 'he is entangled' : `${hold.by} holds him`} and he can only try to get free`,
      rule: RULE[hold.kind],
    }
  }
  const bound = carries(s, f, key) ?? steering(s, f, key)
  if (bound !== undefined) return bound
  if (f.passiveUntil === s.round && s.round > 0) {
    return why('struck in the chest, he can only stand there this round', 'D6-C-HIT-Effects')
  }
  const hindered = (isDefensive(key) ? undefined : onlyDefends(s, f)) ?? (isAttack(key) ? walledIn(s, f) : undefined)
  if (hindered !== undefined) return hindered
  if (key !== 'stand' && f.stance === 'prone' && lasts(f.effects, 'flipped')) {
    return why('thrown on his back, he spends the round getting up', 'D6-C-OPT-Flip')
  }
  if (lasts(f.effects, 'paralysed') && key !== 'shake off paralysis') {
    return why('he cannot move', 'D6-C-SA-ParalyzingTouch')
  }
  return undefined
}
