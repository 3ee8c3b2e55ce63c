import { spaces } from '../ground/sight.ts'
import { isAble, suffers } from '../state/fighters.ts'
import type { Person, Seen } from '../state/types.ts'
import { longestReach } from './judging.ts'

/** AP of a blow: who has fewer strikes nobody this turn. */
const BLOW = 2

/** The foe he steps back from with what no longer makes a blow: one who could strike him yet, and could not after it. */
export function stepsBackFrom(s: Seen, f: Person, far: number): Person | undefined {
  if (f.ap >= BLOW || s.options.actions === 'advanced') return undefined
  // Blind he might fall on the way.
  if (far > 1 && suffers(f, 'blinded')) return undefined
  let from: Person | undefined
  for (const foe of s.fighters) {
    if (foe.side === f.side || !isAble(foe) || foe.ap < BLOW + way(s, foe, f, 0)) continue
    // Who comes after him all the same is no reason to run, and the next one neither.
    if (foe.ap >= BLOW + way(s, foe, f, far)) return undefined
    from ??= foe
  }
  return from
}

/** What it takes a foe in AP to come within reach of somebody who is so much farther off. */
function way(s: Seen, foe: Person, f: Person, more: number): number {
  const free = foe.freeSteps ? (foe.facts.size === 'small' ? 1 : 2) : 0
  return Math.max(0, spaces(s, f.id, foe.id) + more - longestReach(foe) - free)
}
