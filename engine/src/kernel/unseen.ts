import type { Law } from '../dice/types.ts'
import type { Scalar, Toss } from './types.ts'

/** Values a throw may still have, with their weights. Interned: the same narrowing gives the same object. */
export interface Rows {
  readonly id: number
  readonly values: readonly unknown[]
  readonly weights: readonly number[]
  /** Narrowings already made of these rows, by reading. */
  readonly parts: Map<string, readonly Part[]>
}
/** One result of a reading: its probability, and what is left of the throw once it is known. */
export interface Part {
  readonly value: Scalar
  readonly weight: number
  readonly rows: Rows | undefined
}
/** What is known of two throws together. */
interface Edge {
  readonly other: Unseen
  readonly f: Reading2
  readonly a: unknown
  readonly flipped: boolean
  readonly result: Scalar
}
type Reading = (value: never, a: never) => Scalar
type Reading2 = (v: never, w: never, a: never) => Scalar

/** A throw on the table: what it may still be, and what is known of it only relative to others. */
export class Unseen {
  rows: Rows
  edges: Edge[] = []
  constructor(rows: Rows) {
    this.rows = rows
  }
}

let rowsMade = 0
const makeRows = (values: readonly unknown[], weights: readonly number[]): Rows => ({
  id: rowsMade++,
  values,
  weights,
  parts: new Map(),
})
const rowsOf = new WeakMap<object, Rows>()
export function rowsOfLaw(law: Law<unknown>): Rows {
  let rows = rowsOf.get(law)
  if (rows === undefined) {
    rows = makeRows(
      law.support.map((row) => row[0]),
      law.support.map((row) => row[1]),
    )
    rowsOf.set(law, rows)
  }
  return rows
}
export const known = (value: unknown): Unseen => new Unseen(makeRows([value], [1]))

const names = new WeakMap<object, number>()
let named = 0
function nameOf(thing: unknown): string {
  // A tuple is what stands in it: made anew for each reading, it is the same all the same.
  if (Array.isArray(thing)) return `[${thing.map(nameOf).join()}]`
  if ((typeof thing !== 'object' && typeof thing !== 'function') || thing === null) return `${typeof thing}:${thing}`
  let name = names.get(thing)
  if (name === undefined) {
    name = ++named
    names.set(thing, name)
  }
  return `#${name}`
}
const total = (weights: Iterable<number>): number => {
  let sum = 0
  for (const w of weights) sum += w
  return sum
}

/** Every result reading `f` can give of this throw, with its probability given all that is known. */
export function split(toss: Unseen, f: Reading, a: unknown): readonly Part[] {
  const { rows } = toss
  if (toss.edges.length > 0) return parted(rows, weightsOf(toss, undefined), f, a)
  const key = `${nameOf(f)}|${nameOf(a)}`
  let parts = rows.parts.get(key)
  if (parts === undefined) {
    if (rows.parts.size > 4096) rows.parts.clear()
    parts = parted(rows, rows.weights, f, a)
    rows.parts.set(key, parts)
  }
  return parts
}

function parted(rows: Rows, weights: readonly number[], f: Reading, a: unknown): Part[] {
  const groups = new Map<Scalar, { indices: number[]; weight: number }>()
  rows.values.forEach((value, i) => {
    const w = weights[i] ?? 0
    if (w <= 0) return
    const result = f(value as never, a as never)
    const group = groups.get(result)
    if (group === undefined) groups.set(result, { indices: [i], weight: w })
    else {
      group.indices.push(i)
      group.weight += w
    }
  })
  const all = total(weights)
  return [...groups].map(([value, { indices, weight }]) => ({
    value,
    weight: weight / all,
    rows: narrowed(rows, indices),
  }))
}

/** Rows are narrowed to original weights: what other throws say of them is multiplied in when they are read. */
function narrowed(rows: Rows, indices: readonly number[]): Rows {
  if (indices.length === rows.values.length) return rows
  const key = `only|${indices.join()}`
  const done = rows.parts.get(key)?.[0]?.rows
  if (done !== undefined) return done
  const made = makeRows(
    indices.map((i) => rows.values[i]),
    indices.map((i) => rows.weights[i] ?? 0),
  )
  rows.parts.set(key, [{ value: true, weight: 1, rows: made }])
  return made
}

/** The rows of a throw of which something is true, or undefined when there are none. */
export function rowsWhere(rows: Rows, is: (value: unknown) => boolean): Rows | undefined {
  const indices = rows.values.flatMap((value, i) => (is(value) ? [i] : []))
  return indices.length === 0 ? undefined : narrowed(rows, indices)
}

/** A throw narrowed to one face value, or undefined when it cannot be that any more. */
export function narrowTo(toss: Unseen, value: unknown): Rows | undefined {
  const indices = toss.rows.values.flatMap((v, i) => (v === value ? [i] : []))
  return indices.length === 0 ? undefined : narrowed(toss.rows, indices)
}

