import type { Ctx, Exchange, Fighter, State } from '../state/types.ts'

/** Whether cover hides a location (CFI-COV-01). */
export const coveredAt = (f: Fighter, location: number): boolean => f.cover?.locations.includes(location) ?? false

/** A blow on a hidden location must go through what hides it (CFI-COV-01, CFI-COV-02). */
export function throughCover(ctx: Ctx, _s: State, x: Exchange, damage: number): number {
  const { defender } = x
  const { cover } = defender
  if (cover === undefined || damage <= 0 || !coveredAt(defender, x.location)) return damage
  const left = Math.max(0, damage - cover.ap)
  ctx.emit?.({
    type: 'reduced',
    who: defender.id,
    by: 'cover',
    stopped: damage - left,
    left,
    what: cover.name,
    rule: left > 0 ? ['CFI-COV-01', 'CFI-COV-02'] : 'CFI-COV-01',
  })
  return left
}
