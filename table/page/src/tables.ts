/** A seat this browser has taken: its cookie opens it, no secret is kept here. */
export interface SeatHere {
  readonly table: string
  readonly title: string
  readonly seat: string
  readonly path: string
}

const NAME = 'affray.seats'
const MOST = 40

/** The seats this browser has taken, the newest first. */
export function allSeats(): readonly SeatHere[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeat) : []
  } catch {
    return []
  }
}
export const seatsHere = (table: string): readonly SeatHere[] => allSeats().filter((one) => one.table === table)

/** Remembers a seat that was taken. */
export function keepSeat(seat: SeatHere): void {
  try {
    const others = allSeats().filter(({ path }) => path !== seat.path)
    localStorage.setItem(NAME, JSON.stringify([seat, ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing still has its links.
  }
}

const isSeat = (value: unknown): value is SeatHere =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/t/') &&
  ['table', 'title', 'seat'].every((field) => typeof Reflect.get(value, field) === 'string')
