import { type Diagonals, type Edge, type Field, type Kind, type Metric, stockKinds } from './field.ts'
import { type Body, cellsOf, fits } from './footprint.ts'
import { type Cell, type Shape, waysOf } from './grid.ts'
import { terrain } from './terrain.ts'

/** What a character of the picture means: the name of a stock kind or of a fighter, a fighter on a ground, or a kind. */
export type Meaning = string | { readonly fighter: string; readonly ground: string | Kind } | Kind

/** A map as a scenario draws it. On hexes, blanks between the characters only space them out. */
export interface MapPicture {
  readonly grid: Shape
  /** Width of a cell, in the system's unit. */
  readonly cell: number
  readonly picture: string
  /** Meanings of characters; `#` is wall and `.` is floor unless the key says otherwise. */
  readonly key?: Readonly<Record<string, Meaning>>
  /** Walls on the sides of cells; `kind` may name a stock kind. */
  readonly walls?: readonly (Cell & { readonly side: string; readonly kind: string | Kind })[]
}

/** How a system measures on the maps it plays. */
export interface Measure {
  readonly metric: Metric
  /** What diagonal steps cost; left out: what the metric makes of them (√2 for `euclid`). */
  readonly diagonals?: Diagonals
  /** Height of an ordinary body, in the system's unit. */
  readonly tall: number
  /** Names a key may use for fighters; left out: every name that is no stock kind. */
  readonly fighters?: readonly string[]
}

/** What is wrong with a picture. Rows and columns count from 1, in the picture as drawn; 0 where it is no matter of place. */
export interface Fault {
  readonly row: number
  readonly column: number
  readonly problem: string
  readonly remedy: string
}

/** A picture read: the map, where each named fighter is drawn (row by row), and what was wrong. */
export interface ReadPicture {
  readonly field: Field
  readonly drawn: Readonly<Record<string, readonly Cell[]>>
  readonly faults: readonly Fault[]
}

const DIAGONALS = {
  euclid: 'root-two',
  alternate: 'alternate',
  'three-halves': 'three-halves',
  chebyshev: 'one',
  hex: 'one',
} satisfies Record<Metric, Diagonals>

interface Reading {
  readonly kinds: Record<string, Kind>
  readonly fighters: Record<string, string>
  readonly faults: Fault[]
}

function readKey(map: MapPicture, measure: Measure): Reading {
  const stock = stockKinds(measure.tall)
  const floor: Kind = { name: 'floor' }
  const kinds: Record<string, Kind> = { '#': stock.wall ?? floor, '.': stock.floor ?? floor }
  const fighters: Record<string, string> = {}
  const faults: Fault[] = []
  const fault = (problem: string, remedy: string): void => {
    faults.push({ row: 0, column: 0, problem, remedy })
  }
  const ground = (named: string | Kind): Kind => {
    if (typeof named !== 'string') return named
    const kind = Object.hasOwn(stock, named) ? stock[named] : undefined
    if (kind === undefined) fault(`no ground is called '${named}'`, `use one of: ${Object.keys(stock).join(', ')}`)
    return kind ?? floor
  }
  const fighter = (character: string, name: string, on: Kind): void => {
    if (measure.fighters !== undefined && !measure.fighters.includes(name)) {
      const known = [...measure.fighters, ...Object.keys(stock)].join(', ')
      fault(
        `the key gives '${character}' to '${name}', which is neither a fighter nor a ground`,
        `use one of: ${known}`,
      )
    }
    kinds[character] = on
    fighters[character] = name
  }
  for (const [character, meaning] of Object.entries(map.key ?? {})) {
    if ([...character].length !== 1 || character.length !== 1 || character === ' ') {
      fault(`the key has '${character}'`, 'use a single character other than a blank')
    } else if (typeof meaning === 'string') {
      if (Object.hasOwn(stock, meaning)) kinds[character] = ground(meaning)
      else fighter(character, meaning, kinds['.'] ?? floor)
    } else if ('fighter' in meaning) fighter(character, meaning.fighter, ground(meaning.ground))
    else kinds[character] = meaning
  }
  return { kinds, fighters, faults }
}

function readRows(map: MapPicture, reading: Reading): string[] {
  const lines = map.picture.split(/\r?\n/)
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop()
  const rows: string[] = []
  const fault = (row: number, column: number, problem: string, remedy: string): void => {
    reading.faults.push({ row, column, problem, remedy })
  }
  lines.forEach((line, y) => {
    let row = ''
    ;[...line.trimEnd()].forEach((character, x) => {
      if (map.grid === 'hex' && character === ' ') return
      if (!Object.hasOwn(reading.kinds, character)) {
        const known = Object.keys(reading.kinds).join(' ')
        fault(y + 1, x + 1, `the key does not say what '${character}' is`, `add it to the key, or use one of: ${known}`)
      }
      row += character.length === 1 ? character : '?'
    })
    const wanted = rows[0]?.length
    if (wanted !== undefined && row.length !== wanted) {
      const problem = `this row has ${row.length} cells, the first has ${wanted}`
      fault(y + 1, Math.min(row.length, wanted) + 1, problem, 'draw every row equally long')
    }
    rows.push(row)
  })
  if (rows.length === 0) fault(0, 0, 'the picture is empty', 'draw at least one row')
  return rows
}

