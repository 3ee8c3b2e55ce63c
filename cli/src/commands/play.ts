import process from 'node:process'
import { type DiceFrom, Fight, readFightFile, type Seat, type Setup, through } from '@affray/engine'
import { type Command, Option } from 'commander'
import { bots, policyFor, temperaments } from '../bots.ts'
import { type DataFile, readDataFile } from '../document.ts'
import { several } from '../options.ts'
import { note, print } from '../output.ts'
import { Conversation } from '../play/conversation.ts'
import { Game } from '../play/game.ts'
import { Lines } from '../play/lines.ts'
import { decidesFor, seatOf } from '../play/seats.ts'
import { TypedDice } from '../play/typed-dice.ts'
import { checkFight, claim } from '../saving.ts'
import { holdsFight, scenarioIn } from '../scenario-file.ts'
import { freshSeed } from '../seed.ts'
import { titlePage } from '../story.ts'
import { systemNamed } from '../systems.ts'
import { ink } from '../terminal.ts'

interface Options {
  readonly seat?: readonly string[]
  readonly dice?: 'typed' | 'keyed'
  readonly seed?: string
  readonly save?: string
  readonly json?: true
}

export function playCommand(program: Command): void {
  program
    .command('play')
    .description('fight a scenario yourself, or go on with a saved fight; bots play the others')
    .argument('<file>', 'a scenario, or a fight written by --save')
    .option(
      '--seat <name>',
      'whom you decide for: a side, a person the scenario names, or gm; may be given again',
      several,
    )
    .addOption(
      new Option('--dice <kind>', "typed: you throw your own dice; keyed: the program's").choices(['typed', 'keyed']),
    )
    .option('--seed <seed>', 'dice to throw, where the program throws them')
    .option('--save <file>', 'write the fight to a file after every answer')
    .option('--json', 'speak JSON, one line for each event and question; answers are the same')
    .addHelpText(
      'after',
      '\nExample:\n  affray play scenarios/example/tavern.yaml --dice typed --save tavern.fight.json',
    )
    .action(async (path: string, options: Options) => {
      const file = readDataFile(path)
      // A fight that is gone on with goes on being saved.
      const saves = options.save ?? (holdsFight(file) ? path : undefined)
      if (saves !== undefined) checkFight(saves)
      const release = saves === undefined ? undefined : claim(saves)
      try {
        await played(file, options, saves)
      } finally {
        release?.()
      }
    })
}

async function played(file: DataFile, options: Options, saves: string | undefined): Promise<void> {
  const { game, setup } = begun(file, options, saves)
  const json = options.json === true
  if (!json) print(...titlePage(game.system, setup), '', ...introduction(game.seat, setup))
  const lines = new Lines()
  const talk = new Conversation(game, lines, json)
  try {
    const over = await talk.hold()
    talk.end()
    if (!over && !game.kept) note('The fight was left where it stood; save <file> or --save <file> keeps it.')
    if (saves !== undefined) note(`Saved to ${saves}. Tell it again: affray replay ${saves} --verify`)
  } finally {
    lines.close()
  }
  if (lines.interrupted) process.exitCode = 130
}

function begun(
  file: DataFile,
  options: Options,
  saves: string | undefined,
): { readonly game: Game; readonly setup: Setup<unknown, unknown> } {
  const typedDice = new TypedDice()
  if (holdsFight(file)) {
    const data = readFightFile(file.data)
    const system = systemNamed(data.system.split('@')[0] ?? '')
    const setup = through(system.setup, data.scenario, 'scenario') as Setup<unknown, unknown>
    const seat = seatOf(setup, options.seat)
    const seed = options.seed ?? data.dice.seed
    const typed = data.dice.by === 'typed' || seed === undefined ? typedDice : undefined
    const deciders = [bots(policyFor(system, setup, temperaments(system, setup)), decidesFor(seat))]
    const oracles = typed === undefined ? deciders : [...deciders, typed]
    const fight = Fight.open(system, data, { oracles, ...(seed === undefined ? {} : { seed }) })
    return { game: new Game(fight, seat, typed, saves), setup }
  }
  const { system, raw, setup } = scenarioIn(file)
  const seat = seatOf(setup, options.seat)
  const dice: DiceFrom = options.dice === 'typed' ? { by: 'typed' } : { by: 'keyed', seed: options.seed ?? freshSeed() }
  const typed = dice.by === 'typed' ? typedDice : undefined
  const deciders = [bots(policyFor(system, setup, temperaments(system, setup)), decidesFor(seat))]
  const fight = Fight.begin(system, raw, dice, typed === undefined ? deciders : [...deciders, typed])
  return { game: new Game(fight, seat, typed, saves), setup }
}

function introduction(seat: Seat, setup: Setup<unknown, unknown>): string[] {
  const others = setup.sides
    .flatMap(({ fighters }) => fighters.map(({ id }) => id))
    .filter((id) => !seat.fighters.includes(id))
  const whom = [...seat.fighters, ...(seat.gm ? ['the game master'] : [])].join(', ')
  return [
    `You decide for ${ink('bold', whom)}; bots play ${others.join(', ') || 'nobody'}.`,
    ink('dim', 'Type a number to choose, ? for help, quit to leave.'),
  ]
}
