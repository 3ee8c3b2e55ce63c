import { AffrayError, type Seat, type Setup, seatsOf } from '@affray/engine'
import { nearest } from '../nearest.ts'

/**
 * The seat of the person at the terminal: the seats named, put together. Without names, the people the scenario names;
 * where it names none, the first side.
 */
export function seatOf(setup: Setup<unknown, unknown>, names: readonly string[] = []): Seat {
  const seats = seatsOf(setup)
  const people = Object.keys(setup.seats)
  const wanted = names.length > 0 ? names : people.length > 0 ? people : [setup.sides[0]?.id ?? '']
  const taken = wanted.map((name) => {
    const seat = seats.find((one) => one.name === name)
    if (seat !== undefined) return seat
    const meant = nearest(
      name,
      seats.map((one) => one.name),
    )
    const there = `There are: ${seats.map((one) => one.name).join(', ')}.`
    throw new AffrayError(
      'usage/seat',
      `There is no seat "${name}".`,
      meant === undefined ? there : `Did you mean ${meant}? ${there}`,
    )
  })
  const fighters = taken.flatMap((seat) => seat.fighters)
  return { name: wanted.join(' and '), fighters, gm: taken.some((seat) => seat.gm) }
}

/** Everybody a seat decides for; the game master also answers what is asked of the game master. */
export const decidesFor = (seat: Seat): ReadonlySet<string> => new Set([...seat.fighters, ...(seat.gm ? ['gm'] : [])])
