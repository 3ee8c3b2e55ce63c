import fc from 'fast-check'
import {
  type Body,
  type Diagonals,
  type Field,
  type Kind,
  type Meaning,
  type Metric,
  readPicture,
  type Shape,
  type Terrain,
  terrain,
} from '../index.ts'

interface Options {
  readonly grid?: Shape
  readonly metric?: Metric
  readonly diagonals?: Diagonals
  readonly cell?: number
  readonly key?: Readonly<Record<string, Meaning>>
  readonly walls?: readonly { x: number; y: number; side: string; kind: string | Kind }[]
}

/** A hand-drawn map. Every letter a–z is a body of that name on the floor; `at` gives its first cell. */
export function drawn(picture: string, options: Options = {}): { t: Terrain; at: Record<string, Body>; field: Field } {
  const { grid = 'square', metric = grid === 'hex' ? 'hex' : 'chebyshev', cell = 1, key = {}, walls = [] } = options
  const text = picture.replace(/^\n/, '').replace(/\n *$/, '')
  const margin = Math.min(...text.split('\n').map((row) => row.search(/\S/)))
  const rows = text.split('\n').map((row) => row.slice(margin))
  const letters = [...new Set(rows.join('').replace(/[^a-z]/g, ''))].filter((l) => !(l in key))
  const read = readPicture(
    {
      grid,
      cell,
      picture: rows.join('\n'),
      key: { ...key, ...Object.fromEntries(letters.map((l) => [l, l])) },
      walls,
    },
    { metric, tall: 2, ...(options.diagonals === undefined ? {} : { diagonals: options.diagonals }) },
  )
  if (read.faults.length > 0) throw new Error(JSON.stringify(read.faults))
  const at = Object.fromEntries(Object.entries(read.drawn).map(([name, cells]) => [name, { ...cells[0]! }]))
  return { t: terrain(read.field), at, field: read.field }
}

/** The cells of a list drawn on the map as `*`, for comparison with a picture. */
export function marked(t: Terrain, cells: readonly { x: number; y: number }[]): string {
  const marks = new Set(cells.map((c) => `${c.x},${c.y}`))
  return t.field.rows.map((row, y) => [...row].map((c, x) => (marks.has(`${x},${y}`) ? '*' : c)).join('')).join('\n')
}

/** A picture written with the indentation of the code around it. */
export function page(text: string): string {
  const rows = text.replace(/^\n/, '').replace(/\n *$/, '').split('\n')
  const margin = Math.min(...rows.map((row) => row.search(/\S/)))
  return rows.map((row) => row.slice(margin)).join('\n')
}

const KINDS: Record<string, Kind> = {
  '.': { name: 'floor' },
  '#': { name: 'wall', blocks: ['movement', 'sight', 'missiles'] },
  '~': { name: 'difficult', cost: 2 },
  o: { name: 'pillar', blocks: ['movement', 'sight', 'missiles'], fills: 0.5 },
  l: { name: 'low wall', blocks: ['sight', 'missiles'], height: 1, cost: 2 },
  h: { name: 'hill', elevation: 1 },
  H: { name: 'cliff', elevation: 3 },
}

/** A map of this grid and these characters, with a few walls on sides. */
export function anyField(
  grid: Shape,
  characters: string,
  size: number,
  metric: Metric = grid === 'hex' ? 'hex' : 'chebyshev',
  diagonals: Diagonals = 'one',
): fc.Arbitrary<Field> {
  const sides = grid === 'hex' ? ['ne', 'e', 'se', 'sw', 'w', 'nw'] : ['n', 'e', 's', 'w']
  const place = fc.integer({ min: 0, max: size - 1 })
  const edge = fc.record({ x: place, y: place, side: fc.constantFrom(...sides), kind: fc.constant(KINDS['#']!) })
  const row = fc.array(fc.constantFrom(...characters), { minLength: size, maxLength: size }).map((cs) => cs.join(''))
  return fc
    .record({
      rows: fc.array(row, { minLength: size, maxLength: size }),
      edges: fc.array(edge, { maxLength: 4 }),
    })
    .map(({ rows, edges }) => ({ grid, cell: 1, metric, diagonals, tall: 2, rows, kinds: KINDS, edges }))
}

/** A body somewhere on a map of this size. */
export function anyBody(size: number, most = 1): fc.Arbitrary<Body> {
  const place = fc.integer({ min: 0, max: size - 1 })
  return fc.record({ x: place, y: place, size: fc.integer({ min: 1, max: most }) })
}

/** The same map with one more wall filling a cell. */
export function walledAt(field: Field, x: number, y: number): Field {
  const rows = field.rows.map((row, i) => (i === y ? `${row.slice(0, x)}#${row.slice(x + 1)}` : row))
  return { ...field, rows }
}
