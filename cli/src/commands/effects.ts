import { AffrayError, analysis } from '@affray/engine'
import type { Command } from 'commander'
import { effectsInWords } from '../analysis/effects-in-words.ts'
import { whole } from '../analysis/numbers.ts'
import { Progress, stoppable } from '../analysis/progress.ts'
import { crew, workersOf } from '../analysis/threads.ts'
import { temperaments } from '../bots.ts'
import { several } from '../options.ts'
import { print, printJson } from '../output.ts'
import { readScenario } from '../scenario-file.ts'

interface Options {
  readonly side?: string
  readonly ask?: readonly string[]
  readonly fights: string
  readonly seed: string
  readonly workers?: string
  readonly policy?: readonly string[]
  readonly rounds: string
  readonly json?: true
}

export function effectsCommand(program: Command): void {
  program
    .command('effects')
    .description('what each effect, option or action achieves as the only one a side uses, on the same dice')
    .argument('<scenario>', 'a scenario file, YAML or JSON')
    .option('--side <side>', 'whose answers are tried (default: the first side)')
    .option('--ask <question>', 'only this question, such as effect or weapon; may be given again', several)
    .option('-n, --fights <number>', 'how many fights of each', '1000')
    .option('--seed <seed>', 'dice to throw', '1')
    .option('--workers <number>', 'threads; the result is the same for any number (default: all cores)')
    .option('--policy <side=name>', 'how a side plays otherwise; may be given again', several)
    .option('--rounds <number>', 'cut a fight off after so many rounds', '100')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  affray effects scenarios/legend/duel.yaml --ask manoeuvre\n  affray effects scenarios/cfi/wolves.yaml --side wolves --ask effect\n\nAn answer stands there as a policy: affray fight … --policy "travellers=default+manoeuvre=bleed/none".',
    )
    .action(async (path: string, options: Options) => {
      const { system, raw, setup } = readScenario(path)
      const policies = temperaments(system, setup, options.policy)
      const sides = setup.sides.map(({ id }) => id)
      const side = options.side ?? sides[0] ?? ''
      if (!sides.includes(side))
        throw new AffrayError('usage/side', `There is no side "${side}".`, `Name one of: ${sides.join(', ')}.`)
      const [fights, rounds] = [whole(options.fights, 'fights', 2), whole(options.rounds, 'rounds', 1)]
      const workers = workersOf(options.workers)
      const progress = new Progress('fights')
      const threads = crew(workers)
      try {
        const found = await stoppable((signal) =>
          analysis.effects(system, {
            scenario: raw,
            side,
            policies,
            fights,
            seed: options.seed,
            rounds,
            workers,
            signal,
            ...(options.ask === undefined ? {} : { asks: options.ask }),
            run: analysis.whenItPays((chunk) => threads.compare(chunk)),
            progress: (done, of) => progress.update(done, of),
          }),
        )
        progress.clear()
        if (options.json === true) printJson({ scenario: path, system: system.id, seed: options.seed, ...found })
        else print(...effectsInWords(setup.title || path, found))
      } finally {
        await threads.close()
      }
    })
}
