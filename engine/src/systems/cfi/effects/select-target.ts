import { between } from '../../../space/cover.ts'
import { terrain } from '../../../space/terrain.ts'
import { land } from '../blow.ts'
import { feet, within } from '../engagement.ts'
import { CONTACT, reachOf } from '../fighters.ts'
import type { Ctx, Exchange, Fighter, State } from '../types.ts'

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

/** The blow lands on a bystander, who has no chance to avoid it and suffers no effect. */
export function selectTarget(ctx: Ctx, s: State, x: Exchange): void {
  const there = bystanders(s, x)
  const [first] = there
  if (first === undefined) return
  const options = there.map((f) => ({ key: f.id, f }))
  const victim = options.length === 1 ? first : ctx.choose({ who: x.defender.id, about: { ask: 'bystander', at: x.attacker.id }, options }).f
  ctx.emit?.({ type: 'strays', who: x.attacker.id, at: victim.id, from: x.defender.id, rule: 'CFI-SE-SelectTarget' })
  const clear = { defense: 'none', guard: undefined, defenseToss: undefined, defenseLevel: 'failure' } as const
  const blank = { winner: undefined, won: 0, chosen: [], forced: [], instead: [], location: -1, rolled: 0, through: 0, clear: false, wound: 'none' } as const
  land(ctx, s, { ...x, ...clear, ...blank, chosen: [], forced: [], instead: [], defender: victim, attackLevel: 'success', astray: true })
}
