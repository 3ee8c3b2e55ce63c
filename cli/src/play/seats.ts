import { AffrayError, type Setup, seatsOf } from '@affray/engine'
import type { PlaceOf } from '@affray/engine/play'
import { nearest } from '../nearest.ts'
import { YOU } from './table.ts'

/**
 * The place of the person at the terminal: the seats named, put together; `all` is everybody's. Without names, the people
 * the scenario names; where it names none, the first side.
 */
export function placeOf(setup: Setup<unknown, unknown>, names: readonly string[] = []): PlaceOf {
  const seats = seatsOf(setup)
  const everybody = setup.sides.flatMap(({ fighters }) => fighters.map(({ id }) => id))
  if (names.includes('all')) return { name: YOU, fighters: everybody, gm: true }
  const people = Object.keys(setup.seats)
  const wanted = names.length > 0 ? names : people.length > 0 ? people : [setup.sides[0]?.id ?? '']
  const taken = wanted.map((name) => {
    const seat = seats.find((one) => one.name === name)
    if (seat !== undefined) return seat
    if (everybody.includes(name)) return { name, fighters: [name], gm: false }
    const known = [...seats.map((one) => one.name), 'all']
    const meant = nearest(name, [...known, ...everybody])
    const there = `There are: ${known.join(', ')}, and each fighter by name.`
    throw new AffrayError(
      'usage/seat',
      `There is no seat "${name}".`,
      meant === undefined ? there : `Did you mean ${meant}? ${there}`,
    )
  })
  const fighters = [...new Set(taken.flatMap((seat) => seat.fighters))]
  return { name: YOU, fighters, gm: taken.some((seat) => seat.gm) }
}
