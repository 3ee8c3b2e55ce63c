import type { Ctx, Fighter } from '../state/types.ts'

/** Whether cover hides a location (CFI-COV-01). */
export const coveredAt = (f: Fighter, location: number): boolean => f.cover?.locations.includes(location) ?? false

/** What strikes a hidden location must go through what hides it, whatever it is (CFI-COV-01, CFI-COV-02). */
export function pastCover(ctx: Ctx, f: Fighter, location: number, damage: number): number {
  const { cover } = f
  if (cover === undefined || damage <= 0 || !coveredAt(f, location)) return damage
  const left = Math.max(0, damage - cover.ap)
  ctx.emit?.({
    type: 'reduced',
    who: f.id,
    by: 'cover',
    stopped: damage - left,
    left,
    what: cover.name,
    rule: left > 0 ? ['CFI-COV-01', 'CFI-COV-02'] : 'CFI-COV-01',
  })
  return left
}
