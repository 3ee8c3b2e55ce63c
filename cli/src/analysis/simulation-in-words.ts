import { type AnySystem, type analysis, own } from '@affray/engine'
import { bar, columns, ink, padded, table, wrapped } from '../terminal.ts'
import { histogramRows } from './histogram.ts'
import { deedInWords, ENDLESS, endInWords, endless, percent, several, within } from './numbers.ts'

/** How many things done are listed for each side. */
const MOST_USED = 8

/** A simulation as a page of text. */
export function simulationInWords(
  system: AnySystem,
  title: string,
  policies: analysis.PolicyNames,
  result: analysis.Simulated,
  replay: (fight: analysis.Named) => string,
): string[] {
  const bots = result.sides.map(({ id }) => `${id} by ${own(policies, id) ?? 'default'}`).join(', ')
  const ended = {
    all: '',
    within: ' The chances are known as well as was asked for.',
    stopped: ' Stopped early: this is what was played.',
  }[result.ended]
  return [
    ink('bold', title),
    wrapped(
      `${system.title}, ${result.fights.toLocaleString('en')} fights, seed ${result.seed}, bots: ${bots}.${ended}`,
    ),
    '',
    ink('bold', 'Who wins'),
    ...chances(result),
    ...(endless(result) ? [wrapped(ENDLESS, '  ')] : []),
    '',
    `${ink('bold', 'Rounds')}  median ${result.rounds.median}, mean ${result.rounds.mean.toFixed(1)}`,
    ...histogram(result.rounds.counts, result.fights),
    '',
    ink('bold', 'How many of a side are still on their feet'),
    ...survivors(result),
    '',
    ink('bold', 'How each ended'),
    ...fared(result),
    '',
    ...result.sides.flatMap((side) => used(side, result.heard, result.fights)),
    ...named('The most typical fight', result.typical, replay),
    ...named('The rarest', result.rarest, replay),
  ]
}

function chances({ sides, drawn, cut, roundLimit }: analysis.Simulated): string[] {
  const width = Math.max(10, columns() - 44)
  const row = (name: string, chance: analysis.Share): string[] => [
    `  ${name}`,
    within(chance),
    ink('cyan', bar(chance.share, width)),
  ]
  return table(
    [
      ...sides.map((side) => row(side.id, side.won)),
      ...(drawn.count === 0 ? [] : [row('nobody', drawn)]),
      ...(cut.count === 0 ? [] : [row(`cut off after round ${roundLimit}`, cut)]),
    ],
    '',
  )
}

function histogram(counts: Readonly<Record<number, number>>, fights: number): string[] {
  const rows = histogramRows(counts, 16)
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const width = Math.max(10, columns() - 24)
  return rows.map(({ name, count }) => {
    const full = '█'.repeat(Math.round((count / most) * width)) || (count === 0 ? '' : '▏')
    return `  ${name.padStart(4)}  ${percent(count / fights).padStart(8)}  ${ink('cyan', full)}`.trimEnd()
  })
}

/** For each side, how often none of it, one, two … were up at the end. */
function survivors({ sides, fights }: analysis.Simulated): string[] {
  const most = Math.max(...sides.flatMap(({ survivors }) => Object.keys(survivors).map(Number)))
  const numbers = most > 6 ? [] : Array.from({ length: most + 1 }, (_, up) => up)
  const head = ['', 'mean', ...numbers.map((up) => (up === 0 ? 'none' : String(up)))]
  const rows = sides.map(({ id, survivors }) => {
    const sum = Object.entries(survivors).reduce((total, [up, count]) => total + Number(up) * count, 0)
    const share = (up: number): string => (survivors[up] === undefined ? '–' : percent(survivors[up] / fights))
    return [id, (sum / fights).toFixed(2), ...numbers.map(share)]
  })
  return table([head.map((cell) => ink('dim', cell)), ...rows])
}

function fared({ fighters, fights }: analysis.Simulated): string[] {
  const head = ['', 'unhurt', 'wounded', 'down', 'dead', 'fled', 'damage dealt', 'taken'].map((cell) =>
    ink('dim', cell),
  )
  const share = (count: number): string => (count === 0 ? '–' : percent(count / fights))
  const rows = fighters.map(({ id, ended, dealt, taken }) => [
    id,
    share(ended.unhurt),
    share(ended.wounded),
    share(ended.down),
    share(ended.dead),
    share(ended.fled),
    dealt.toFixed(1),
    taken.toFixed(1),
  ])
  return table([head, ...rows])
}

/** Whoever is winning does more of everything. */
const NO_CAUSE = [ink('dim', '  That says nothing of what it achieves: affray effects does.')]

function used({ id, used: rows }: analysis.Simulated['sides'][number], heard: number, fights: number): string[] {
  if (rows.length === 0) return []
  const head = ['', 'times a fight', 'in fights', 'side won those'].map((cell) => ink('dim', cell))
  const lines = rows
    .slice(0, MOST_USED)
    .map(({ what, times, fights: found, won }) => [
      deedInWords(what),
      times.toFixed(2),
      percent(found.share),
      within(won),
    ])
  const left = rows.length - lines.length
  const more = left > 0 ? [ink('dim', `  and ${several(left, 'thing')} more seldom done; --json has all`)] : []
  const counted = heard === fights ? '' : ink('dim', ` (in ${heard.toLocaleString('en')} of the fights)`)
  return [ink('bold', `What ${id} did`) + counted, ...table([head, ...lines]), ...more, ...NO_CAUSE, '']
}

function named(what: string, fight: analysis.Named | undefined, replay: (fight: analysis.Named) => string): string[] {
  if (fight === undefined) return []
  const how = endInWords(fight)
  return [`${padded(`${what}:`, 23)} ${how}`, ink('dim', `  ${replay(fight)}`)]
}
