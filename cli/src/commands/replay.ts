import { AffrayError, Fight, type FightFile, readFightFile } from '@affray/engine'
import { Chronicle, readGivenOut, type Story as StoryFile } from '@affray/engine/play'
import type { Command } from 'commander'
import { readDataFile } from '../document.ts'
import { note, print, printJson } from '../output.ts'
import { Story, titlePage } from '../story.ts'
import { systemNamed } from '../systems.ts'
import { ink } from '../terminal.ts'
import { verified } from '../verified.ts'
import { MASTER, tellStory, toldData, withDice } from './fight.ts'

interface Options {
  readonly until?: number
  readonly dice?: true
  readonly verify?: true
  readonly json?: true
}

export function replayCommand(program: Command): void {
  program
    .command('replay')
    .description('tell a saved fight again, and check that it is what the rules make of its dice')
    .argument('<fight>', 'a fight file, as written by --save, or what somebody at a table exported')
    .option('--until <entry>', 'stop behind this entry', wholeNumber)
    .option('--dice', 'tell every die and every term of a roll')
    .option('--verify', 'check every state against its hash, and the dice against the seed where it was published')
    .option('--json', 'print the fight as JSON')
    .addHelpText('after', '\nExample:\n  affray replay tavern.fight.json --verify')
    .action((path: string, options: Options) => {
      const { data } = readDataFile(path)
      const given = readGivenOut(data)
      if (given?.is === 'story') {
        tellSeen(path, given.story, options)
        return
      }
      const file = given === undefined ? readFightFile(data) : given.fight
      const system = systemNamed(file.system.split('@')[0] ?? '')
      if (file.system !== `${system.id}@${system.version}`) {
        tellKept(path, system, file, options)
        return
      }
      const { fight, broken } = opened(system, file)
      const last = until(fight, options.until)
      const checks = options.verify === true && broken === undefined ? verified(system, file) : undefined
      if (options.json === true) {
        const verdict = checks === undefined ? {} : { verified: checks }
        printJson({ fight: path, ...toldData(fight, file, last), ...verdict })
      } else {
        fight.goTo(last)
        const lines = new Chronicle(fight).lines(MASTER).filter(({ entry }) => entry <= last)
        print(...titlePage(system, titleOf(file)))
        tellStory(system, options.dice === true ? withDice(lines) : lines, fight.settled)
        if (checks !== undefined) print('', ...checks.map((check) => `${ink('green', '✓')} ${check}`))
      }
      if (broken !== undefined) throw broken
      if (fight.branches().length > 1)
        note(`This fight has ${fight.branches().length} branches; told was that of its head.`)
    })
}

/** What a seat was told: read as it was told there. */
function tellSeen(path: string, { title, about, system: id, lines }: StoryFile, options: Options): void {
  if (options.verify === true || options.until !== undefined)
    throw new AffrayError(
      'replay/story',
      `${path} holds what one seat was told of a fight: it has no entries, and no dice to check.`,
      'Leave --verify and --until out, or ask the game master for the table’s file.',
    )
  const system = systemNamed(id)
  if (options.json === true) printJson({ story: path, system: id, title, told: lines })
  else {
    const told = lines.map(({ round, told, long }, entry) => ({ entry, round, told: (options.dice && long) || told }))
    print(...titlePage(system, { title, about }), ...new Story(system).tell(told))
  }
  note(`${path} holds what one seat was told of the fight.`)
}

/** A fight of older rules: told as it was told then, and neither checked nor played on. */
function tellKept(path: string, system: ReturnType<typeof systemNamed>, file: FightFile, options: Options): void {
  const { told } = file
  const notice = `${path} was played under ${file.system}, and this program has ${system.id}@${system.version}.`
  if (told === undefined) {
    throw new AffrayError(
      'fight/system',
      `${notice} Its story was not kept in it.`,
      'Tell it with the version that made it; what that one saves can be read by later ones.',
    )
  }
  const { until: last = Number.POSITIVE_INFINITY } = options
  const lines = told.filter(({ entry }) => entry <= last)
  if (options.json === true) printJson({ fight: path, system: file.system, dice: file.dice, notice, told: lines })
  else print(...titlePage(system, titleOf(file)), ...new Story(system).tell(lines))
  if (options.verify === true)
    throw new AffrayError(
      'replay/version',
      `${notice} It is told as it was told then, and nothing of it was checked.`,
      'Check it with the version that made it, or leave out --verify.',
    )
  note(`${notice} It is told as it was told then; it can be neither checked nor played on.`)
}

/** The fight as far as the rules go along with its file, and what stopped them. */
function opened(
  system: ReturnType<typeof systemNamed>,
  file: FightFile,
): { readonly fight: Fight; readonly broken: AffrayError | undefined } {
  try {
    return { fight: Fight.open(system, file), broken: undefined }
  } catch (thrown) {
    if (!(thrown instanceof AffrayError) || !thrown.code.startsWith('replay/')) throw thrown
    let sound = 0
    for (let beyond = file.entries.length; beyond - sound > 1; ) {
      const middle = (sound + beyond) >> 1
      if (opens(system, upTo(file, middle))) sound = middle
      else beyond = middle
    }
    return { fight: Fight.open(system, upTo(file, sound)), broken: thrown }
  }
}

function opens(system: ReturnType<typeof systemNamed>, file: FightFile): boolean {
  try {
    Fight.open(system, file)
    return true
  } catch (thrown) {
    if (thrown instanceof AffrayError) return false
    throw thrown
  }
}

function upTo(file: FightFile, entries: number): FightFile {
  const kept = file.entries.slice(0, entries)
  const last = kept.at(-1)
  const tip = { entry: last?.id ?? 0, branch: last?.branch ?? 0, pending: [] }
  return { ...file, entries: kept, head: tip.entry, branch: tip.branch, pending: [], sealed: {}, tip }
}

function until(fight: Fight, entry: number | undefined): number {
  if (entry === undefined) return fight.head
  if (entry === 0 || fight.entries.some(({ id }) => id === entry)) return entry
  throw new AffrayError(
    'fight/entries',
    `There is no entry ${entry} in this fight.`,
    `Name an entry from 0 to ${fight.entries.length}.`,
  )
}

function titleOf({ scenario }: FightFile): { readonly title: string; readonly about: string } {
  const of = (name: string): string => {
    const value =
      typeof scenario === 'object' && scenario !== null ? (scenario as Record<string, unknown>)[name] : undefined
    return typeof value === 'string' ? value : ''
  }
  return { title: of('title'), about: of('about') }
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new AffrayError(
    'usage/number',
    `"${text}" is no entry of a fight.`,
    'Give a whole number, for example --until 12.',
  )
}
