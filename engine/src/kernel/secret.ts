import type { Id, Seat, Secret } from './types.ts'

/** A fact only these may know. */
export const secret = <T>(only: readonly Id[], is: T): Secret<T> => ({ only, is })

/** What a stripped secret leaves behind: that there is one, and whose. */
export interface Hidden {
  readonly only: readonly Id[]
}

const isSecret = (x: object): x is Secret<unknown> => 'only' in x && 'is' in x && Array.isArray(x.only)

/** May this seat know a fact of these? */
export const mayKnow = (seat: Seat, only: readonly Id[]): boolean =>
  seat.gm || only.some((id) => seat.fighters.includes(id))

/** Whether this seat knows the private facts of a fighter: his numbers, what he has left. */
export const privy = (seat: Seat, id: Id): boolean => seat.gm || (seat.knows ?? seat.fighters).includes(id)

/** A copy of data with every Secret stripped that the seat may not know; the same walk for views, events and replays. */
export function redact<T>(x: T, seat: Seat): T {
  if (seat.gm) return x
  return stripped(x, seat) as T
}

function stripped(x: unknown, seat: Seat): unknown {
  if (typeof x !== 'object' || x === null) return x
  if (Array.isArray(x)) return x.map((item) => stripped(item, seat))
  if (isSecret(x) && !mayKnow(seat, x.only)) return { only: x.only }
  const fields: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(x)) put(fields, key, stripped(value, seat))
  return fields
}

/** Sets a field of plain data, whatever its name. */
function put(fields: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}
