/**
 * Fighters out of other tools' files, with a report of what was understood, assumed and left out.
 *
 * @packageDocumentation
 */
import { AffrayError } from '../kernel/error.ts'
import { plain } from '../kernel/scenario.ts'
import type { AnySystem } from '../kernel/types.ts'
import { combatantsIn, fromCombatant } from './improved-initiative.ts'
import { fromMeg, isMeg } from './meg.ts'
import { type Entry, type Noted, type Notes, nameOf, type Report, textIn } from './read.ts'

export type { Noted, Report } from './read.ts'

/** Fighters of a foreign file, as entries of a scenario. */
export interface Imported extends Report {
  /** The tool that wrote the file. */
  readonly from: 'Mythras Encounter Generator' | 'Improved Initiative'
  readonly fighters: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** What is larger is not looked at: the tools' own files have some thousand characters a creature. */
export const LARGEST_IMPORT = 2_000_000
/** And no more than so many fighters. */
const MOST = 100

/** Reads a file of another tool for a game. What cannot be read is refused with what to do; nothing is left out silently. */
export function imported(system: AnySystem, text: string): Imported {
  if (text.length > LARGEST_IMPORT)
    throw new AffrayError(
      'import/large',
      `This file has ${text.length} characters, and at most ${LARGEST_IMPORT} are read.`,
      'Export fewer creatures at once.',
    )
  const raw = parsed(text)
  const megs = (Array.isArray(raw) ? raw : plain(raw) && Array.isArray(raw.enemies) ? raw.enemies : [raw]).filter(isMeg)
  if (megs.length > 0) {
    if (system.id !== 'legend' && system.id !== 'cfi')
      throw new AffrayError(
        'import/game',
        `Creatures of the Mythras Encounter Generator do not fit ${system.title}.`,
        'Import them into Legend or Classic Fantasy Imperative.',
      )
    return gathered(system, 'Mythras Encounter Generator', megs, (one) => textIn(one.name), fromMeg)
  }
  const combatants = combatantsIn(raw)
  if (combatants.length > 0) {
    const called = (one: Entry): string => textIn(one.Alias) || (plain(one.StatBlock) ? textIn(one.StatBlock.Name) : '')
    return gathered(system, 'Improved Initiative', combatants, called, fromCombatant)
  }
  throw new AffrayError(
    'import/unknown',
    'This is no file of a tool that is known here.',
    'Give the JSON of the Mythras Encounter Generator, or an encounter of Improved Initiative.',
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AffrayError('import/syntax', 'This file is no JSON.', 'Export it from the tool again.')
  }
}

type Convert = (system: AnySystem, one: Entry, who: string) => { entry: Entry; notes: Notes }
function gathered(
  system: AnySystem,
  from: Imported['from'],
  all: readonly Entry[],
  called: (one: Entry) => string,
  convert: Convert,
): Imported {
  const fighters = new Map<string, Entry>()
  const [understood, assumed, leftOut]: [Noted[], Noted[], Noted[]] = [[], [], []]
  for (const one of all.slice(0, MOST)) {
    const who = free(nameOf(called(one)) || 'stranger', fighters)
    const { entry, notes } = convert(system, one, who)
    const { fitting, taken } = fitted(system, who, entry)
    if (fitting === undefined) leftOut.push({ at: who, says: 'the whole: nothing this game can use is left of it' })
    else fighters.set(who, fitting)
    understood.push(...notes.understood)
    assumed.push(...notes.assumed)
    leftOut.push(...notes.leftOut, ...taken)
  }
  if (all.length > MOST)
    leftOut.push({ at: 'the file', says: `${all.length - MOST} fighters beyond the first ${MOST}` })
  return { from, fighters: Object.fromEntries(fighters), understood, assumed, leftOut }
}

function free(name: string, taken: ReadonlyMap<string, unknown>): string {
  if (name !== 'gm' && !taken.has(name)) return name
  for (let n = 2; ; n++) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`
}

/** The entry without what the game refuses: each is told. */
function fitted(system: AnySystem, who: string, entry: Entry): { fitting: Entry | undefined; taken: Noted[] } {
  const taken: Noted[] = []
  const [kind = ''] = system.content[0]?.entries.map(({ id }) => id) ?? []
  let fitting = entry
  for (let tries = 0; tries < 20; tries++) {
    const other = who === 'other' ? 'another' : 'other'
    const parsed = system.setup.parse({
      system: system.id,
      sides: { one: { [who]: fitting }, two: { [other]: { like: kind } } },
    })
    if (parsed.ok) return { fitting, taken }
    const fault = parsed.faults.find(({ path }) => path[1] === 'one')
    const field = fault?.path[3]
    if (fault === undefined || field === undefined || !Object.hasOwn(fitting, field)) break
    const { [field]: _, ...rest } = fitting
    fitting = rest
    taken.push({
      at: `${who}.${fault.path.slice(3).join('.')}`,
      says: `found ${fault.found}; allowed is ${fault.allowed}`,
    })
  }
  return { fitting: undefined, taken }
}
