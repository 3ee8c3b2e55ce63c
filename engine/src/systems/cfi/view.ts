import { privy, redact, secret } from '../../kernel/secret.ts'
import type { Seat } from '../../kernel/types.ts'
import { believedOf } from './believing.ts'
import type { CfiEvent, Fighter, State } from './types.ts'

/** What a seat may know: everything that shows; of strangers their numbers only as one would guess them, and nobody's secrets. */
export function view(s: State, seat: Seat): State {
  if (seat.gm) return s
  const open = redact(s, seat)
  return {
    ...open,
    fighters: s.fighters.map((f, i) =>
      s.open || privy(seat, f.id)
        ? (open.fighters[i] ?? f)
        : { ...believedOf(s, f, 0), counters: open.fighters[i]?.counters ?? [] },
    ),
  }
}

/** A whole state that seat may believe in: `n` makes strangers better or worse than one would guess. */
export function imagine(seen: State, n = 0): State {
  const fighters = seen.fighters.map((f): Fighter => {
    const counters = f.counters.map((counter) =>
      Object.hasOwn(counter, 'is') ? counter : secret(counter.only, { against: '', effect: 'none' }),
    )
    const guessed = n > 0 && f.believed ? believedOf(seen, f, n) : f
    return { ...guessed, counters }
  })
  return { ...seen, fighters }
}

/** An event as a seat may know it: a stranger's dice are thrown in the open, what made up his skill is not told. */
export function seen(event: CfiEvent, seat: Seat): CfiEvent | undefined {
  if (seat.gm) return event
  const known = redact(event, seat)
  if (!('who' in known) || known.who === 'gm' || privy(seat, known.who)) return known
  switch (known.type) {
    case 'attack':
    case 'defense':
    case 'test':
      return { ...known, skill: undefined, terms: [] }
    case 'opposed':
      return { ...known, skill: undefined }
    case 'initiative':
    case 'points':
      return { ...known, terms: [] }
    case 'wounded':
      return { ...known, left: undefined }
    case 'healed':
      return { ...known, now: undefined }
    case 'luck':
    case 'magic':
    case 'itemHurt':
      return { ...known, left: undefined }
    default:
      return known
  }
}
