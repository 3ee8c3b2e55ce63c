import { analysis } from '@affray/engine'
import type { Command } from 'commander'
import { comparisonInWords } from '../analysis/comparison-in-words.ts'
import { whole } from '../analysis/numbers.ts'
import { Progress, stoppable } from '../analysis/progress.ts'
import { Threads, workersOf } from '../analysis/threads.ts'
import { temperaments } from '../bots.ts'
import { several } from '../options.ts'
import { print, printJson } from '../output.ts'
import { readScenario } from '../scenario-file.ts'

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
      const rounds = whole(options.rounds, 'rounds', 1)
      const progress = new Progress('fights')
      const threads = new Threads(workers)
      try {
        const rows = await stoppable((signal) =>
          analysis.compare(system, {
            variants,
            fights,
            seed: options.seed,
            rounds,
            workers,
            signal,
            run: (chunk) => threads.compare(chunk),
            progress: (done, of) => progress.update(done, of),
          }),
        )
        progress.clear()
        const ended = (rows[0]?.rounds.of ?? 0) < fights ? 'stopped' : 'all'
        if (options.json === true)
          printJson({ scenario: path, system: system.id, seed: options.seed, ended, variants: rows })
        else print(...comparisonInWords(setup.title || path, rows, options.seed, ended))
      } finally {
        await threads.close()
      }
    })
}
