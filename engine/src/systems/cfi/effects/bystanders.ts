import { between } from '../../../space/cover.ts'
import { terrain } from '../../../space/terrain.ts'
import { feet, within } from '../engagement.ts'
import { CONTACT, reachOf } from '../fighters.ts'
import type { Exchange, Fighter, State } from '../types.ts'

/** Whoever stands beside the defender, in the attacker's reach or, for a shot, in the line of fire (CFI-SE-SelectTarget). */
export function bystanders(s: State, x: Exchange): Fighter[] {
  const { attacker, defender } = x
  const near = 'field' in s.where ? s.where.field.cell : CONTACT
  return s.fighters.filter((f) => {
    if (f === attacker || f === defender || f.condition === 'dead' || f.condition === 'fled') return false
    if (!x.ranged) return feet(s, f.id, defender.id) <= near && within(s, attacker.id, f.id, reachOf(s, x.item))
    return inLine(s, attacker, defender, f) ?? feet(s, f.id, defender.id) <= near
  })
}

/** Whether a map shows somebody in the line of fire; undefined without a map. */
function inLine(s: State, from: Fighter, to: Fighter, f: Fighter): boolean | undefined {
  if (!('field' in s.where)) return undefined
  const { bodies, field } = s.where
  const [a, b, c] = [bodies[from.id], bodies[to.id], bodies[f.id]]
  return a !== undefined && b !== undefined && c !== undefined && between(terrain(field), a, b, [c]).length > 0
}
