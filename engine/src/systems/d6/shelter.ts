import { wrecked } from './content/difficulties.ts'
import { shelter } from './cover.ts'
import { D } from './diecode.ts'
import { harmTotal } from './injury/over.ts'
import { throwCode, totalRolled } from './rolling-dice.ts'
import type { Attack, Ctx, Harm, State } from './types.ts'

/**
 * Damage meets the cover a target is wholly behind, and what is over goes on to the target (D6-COVER-100, D6-COVER-Overflow).
 * Ten over wrecks the cover, less weakens it by a die (D6-COVER-Destroy, D6-C-OPT-Break). Null where nothing gets through.
 */
export function throughCover(ctx: Ctx, s: State, x: Attack, harm: Harm): Harm | null {
  const behind = shelter(s, x.attacker, x.target)
  if (behind === null) return harm
  const own = behind === x.target.cover ? x.target.cover : null
  const code = behind.toughness - D * (own?.weakened ?? 0)
  const withstands = throwCode(ctx, s, 'gm', 'cover', code, 0)
  const total = harmTotal(ctx, harm)
  const stopped = withstands === undefined ? 0 : totalRolled(ctx, withstands)
  const over = Math.max(0, total - stopped)
  const gone = own !== null && (over >= wrecked || code < D)
  if (own !== null) {
    if (gone) x.target.cover = null
    else if (over > 0) own.weakened++
  }
  ctx.emit?.({
    type: 'cover',
    who: x.target.id,
    by: x.attacker.id,
    object: behind.object,
    total,
    stopped,
    over,
    state: gone ? 'wrecked' : over > 0 ? 'weakened' : 'whole',
    rule: over > 0 ? ['D6-COVER-100', 'D6-COVER-Overflow', 'D6-COVER-Destroy'] : ['D6-COVER-100', 'D6-COVER-Destroy'],
  })
  return over === 0 ? null : { ...harm, thrown: null, adds: over, halved: false }
}
