/**
 * A fight without a map: how far each fighter is from each other, and who is engaged with whom.
 *
 * There is no ground, only room enough: everybody has a place in it, so that distances agree with each other whoever moves,
 * and what is told are the distances, in the system's unit, to a tenth. A mover goes straight towards or away from one
 * fighter. Moves do not change engagements: a system says when they begin and end.
 *
 * Values are plain data, never changed in place.
 */
export interface Bands {
  readonly fighters: readonly string[]
  /** How many numbers make a place: two, or as many as it takes to have several sides equally far from each other. */
  readonly axes: number
  /** The places of all fighters, one after the other. */
  readonly places: readonly number[]
  /** Pairs in close combat, each once. */
  readonly engaged: readonly (readonly [string, string])[]
}

// One maker, so that all bands are records of one shape: every rule about reach asks them.
const bandsOf = (
  fighters: Bands['fighters'],
  axes: number,
  places: Bands['places'],
  engaged: Bands['engaged'],
): Bands => ({ fighters, axes, places, engaged })

function tenths(n: number): number {
  return Math.round(n * 10) / 10
}

/** Up to so many names are looked through; more are looked up. */
const FEW = 12
const SEATS = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
/** The list last looked up in. */
const known: { fighters: readonly string[]; seats: ReadonlyMap<string, number> } = { fighters: [], seats: new Map() }

/** Somebody's place in the list, -1 if he is not there. */
function seatOf(fighters: readonly string[], id: string): number {
  if (fighters.length <= FEW) {
    for (let i = 0; i < fighters.length; i++) if (fighters[i] === id) return i
    return -1
  }
  if (known.fighters !== fighters) {
    known.fighters = fighters
    known.seats = SEATS.get(fighters) ?? new Map(fighters.map((each, i) => [each, i]))
    SEATS.set(fighters, known.seats)
  }
  return known.seats.get(id) ?? -1
}

/** The square of the distance between two places of the list. */
function square({ axes, places }: Bands, i: number, j: number): number {
  let a = i * axes
  let b = j * axes
  const x = places[a]! - places[b]!
  const y = places[++a]! - places[++b]!
  let sum = x * x + y * y
  for (let axis = 2; axis < axes; axis++) {
    const off = places[++a]! - places[++b]!
    sum += off * off
  }
  return sum
}

/** Where the last two were found: who asks for many distances asks from the same place, of the same one again or down the list. */
const last = { a: 0, b: 0 }

/** The distance between two fighters, in the system's unit; 0 to oneself, infinite to somebody who is not there. */
export function gap(bands: Bands, a: string, b: string): number {
  const { fighters } = bands
  const i = last.a < fighters.length && fighters[last.a] === a ? last.a : seatOf(fighters, a)
  const next = last.b < fighters.length && fighters[last.b] === b ? last.b : last.b + 1
  const j = next < fighters.length && fighters[next] === b ? next : seatOf(fighters, b)
  if (i < 0 || j < 0) return Infinity
  last.a = i
  last.b = j
  return tenths(Math.sqrt(square(bands, i, j)))
}

/** A fighter's place; undefined of somebody who is not there. */
export function placeOf({ fighters, axes, places }: Bands, id: string): readonly number[] | undefined {
  const seat = seatOf(fighters, id)
  return seat < 0 ? undefined : places.slice(seat * axes, (seat + 1) * axes)
}

/** The same with one fighter at another place. */
export function placedOn(bands: Bands, id: string, place: readonly number[]): Bands {
  const { fighters, axes, places, engaged } = bands
  const seat = seatOf(fighters, id)
  return seat < 0 ? bands : bandsOf(fighters, axes, places.toSpliced(seat * axes, axes, ...place), engaged)
}

/** Where on the straight way between two places one is at this distance of a third: parts of the way, 0 to 1, first to last. */
export function crossings(
  from: readonly number[],
  to: readonly number[],
  other: readonly number[],
  far: number,
): number[] {
  let a = 0
  let b = 0
  let c = -far * far
  for (let axis = 0; axis < from.length; axis++) {
    const along = to[axis]! - from[axis]!
    const off = from[axis]! - other[axis]!
    a += along * along
    b += 2 * along * off
    c += off * off
  }
  const root = b * b - 4 * a * c
  if (a === 0 || root <= 0) return []
  return [(-b - Math.sqrt(root)) / (2 * a), (-b + Math.sqrt(root)) / (2 * a)].filter((part) => part > 0 && part < 1)
}

