import { analysis } from '@affray/engine'
import type { Command } from 'commander'
import { percent, points, signed, whole, within } from '../analysis/numbers.ts'
import { Progress, stoppable } from '../analysis/progress.ts'
import { Threads, workersOf } from '../analysis/threads.ts'
import { temperaments } from '../bots.ts'
import { several } from '../options.ts'
import { print, printJson } from '../output.ts'
import { readScenario } from '../scenario-file.ts'
import { bar, columns, ink, table, wrapped } from '../terminal.ts'

interface Options {
  readonly vary: readonly string[]
  readonly fights: string
  readonly seed: string
  readonly workers?: string
  readonly policy?: readonly string[]
  readonly rounds: string
  readonly json?: true
}

export function compareCommand(program: Command): void {
  program
    .command('compare')
    .description('what a change does: variants of a scenario on the same dice')
    .argument('<scenario>', 'a scenario file, YAML or JSON')
    .requiredOption(
      '--vary <change>',
      'option=value, policy:side=name, fighter.field=value or fighter.field=from..to:step; may be given again',
      several,
    )
    .option('-n, --fights <number>', 'how many fights of each', '10000')
    .option('--seed <seed>', 'dice to throw', '1')
    .option('--workers <number>', 'threads; the result is the same for any number (default: all cores)')
    .option('--policy <side=name>', 'how a side plays; may be given again', several)
    .option('--rounds <number>', 'cut a fight off after so many rounds', '500')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  affray compare scenarios/example/tavern.yaml --vary ties=attacker\n  affray compare scenarios/example/tavern.yaml --vary bouncer.brawling=0..8:2',
    )
    .action(async (path: string, options: Options) => {
      const { system, raw, setup } = readScenario(path)
      const policies = temperaments(system, setup, options.policy)
      const base = { label: 'as it is', scenario: raw, policies }
      const variants = [base, ...options.vary.flatMap((vary) => analysis.variants(system, raw, vary, policies))]
      const workers = workersOf(options.workers)
      const fights = whole(options.fights, 'fights', 2)
      const signal = stoppable()
      const progress = new Progress('fights')
      const threads = new Threads(workers)
      try {
        const rows = await analysis.compare(system, {
          variants,
          fights,
          seed: options.seed,
          rounds: whole(options.rounds, 'rounds', 1),
          workers,
          signal,
          chunk: Math.min(1000, Math.max(20, Math.ceil(fights / workers / 8))),
          run: (chunk) => threads.compare(chunk),
          progress: (done, of) => progress.update(done, of),
        })
        progress.clear()
        if (options.json === true) printJson({ scenario: path, system: system.id, seed: options.seed, variants: rows })
        else print(...inWords(setup.title || path, rows, options.seed))
      } finally {
        await threads.close()
      }
    })
}

function inWords(title: string, rows: readonly analysis.Compared[], seed: string): string[] {
  const [base] = rows
  const fights = base?.sides[0]?.won.of ?? 0
  const sides = base?.sides.map(({ id }) => id) ?? []
  const width = Math.max(10, Math.min(40, columns() - 60))
  const block = (id: string): string[] => {
    const head = ['', `${id} win`, 'difference', ''].map((cell) => ink('dim', cell))
    const lines = rows.map((row, i) => {
      const side = row.sides.find((s) => s.id === id)
      if (side === undefined) return [row.label, '–', '', '']
      return [row.label, within(side.won), i === 0 ? '' : points(side.gained), ink('cyan', bar(side.won.share, width))]
    })
    return [ink('bold', id), ...table([head, ...lines]), '']
  }
  const rounds = rows.map((row, i) => [
    row.label,
    row.rounds.mean.toFixed(2),
    i === 0 ? '' : `${signed(row.longer.mean)} (${signed(row.longer.low)} to ${signed(row.longer.high)})`,
    row.cut.count === 0 ? '' : `${percent(row.cut.share)} cut off`,
  ])
  return [
    ink('bold', title),
    wrapped(
      `${rows.length} variants, ${fights.toLocaleString('en')} fights each on the same dice, seed ${seed}. Differences are to the first, with 95 % intervals.`,
    ),
    '',
    // With two sides and no draws the second says nothing the first does not.
    ...block(sides[0] ?? ''),
    ...sides
      .slice(1)
      .filter((id) => sides.length > 2 || rows.some((row) => drawsMatter(row, id)))
      .flatMap(block),
    ink('bold', 'rounds'),
    ...table([['', 'mean', 'difference', ''].map((cell) => ink('dim', cell)), ...rounds]),
  ]
}

const drawsMatter = (row: analysis.Compared, _id: string): boolean => {
  const won = row.sides.reduce((sum, side) => sum + side.won.count, 0)
  return won < 0.99 * (row.sides[0]?.won.of ?? 1)
}