/** Leaves a throw only these rows. Once its value is known, what ties others to it becomes rows of theirs, and the ties go. */
export function narrow(toss: Unseen, rows: Rows): void {
  toss.rows = rows
  if (rows.values.length > 1 || toss.edges.length === 0) return
  const { edges } = toss
  toss.edges = []
  for (const { other, f, a, flipped, result } of edges) {
    const tied = other.edges.findIndex((edge) => edge.other === toss)
    if (tied >= 0) other.edges.splice(tied, 1)
    const grid = gridOf(rows, other.rows, f, a, flipped)
    const want = grid.results.indexOf(result)
    narrow(other, narrowed(other.rows, indicesWhere(grid.cell, want)))
  }
}

interface Grid {
  readonly results: readonly Scalar[]
  readonly cell: Uint16Array
  /** The results with their probabilities, where nothing is known of the first throw beside its rows, by what is known of the second; and the other way round. */
  readonly parts: {
    readonly plainFirst: WeakMap<readonly number[], readonly Part[]>
    readonly plainSecond: WeakMap<readonly number[], readonly Part[]>
  }
  /** For each result, which cells have it: 1 or 0. */
  readonly masks: (Uint8Array | undefined)[]
  /** For each result, what it says of the first throw's rows, where nothing else is known of the second. */
  readonly messages: (Float64Array | undefined)[]
  /** The same as weights of those rows. */
  readonly weights: (readonly number[] | undefined)[]
}
const grids = new Map<string, Grid>()
function gridOf(t: Rows, u: Rows, f: Reading2, a: unknown, flipped: boolean): Grid {
  const key = `${t.id}|${u.id}|${nameOf(f)}|${nameOf(a)}|${flipped}`
  const done = grids.get(key)
  if (done !== undefined) return done
  const results: Scalar[] = []
  const cell = new Uint16Array(t.values.length * u.values.length)
  t.values.forEach((v, i) => {
    u.values.forEach((w, j) => {
      const result = flipped ? f(w as never, v as never, a as never) : f(v as never, w as never, a as never)
      let k = results.indexOf(result)
      if (k < 0) k = results.push(result) - 1
      cell[i * u.values.length + j] = k
    })
  })
  const grid: Grid = {
    results,
    cell,
    parts: { plainFirst: new WeakMap(), plainSecond: new WeakMap() },
    masks: [],
    messages: [],
    weights: [],
  }
  if (grids.size > 4096) grids.clear()
  grids.set(key, grid)
  return grid
}

/** The weight of each row given everything known relative to other throws; messages along a tree of comparisons. */
function weightsOf(toss: Unseen, from: Unseen | undefined): readonly number[] {
  if (toss.edges.length === 0) return toss.rows.weights
  const [tie, second] = toss.edges
  if (tie !== undefined && second === undefined && tie.other !== from && tie.other.edges.length === 1) {
    const grid = gridOf(toss.rows, tie.other.rows, tie.f, tie.a, tie.flipped)
    const want = grid.results.indexOf(tie.result)
    const known = grid.weights[want] ?? times(toss.rows.weights.slice(), messageTo(toss, tie.other))
    grid.weights[want] = known
    return known
  }
  const weights = toss.rows.weights.slice()
  for (const other of new Set(toss.edges.map((edge) => edge.other))) {
    if (other === from) continue
    times(weights, messageTo(toss, other))
  }
  return weights
}
function times(weights: number[], message: Float64Array): number[] {
  for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) * (message[i] ?? 0)
  return weights
}
function messageTo(toss: Unseen, other: Unseen): Float64Array {
  const ties = toss.edges.filter((edge) => edge.other === other)
  const [tie, second] = ties
  // One tie to a throw that is tied to nobody else says the same whenever it is asked.
  if (tie !== undefined && second === undefined && other.edges.length === 1) {
    const grid = gridOf(toss.rows, other.rows, tie.f, tie.a, tie.flipped)
    const want = grid.results.indexOf(tie.result)
    const message = grid.messages[want] ?? summed(other.rows.weights, maskOf(grid, want), toss.rows.values.length)
    grid.messages[want] = message
    return message
  }
  return summed(weightsOf(other, toss), allowed(toss, other, ties), toss.rows.values.length)
}

/** For each row the weight of the other throw's rows that its mask allows. */
function summed(theirs: readonly number[], mask: Uint8Array, rows: number): Float64Array {
  const m = theirs.length
  const sums = new Float64Array(rows)
  for (let i = 0; i < rows; i++) {
    let sum = 0
    for (let j = 0; j < m; j++) if (mask[i * m + j] === 1) sum += theirs[j] ?? 0
    sums[i] = sum
  }
  return sums
}

/** The cells of two throws that all their ties allow. */
function allowed(toss: Unseen, other: Unseen, ties: readonly Edge[]): Uint8Array {
  const [first, ...more] = ties.map(({ f, a, flipped, result }) => {
    const grid = gridOf(toss.rows, other.rows, f, a, flipped)
    return maskOf(grid, grid.results.indexOf(result))
  })
  if (first === undefined) return new Uint8Array(toss.rows.values.length * other.rows.values.length).fill(1)
  if (more.length === 0) return first
  const all = first.slice()
  for (const mask of more) for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) & (mask[at] ?? 0)
  return all
}

