import { AffrayError, Fight, type FightFile, readFightFile } from '@affray/engine'
import type { Command } from 'commander'
import { pagesOf } from '../chronicle.ts'
import { readDataFile } from '../document.ts'
import { note, print, printJson } from '../output.ts'
import { titlePage } from '../story.ts'
import { systemNamed } from '../systems.ts'
import { ink } from '../terminal.ts'
import { verified } from '../verified.ts'
import { tellStory, told } from './fight.ts'

interface Options {
  readonly until?: number
  readonly verify?: true
  readonly json?: true
}

export function replayCommand(program: Command): void {
  program
    .command('replay')
    .description('tell a saved fight again, and check that it is what the rules make of its dice')
    .argument('<fight>', 'a fight file, as written by --save')
    .option('--until <entry>', 'stop behind this entry', wholeNumber)
    .option('--verify', 'check every state against its hash, and the dice against the seed where it was published')
    .option('--json', 'print the fight as JSON')
    .addHelpText('after', '\nExample:\n  affray replay tavern.fight.json --verify')
    .action((path: string, options: Options) => {
      const file = readFightFile(readDataFile(path).data)
      const system = systemNamed(file.system.split('@')[0] ?? '')
      const { fight, broken } = opened(system, file)
      const pages = pagesOf(fight, fight.line(until(fight, options.until)))
      const checks = options.verify === true && broken === undefined ? verified(system, file) : undefined
      if (options.json === true) {
        const verdict = checks === undefined ? {} : { verified: checks }
        printJson({ fight: path, ...told(system, file, pages), ...verdict })
      } else {
        print(...titlePage(system, titleOf(file)))
        tellStory(system, pages)
        if (checks !== undefined) print('', ...checks.map((check) => `${ink('green', '✓')} ${check}`))
      }
      if (broken !== undefined) throw broken
      if (fight.branches().length > 1)
        note(`This fight has ${fight.branches().length} branches; told was that of its head.`)
    })
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
