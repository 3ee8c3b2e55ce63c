import { type AnySystem, Fight, type FightFile } from '@affray/engine'
import type { Command } from 'commander'
import { bots, policyFor, temperaments } from '../bots.ts'
import { type Page, playedOut } from '../chronicle.ts'
import { several } from '../options.ts'
import { note, print, printJson } from '../output.ts'
import { checkFight, save } from '../saving.ts'
import { readScenario } from '../scenario-file.ts'
import { diceOf } from '../seed.ts'
import { standing, standingData } from '../standing.ts'
import { rulesAtWork, Story, titlePage } from '../story.ts'
import { ink } from '../terminal.ts'

interface Options {
  readonly seed?: string
  readonly policy?: readonly string[]
  readonly save?: string
  readonly json?: true
}

/** A fight that runs longer than this is stopped and told as it stands. */
const MOST_STEPS = 20_000

export function fightCommand(program: Command): void {
  program
    .command('fight')
    .description('let bots fight a scenario and tell it as a story')
    .argument('<scenario>', 'a scenario file, YAML or JSON')
    .option('--seed <seed>', 'dice to throw: any text, or seed#index for one fight of a simulation')
    .option('--policy <side=name>', 'how a side plays; may be given again', several)
    .option('--save <file>', 'write the fight to a file')
    .option('--json', 'print the fight as JSON')
    .addHelpText('after', '\nExample:\n  affray fight scenarios/example/tavern.yaml --seed 7')
    .action((path: string, options: Options) => {
      const { system, raw, setup } = readScenario(path)
      if (options.save !== undefined) checkFight(options.save)
      const { dice, name } = diceOf(options.seed)
      const policy = policyFor(system, setup, temperaments(system, setup, options.policy))
      const fight = Fight.begin(system, raw, dice, [bots(policy)])
      const pages = playedOut(fight, MOST_STEPS)
      const file = fight.file({ reveal: true })
      if (options.save !== undefined) save(options.save, file)
      if (options.json === true) {
        printJson({ scenario: path, seed: name, ...told(system, file, pages) })
        return
      }
      print(...titlePage(system, setup))
      tellStory(system, pages)
      const again = `affray fight ${path} --seed ${name.includes('#') ? `'${name}'` : name}`
      print('', ink('dim', `Seed ${name}. The same again: ${again}`))
      if (options.save !== undefined) note(`Saved to ${options.save}.`)
    })
}

/** The story of a line of entries, how it ended, how everybody stands and which rules were at work. */
export function tellStory(system: AnySystem, pages: readonly [Page, ...Page[]]): void {
  const last = pages.at(-1) ?? pages[0]
  const story = new Story(system)
  for (const page of pages) print(...story.page(page))
  print('', story.ending(system.outcome(last.state), last.round), '', ...standing(system, last.state))
  const rules = rulesAtWork(story)
  if (rules.length > 0) print('', ink('dim', `Rules at work (affray rules ${system.id} <id> explains one):`), ...rules)
}

/** A fight for programs: every event with its sentence, and how it ended. */
export function told(system: AnySystem, file: FightFile, pages: readonly [Page, ...Page[]]): object {
  const last = pages.at(-1) ?? pages[0]
  return {
    system: file.system,
    dice: file.dice,
    outcome: system.outcome(last.state) ?? null,
    rounds: last.round,
    fighters: standingData(system, last.state),
    events: pages.flatMap(({ entry, round, events }) =>
      events.map((event) => ({ entry, round, told: system.tell(event), event })),
    ),
  }
}