function readWalls(map: MapPicture, rows: readonly string[], reading: Reading, tall: number): Edge[] {
  const stock = stockKinds(tall)
  const sides = waysOf(map.grid).names.filter((name) => map.grid === 'hex' || name.length === 1)
  return (map.walls ?? []).flatMap((wall) => {
    const where = { row: wall.y + 1, column: wall.x + 1 }
    const named = wall.kind
    const kind = typeof named !== 'string' ? named : Object.hasOwn(stock, named) ? stock[named] : undefined
    if (!sides.includes(wall.side)) {
      const problem = `a wall stands on side '${wall.side}'`
      reading.faults.push({ ...where, problem, remedy: `use one of: ${sides.join(', ')}` })
    } else if (rows[wall.y]?.[wall.x] === undefined) {
      reading.faults.push({ ...where, problem: 'a wall stands off the map', remedy: 'columns and rows count from 0' })
    } else if (kind === undefined) {
      const problem = `no wall is called '${wall.kind}'`
      reading.faults.push({ ...where, problem, remedy: `use one of: ${Object.keys(stock).join(', ')}` })
    } else return [{ x: wall.x, y: wall.y, side: wall.side, kind }]
    return []
  })
}

/** Reads a scenario's map. Every fault is listed; the map is fit for play only if there are none. */
export function readPicture(map: MapPicture, measure: Measure): ReadPicture {
  const reading = readKey(map, measure)
  if (!(map.cell > 0 && map.cell < Infinity)) {
    const problem = `a cell is ${map.cell} wide`
    reading.faults.push({ row: 0, column: 0, problem, remedy: 'give a width above 0, in the unit of the rules' })
  }
  const rows = readRows(map, reading)
  const edges = readWalls(map, rows, reading, measure.tall)
  const drawn: Record<string, Cell[]> = {}
  rows.forEach((row, y) => {
    ;[...row].forEach((character, x) => {
      const name = Object.hasOwn(reading.fighters, character) ? reading.fighters[character] : undefined
      if (name === undefined) return
      drawn[name] = [...(Object.hasOwn(drawn, name) ? (drawn[name] ?? []) : []), { x, y }]
    })
  })
  for (const [character, name] of Object.entries(reading.fighters)) {
    if (Object.hasOwn(drawn, name)) continue
    const problem = `the key gives '${character}' to ${name}, but the picture does not show it`
    reading.faults.push({ row: 0, column: 0, problem, remedy: 'draw it, or take it out of the key' })
  }
  const field: Field = {
    grid: map.grid,
    cell: map.cell,
    metric: measure.metric,
    diagonals: measure.diagonals ?? DIAGONALS[measure.metric],
    tall: measure.tall,
    rows,
    kinds: reading.kinds,
    ...(edges.length > 0 ? { edges } : {}),
  }
  return { field, drawn, faults: reading.faults }
}

/**
 * The bodies of one size that a name's cells in a picture stand for, row by row. A big body may be drawn on all its cells,
 * or on the one cell that is its `x`, `y`.
 */
export function bodiesDrawn(field: Field, cells: readonly Cell[], size: number): { bodies: Body[]; faults: Fault[] } {
  const t = terrain(field)
  const left = new Set(cells.map((c) => `${c.x},${c.y}`))
  const bodies: Body[] = []
  const faults: Fault[] = []
  for (const cell of cells) {
    if (!left.has(`${cell.x},${cell.y}`)) continue
    const whole = cells
      .map((c): Body => ({ x: c.x, y: c.y, size }))
      .find((body) => {
        const all = cellsOf(t, body)
        return all[0]?.x === cell.x && all[0]?.y === cell.y && all.every((c) => left.has(`${c.x},${c.y}`))
      })
    const body: Body = whole ?? { x: cell.x, y: cell.y, size }
    for (const c of whole === undefined ? [cell] : cellsOf(t, whole)) left.delete(`${c.x},${c.y}`)
    bodies.push(body)
    if (fits(t, body)) continue
    const problem = `a body of size ${size} does not fit here`
    faults.push({ row: cell.y + 1, column: cell.x + 1, problem, remedy: 'give it room, or draw it elsewhere' })
  }
  return { bodies, faults }
}
