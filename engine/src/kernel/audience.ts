import { mayKnow, privy } from './secret.ts'
import type { Event, Rolled, Seat, Secret } from './types.ts'

/** The fields of an event besides its type and the rules it cites; of an event of several shapes those of each. */
type FieldOf<E> = E extends unknown ? Exclude<keyof E & string, 'type' | 'rule'> : never
type ValueOf<E, F> = E extends unknown ? (F extends keyof E ? E[F] : undefined) : never

/**
 * Who may know a field of an event. `all`; `owner`: the fighter the event is told of, whom all may know; `own`: whoever knows the
 * owner's private facts; `{ own: 'at' }`: the same of the fighter in that field; `gm`: the game master alone; `called`: all, as a
 * roll is called out; `aloud`: all, for it is called out itself, whatever private facts went into it; `secret`: those whom a secret names; `hides`: a mark, and where it stands strangers are not told that it
 * happened. Only what may be left out can be withheld; `instead`: what strangers are told in the place of a value that must be
 * there, and of a roll besides only what is called out.
 */
type Leaf<V, F> =
  | 'all'
  | 'aloud'
  | 'owner'
  | (undefined extends V ? 'own' | 'gm' | { readonly own: F } : never)
  | ([V] extends [Rolled | null | undefined] ? 'called' : never)
  | ([V] extends [Secret<unknown>] ? 'secret' : never)
  | ([V] extends [boolean | undefined] ? 'hides' : never)
  | { readonly instead: (value: Exclude<V, undefined>) => V }

/** Who may know of an event: each of its fields has its leaf; or strangers are never told of it, by the field of its owner. */
type Row<E> =
  | { readonly [F in FieldOf<E>]-?: Leaf<ValueOf<E, F>, FieldOf<E>> }
  | { readonly never: FieldOf<E> }
  | AsSeen<E>
/** What a mechanism tells says by itself who may know what. */
interface AsSeen<E> {
  readonly as: (event: E, seat: Seat) => E | undefined
}

/** Who may know what of each event: an event or a field that is missing does not compile. */
export type Audience<E extends Event> = { readonly [T in E['type']]: Row<Extract<E, { readonly type: T }>> }

interface Instead {
  readonly instead: (value: never) => unknown
}
export type LeafRow = Readonly<Record<string, string | { readonly own: string } | Instead>>
export type AnyRow = LeafRow | { readonly as: (event: never, seat: Seat) => Event | undefined }
export type Rows = Readonly<Record<string, AnyRow>>

/** An event as a seat may know it, by a table that laws can read, and open leaf by leaf. */
export interface SeenBy<E extends Event> {
  (event: E, seat: Seat): E | undefined
  readonly audience: Rows
  readonly called: (roll: Rolled) => Rolled
}

/** What makes an event into what a seat may know of it; `called`: a stranger's roll as he calls it out. */
export function seenBy<E extends Event>(audience: Audience<E> & Rows, called: (roll: Rolled) => Rolled): SeenBy<E> {
  const seen = (event: E, seat: Seat): E | undefined => {
    const row = (audience as Rows)[event.type]
    if (row === undefined) return undefined
    // The row of a type takes the events of that type.
    if (isAsSeen(row)) return row.as(event as never, seat) as E | undefined
    return seat.gm ? event : leavesSeen(event, row, seat, called)
  }
  return Object.assign(seen, { audience, called })
}
export const isAsSeen = (row: AnyRow): row is Extract<AnyRow, { readonly as: unknown }> => typeof row.as === 'function'

function leavesSeen<E extends Event>(
  event: E,
  row: LeafRow,
  seat: Seat,
  called: (roll: Rolled) => Rolled,
): E | undefined {
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(event))
  const known = (owner: string): boolean => {
    const id = fields[owner]
    return typeof id !== 'string' || id === 'gm' || privy(seat, id)
  }
  if (typeof row.never === 'string') return known(row.never) ? event : undefined
  const owners = Object.keys(row).filter((field) => row[field] === 'owner')
  const own = owners.every(known)
  if (!own && Object.keys(row).some((field) => row[field] === 'hides' && fields[field] === true)) return undefined
  const aloud = (value: unknown): unknown => (isRolled(value) && !privy(seat, value.who) ? called(value) : value)
  const left = Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
    // Of several rules the first made it happen; the others tell what went into it.
    if (field === 'rule') return [[field, own || !Array.isArray(value) ? value : value[0]]]
    const leaf = field === 'type' ? 'all' : row[field]
    if (typeof leaf === 'object') {
      if ('own' in leaf) return known(leaf.own) ? [[field, value]] : []
      // The leaf of a field takes the values of that field.
      return [[field, aloud(own || value === undefined ? value : leaf.instead(value as never))]]
    }
    switch (leaf) {
      case 'all':
      case 'aloud':
      case 'owner':
      case 'hides':
        return [[field, value]]
      case 'own':
        return own ? [[field, value]] : []
      case 'called':
        return [[field, aloud(value)]]
      case 'secret':
        return [[field, isSecret(value) && !mayKnow(seat, value.only) ? { only: value.only } : value]]
      default:
        return []
    }
  })
  // What is left out may be left out: a leaf that withholds is one of a field that need not be there.
  return Object.fromEntries(left) as unknown as E
}
const isRolled = (value: unknown): value is Rolled => typeof value === 'object' && value !== null && 'terms' in value
const isSecret = (value: unknown): value is Secret<unknown> =>
  typeof value === 'object' && value !== null && 'only' in value
