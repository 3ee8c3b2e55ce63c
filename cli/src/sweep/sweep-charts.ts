import { analysis } from '@affray/engine'
import { within } from '../analysis/numbers.ts'
import { escaped } from '../analysis/report.ts'
import { curves, heatMap } from './charts.ts'

/** So many charts are drawn for a side; the table below has every cell. */
const MOST_CHARTS = 12
/** So many curves stand in one chart; of more a heat map is made. */
const MOST_CURVES = 5

/** A place on an axis: what is set there, in words, and its number where it has one. */
interface Place {
  readonly says: string
  readonly x: number | undefined
}
/** An axis of a chart: one that is varied, or several that are linked. */
interface Along {
  readonly name: string
  readonly places: readonly Place[]
  /** Where a cell lies on it. */
  says(cell: analysis.Cell): string
}
type Played = ReadonlyMap<number, analysis.CellPlayed>

/** A side's chances along the longest axis of numbers, for each place of the next axis; a chart for each combination of whatever else is varied. */
export function chartsOf(grid: analysis.Grid, played: Played, side: string): string {
  const axes = grid.axes.map((names) => axisOf(grid, names)).filter(({ places }) => places.length > 1)
  const numeric = axes.filter(({ places }) => places.every(({ x }) => x !== undefined))
  const [along] = numeric.toSorted((a, b) => b.places.length - a.places.length)
  if (along === undefined) return ''
  const [by, ...rest] = axes.filter((axis) => axis !== along)
  const groups = new Map<string, analysis.Cell[]>()
  for (const cell of grid.cells) {
    const key = rest.map((axis) => axis.says(cell)).join(', ')
    groups.set(key, [...(groups.get(key) ?? []), cell])
  }
  const shown = [...groups].slice(0, MOST_CHARTS).map(([heading, cells]) => {
    const drawn = by === undefined || by.places.length <= MOST_CURVES ? lines : squares
    return `${groups.size > 1 ? `<h3>${escaped(heading)}</h3>` : ''}${drawn(cells, played, side, along, by)}`
  })
  const left = groups.size - shown.length
  return `${shown.join('')}${left > 0 ? `<p class="note">And ${left} more; the table has them.</p>` : ''}`
}

function axisOf(grid: analysis.Grid, names: readonly string[]): Along {
  const mine = ({ settings }: analysis.Cell): analysis.Setting[] => settings.filter(({ axis }) => names.includes(axis))
  const says = (cell: analysis.Cell): string =>
    names.length === 1 ? (mine(cell)[0]?.says ?? '') : analysis.inWords(mine(cell))
  const places = new Map(grid.cells.map((cell) => [says(cell), { says: says(cell), x: mine(cell)[0]?.x }]))
  return { name: names.join(', '), places: [...places.values()], says }
}

/** How a side fared at a place of each axis, where that has been played. */
function fared(cells: readonly analysis.Cell[], played: Played, side: string, along: Along, by: Along | undefined) {
  return (column: string, row: string | undefined): analysis.CellPlayed['sides'][number] | undefined => {
    const cell = cells.find((one) => along.says(one) === column && (by === undefined || by.says(one) === row))
    return cell && played.get(cell.n)?.sides.find(({ id }) => id === side)
  }
}

function lines(
  cells: readonly analysis.Cell[],
  played: Played,
  side: string,
  along: Along,
  by: Along | undefined,
): string {
  const at = fared(cells, played, side, along, by)
  const drawn = (by?.places ?? [undefined]).map((row) => ({
    name: row === undefined ? side : row.says.includes('=') ? row.says : `${by?.name}=${row.says}`,
    points: along.places.flatMap(({ says, x }) => {
      const found = at(says, row?.says)
      return found === undefined || x === undefined ? [] : [{ x, ...found.won }]
    }),
  }))
  return drawn.every(({ points }) => points.length === 0) ? '' : curves(along.name, drawn)
}

function squares(
  cells: readonly analysis.Cell[],
  played: Played,
  side: string,
  along: Along,
  by: Along | undefined,
): string {
  const at = fared(cells, played, side, along, by)
  const down = { axis: by?.name ?? '', values: by?.places.map(({ says }) => says) ?? [] }
  const across = { axis: along.name, values: along.places.map(({ says }) => says) }
  return heatMap(down, across, (r, c) => {
    const found = at(across.values[c] ?? '', down.values[r])
    return found && { share: found.won.share, says: within(found.won) }
  })
}
