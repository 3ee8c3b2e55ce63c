import { AffrayError, analysis } from '@affray/engine'
import type { Command } from 'commander'
import { whole } from '../analysis/numbers.ts'
import { Progress, stoppable } from '../analysis/progress.ts'
import { pendingIn } from '../analysis/waiting.ts'
import { temperaments } from '../bots.ts'
import { several } from '../options.ts'
import { print, printJson } from '../output.ts'
import { ink, wrapped } from '../terminal.ts'

interface Options {
  readonly at?: string
  readonly seat?: string
  readonly seed?: string
  readonly rollouts: string
  readonly policy?: readonly string[]
  readonly json?: true
}

export function adviseCommand(program: Command): void {
  program
    .command('advise')
    .description('rank what can be done now by playing on from it many times')
    .argument('<file>', 'a fight file, or a scenario for its first decision')
    .option('--at <entry>', 'the decision behind this entry of the fight')
    .option('--seat <name>', 'whose decision, and from what that seat may know')
    .option('--seed <seed>', 'dice to throw where some are wanted first')
    .option('--rollouts <number>', 'how often each option is played on', '200')
    .option('--policy <side=name>', 'how a side plays afterwards; may be given again', several)
    .option('--json', 'print the ranking as JSON')
    .addHelpText('after', '\nExample:\n  affray advise scenarios/example/tavern.yaml --rollouts 50')
    .action(async (path: string, options: Options) => {
      const { system, setup, waiting, seat, round } = pendingIn(path, options)
      const { who } = waiting.choice
      if (!seat.gm && !seat.fighters.includes(who)) {
        throw new AffrayError(
          'usage/seat',
          `${seat.name} has nothing to decide here: ${who} is asked.`,
          'Leave out --seat for advice to whoever is asked, or name another entry with --at.',
        )
      }
      const names = temperaments(system, setup, options.policy)
      const policy = analysis.botsOf(system, waiting.settled, names)
      const rollouts = whole(options.rollouts, 'rollouts', 2)
      const progress = new Progress('rollouts')
      let ended = 'all'
      const advice = await stoppable(async (signal) => {
        signal.addEventListener('abort', () => {
          ended = 'stopped'
        })
        return analysis.advise(system, waiting, seat, {
          policy,
          rollouts,
          signal,
          progress: (done, of) => progress.update(done, of),
        })
      })
      progress.clear()
      if (options.json === true) {
        printJson({
          who: waiting.choice.who,
          ask: waiting.choice.about.ask,
          seat: seat.name,
          round,
          policies: names,
          ended,
          advice,
        })
        return
      }
      print(
        ink('bold', `Round ${round}: ${system.ask(waiting.choice)}`),
        wrapped(
          `From what the seat ${seat.name} may know; afterwards everybody plays by policy (${describe(names)}). 1 is a fight won unhurt, 0 one lost; ± is twice the error. What is clearly worse than the best is marked ×, what the policy would do without looking ahead ★.${ended === 'stopped' ? ' Stopped early: this is what was played.' : ''}`,
        ),
        '',
        ...advice.flatMap(inWords),
      )
    })
}

/** An option in two lines: what it is worth, and why. */
function inWords({ says, key, value, error, why, clearlyWorse, habit }: analysis.Advice, rank: number): string[] {
  const marks = `${clearlyWorse ? ' ×' : ''}${habit ? ' ★' : ''}`
  const worth = `${value.toFixed(3)} ± ${(2 * error).toFixed(3)}`
  const head = `${String(rank + 1).padStart(3)}  ${worth}  ${ink(clearlyWorse ? 'dim' : 'bold', says)}`
  return [`${head} ${ink('dim', `[${key}]`)}${marks}`, ink('dim', wrapped(why, '     '))]
}

export const describe = (names: analysis.PolicyNames): string => {
  const named = Object.entries(names).map(([side, name]) => `${side} ${name}`)
  return named.length === 0 ? 'default for all' : `${named.join(', ')}, else default`
}
