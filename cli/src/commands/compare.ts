import { AffrayError, analysis } from '@affray/engine'
import type { Command } from 'commander'
import { comparisonInWords } from '../analysis/comparison-in-words.ts'
import { comparisonReport } from '../analysis/comparison-report.ts'
import { whole } from '../analysis/numbers.ts'
import { Progress, stoppable } from '../analysis/progress.ts'
import { crew, workersOf } from '../analysis/threads.ts'
import { temperaments } from '../bots.ts'
import { readDataFile } from '../document.ts'
import { several } from '../options.ts'
import { note, print, printJson } from '../output.ts'
import { checkReport, write } from '../saving.ts'
import { readScenario } from '../scenario-file.ts'

interface Options {
  readonly vary: readonly string[]
  readonly fights: string
  readonly seed: string
  readonly workers?: string
  readonly policy?: readonly string[]
  readonly rounds: string
  readonly html?: string
  readonly json?: true
}

export function compareCommand(program: Command): void {
  program
    .command('compare')
    .description('what a change does: variants of a scenario on the same dice')
    .argument('<scenario>', 'a scenario file, YAML or JSON')
    .requiredOption(
      '--vary <change>',
      'option=value, policy:side=name, fighter.count=number, fighter.like=name, fighter=none, fighter.field=value, distance=value, map=@file, several values a,b,c, or a sweep from..to:step; may be given again',
      several,
    )
    .option('-n, --fights <number>', 'how many fights of each', '10000')
    .option('--seed <seed>', 'dice to throw', '1')
    .option('--workers <number>', 'threads; the result is the same for any number (default: all cores)')
    .option('--policy <side=name>', 'how a side plays; may be given again', several)
    .option('--rounds <number>', 'cut a fight off after so many rounds', '500')
    .option('--html <file>', 'write a report with charts, one file with everything in it')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  affray compare scenarios/example/tavern.yaml --vary ties=attacker\n  affray compare scenarios/example/tavern.yaml --vary bouncer.brawling=0..8:2\n  affray compare scenarios/example/tavern.yaml --vary thug.count=1..5',
    )
    .action(async (path: string, options: Options) => {
      const { system, raw, setup } = readScenario(path)
      const policies = temperaments(system, setup, options.policy)
      const base = { label: 'as it is', scenario: raw, policies }
      const variants = [
        base,
        ...options.vary.flatMap((vary) => analysis.variants(system, raw, fromFile(vary), policies)),
      ]
      const workers = workersOf(options.workers)
      if (options.html !== undefined) checkReport(options.html)
      const fights = whole(options.fights, 'fights', 2)
      const rounds = whole(options.rounds, 'rounds', 1)
      const progress = new Progress('fights')
      const threads = crew(workers)
      try {
        const rows = await stoppable((signal) =>
          analysis.compare(system, {
            variants,
            fights,
            seed: options.seed,
            rounds,
            workers,
            signal,
            run: analysis.whenItPays((chunk) => threads.compare(chunk)),
            progress: (done, of) => progress.update(done, of),
          }),
        )
        progress.clear()
        const ended = (rows[0]?.rounds.of ?? 0) < fights ? 'stopped' : 'all'
        if (options.html !== undefined) {
          write(options.html, comparisonReport(system, setup.title || path, rows, options.seed, ended))
          note(`Report written to ${options.html}.`)
        }
        if (options.json === true)
          printJson({ scenario: path, system: system.id, seed: options.seed, ended, variants: rows })
        else print(...comparisonInWords(setup.title || path, rows, options.seed, ended))
      } finally {
        await threads.close()
      }
    })
}

/** `map=@bridge.yaml`: a part of the scenario as it stands in another file, by itself or in a scenario. */
function fromFile(vary: string): string {
  const [, left = '', path = ''] = /^([^=]+)=@(.+)$/s.exec(vary) ?? []
  if (path === '') return vary
  const { data } = readDataFile(path)
  const whole = typeof data === 'object' && data !== null && 'system' in data
  const part = whole
    ? left.split('.').reduce<unknown>((at, field) => (Object(at) as Record<string, unknown>)[field], data)
    : data
  if (part !== undefined) return `${left}=${typeof part === 'object' ? JSON.stringify(part) : String(part)}`
  throw new AffrayError(
    'vary/file',
    `There is no ${left} in ${path}.`,
    `Name a file that holds ${left}, alone or in a scenario.`,
  )
}
