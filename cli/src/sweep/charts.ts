import { percent } from '../analysis/numbers.ts'
import { escaped } from '../analysis/report.ts'

/** A chance at one place of a chart, with its interval. */
export interface Point {
  readonly x: number
  readonly share: number
  readonly low: number
  readonly high: number
}
export interface Curve {
  readonly name: string
  readonly points: readonly Point[]
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [640, 260, 44, 30, 10] as const

/** Chances along an axis of numbers: a curve for each value of another axis, each with its interval as a band. */
export function curves(axis: string, lines: readonly Curve[]): string {
  const xs = lines.flatMap(({ points }) => points.map(({ x }) => x))
  const [first, last] = [Math.min(...xs), Math.max(...xs)]
  const across = (x: number): string =>
    (LEFT + (last === first ? 0.5 : (x - first) / (last - first)) * (WIDTH - LEFT - 12)).toFixed(1)
  const up = (share: number): string => (TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)).toFixed(1)
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="rule" x1="${LEFT}" x2="${WIDTH - 12}" y1="${up(share)}" y2="${up(share)}"/><text x="${LEFT - 6}" y="${up(share)}" dy="4" text-anchor="end">${share * 100} %</text>`,
  )
  const marks = ticks([...new Set(xs)].sort((a, b) => a - b)).map(
    (x) => `<text x="${across(x)}" y="${HEIGHT - 10}" text-anchor="middle">${x}</text>`,
  )
  const drawn = lines.map(({ points }, i) => {
    const along = points.toSorted((a, b) => a.x - b.x)
    const band = [
      ...along.map(({ x, high }) => `${across(x)},${up(high)}`),
      ...along.toReversed().map(({ x, low }) => `${across(x)},${up(low)}`),
    ].join(' ')
    const path = along.map(({ x, share }) => `${across(x)},${up(share)}`).join(' ')
    const dots = along.map(({ x, share }) => `<circle cx="${across(x)}" cy="${up(share)}" r="3"/>`).join('')
    return `<g class="line tone${i % 5}"><polygon points="${band}"/><polyline points="${path}"/>${dots}</g>`
  })
  const told = lines.map(
    ({ name, points }) => `${name}: ${points.map(({ x, share }) => `${x} ${percent(share)}`).join(', ')}`,
  )
  const legend =
    lines.length < 2
      ? ''
      : `<p class="legend">${lines.map(({ name }, i) => `<span><i class="tone${i % 5}"></i>${escaped(name)}</span>`).join('')}</p>`
  return `${legend}<svg class="curves" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(told.join('; '))}">${grid.join('')}${marks.join('')}${drawn.join('')}</svg><p class="axis">${escaped(axis)}</p>`
}

/** At most some twelve of the places are written. */
function ticks(xs: readonly number[]): readonly number[] {
  const every = Math.ceil(xs.length / 12)
  return xs.filter((_, i) => i % every === 0)
}

/** A square of a heat map: undefined where it has not been played, or is not part of the sweep. */
export type Square = { readonly share: number; readonly says: string } | undefined

/** Chances over two axes: the fuller the colour, the better the chance; each square says its number. */
export function heatMap(
  down: { readonly axis: string; readonly values: readonly string[] },
  across: { readonly axis: string; readonly values: readonly string[] },
  at: (row: number, column: number) => Square,
): string {
  const head = across.values.map((value) => `<th scope="col">${escaped(value)}</th>`).join('')
  const rows = down.values.map((value, r) => {
    const squares = across.values.map((_, c) => {
      const square = at(r, c)
      if (square === undefined) return '<td class="none">–</td>'
      const heat = Math.round(square.share * 100)
      return `<td class="heat" style="--heat:${heat}%" title="${escaped(square.says)}">${Math.round(square.share * 1000) / 10}</td>`
    })
    return `<tr><th scope="row">${escaped(value)}</th>${squares.join('')}</tr>`
  })
  return `<div class="wide"><table class="heatmap"><thead><tr><th>${escaped(down.axis)} ↓ ${escaped(across.axis)} →</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div><p class="axis">per cent</p>`
}

/** The style of these charts, beside that of every report. */
export const CHART_STYLE = `
.curves{width:100%;height:auto;font-size:11px;fill:var(--faint)}.rule{stroke:var(--line)}.line polyline{fill:none;stroke-width:2}.line polygon{opacity:.16;stroke:none}
.curves .tone0{stroke:var(--t0);fill:var(--t0)}.curves .tone1{stroke:var(--t1);fill:var(--t1)}.curves .tone2{stroke:var(--t2);fill:var(--t2)}.curves .tone3{stroke:var(--t3);fill:var(--t3)}.curves .tone4{stroke:var(--t4);fill:var(--t4)}.curves .line{background:none}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:.85rem;margin:.4rem 0}.legend i{display:inline-block;width:14px;height:4px;border-radius:2px;margin-right:6px;vertical-align:middle}
.heatmap td{text-align:center}.heat{background:color-mix(in srgb,var(--t0) calc(var(--heat)*.7),var(--paper));print-color-adjust:exact;-webkit-print-color-adjust:exact}.none{color:var(--faint)}
`