/** The distance between two places, in the system's unit. */
export const between = (one: readonly number[], other: readonly number[]): number =>
  tenths(Math.sqrt(one.reduce((sum, at, axis) => sum + (at - (other[axis] ?? 0)) ** 2, 0)))

/** Everybody within `reach` of a fighter, in the system's unit, himself left out. */
export function around(bands: Bands, id: string, reach: number): string[] {
  const { fighters, axes, places } = bands
  const i = seatOf(fighters, id)
  const near: string[] = []
  // Told to a tenth, what is a little farther counts as near.
  const far = reach + 0.1
  for (let k = 0; i >= 0 && k < fighters.length; k++) {
    // Who is too far along the first axis is too far.
    if (k === i || Math.abs(places[k * axes]! - places[i * axes]!) > far) continue
    if (tenths(Math.sqrt(square(bands, i, k))) <= reach) near.push(fighters[k]!)
  }
  return near
}

/** A beginning: the fighters of a side stand side by side `spacing` apart, and every two sides face each other `apart`. */
export function facedOff(sides: readonly (readonly string[])[], apart: number, spacing: number): Bands {
  const axes = Math.max(2, sides.length)
  const corners = cornersOf(sides.length, apart)
  const places = sides.flatMap((side, s) =>
    side.flatMap((_, i) => {
      const place = new Array<number>(axes).fill(0)
      // Adding 0 keeps a zero without a sign, which JSON would lose.
      place[0] = (i - (side.length - 1) / 2) * spacing + 0
      corners[s]?.forEach((off, axis) => {
        place[axis + 1] = off
      })
      return place
    }),
  )
  return bandsOf(sides.flat(), axes, places, [])
}

/** So many points, each `apart` from every other: over the middle of those before it, as high as that takes. */
function cornersOf(count: number, apart: number): number[][] {
  const corners: number[][] = []
  for (let c = 0; c < count; c++) {
    const middle: number[] = []
    for (let axis = 0; axis < c; axis++) {
      middle.push(corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / Math.max(1, c))
    }
    if (c > 0) middle[c - 1] = Math.sqrt(apart * apart - middle.reduce((sum, off) => sum + off * off, 0))
    corners.push(middle)
  }
  return corners
}

/**
 * A beginning by distances: of each fighter to those before him in the list, 1-0, 2-0, 2-1, 3-0 … Distances that no places
 * have are taken as near as they come, the first ones first.
 */
export function spaced(fighters: readonly string[], gaps: readonly number[]): Bands {
  const axes = Math.max(2, fighters.length - 1)
  const places: number[] = []
  fighters.forEach((_, k) => {
    const place = new Array<number>(axes).fill(0)
    const mine = gaps.slice((k * (k - 1)) / 2)
    let rest = (mine[0] ?? 0) ** 2
    for (let j = 1; j < k; j++) {
      const his = places.slice(j * axes, (j + 1) * axes)
      const along = his[j - 1] ?? 0
      if (along === 0) continue
      const square = his.reduce((sum, off) => sum + off * off, 0)
      const known = place.reduce((sum, off, axis) => sum + off * (his[axis] ?? 0), 0)
      const wished = (((mine[0] ?? 0) ** 2 + square - (mine[j] ?? 0) ** 2) / 2 - known) / along + 0
      const most = Math.sqrt(Math.max(0, rest))
      const off = Math.max(-most, Math.min(most, wished))
      place[j - 1] = off
      rest -= off * off
    }
    if (k > 0) place[k - 1] = Math.sqrt(Math.max(0, rest))
    places.push(...place)
  })
  return bandsOf(fighters, axes, places, [])
}

const HALF = Math.sqrt(0.5)
/** Ways to go, on the first two axes: sideways first. */
const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [HALF, HALF],
  [-HALF, HALF],
  [HALF, -HALF],
  [-HALF, -HALF],
]

