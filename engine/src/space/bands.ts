/**
 * A fight without a map: how far each fighter is from each other, and who is engaged with whom.
 *
 * Nobody has a place, only distances to the others, in the system's unit, kept to a tenth. A mover goes straight towards or
 * away from one fighter, and his distance to every third one follows from the triangle the three of them make. The
 * distances always keep the triangle inequality. Moves do not change engagements: a system says when they begin and end.
 *
 * Values are plain data, never changed in place.
 */
export interface Bands {
  readonly fighters: readonly string[]
  /** Distance of each fighter to those before him in the list: 1-0, 2-0, 2-1, 3-0 … */
  readonly gaps: readonly number[]
  /** Pairs in close combat, each once. */
  readonly engaged: readonly (readonly [string, string])[]
}

function pair(i: number, j: number): number {
  return i > j ? (i * (i - 1)) / 2 + j : (j * (j - 1)) / 2 + i
}

function tenths(n: number): number {
  return Math.round(n * 10) / 10
}

/** Up to so many names are looked through; more are looked up. */
const FEW = 12
const SEATS = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** Somebody's place in the list, -1 if he is not there. */
function seatOf(fighters: readonly string[], id: string): number {
  if (fighters.length <= FEW) {
    for (let i = 0; i < fighters.length; i++) if (fighters[i] === id) return i
    return -1
  }
  let seats = SEATS.get(fighters)
  if (seats === undefined) {
    seats = new Map(fighters.map((each, i) => [each, i]))
    SEATS.set(fighters, seats)
  }
  return seats.get(id) ?? -1
}

/** Where the last two were found: who asks for many distances asks from the same place, and down the list. */
const last = { a: 0, b: 0 }

/** The distance between two fighters, in the system's unit; 0 to oneself, infinite to somebody who is not there. */
export function gap(bands: Bands, a: string, b: string): number {
  const { fighters } = bands
  const i = fighters[last.a] === a ? last.a : seatOf(fighters, a)
  const j = fighters[last.b] === b ? last.b : fighters[last.b + 1] === b ? last.b + 1 : seatOf(fighters, b)
  if (i < 0 || j < 0) return Infinity
  last.a = i
  last.b = j
  return i === j ? 0 : bands.gaps[pair(i, j)]!
}

/**
 * Distances from one fighter to those at 0 … `count` − 1 (himself left out), as near to the wished ones as the triangle
 * inequality lets them be: `first` gets his wish, then each in turn what the ones before him leave open.
 */
function settled(bands: Bands, count: number, self: number, wish: (k: number) => number, first: number): Float64Array {
  const { gaps } = bands
  const row = new Float64Array(count)
  const nearest = tenths(Math.max(0, wish(first)))
  row[first] = nearest
  for (let k = 0; k < count; k++) {
    if (k === self || k === first) continue
    const fromFirst = gaps[pair(first, k)]!
    let low = Math.abs(nearest - fromFirst)
    let high = nearest + fromFirst
    // The distances of k to those before him stand side by side in the list.
    const start = (k * (k - 1)) / 2
    for (let j = 0; j < k; j++) {
      if (j === self) continue
      const mine = row[j]!
      const between = gaps[start + j]!
      low = Math.max(low, Math.abs(mine - between))
      high = Math.min(high, mine + between)
    }
    const wished = wish(k)
    row[k] = tenths(wished < low ? Math.min(low, high) : Math.min(wished, high))
  }
  return row
}

/** Everybody within `reach` of a fighter, in the system's unit, himself left out. */
export function around(bands: Bands, id: string, reach: number): string[] {
  const { fighters, gaps } = bands
  const i = fighters.indexOf(id)
  const near: string[] = []
  for (let k = 0; i >= 0 && k < fighters.length; k++) {
    if (k !== i && gaps[pair(i, k)]! <= reach) near.push(fighters[k]!)
  }
  return near
}

function added(bands: Bands, id: string, wish: (k: number) => number, first: number): Bands {
  const count = bands.fighters.length
  const row = count === 0 ? [] : settled(bands, count, -1, wish, first)
  return bandsOf([...bands.fighters, id], [...bands.gaps, ...row], bands.engaged)
}

// One maker, so that all bands are records of one shape: every rule about reach asks them.
const bandsOf = (fighters: Bands['fighters'], gaps: Bands['gaps'], engaged: Bands['engaged']): Bands => ({
  fighters,
  gaps,
  engaged,
})
const EMPTY: Bands = bandsOf([], [], [])

