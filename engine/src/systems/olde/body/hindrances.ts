import type { Why } from '../../../kernel/types.ts'
import type { OldeRule } from '../book/rules.ts'
import { hasRank, shieldOf } from '../state/derive.ts'
import { suffers } from '../state/fighters.ts'
import type { Fighter } from '../state/types.ts'

/** Why somebody can make no movement, not even up or down; undefined: he can. */
export function cannotMove(f: Fighter): Why | undefined {
  if (suffers(f, 'rooted')) return { because: 'he is rooted to the spot', rule: 'OLDE-COND-rooted' }
  if (suffers(f, 'restrained')) return { because: 'he is restrained', rule: 'OLDE-COND-restrained' }
  return undefined
}
/** Why somebody cannot leave his space by himself; undefined: he can. */
export function cannotGo(f: Fighter): Why | undefined {
  const bound = cannotMove(f)
  if (bound !== undefined) return bound
  if (f.posture !== 'standing') return { because: 'he must rise first', rule: 'OLDE-ACT-rise' }
  return undefined
}
/** Why somebody cannot block with a shield; undefined: he can. */
export function cannotBlock(f: Fighter, rule: OldeRule): Why | undefined {
  if (shieldOf(f) === undefined) return { because: 'there is no shield on the arm', rule }
  return hasRank(f, 'shields', 'journeyman') ? undefined : { because: 'it takes a Journeyman of Shields', rule }
}
/** Why somebody cannot strike at all; undefined: he can. */
export function cannotFight(f: Fighter): Why | undefined {
  if (suffers(f, 'dazed')) return { because: 'he is dazed', rule: 'OLDE-COND-dazed' }
  if (suffers(f, 'frightened')) return { because: 'he must get away', rule: 'OLDE-COND-frightened' }
  return undefined
}
