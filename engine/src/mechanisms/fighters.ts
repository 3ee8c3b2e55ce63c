import type { FighterId } from '../kernel/types.ts'

/** The fighter of that name. */
export function named<F extends { readonly id: FighterId }>(fighters: readonly F[], id: FighterId): F {
  for (let i = 0; i < fighters.length; i++) {
    const f = fighters[i]
    if (f !== undefined && f.id === id) return f
  }
  throw new RangeError(`there is no fighter ${id}`)
}
