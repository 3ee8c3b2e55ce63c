import { type AnySystem, Fight, type FightFile } from '@affray/engine'
import { Chronicle, type Line } from '@affray/engine/play'
import type { Command } from 'commander'
import { whole } from '../analysis/numbers.ts'
import { bots, policyFor, temperaments } from '../bots.ts'
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
  readonly rounds?: string
  readonly dice?: true
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
    .option('--rounds <number>', 'stop after so many rounds')
    .option('--dice', 'tell every die and every term of a roll')
    .option('--save <file>', 'write the fight to a file')
    .option('--json', 'print the fight as JSON')
    .addHelpText('after', '\nExample:\n  affray fight scenarios/example/tavern.yaml --seed 7')
    .action((path: string, options: Options) => {
      const { system, raw, setup } = readScenario(path)
      if (options.save !== undefined) checkFight(options.save)
      const { dice, name } = diceOf(options.seed)
      const policy = policyFor(system, setup, temperaments(system, setup, options.policy))
      const fight = Fight.begin(system, raw, dice, [bots(policy)])
      const rounds = options.rounds === undefined ? undefined : whole(options.rounds, 'rounds', 1)
      const lines = playedOut(fight, { rounds })
      const told = lines.map(({ entry, round, told: sentence }) => ({ entry, round, told: sentence }))
      const file = { ...fight.file({ reveal: true }), told }
      if (options.save !== undefined) save(options.save, file)
      if (options.json === true) {
        printJson({ scenario: path, seed: name, ...toldData(fight, file) })
        return
      }
      print(...titlePage(system, setup))
      tellStory(system, options.dice === true ? withDice(lines) : lines, fight.settled)
      const again = `affray fight ${path} --seed ${name.includes('#') ? `'${name}'` : name}`
      print('', ink('dim', `Seed ${name}. The same again: ${again}`))
      if (options.save !== undefined) note(`Saved to ${options.save}.`)
    })
}

/** Plays a fight out and takes it down as it goes: nothing is played again to be told. */
export function playedOut(
  fight: Fight,
  { steps = MOST_STEPS, rounds }: { readonly steps?: number; readonly rounds?: number | undefined } = {},
): readonly Line[] {
  const chronicle = new Chronicle(fight)
  const over = (): boolean =>
    fight.outcome !== undefined || (rounds !== undefined && fight.system.track(fight.settled).round > rounds)
  for (let step = 0; step < steps && !over(); step++) {
    const before = fight.head
    fight.proceed(1)
    if (fight.head === before) break
    chronicle.takeDown(MASTER)
  }
  return chronicle.lines(MASTER)
}

/** A story with every die and term, where its short form leaves some out. */
export const withDice = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => (line.long === undefined ? line : { ...line, told: line.long }))

/** Who sees everything. */
export const MASTER = { name: 'gm', fighters: [], gm: true } as const

/** The story of a fight up to a state, how it ended, how everybody stands and which rules were at work. */
export function tellStory(system: AnySystem, lines: readonly Line[], state: unknown): void {
  const story = new Story(system)
  const { round } = system.track(state)
  print(...story.tell(lines), '', story.ending(system.outcome(state), round), '', ...standing(system, state))
  const rules = rulesAtWork(story)
  if (rules.length > 0) print('', ink('dim', `Rules at work (affray rules ${system.id} <id> explains one):`), ...rules)
}

/** A fight for programs: every event with its sentence, and how it ended. */
export function toldData(fight: Fight, file: FightFile, upTo: number = fight.head): object {
  const { system } = fight
  const state: unknown = fight.stateAt(upTo)
  return {
    system: file.system,
    dice: file.dice,
    outcome: system.outcome(state) ?? null,
    rounds: system.track(state).round,
    fighters: standingData(system, state),
    events: fight.line(upTo).flatMap(({ id }) => {
      const { round } = system.track(fight.stateAt(id))
      return fight.eventsOf(id).map((event) => ({ entry: id, round, told: system.tell(event), event }))
    }),
  }
}
