import { randomInt } from 'node:crypto'
import process from 'node:process'
import { AffrayError, type AnySystem, type DiceFrom, type FightFile, type Setup, through } from '@affray/engine'
import { fightIn, Game, type GivenOut, readGivenOut, type TableOf } from '@affray/engine/play'
import { type Command, Option } from 'commander'
import { temperaments } from '../bots.ts'
import { type DataFile, readDataFile } from '../document.ts'
import { several } from '../options.ts'
import { note, print } from '../output.ts'
import { Conversation } from '../play/conversation.ts'
import { Lines } from '../play/lines.ts'
import { placeOf } from '../play/seats.ts'
import { Table } from '../play/table.ts'
import { checkFight, claim } from '../saving.ts'
import { scenarioIn } from '../scenario-file.ts'
import { freshSeed } from '../seed.ts'
import { titlePage } from '../story.ts'
import { systemNamed } from '../systems.ts'
import { ink } from '../terminal.ts'

interface Options {
  readonly seat?: readonly string[]
  readonly dice?: 'typed' | 'mine' | 'keyed'
  readonly seed?: string
  readonly save?: string
  readonly slow?: true
  readonly json?: true
}

export function playCommand(program: Command): void {
  program
    .command('play')
    .description('fight a scenario yourself, or go on with a saved fight; bots play the others')
    .argument('<file>', 'a scenario, a fight written by --save, or what a table’s game master exported')
    .option(
      '--seat <name>',
      'whom you decide for: a side, a person the scenario names, a fighter, gm, or all; may be given again',
      several,
    )
    .addOption(
      new Option(
        '--dice <kind>',
        "typed: all dice are thrown by hand; mine: yours are, the others' by the program; keyed: the program throws all",
      ).choices(['typed', 'mine', 'keyed']),
    )
    .option('--seed <seed>', 'dice to throw, where the program throws them')
    .option('--save <file>', 'write the fight to a file after every answer; a saved fight is written to its own')
    .option('--slow', 'bots act one by one: Enter lets the next one')
    .option('--json', 'speak JSON, one line for each event and question; answers are the same')
    .addHelpText(
      'after',
      '\nExample:\n  affray play scenarios/example/tavern.yaml --dice mine --save tavern.fight.json',
    )
    .action(async (path: string, options: Options) => {
      const file = readDataFile(path)
      const given = readGivenOut(file.data)
      // A fight that is gone on with goes on being saved; what a table exported stays as it is.
      const saves = options.save ?? (given?.is === 'fight' ? path : undefined)
      if (saves !== undefined) checkFight(saves)
      const release = saves === undefined ? undefined : claim(saves)
      try {
        await played(given ?? file, path, options, saves)
      } finally {
        release?.()
      }
    })
}

async function played(
  file: DataFile | GivenOut,
  path: string,
  options: Options,
  saves: string | undefined,
): Promise<void> {
  const { game, setup } = begun(file, path, options)
  const table = new Table(game, saves)
  const json = options.json === true
  if (!json) print(...titlePage(table.system, setup), '', ...introduction(table))
  const lines = new Lines()
  const talk = new Conversation(table, lines, json)
  try {
    await talk.hold()
    talk.leave()
    if (table.fight.outcome === undefined && !table.kept)
      note('The fight was left where it stood; save <file> or --save <file> keeps it.')
    if (saves !== undefined) note(`Saved to ${saves}. Tell it again: affray replay ${saves} --verify`)
  } finally {
    lines.close()
  }
  if (lines.interrupted) process.exitCode = 130
}

const random = { die: (sides: number): number => randomInt(1, sides + 1) }

function begun(
  file: DataFile | GivenOut,
  path: string,
  options: Options,
): { readonly game: Game; readonly setup: Setup<unknown, unknown> } {
  const pace = options.slow === true ? 'one by one' : 'at once'
  if ('is' in file) {
    const data = fightIn(file)
    const system = systemNamed(data.system.split('@')[0] ?? '')
    if (data.system !== `${system.id}@${system.version}`) {
      throw new AffrayError(
        'fight/system',
        `${path} was played under ${data.system}, and this program has ${system.id}@${system.version}: it cannot be played on.`,
        `Read it with: affray replay ${path}`,
      )
    }
    const setup = through(system.setup, data.scenario, 'scenario') as Setup<unknown, unknown>
    const place = placeOf(setup, options.seat)
    const mine = options.dice === 'mine' || place.fighters?.some((id) => data.dice.typed?.includes(id)) === true
    const seats: TableOf['seats'] = [{ ...place, dice: mine ? 'typed' : 'thrown' }]
    const seed = options.seed ?? data.dice.seed
    const table = { seats, bots: temperaments(system, setup), pace, random } as const
    if (file.is === 'table' && seed === undefined && data.dice.by !== 'typed')
      return { game: goneOnWith(system, data, table), setup }
    return { game: Game.open(system, data, { ...table, ...(seed === undefined ? {} : { seed }) }), setup }
  }
  const { system, raw, setup } = scenarioIn(file)
  const seats: TableOf['seats'] = [
    { ...placeOf(setup, options.seat), dice: options.dice === 'mine' ? 'typed' : 'thrown' },
  ]
  const dice: DiceFrom = options.dice === 'typed' ? { by: 'typed' } : { by: 'keyed', seed: options.seed ?? freshSeed() }
  return { game: Game.begin(system, raw, dice, { seats, bots: temperaments(system, setup), pace, random }), setup }
}

/** A table's fight goes on by dice of its own: who exported it was not told the seed. */
function goneOnWith(system: AnySystem, fight: FightFile, table: TableOf): Game {
  const laid = { fight, seats: [], orders: [], ready: [], bots: {}, pace: 'at once', resting: true } as const
  const game = Game.open(system, laid, table)
  game.fight.reseed(freshSeed())
  return game.goOn()
}

function introduction({ seat, system, fight }: Table): string[] {
  const others = system
    .sides(fight.state)
    .flatMap(({ fighters }) => fighters)
    .filter((id) => !seat.fighters.includes(id))
  const whom = [...seat.fighters, ...(seat.gm ? ['the game master'] : [])].join(', ')
  return [
    `You decide for ${ink('bold', whom)}; bots play ${others.join(', ') || 'nobody'}.`,
    ink('dim', 'Type a number to choose, ? for help, quit to leave.'),
  ]
}
