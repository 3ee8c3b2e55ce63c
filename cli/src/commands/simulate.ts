import { analysis } from '@affray/engine'
import type { Command } from 'commander'
import { shareOf, whole } from '../analysis/numbers.ts'
import { Progress, stoppable } from '../analysis/progress.ts'
import { replayCommand } from '../analysis/replay-command.ts'
import { simulationReport } from '../analysis/report.ts'
import { simulationInWords } from '../analysis/simulation-in-words.ts'
import { crew, workersOf } from '../analysis/threads.ts'
import { temperaments } from '../bots.ts'
import { several } from '../options.ts'
import { note, print, printJson } from '../output.ts'
import { checkReport, write } from '../saving.ts'
import { readScenario } from '../scenario-file.ts'

interface Options {
  readonly fights: string
  readonly seed: string
  readonly workers?: string
  readonly policy?: readonly string[]
  readonly within?: string
  readonly rounds: string
  readonly html?: string
  readonly json?: true
}

export function simulateCommand(program: Command): void {
  program
    .command('simulate')
    .description('let bots fight a scenario many times and count what happens')
    .argument('<scenario>', 'a scenario file, YAML or JSON')
    .option('-n, --fights <number>', 'how many fights', '100000')
    .option('--seed <seed>', 'dice to throw; fight i of seed s is s#i', '1')
    .option('--workers <number>', 'threads; the result is the same for any number (default: all cores)')
    .option('--policy <side=name>', 'how a side plays; may be given again', several)
    .option('--within <width>', 'stop once every win chance is known to within this, such as 1%')
    .option('--rounds <number>', 'cut a fight off after so many rounds', '500')
    .option('--html <file>', 'write a report with charts, one file with everything in it')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  affray simulate scenarios/example/tavern.yaml -n 10000 --seed 7')
    .action(async (path: string, options: Options) => {
      const { system, raw, setup } = readScenario(path)
      const policies = temperaments(system, setup, options.policy)
      const fights = whole(options.fights, 'fights', 1)
      const rounds = whole(options.rounds, 'rounds', 1)
      const workers = workersOf(options.workers)
      const within = options.within === undefined ? {} : { within: shareOf(options.within) }
      if (options.html !== undefined) checkReport(options.html)
      const progress = new Progress('fights')
      const threads = crew(workers)
      try {
        const result = await stoppable((signal) =>
          analysis.simulate(system, {
            scenario: raw,
            fights,
            seed: options.seed,
            policies,
            rounds,
            workers,
            signal,
            ...within,
            run: analysis.whenItPays((chunk) => threads.simulate(chunk)),
            progress: (done, of) => progress.update(done, of),
          }),
        )
        progress.clear()
        const replay = (fight: analysis.Named): string => replayCommand(path, setup, policies, fight)
        if (options.html !== undefined) {
          write(options.html, simulationReport(system, setup.title || path, result, policies, replay))
          note(`Report written to ${options.html}.`)
        }
        if (options.json === true) printJson({ scenario: path, system: system.id, policies, ...result })
        else print(...simulationInWords(system, setup.title || path, policies, result, replay))
      } finally {
        await threads.close()
      }
    })
}
