import type { Cited, Ctx, Fighter } from '../types.ts'

/** He goes down: his defences, his waiting and his aim are over. */
export function fall(ctx: Ctx, f: Fighter, condition: 'unconscious' | 'dying' | 'dead', rule: Cited): void {
  f.condition = condition
  f.stance = 'prone'
  f.felled = true
  f.defences = []
  f.waiting = false
  f.actions = 0
  f.aim = null
  f.prepared = 0
  f.staysUp = false
  ctx.emit?.({ type: 'falls', who: f.id, condition, rule })
}
