import type { AnySystem, analysis } from '@affray/engine'
import { bar, columns, ink, padded, table, wrapped } from '../terminal.ts'
import { percent, within } from './numbers.ts'

/** How many things done are listed for each side. */
const MOST_USED = 8

/** A simulation as a page of text. */
export function simulationInWords(
  system: AnySystem,
  title: string,
  path: string,
  policies: analysis.PolicyNames,
  result: analysis.Simulated,
): string[] {
  const bots = result.sides.map(({ id }) => `${id} by ${policies[id] ?? 'default'}`).join(', ')
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
    '',
    `${ink('bold', 'Rounds')}  median ${result.rounds.median}, mean ${result.rounds.mean.toFixed(1)}`,
    ...histogram(result.rounds.counts, result.fights),
    '',
    ink('bold', 'How each ended'),
    ...fared(result),
    '',
    ...result.sides.flatMap((side) => used(side)),
    ...named('The most typical fight', result.typical, path),
    ...named('The rarest', result.rarest, path),
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

/** Rounds from the first to the one that all but one in a hundred fights ended by; the tail in one row. */
function histogram(counts: Readonly<Record<number, number>>, fights: number): string[] {
  const rows = Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([a], [b]) => a - b)
  const shown: [string, number][] = []
  let seen = 0
  for (const [value, count] of rows) {
    if (shown.length >= 15 || seen > 0.99 * fights) {
      const rest = fights - seen
      shown.push([`${value}+`, rest])
      break
    }
    seen += count
    shown.push([String(value), count])
  }
  const most = Math.max(1, ...shown.map(([, count]) => count))
  const width = Math.max(10, columns() - 24)
  return shown.map(
    ([name, count]) =>
      `  ${name.padStart(4)}  ${percent(count / fights).padStart(8)}  ${ink('cyan', '█'.repeat(Math.round((count / most) * width)) || '▏')}`,
  )
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

function used({ id, used: rows }: analysis.Simulated['sides'][number]): string[] {
  if (rows.length === 0) return []
  const head = [`${id} did`, 'a fight', 'in fights', 'won of those', 'against'].map((cell) => ink('dim', cell))
  const lines = rows
    .slice(0, MOST_USED)
    .map(({ what, times, fights, won, wonOverall }) => [
      what.replace(/^(action|effect): /, ''),
      times.toFixed(2),
      percent(fights.share),
      percent(won.share),
      `${percent(wonOverall.share)} in all`,
    ])
  return [ink('bold', `What ${id} did, and how they then fared`), ...table([head, ...lines]), '']
}

function named(what: string, fight: analysis.Named | undefined, path: string): string[] {
  if (fight === undefined) return []
  const how = `${fight.winner ?? 'nobody'} won in round ${fight.rounds} with ${fight.survivors} standing`
  return [`${padded(`${what}:`, 23)} ${how}`, ink('dim', `  affray fight ${path} --seed '${fight.seed}'`)]
}