/** A beginning: the fighters of a side stand side by side `spacing` apart, and every two sides face each other `apart`. */
export function facedOff(sides: readonly (readonly string[])[], apart: number, spacing: number): Bands {
  const places = sides.flatMap((side, s) =>
    side.map((id, i) => ({ id, s, along: (i - (side.length - 1) / 2) * spacing })),
  )
  return places.reduce((bands, mine) => {
    const wish = (k: number): number => {
      const yours = places[k]!
      return Math.hypot(mine.s === yours.s ? 0 : apart, mine.along - yours.along)
    }
    return added(bands, mine.id, wish, 0)
  }, EMPTY)
}

/** A newcomer at distance `far` (in the system's unit) of somebody who is there, off to one side of everybody else. */
export function joined(bands: Bands, id: string, near: string, far: number): Bands {
  const first = Math.max(0, bands.fighters.indexOf(near))
  return added(bands, id, (k) => Math.hypot(k === first ? 0 : bands.gaps[pair(k, first)]!, far), first)
}

/** The same without one fighter and his engagements. */
export function without(bands: Bands, id: string): Bands {
  const stay = bands.fighters.filter((f) => f !== id)
  const gaps = stay.flatMap((a, i) => stay.slice(0, i).map((b) => gap(bands, a, b)))
  return bandsOf(
    stay,
    gaps,
    bands.engaged.filter(([a, b]) => a !== id && b !== id),
  )
}

/** The mover goes `travel` straight towards somebody, or away from him if `travel` is below 0; not past him. */
function moved(bands: Bands, mover: string, other: string, travel: number): Bands {
  const m = bands.fighters.indexOf(mover)
  const o = bands.fighters.indexOf(other)
  if (m < 0 || o < 0 || m === o) return bands
  const d = bands.gaps[pair(m, o)]!
  const go = Math.min(travel, d)
  const wish = (k: number): number => {
    if (k === o) return d - go
    const mine = bands.gaps[pair(m, k)]!
    if (d === 0) return Math.hypot(mine, go)
    const his = bands.gaps[pair(o, k)]!
    const share = go / d
    return Math.sqrt(Math.max(0, (1 - share) * mine * mine + share * his * his - share * (1 - share) * d * d))
  }
  const row = settled(bands, bands.fighters.length, m, wish, o)
  const gaps = bands.gaps.slice()
  for (let k = 0; k < bands.fighters.length; k++) if (k !== m) gaps[pair(m, k)] = row[k]!
  return bandsOf(bands.fighters, gaps, bands.engaged)
}

/** The mover goes up to `far` straight towards somebody, stopping at distance `stop` of him. In the system's unit. */
export function approached(bands: Bands, mover: string, other: string, far: number, stop = 0): Bands {
  return moved(bands, mover, other, Math.min(far, Math.max(0, gap(bands, mover, other) - stop)))
}

/** The mover goes `far` straight away from somebody, in the system's unit. */
export function withdrawn(bands: Bands, mover: string, other: string, far: number): Bands {
  return moved(bands, mover, other, -far)
}

/** The mover goes, nearer or farther, to exactly this distance of somebody. */
export function placedAt(bands: Bands, mover: string, other: string, far: number): Bands {
  return moved(bands, mover, other, gap(bands, mover, other) - far)
}

/** Whether two fighters are in close combat with each other. */
export function areEngaged(bands: Bands, a: string, b: string): boolean {
  return bands.engaged.some(([c, d]) => (c === a && d === b) || (c === b && d === a))
}

/** Two fighters come to close combat. */
export function engage(bands: Bands, a: string, b: string): Bands {
  return a === b || areEngaged(bands, a, b) ? bands : bandsOf(bands.fighters, bands.gaps, [...bands.engaged, [a, b]])
}

/** One fighter is no longer in close combat with another, or with anybody. */
export function disengage(bands: Bands, a: string, from?: string): Bands {
  const engaged = bands.engaged.filter(
    ([c, d]) => !((c === a || d === a) && (from === undefined || c === from || d === from)),
  )
  return bandsOf(bands.fighters, bands.gaps, engaged)
}

/** Those a fighter is in close combat with, in the order it began. */
export function engagedWith(bands: Bands, a: string): string[] {
  return bands.engaged.flatMap(([c, d]) => (c === a ? [d] : d === a ? [c] : []))
}

/** A named stretch of distance: from the end of the one before it up to and including `upTo`, in the system's unit. */
export interface Band {
  readonly name: string
  readonly upTo: number
}

/** The name of the first band that holds this distance; undefined beyond the last. */
export function bandOf(bands: readonly Band[], far: number): string | undefined {
  return bands.find((band) => far <= band.upTo)?.name
}
