import type { Cited, Ctx, Fighter } from '../state/types.ts'

const POOLS = [{ key: 'mana' }, { key: 'faith' }] as const
/** Some points of Mana or of Faith, as he likes, as far as there is room. */
export function wins(ctx: Ctx, f: Fighter, points: number, rule: Cited): void {
  const open = POOLS.filter(({ key }) => roomIn(f, key) > 0)
  const first = open[0]
  if (first === undefined) return
  const pool =
    open.length === 1
      ? first.key
      : ctx.choose({ who: f.id, about: { ask: 'pool', points }, options: open, usual: first.key, hidden: true }).key
  const change = Math.min(points, roomIn(f, pool))
  f[pool] += change
  ctx.emit?.({ type: 'pool', who: f.id, pool, change, left: f[pool], rule })
}
export const roomIn = (f: Fighter, pool: 'mana' | 'faith'): number =>
  pool === 'mana' ? f.fullMana - f.mana : f.fullFaith - f.faith
