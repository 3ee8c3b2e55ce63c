import { existsSync } from 'node:fs'
import { AffrayError, analysis, dice } from '@affray/engine'
import type { Command } from 'commander'
import { oddsInWords } from '../analysis/odds-in-words.ts'
import { Progress, stoppable } from '../analysis/progress.ts'
import { pendingIn } from '../analysis/waiting.ts'
import { temperaments } from '../bots.ts'
import { several } from '../options.ts'
import { print, printJson } from '../output.ts'
import { columns, ink } from '../terminal.ts'
import { describe } from './advise.ts'

/** A table longer than this is shown in bands of equal width. */
const MOST_ROWS = 30

interface Options {
  readonly at?: string
  readonly option?: string
  readonly targets?: true
  readonly seat?: string
  readonly seed?: string
  readonly seconds?: string
  readonly policy?: readonly string[]
  readonly json?: true
}

export function oddsCommand(program: Command): void {
  program
    .command('odds')
    .description('the exact odds of a roll, or of each thing a fighter can do now')
    .argument('<what...>', 'dice such as 2d6+1, d%, 4d6kh3, 3d8! or 5D+2; or a scenario or fight file')
    .option('--at <entry>', 'of a fight: the decision behind this entry')
    .option('--option <key>', 'only this option of the decision')
    .option('--targets', 'a row for each fighter an option can be aimed at')
    .option('--seat <name>', 'whose decision, where several wait')
    .option('--seed <seed>', 'dice to throw where some are wanted before the decision')
    .option('--policy <side=name>', 'how a side decides afterwards; may be given again', several)
    .option('--seconds <number>', 'how long it may take; what takes longer is sampled (default: 10)')
    .option('--json', 'print every row as JSON')
    .addHelpText('after', '\nExamples:\n  affray odds 2d6+1\n  affray odds scenarios/example/tavern.yaml')
    .action(async (words: string[], options: Options) => {
      const [path = ''] = words
      if (words.length === 1 && (existsSync(path) || /\.(ya?ml|json)$/.test(path))) await oddsOfDecision(path, options)
      else {
        refuseWithDice(words.join(' '), options)
        oddsOfDice(words.join(' '), options.json === true)
      }
    })
}

/** What is asked of a fight says nothing of dice. */
function refuseWithDice(text: string, { json: _, ...ofFights }: Options): void {
  const [given] = Object.keys(ofFights)
  if (given === undefined) return
  throw new AffrayError(
    'usage/dice',
    `--${given} is for fights, and "${text}" is no file: it was read as dice.`,
    `Name a scenario or a fight file, or leave out --${given}.`,
  )
}

async function oddsOfDecision(path: string, options: Options): Promise<void> {
  const pending = pendingIn(path, options)
  const { system, setup, waiting, seat } = pending
  const names = temperaments(system, setup, options.policy)
  const policy = analysis.botsOf(system, waiting.settled, names)
  const progress = new Progress('options')
  const seconds = secondsOf(options.seconds)
  const began = Date.now()
  const rows = await stoppable((signal) =>
    analysis.odds(system, waiting, {
      policy,
      seat,
      signal,
      late: (done, of) => Date.now() - began > (seconds * 1000 * (done + 1)) / of,
      progress: (done, of) => progress.update(done, of),
      ...(options.option === undefined ? {} : { option: options.option }),
      ...(options.targets === true ? { targets: true } : {}),
    }),
  )
  progress.clear()
  const asked = options.option === undefined ? waiting.choice.options.length : 1
  if (options.json === true) {
    printJson({
      who: waiting.choice.who,
      ask: waiting.choice.about.ask,
      seat: seat.name,
      round: pending.round,
      policies: names,
      ended: new Set(rows.map(({ key }) => key)).size < asked ? 'stopped' : 'all',
      options: rows.map((row) => ({ ...row, headline: analysis.headline(row, waiting.choice.who) })),
    })
  } else print(...oddsInWords(system, pending, describe(names), rows, asked))
}

function secondsOf(text = '10'): number {
  const seconds = Number(text)
  if (seconds > 0) return seconds
  throw new AffrayError(
    'usage/number',
    `"${text}" is no number of seconds.`,
    'Give a number above 0, such as --seconds 30.',
  )
}