/** A place at distance `far` of somebody, to the side where it is farthest from everybody else; `self` is not in his own way. */
function aside(bands: Bands, of: number, far: number, self: number): number[] {
  const { fighters, axes, places } = bands
  const here = places.slice(of * axes, (of + 1) * axes)
  let best = here
  let most = -1
  for (const [x, y] of WAYS) {
    const there = here.slice()
    there[0] = here[0]! + far * x
    there[1] = here[1]! + far * y
    let nearest = Infinity
    for (let k = 0; k < fighters.length; k++) {
      if (k === of || k === self) continue
      nearest = Math.min(nearest, between(there, places.slice(k * axes, (k + 1) * axes)))
    }
    if (nearest > most) {
      most = nearest
      best = there
    }
  }
  return best
}

/** A newcomer at distance `far` (in the system's unit) of somebody who is there, off to the side where there is most room. */
export function joined(bands: Bands, id: string, near: string, far: number): Bands {
  const { fighters, axes, places, engaged } = bands
  const place = fighters.length === 0 ? [] : aside(bands, Math.max(0, seatOf(fighters, near)), far, -1)
  if (place.length === 0) return spaced([id], [])
  return bandsOf([...fighters, id], axes, [...places, ...place], engaged)
}

/** The same without one fighter and his engagements. */
export function without(bands: Bands, id: string): Bands {
  const { fighters, axes, places } = bands
  const seat = seatOf(fighters, id)
  if (seat < 0) return bands
  const engaged = bands.engaged.filter(([a, b]) => a !== id && b !== id)
  return bandsOf(fighters.toSpliced(seat, 1), axes, places.toSpliced(seat * axes, axes), engaged)
}

/** The mover goes straight towards or away from somebody, until he is `far` of him. */
export function placedAt(bands: Bands, mover: string, other: string, far: number): Bands {
  const { fighters, axes } = bands
  const m = seatOf(fighters, mover)
  const o = seatOf(fighters, other)
  if (m < 0 || o < 0 || m === o) return bands
  const end = tenths(Math.max(0, far))
  const d = Math.sqrt(square(bands, m, o))
  const places = bands.places.slice()
  if (d === 0) {
    const place = aside(bands, o, end, m)
    for (let axis = 0; axis < axes; axis++) places[m * axes + axis] = place[axis]!
    return bandsOf(fighters, axes, places, bands.engaged)
  }
  const share = end / d
  for (let axis = 0, a = m * axes, b = o * axes; axis < axes; axis++, a++, b++) {
    places[a] = places[b]! + (places[a]! - places[b]!) * share
  }
  return bandsOf(fighters, axes, places, bands.engaged)
}

/** The mover goes up to `far` straight towards somebody, stopping at distance `stop` of him. In the system's unit. */
export function approached(bands: Bands, mover: string, other: string, far: number, stop = 0): Bands {
  const before = gap(bands, mover, other)
  const go = Math.min(far, Math.max(0, before - stop))
  return go === 0 ? bands : placedAt(bands, mover, other, before - go)
}

/** The mover goes `far` straight away from somebody, in the system's unit. */
export function withdrawn(bands: Bands, mover: string, other: string, far: number): Bands {
  return placedAt(bands, mover, other, gap(bands, mover, other) + far)
}

/** Whether two fighters are in close combat with each other. */
export function areEngaged(bands: Bands, a: string, b: string): boolean {
  return bands.engaged.some(([c, d]) => (c === a && d === b) || (c === b && d === a))
}

/** Two fighters come to close combat. */
export function engage(bands: Bands, a: string, b: string): Bands {
  return a === b || areEngaged(bands, a, b)
    ? bands
    : bandsOf(bands.fighters, bands.axes, bands.places, [...bands.engaged, [a, b]])
}

/** One fighter is no longer in close combat with another, or with anybody. */
export function disengage(bands: Bands, a: string, from?: string): Bands {
  const engaged = bands.engaged.filter(
    ([c, d]) => !((c === a || d === a) && (from === undefined || c === from || d === from)),
  )
  return bandsOf(bands.fighters, bands.axes, bands.places, engaged)
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
