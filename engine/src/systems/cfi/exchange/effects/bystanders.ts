import { feet, within } from '../../ground/reach.ts'
import { CONTACT, gone, reachOf } from '../../state/fighters.ts'
import type { Exchange, Fighter, State } from '../../state/types.ts'
import { inLine } from '../ranged/line-of-fire.ts'

/** Whoever stands beside the defender, in the attacker's reach or, for a shot, in the line of fire (CFI-SE-SelectTarget). */
export function bystanders(s: State, x: Exchange): Fighter[] {
  const { attacker, defender } = x
  const near = 'field' in s.where ? s.where.field.cell : CONTACT
  return s.fighters.filter((f) => {
    if (f === attacker || f === defender || gone(f)) return false
    if (!x.ranged) return feet(s, f.id, defender.id) <= near && within(s, attacker.id, f.id, reachOf(s, x.item))
    return inLine(s, attacker, defender, f) ?? feet(s, f.id, defender.id) <= near
  })
}