type Law = ReturnType<typeof dice.distributionOf>

function oddsOfDice(text: string, json: boolean): void {
  const notation = dice.parse(text)
  const law = dice.distributionOf(notation)
  if (json) {
    printJson({
      notation: notation.text,
      mean: dice.odds.mean(law),
      deviation: Math.sqrt(dice.odds.variance(law)),
      median: dice.odds.quantile(law, 0.5),
      lost: law.lost,
      error: law.error,
      ways: law.exact === undefined ? null : String(law.exact.total),
      rows: law.support.map(([value, chance], i) => ({
        value,
        chance,
        ...(law.exact === undefined ? {} : { ways: String(law.exact.counts[i]) }),
      })),
    })
    return
  }
  print(...inWords(notation.text, law))
}

interface Row {
  readonly name: string
  readonly chance: number
  readonly orMore: number
}

function inWords(text: string, law: Law): string[] {
  const rows = rowsOf(law)
  const most = Math.max(...rows.map(({ chance }) => chance))
  const wide = Math.max(5, ...rows.map(({ name }) => name.length))
  const bars = Math.max(10, columns() - wide - 26)
  const head = `${''.padStart(wide)}  ${'exactly'.padStart(8)}  ${'or more'.padStart(8)}`
  const spread = Math.sqrt(dice.odds.variance(law))
  return [
    `${ink('bold', text)}  mean ${round(dice.odds.mean(law))}, median ${dice.odds.quantile(law, 0.5)}, deviation ${round(spread)}`,
    '',
    ink('dim', head),
    ...rows.map(({ name, chance, orMore }) => {
      const length = Math.round((chance / most) * bars)
      const bar = length === 0 ? '▏' : '█'.repeat(length)
      return `${name.padStart(wide)}  ${percent(chance).padStart(8)}  ${percent(orMore).padStart(8)}  ${ink('cyan', bar)}`
    }),
    '',
    ink('dim', precision(law)),
  ]
}

/** Each value as a row; where they are too many, bands of equal width, and the thin ends in one row each. */
function rowsOf(law: Law): Row[] {
  const { support, lost } = law
  const first = support[0]?.[0] ?? 0
  const last = support.at(-1)?.[0] ?? 0
  const whole = last - first < MOST_ROWS
  const [low, high] = whole ? [first, last] : [dice.odds.quantile(law, THIN), dice.odds.quantile(law, 1 - THIN)]
  const step = STEPS.find((width) => (high - low) / width < MOST_ROWS) ?? Math.ceil((high - low) / MOST_ROWS)
  const starts = [first]
  for (let start = low - ((low - first) % step) + step; start <= high; start += step) starts.push(start)
  let left = 1 - lost
  return starts.flatMap((from, i) => {
    const to = (starts[i + 1] ?? last + 1) - 1
    const chance = mass(support, from, to)
    const orMore = left
    left = Math.max(0, left - chance)
    return chance === 0 ? [] : [{ name: from === to ? `${from}` : `${from}–${to}`, chance, orMore }]
  })
}

/** What is rarer than this on either side is put into one row. */
const THIN = 0.0005
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_500, 5_000, 10_000]

const mass = (support: Law['support'], low: number, high: number): number =>
  support.reduce((sum, [value, weight]) => (value >= low && value <= high ? sum + weight : sum), 0)

function precision({ exact, error, lost }: Law): string {
  const cut = lost === 0 ? '' : ` Explosions less likely than ${lost.toExponential(0)} are cut off.`
  if (exact === undefined) return `Each chance is right to ${error.toExponential(0)} of itself.${cut}`
  const ways = exact.total < 10n ** 15n ? ` out of ${exact.total.toLocaleString('en')} equally likely ways` : ''
  return `Exact${ways}.${cut}`
}

const round = (x: number): string => String(Number(x.toFixed(3)))

/** A chance in per cent with three figures; what is nearly nothing or nearly sure is not rounded to it. */
function percent(chance: number): string {
  const p = chance * 100
  if (p < 0.001) return '<0.001%'
  if (p >= 99.95) return p > 99.999999 ? '100%' : '>99.9%'
  return `${p.toPrecision(3)}%`
}
