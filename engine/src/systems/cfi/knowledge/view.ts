import { privy, redact } from '../../../kernel/secret.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { State } from '../state/types.ts'
import { believedAt } from '../state/unseen.ts'
import { believedOf } from './imagine.ts'

/** What a seat may know: everything that shows; of strangers their numbers only as one would guess them, and nobody's secrets. */
export function view(s: State, seat: Seat): State {
  if (seat.gm) return s
  const open = redact(s, seat)
  const strangers = s.open ? [] : s.fighters.filter(({ id }) => !privy(seat, id))
  return {
    ...open,
    where: strangers.reduce(believedAt, open.where),
    fighters: s.fighters.map((f, i) =>
      s.open || privy(seat, f.id)
        ? (open.fighters[i] ?? f)
        : { ...believedOf(s, f, 0), counters: open.fighters[i]?.counters ?? [] },
    ),
  }
}
