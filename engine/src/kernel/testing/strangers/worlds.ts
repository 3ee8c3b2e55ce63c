import { Hasher } from '../../hash.ts'
import type { AnySystem, Dice, FighterId, Seat } from '../../types.ts'
import type { AnyState } from '../laws/campaign.ts'

/** Where a number stands in a state, and whose it is, if anybody's. */
interface Place {
  readonly path: readonly string[]
  /** Its path without places in lists and without who it is of: the same for all fighters. */
  readonly kind: string
  readonly of: FighterId | undefined
}

/** Numbers are moved by these. */
const MOVED = [1, -1, 1, -1, 2, -2, 5]
/** Of the numbers of a world one in so many is moved, so that now few and now many are. */
const SHARES = [1, 2, 12]

/**
 * Makes worlds a seat may believe in, close to the truth: numbers of those it does not know are a little more or less, and it
 * sees the same. Which numbers these are it finds out by moving one of each kind, and remembers.
 */
export class Worlds {
  private readonly system: AnySystem
  private readonly hidden = new Map<string, boolean>()
  private readonly hasher = new Hasher()
  constructor(system: AnySystem) {
    this.system = system
  }

  /** What the seat sees, as a text to compare. */
  seen(state: AnyState, seat: Seat): string {
    return this.hasher.of(this.system.view(state, seat))
  }

  /** Another such world; undefined where every number is seen. */
  other(state: AnyState, seat: Seat, seen: string, dice: Dice): AnyState | undefined {
    const share = SHARES[dice.die(SHARES.length) - 1] ?? 1
    const places = numbersIn(state).filter(
      (place) =>
        !(place.of !== undefined && seat.knows?.includes(place.of)) &&
        dice.die(share) === 1 &&
        this.isHidden(state, seat, seen, place),
    )
    return this.moved(state, seat, seen, places, dice)
  }

  /** The state with these numbers moved; where that shows, with half of them. */
  private moved(state: AnyState, seat: Seat, seen: string, places: readonly Place[], dice: Dice): AnyState | undefined {
    if (places.length === 0) return undefined
    const world = movedIn(state, places, () => MOVED[dice.die(MOVED.length) - 1] ?? 1)
    if (this.looks(world, seat, seen)) return world
    const half = Math.floor(places.length / 2)
    const [some, others] = dice.die(2) === 1 ? [0, half] : [half, places.length]
    return this.moved(state, seat, seen, places.slice(some, others), dice)
  }

  private isHidden(state: AnyState, seat: Seat, seen: string, place: Place): boolean {
    const was = valueAt(state, place)
    // None may be seen where some is not, and what cannot be less is moved one way.
    const key = `${place.of === undefined ? '' : 'of '}${place.kind}${was === 0 ? ' none' : ''}`
    let hidden = this.hidden.get(key)
    if (hidden === undefined) {
      hidden = (was === 0 || was === 1 ? [1] : [1, -1]).some((by) =>
        this.looks(
          movedIn(state, [place], () => by),
          seat,
          seen,
        ),
      )
      this.hidden.set(key, hidden)
    }
    return hidden
  }

  private looks(world: AnyState, seat: Seat, seen: string): boolean {
    try {
      return this.seen(world, seat) === seen
    } catch {
      // A number that cannot be there: no world at all.
      return false
    }
  }
}

const valueAt = (state: AnyState, { path }: Place): unknown =>
  path.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>>)[key], state)

function numbersIn(state: AnyState): Place[] {
  const found: Place[] = []
  const visit = (x: unknown, path: readonly string[], kind: string, of: FighterId | undefined): void => {
    if (typeof x === 'number') found.push({ path, kind, of })
    if (typeof x !== 'object' || x === null) return
    const whose = 'id' in x && 'side' in x && typeof x.id === 'string' ? x.id : of
    for (const [key, value] of Object.entries(x))
      visit(value, [...path, key], Array.isArray(x) ? kind : `${kind}.${key}`, whose)
  }
  visit(state, [], '', undefined)
  return found
}

/** The state with numbers moved; what is not on the way to them is shared. */
function movedIn(state: AnyState, places: readonly Place[], by: () => number): AnyState {
  const world: AnyState = { ...state }
  const made = new Set<object>([world])
  for (const { path } of places) {
    let at = world as unknown as Record<string, unknown>
    for (const key of path.slice(0, -1)) {
      const next = at[key] as object
      if (!made.has(next)) {
        const own = Array.isArray(next) ? [...(next as unknown[])] : { ...next }
        made.add(own)
        at[key] = own
      }
      at = at[key] as Record<string, unknown>
    }
    const last = path.at(-1) ?? ''
    const was = Number(at[last])
    // What there is stays there, however little of it.
    at[last] = was > 0 ? Math.max(1, was + by()) : was === 0 ? Math.max(0, by()) : was + by()
  }
  return world
}
