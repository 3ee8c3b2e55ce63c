import type { FighterId } from '../kernel/types.ts'

/** Up to so many are looked through; more are looked up. */
const FEW = 12
type List = readonly { readonly id: FighterId }[]
const SEATS = new WeakMap<List, Map<FighterId, number>>()

/** Where the last one was found, for who looks for many looks down the list; and the list last looked up in. */
const last: { at: number; list: List; seats: Map<FighterId, number> } = { at: 0, list: [], seats: new Map() }

/** Where somebody stood in a long list when he was last looked for in it. */
function seatOf(fighters: List, id: FighterId): number {
  if (last.list !== fighters) {
    last.list = fighters
    last.seats = SEATS.get(fighters) ?? new Map()
    SEATS.set(fighters, last.seats)
  }
  return last.seats.get(id) ?? 0
}

/** The fighter of that name, if there is one. */
export function found<F extends { readonly id: FighterId }>(fighters: readonly F[], id: FighterId): F | undefined {
  const { at } = last
  const again = at < fighters.length ? fighters[at] : undefined
  if (again?.id === id) return again
  const next = at + 1 < fighters.length ? fighters[at + 1] : undefined
  if (next?.id === id) {
    last.at = at + 1
    return next
  }
  const many = fighters.length > FEW
  const seat = many ? seatOf(fighters, id) : 0
  for (let i = fighters[seat]?.id === id ? seat : 0; i < fighters.length; i++) {
    const f = fighters[i]
    if (f === undefined || f.id !== id) continue
    if (many && i !== seat) last.seats.set(id, i)
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
