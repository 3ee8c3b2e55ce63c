import { lasts } from '../../../mechanisms/lasting.ts'
import { onlyDefends } from '../body/falling-down.ts'
import type { D6RuleId } from '../book/rules.ts'
import { steering } from '../ground/aboard.ts'
import { walledIn } from '../ground/cover.ts'
import { holdOn } from '../ground/holds.ts'
import { carries } from '../ground/riding.ts'
import { type ActionKey, KINDS } from '../state/action-kinds.ts'
import { why } from '../state/asking.ts'
import { hasBegun } from '../state/lasting.ts'
import type { Fighter, Hold, State, Why } from '../state/types.ts'

const RULE: Readonly<Record<Hold['kind'], D6RuleId>> = {
  tackle: 'D6-C-OPT-Tackle',
  choke: 'D6-C-OPT-Choke',
  hold: 'D6-C-OPT-Hold',
  slam: 'D6-C-OPT-Slam',
  'arm pin': 'D6-C-OPT-Grab',
  entangle: 'D6-C-OPT-Entangle',
}

/** What keeps somebody from this action whatever else he could do: a grip, a touch that paralyses. */
export function prevented(s: State, f: Fighter, key: ActionKey): Why | undefined {
  const kind = KINDS[key]
  const hold = holdOn(s, f)
  if (hold !== undefined && key !== 'escape') {
    return {
      because: `${hold.kind === 'entangle' ? 'he is entangled' : `${hold.by} holds him`} and he can only try to get free`,
      rule: RULE[hold.kind],
    }
  }
  const bound = carries(s, f, key) ?? steering(s, f, key)
  if (bound !== undefined) return bound
  if (f.lasting.length > 0 && hasBegun(f, 'winded')) {
    return why('struck in the chest, he can only stand there this round', 'D6-C-HIT-Effects')
  }
  const hindered = (kind.defensive ? undefined : onlyDefends(f)) ?? (kind.attack ? walledIn(s, f) : undefined)
  if (hindered !== undefined) return hindered
  if (key !== 'stand' && f.stance === 'prone' && lasts(f.lasting, 'flipped')) {
    return why('thrown on his back, he spends the round getting up', 'D6-C-OPT-Flip')
  }
  if (f.lasting.length > 0 && lasts(f.lasting, 'paralysed') && key !== 'shake off paralysis') {
    return why('he cannot move', 'D6-C-SA-ParalyzingTouch')
  }
  return undefined
}
