import { type AnySystem, type analysis, own } from '@affray/engine'
import { histogramRows } from './histogram.ts'
import { deedInWords, ENDLESS, endInWords, endless, percent, several, within } from './numbers.ts'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A simulation as one self-contained page: light and dark, printable, every chart with its numbers beside it. */
export function simulationReport(
  system: AnySystem,
  title: string,
  result: analysis.Simulated,
  policies: analysis.PolicyNames,
  replay: (fight: analysis.Named) => string,
): string {
  const bots = result.sides.map(({ id }) => `${id} by ${own(policies, id) ?? 'default'}`).join(', ')
  const { fights, seed, sides, rounds, fighters, drawn, cut, heard } = result
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – ${fights.toLocaleString('en')} fights</title><style>${STYLE}</style></head><body><main>
<header><h1>${escaped(title)}</h1>
<p>${escaped(system.title)}, ${fights.toLocaleString('en')} fights by bots (${escaped(bots)}), seed <code>${escaped(seed)}</code>${result.ended === 'stopped' ? ', stopped early' : ''}.</p></header>
<section><h2>Who wins</h2>
${bars([
  ...sides.map((side, i) => ({
    name: side.id,
    share: side.won.share,
    text: within(side.won),
    low: side.won.low,
    high: side.won.high,
    tone: i,
  })),
  ...(drawn.count > 0
    ? [{ name: 'nobody', share: drawn.share, text: within(drawn), low: drawn.low, high: drawn.high, tone: 4 }]
    : []),
  ...(cut.count > 0
    ? [{ name: 'cut off', share: cut.share, text: within(cut), low: cut.low, high: cut.high, tone: 4 }]
    : []),
])}
<p class="note">Whiskers are 95 % intervals.${cut.count > 0 ? ` A fight is cut off after round ${result.roundLimit}.` : ''}${endless(result) ? ` ${ENDLESS}` : ''}</p></section>
<section><h2>How long it takes</h2>${histogram(rounds.counts, fights, 'rounds')}
<p class="note">Median ${rounds.median}, mean ${rounds.mean.toFixed(1)} rounds.</p></section>
<section><h2>Who is left</h2><p class="note">Of each side, how many are on their feet at the end, and in what share of the fights.</p><div class="pair">${sides
    .map(
      (side, i) => `<div><h3>${escaped(side.id)}</h3>${histogram(side.survivors, fights, 'on their feet', i, 0)}</div>`,
    )
    .join('')}</div></section>
<section><h2>How each ended</h2><p class="note">Per cent of the fights; damage dealt and taken in a fight, in the mean.</p>${endings(fighters, fights)}</section>
<section class="deeds"><h2>What they did</h2>${sides.map((side) => usedTable(side)).join('')}
<p class="note">${heard === fights ? 'Counted in all fights.' : `Counted in ${heard.toLocaleString('en')} of the fights.`} In what share of the fights in which a side did something it won: that says nothing of what it achieves, as whoever is winning does more. <code>affray effects</code> says that.</p></section>
${result.typical === undefined ? '' : `<section><h2>Fights to look at</h2><ul>${namedRow('The most typical', result.typical, replay)}${namedRow('The rarest', result.rarest, replay)}</ul></section>`}
</main></body></html>
`
}

interface Bar {
  readonly name: string
  readonly share: number
  readonly text: string
  readonly low: number
  readonly high: number
  readonly tone: number
}

export function bars(rows: readonly Bar[]): string {
  return `<div class="bars">${rows
    .map(
      ({ name, share, text, low, high, tone }) =>
        `<div class="bar"><span class="name">${escaped(name)}</span><span class="track"><span class="fill tone${tone % 5}" style="width:${(share * 100).toFixed(2)}%"></span><span class="whisker" style="left:${(low * 100).toFixed(2)}%;width:${((high - low) * 100).toFixed(2)}%"></span></span><span class="value">${escaped(text)}</span></div>`,
    )
    .join('')}</div>`
}

function histogram(
  counts: Readonly<Record<number, number>>,
  fights: number,
  what: string,
  tone = 0,
  from?: number,
): string {
  const rows = histogramRows(counts, 24, from)
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const written = rows.length <= 12
  const columns = rows
    .map(({ name, count }) => {
      const said = percent(count / fights)
      return `<div class="column" title="${escaped(name)} ${what}: ${said}"><span class="count">${written && count > 0 ? said.replace(' %', '') : ''}</span><span class="block tone${tone % 5}" style="--share:${(count / most).toFixed(4)}"></span><span class="label">${escaped(name)}</span></div>`
    })
    .join('')
  const told = rows.map(({ name, count }) => `${name} ${what}: ${percent(count / fights)}`).join('; ')
  return `<div class="histogram" role="img" aria-label="${escaped(told)}">${columns}</div><p class="axis">${escaped(what)}${written ? '; above each, per cent of the fights' : ''}</p>`
}

const KINDS = ['unhurt', 'wounded', 'down', 'dead', 'fled'] as const

function endings(fighters: analysis.Simulated['fighters'], fights: number): string {
  const rows = fighters.map(({ id, side, ended, dealt, taken }) => {
    const parts = KINDS.map(
      (kind) =>
        `<span class="${kind}" style="width:${((ended[kind] / fights) * 100).toFixed(2)}%" title="${kind} ${percent(ended[kind] / fights)}"></span>`,
    ).join('')
    const cells = KINDS.map(
      (kind) => `<td>${ended[kind] === 0 ? '–' : inUnits(percent(ended[kind] / fights))}</td>`,
    ).join('')
    return `<tr><th scope="row">${escaped(id)}<small>${escaped(side)}</small></th><td class="stack"><span>${parts}</span></td>${cells}<td>${dealt.toFixed(1)}</td><td>${taken.toFixed(1)}</td></tr>`
  })
  const head = KINDS.map((kind) => `<th scope="col"><i class="${kind}"></i>${kind}</th>`).join('')
  return `<div class="wide endings"><table><thead><tr><th></th><th class="stack"></th>${head}<th scope="col"><span class="unit">damage </span>dealt</th><th scope="col">taken</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** The sign of per cent in a span of its own, as a narrow screen has no room for it. */
const inUnits = (text: string): string => escaped(text).replace(' %', '<span class="unit"> %</span>')

function usedTable({ id, used }: analysis.Simulated['sides'][number]): string {
  if (used.length === 0) return ''
  const rows = used
    .slice(0, MOST_USED)
    .map(
      ({ what, times, fights, won }) =>
        `<tr><th scope="row">${escaped(deedInWords(what))}</th><td>${times.toFixed(2)}</td><td>${percent(fights.share)}</td><td>${within(won).replace(' (', ' <span class="interval">(')}</span></td></tr>`,
    )
    .join('')
  const left = used.length - MOST_USED
  const more = left > 0 ? `<p class="note">And ${several(left, 'thing')} more seldom done.</p>` : ''
  return `<div class="side"><h3>${escaped(id)}</h3><div class="wide"><table><thead><tr><th></th><th scope="col">times a fight</th><th scope="col">in fights</th><th scope="col">side won those</th></tr></thead><tbody>${rows}</tbody></table></div>${more}</div>`
}

/** How many things done are listed for each side. */
const MOST_USED = 14

function namedRow(what: string, fight: analysis.Named | undefined, replay: (fight: analysis.Named) => string): string {
  if (fight === undefined) return ''
  return `<li>${what}: ${escaped(endInWords(fight))}.<br><code>${escaped(replay(fight))}</code></li>`
}

/** The style of every report: light and dark, narrow and printed. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d1b18;--faint:#6a655c;--line:#dcd7cc;--t0:#2f6f8f;--t1:#b4532a;--t2:#5d7a2e;--t3:#7a4f9a;--t4:#8a857b;--good:#5d8a3a;--hurt:#d0a02c;--down:#c46a2b;--dead:#7c2d2d;--fled:#7d8794}
@media (prefers-color-scheme:dark){:root{--paper:#171615;--ink:#ece8df;--faint:#a29b8e;--line:#3a3732;--t0:#6fb2d3;--t1:#e58a5f;--t2:#a3c26b;--t3:#bb93dc;--t4:#8f897d;--good:#8fbf68;--hurt:#e5bd55;--down:#e5935a;--dead:#c05c5c;--fled:#98a3b0}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:860px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:1.7rem;margin:0}h2{font-size:1.15rem;margin:2rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}h3{font-size:1rem;margin:1rem 0 .3rem}header p{margin:.2rem 0;color:var(--faint)}code{font-size:.9em;overflow-wrap:anywhere}.note{color:var(--faint);font-size:.9rem;margin:.4rem 0}
.bars{display:grid;grid-template-columns:max-content 1fr max-content;gap:8px 12px}.bar{display:grid;grid-template-columns:subgrid;grid-column:1/-1;align-items:center}.track{position:relative;height:18px;background:color-mix(in srgb,var(--line) 50%,transparent);border-radius:3px}.fill{position:absolute;inset:0 auto 0 0;border-radius:3px}.whisker{position:absolute;top:50%;height:0;border-top:2px solid var(--ink)}.value{font-variant-numeric:tabular-nums}
.tone0{background:var(--t0)}.tone1{background:var(--t1)}.tone2{background:var(--t2)}.tone3{background:var(--t3)}.tone4{background:var(--t4)}
.histogram{display:flex;align-items:flex-end;gap:3px;height:190px}.column{flex:1;min-width:0;height:100%;display:flex;flex-direction:column;justify-content:flex-end;align-items:center}.block{flex:none;width:100%;height:calc((100% - 2.5rem)*var(--share));border-radius:3px 3px 0 0}.count,.label{font-size:.72rem;color:var(--faint);white-space:nowrap;font-variant-numeric:tabular-nums}
.axis{color:var(--faint);font-size:.78rem;margin:.1rem 0;text-align:center}.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:16px}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:5px 8px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}th[scope=row],thead th:first-child{text-align:left}th small{display:block;font-weight:400;color:var(--faint)}th i{display:inline-block;width:.7em;height:.7em;margin-right:.35em;border-radius:2px}
.endings thead th{white-space:normal;vertical-align:bottom}.endings :is(th,td){padding:5px 6px}.stack{min-width:110px}.stack>span{display:flex;height:16px;border-radius:3px;overflow:hidden}.unhurt{background:var(--good)}.wounded{background:var(--hurt)}.down{background:var(--down)}.dead{background:var(--dead)}.fled{background:var(--fled)}li{margin:.5rem 0}
@media (max-width:560px){.bars{grid-template-columns:1fr max-content}.bar .track{grid-column:1/-1;order:1}.bar .value{text-align:right}.column .count{font-size:.62rem}table{font-size:.74rem}th,td{padding:4px 2px}thead th{white-space:normal;vertical-align:bottom}.endings table{font-size:.64rem}.endings :is(th,td){padding:4px 2px}.stack,.unit{display:none}.endings th[scope=row]{white-space:normal;overflow-wrap:anywhere}.interval{display:block;color:var(--faint)}th i{display:block;margin:0 0 2px auto}}
@media print{:root{--paper:#fff;--ink:#000;font-size:80%}body{font-size:13px}main{max-width:none;padding:0}section,.side{break-inside:avoid}.deeds{break-inside:auto}h2,h3{break-after:avoid}tr{break-inside:avoid}.fill,.block,.stack span,th i{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`
