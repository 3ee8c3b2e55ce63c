import type { FighterId } from '../kernel/types.ts'

/** Where the last one was found: who looks for many looks down the list. */
const last = { at: 0 }

/** The fighter of that name, if there is one. */
export function found<F extends { readonly id: FighterId }>(fighters: readonly F[], id: FighterId): F | undefined {
  const { at } = last
  const again = fighters[at]
  if (again?.id === id) return again
  const next = fighters[at + 1]
  if (next?.id === id) {
    last.at = at + 1
    return next
  }
  for (let i = 0; i < fighters.length; i++) {
    const f = fighters[i]
    if (f === undefined || f.id !== id) continue
    last.at = i
    return f
  }
  return undefined
}

/** The fighter of that name. */
export function named<F extends { readonly id: FighterId }>(fighters: readonly F[], id: FighterId): F {
  const f = found(fighters, id)
  if (f === undefined) throw new RangeError(`there is no fighter ${id}`)
  return f
}
