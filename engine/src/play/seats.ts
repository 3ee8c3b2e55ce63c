import { AffrayError } from '../kernel/error.ts'
import type { AnySystem, FighterId, Id, Seat } from '../kernel/types.ts'

/** A place at the table: who sits there decides for some fighters, and throws their dice or has them thrown. */
export interface Place {
  readonly name: string
  readonly gm: boolean
  readonly fighters: readonly FighterId[]
  readonly dice: 'typed' | 'thrown'
}
/** What is said of a place that is made: dice are thrown, and nobody is the game master, unless it says so. */
export type PlaceOf = Pick<Place, 'name'> & Partial<Place>

/** Who decides for whom. A fighter is held by one place at most; whom nobody holds a bot plays. */
export class Seats {
  private places: readonly Place[]

  constructor(places: readonly PlaceOf[]) {
    this.places = []
    for (const place of places) this.sit(place)
  }

  get all(): readonly Place[] {
    return this.places
  }

  /** The place of that name, or an error that names those there are. */
  named(name: string): Place {
    const place = this.places.find((one) => one.name === name)
    if (place !== undefined) return place
    throw new AffrayError(
      'seat/unknown',
      `There is no seat "${name}".`,
      `There are: ${this.places.map((one) => one.name).join(', ') || 'none yet'}.`,
    )
  }

  /** A new place, or the old one of that name otherwise; whom it takes leaves his old place. */
  sit({ name, gm = false, fighters = [], dice = 'thrown' }: PlaceOf): void {
    const others = this.places
      .filter((place) => place.name !== name)
      .map((place) => ({ ...place, fighters: place.fighters.filter((id) => !fighters.includes(id)) }))
    const at = this.places.findIndex((place) => place.name === name)
    others.splice(at < 0 ? others.length : at, 0, { name, gm, fighters: [...fighters], dice })
    this.places = others
  }
  leave(name: string): void {
    this.places = this.places.filter((place) => place.name !== this.named(name).name)
  }

  /** Hands a fighter over: to another place, or to a bot. */
  hand(id: FighterId, to: string | undefined): void {
    const holder = to === undefined ? undefined : this.named(to).name
    this.places = this.places.map((place) => {
      const left = place.fighters.filter((other) => other !== id)
      return { ...place, fighters: place.name === holder ? [...left, id] : left }
    })
  }

  /** The place that decides for somebody: his holder's, or of the game master's questions the game master's; undefined: a bot. */
  holder(id: Id): Place | undefined {
    return this.places.find((place) => place.fighters.includes(id) || (id === 'gm' && place.gm))
  }

  /** Whether a place decides for somebody. */
  decides(name: string, id: Id): boolean {
    const place = this.named(name)
    return place.fighters.includes(id) || (id === 'gm' && place.gm)
  }

  /** Whether dice are thrown at a place: his holder throws a fighter's, and of those nobody holds the game master, or anybody where there is none. */
  throwsFor(name: string, id: Id): boolean {
    const holder = this.holder(id)
    if (holder !== undefined) return holder.name === name
    return this.named(name).gm || !this.all.some(({ gm }) => gm)
  }

  /** Refuses whoever decides for somebody else. */
  checkDecides(name: string, who: Id): void {
    if (this.decides(name, who)) return
    throw new AffrayError('seat/other', `${name} does not decide for ${who}.`, 'Answer for your own, or take him over.')
  }
  /** Refuses whoever is not the game master. */
  checkMaster(name: string): void {
    if (this.named(name).gm) return
    throw new AffrayError('seat/gm', `${name} is not the game master.`, 'Only the game master rules.')
  }

  /** Everybody whose dice are typed. */
  get typed(): readonly Id[] {
    return this.places
      .filter(({ dice }) => dice === 'typed')
      .flatMap(({ fighters, gm }) => [...fighters, ...(gm ? ['gm'] : [])])
  }
}

/** What somebody at a place may know, as the rules see him. */
export const seatOf = ({ name, gm, fighters }: Place): Seat => ({ name, gm, fighters })

/** Somebody who looks on and decides for nobody. */
export const SPECTATOR: Seat = { name: 'spectators', fighters: [], gm: false }

/**
 * The class of a seat: those of one class see the same scene. Secrets are a fighter's own, not his side's, so a class is
 * the game masters, those who look on, or those who hold the same fighters.
 */
export function classOf(seat: Seat): string {
  if (seat.gm) return seat.fighters.length === 0 ? 'gm' : `gm+${held(seat)}`
  return seat.fighters.length === 0 ? 'spectators' : held(seat)
}
const names = new WeakMap<readonly FighterId[], string>()
// A fighter may be called as those are who look on.
const classNamed = ([first, ...more]: readonly FighterId[]): string =>
  first === 'spectators' && more.length === 0 ? '+spectators' : [first, ...more].join('+')
function held({ fighters }: Seat): string {
  const known = names.get(fighters) ?? classNamed([...fighters].sort())
  names.set(fighters, known)
  return known
}

/** The places a scenario speaks of: the people it names, or each side where it names none. */
export function placesOf(
  system: AnySystem,
  state: unknown,
  seats: Readonly<Record<string, readonly FighterId[]>>,
): PlaceOf[] {
  const named = Object.entries(seats)
  if (named.length > 0) return named.map(([name, fighters]) => ({ name, fighters }))
  return system.sides(state).map(({ id, fighters }) => ({ name: id, fighters }))
}
