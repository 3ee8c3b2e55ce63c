import type { analysis } from '@affray/engine'
import { percent, points, within } from '../analysis/numbers.ts'
import { escaped, STYLE } from '../analysis/report.ts'
import { CHART_STYLE } from './charts.ts'
import type { PlanFile } from './plan-file.ts'
import { chartsOf } from './sweep-charts.ts'

/** A sweep as one self-contained page: curves or heat maps, and every cell in a table. What is not finished says so. */
export function sweepReport({ plan, grid }: PlanFile, played: readonly analysis.CellPlayed[]): string {
  const cells = new Map(played.map((cell) => [cell.n, cell]))
  const fights = played.reduce((sum, cell) => sum + cell.fights, 0)
  const title = typeof plan.scenario === 'string' ? plan.scenario : plan.scenario.join(', ')
  const state =
    played.length === grid.cells.length ? `${played.length} cells` : `${played.length} of ${grid.cells.length} cells`
  const sides = [...new Set(played.flatMap((cell) => cell.sides.map(({ id }) => id)))]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – ${state}</title><style>${STYLE}${CHART_STYLE}</style></head><body><main>
<header><h1>${escaped(title)}</h1>
<p>${state}, ${fights.toLocaleString('en')} fights, seed <code>${escaped(plan.seed)}</code>. Intervals are of 95 %.</p></header>
${sides.map((side) => `<section><h2>${escaped(side)} win</h2>${chartsOf(grid, cells, side)}</section>`).join('\n')}
<section><h2>Every cell</h2>${table(grid, played)}</section>
</main></body></html>
`
}

function table(grid: analysis.Grid, played: readonly analysis.CellPlayed[]): string {
  const axes = grid.axes.flat()
  const compared = played.some(({ sides }) => sides.some(({ gained }) => gained !== undefined))
  const head = [...axes, 'side', 'fights', 'won', ...(compared ? ['gained'] : []), 'rounds', 'down', 'dead']
  const rows = played.flatMap(({ settings, fights, sides, rounds }) =>
    sides.map(({ id, won, gained, ended }) => {
      const values = axes.map((axis) => (settings[axis] === undefined ? '' : String(settings[axis])))
      const cells = [
        ...[...values, id, fights.toLocaleString('en'), within(won)],
        ...(compared ? [gained === undefined ? '' : points(gained)] : []),
        ...[rounds.mean.toFixed(2), ended.down.toFixed(2), ended.dead.toFixed(2)],
      ]
      return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
    }),
  )
  return `<p class="note">Rounds and how many of a side were down or dead at the end: in the mean of a fight.</p><div class="wide"><table><thead><tr>${head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** A cell in a line of text. */
export const cellInWords = ({ sides }: analysis.CellPlayed): string =>
  sides.map(({ id, won, gained }) => `${id} ${gained === undefined ? percent(won.share) : points(gained)}`).join(', ')
