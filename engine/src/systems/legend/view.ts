import { redact, secret } from '../../kernel/secret.ts'
import type { FighterId, Seat, SideId } from '../../kernel/types.ts'
import type { State } from './types.ts'

export { board, track } from './view/board.ts'
export { features } from './view/features.ts'
export { sheet } from './view/sheet.ts'

/** What a seat may know: everything but what others keep to themselves. */
export const view = (s: State, seat: Seat): State => redact(s, seat)

/** Somebody whose orders are not known is believed to have none. */
export function imagine(seen: State): State {
  return {
    ...seen,
    fighters: seen.fighters.map((f) =>
      f.orders === undefined || Object.hasOwn(f.orders, 'is') ? f : { ...f, orders: secret(f.orders.only, '') },
    ),
  }
}

export function sides(s: State): { id: SideId; fighters: FighterId[] }[] {
  const found = new Map<SideId, FighterId[]>()
  for (const { id, side } of s.fighters) {
    const known = found.get(side)
    if (known === undefined) found.set(side, [id])
    else known.push(id)
  }
  return [...found].map(([id, fighters]) => ({ id, fighters }))
}
