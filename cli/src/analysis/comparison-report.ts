import type { AnySystem, analysis } from '@affray/engine'
import { percent, points, signed, within } from './numbers.ts'
import { bars, escaped, STYLE } from './report.ts'

/** Variants side by side as one self-contained page: light and dark, printable, every chart with its numbers beside it. */
export function comparisonReport(
  system: AnySystem,
  title: string,
  rows: readonly analysis.Compared[],
  seed: string,
  ended: 'all' | 'stopped',
): string {
  const [base] = rows
  const fights = base?.sides[0]?.won.of ?? 0
  const sides = base?.sides.map(({ id }) => id) ?? []
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – ${rows.length} variants</title><style>${STYLE}</style></head><body><main>
<header><h1>${escaped(title)}</h1>
<p>${escaped(system.title)}, ${rows.length} variants, ${fights.toLocaleString('en')} fights each on the same dice, seed <code>${escaped(seed)}</code>${ended === 'stopped' ? ', stopped early' : ''}. Differences are to the first.</p></header>
${sides.map((id, tone) => side(id, rows, tone)).join('\n')}
<section><h2>How long it takes</h2>${lengths(rows)}</section>
<section><h2>Down and dead</h2>${fallen(sides, rows)}</section>
</main></body></html>
`
}

/** How one side fares in each variant. */
function side(id: string, rows: readonly analysis.Compared[], tone: number): string {
  const found = rows.flatMap(({ label, sides }, i) => {
    const mine = sides.find((one) => one.id === id)
    return mine === undefined ? [] : [{ label, ...mine, first: i === 0 }]
  })
  const chart = bars(
    found.map(({ label, won }) => ({
      name: label,
      share: won.share,
      text: within(won),
      low: won.low,
      high: won.high,
      tone,
    })),
  )
  const lines = found.map(
    ({ label, won, gained, first }) =>
      `<tr><th scope="row">${escaped(label)}</th><td>${percent(won.share)}</td><td>${first ? '' : escaped(points(gained))}</td></tr>`,
  )
  return `<section><h2>${escaped(id)} win</h2>
${chart}
<p class="note">Whiskers are 95 % intervals.</p>
<div class="wide"><table><thead><tr><th></th><th scope="col">chance</th><th scope="col">difference</th></tr></thead><tbody>${lines.join('')}</tbody></table></div></section>`
}

function lengths(rows: readonly analysis.Compared[]): string {
  const lines = rows.map(({ label, rounds, longer, cut }, i) => {
    const differs = i === 0 ? '' : longer.low === longer.high ? 'none in these fights' : signed(longer.mean, 2)
    const off = cut.count === 0 ? '' : percent(cut.share)
    return `<tr><th scope="row">${escaped(label)}</th><td>${rounds.mean.toFixed(2)}</td><td>${differs}</td><td>${off}</td></tr>`
  })
  return `<div class="wide"><table><thead><tr><th></th><th scope="col">rounds, mean</th><th scope="col">difference</th><th scope="col">cut off</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

/** How many of each side are down or dead at the end, in the mean of a fight. */
function fallen(sides: readonly string[], rows: readonly analysis.Compared[]): string {
  const head = sides.flatMap((id) => [`${id} down`, `${id} dead`])
  const lines = rows.map(({ label, sides: all }) => {
    const cells = sides.flatMap((id) => {
      const ended = all.find((side) => side.id === id)?.ended
      return [ended?.down.toFixed(2) ?? '', ended?.dead.toFixed(2) ?? '']
    })
    return `<tr><th scope="row">${escaped(label)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<div class="wide"><table><thead><tr><th></th>${head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div><p class="note">How many of a side, in the mean of a fight.</p>`
}