function maskOf(grid: Grid, want: number): Uint8Array {
  const done = grid.masks[want]
  if (done !== undefined) return done
  const mask = new Uint8Array(grid.cell.length)
  for (let at = 0; at < mask.length; at++) mask[at] = grid.cell[at] === want ? 1 : 0
  grid.masks[want] = mask
  return mask
}

/** Whether two throws are already tied through a third, so that comparing them would close a ring. */
export function tangled(t: Unseen, u: Unseen): boolean {
  if (t.edges.length === 0 || u.edges.length === 0) return t === u
  return t === u || (linked(t, u, undefined) && !t.edges.some((edge) => edge.other === u))
}

/** Every result of comparing two throws that are not tangled, with its probability. */
export function splitBoth(t: Unseen, u: Unseen, f: Reading2, a: unknown): readonly Part[] {
  const tw = weightsOf(t, u)
  const uw = weightsOf(u, t)
  const m = u.rows.values.length
  const grid = gridOf(t.rows, u.rows, f, a, false)
  const [memory, key] =
    t.edges.length === 0
      ? [grid.parts.plainFirst, uw]
      : u.edges.length === 0
        ? [grid.parts.plainSecond, tw]
        : [undefined, tw]
  const done = memory?.get(key)
  if (done !== undefined) return done
  const ties = t.edges.filter((edge) => edge.other === u)
  const mask = ties.length === 0 ? undefined : allowed(t, u, ties)
  const mass = new Float64Array(grid.results.length)
  for (let i = 0; i < tw.length; i++) {
    const mine = tw[i] ?? 0
    for (let j = 0; j < m; j++) {
      const at = i * m + j
      if (mask !== undefined && mask[at] === 0) continue
      mass[grid.cell[at] ?? 0]! += mine * (uw[j] ?? 0)
    }
  }
  const all = total(mass)
  const parts = grid.results.flatMap((value, k) =>
    (mass[k] ?? 0) > 0 ? [{ value, weight: (mass[k] ?? 0) / all, rows: undefined }] : [],
  )
  memory?.set(key, parts)
  return parts
}
function linked(t: Unseen, u: Unseen, from: Unseen | undefined): boolean {
  return t.edges.some((edge) => edge.other !== from && (edge.other === u || linked(edge.other, u, t)))
}

/** Remembers the result of a comparison: as fewer rows where one throw is known, as a tie between them where neither is. */
export function learn(t: Unseen, u: Unseen, f: Reading2, a: unknown, result: Scalar): void {
  const { cell, results } = gridOf(t.rows, u.rows, f, a, false)
  const want = results.indexOf(result)
  if (u.rows.values.length === 1) narrow(t, narrowed(t.rows, indicesWhere(cell, want)))
  else if (t.rows.values.length === 1) narrow(u, narrowed(u.rows, indicesWhere(cell, want)))
  else {
    t.edges.push({ other: u, f, a, flipped: false, result })
    u.edges.push({ other: t, f, a, flipped: true, result })
  }
}
const indicesWhere = (cell: Uint16Array, want: number): number[] => {
  const indices: number[] = []
  for (let i = 0; i < cell.length; i++) if (cell[i] === want) indices.push(i)
  return indices
}

/** Who says which part a look at an unseen throw falls into: words somebody gave, or a tree that walks them all. */
export interface Follower {
  follow(toss: Unseen, parts: () => readonly Part[]): Part
}

/** Looks at a throw through `f`; what is known already needs nobody to say it. */
export function look<V, A, T extends Scalar>(by: Follower, toss: Toss<V>, f: (value: V, a: A) => T, a: A): T {
  const unseen = toss as unknown as Unseen
  if (unseen.rows.values.length === 1) return f(unseen.rows.values[0] as V, a)
  const part = by.follow(unseen, () => split(unseen, f, a))
  if (part.rows !== undefined) narrow(unseen, part.rows)
  return part.value as T
}

/** Compares two throws through `f`, and remembers what that says of both. */
export function compare<V, W, A, T extends Scalar>(
  by: Follower,
  toss: Toss<V>,
  other: Toss<W>,
  f: (v: V, w: W, a: A) => T,
  a: A,
): T {
  const t = toss as unknown as Unseen
  const u = other as unknown as Unseen
  if (t.rows.values.length === 1 && u.rows.values.length === 1) {
    return f(t.rows.values[0] as V, u.rows.values[0] as W, a)
  }
  if (tangled(t, u)) {
    // Three throws compared in a ring: look at one of them, then the other two are a pair.
    look<V, undefined, string>(by, toss, face, undefined)
    return compare(by, toss, other, f, a)
  }
  const part = by.follow(t.rows.values.length > 1 ? t : u, () => splitBoth(t, u, f, a))
  learn(t, u, f, a, part.value)
  return part.value as T
}
const face = (value: unknown): string => JSON.stringify(value)
