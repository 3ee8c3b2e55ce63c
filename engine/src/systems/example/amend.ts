import { merged } from '../../kernel/scenario.ts'
import { door } from '../../kernel/schema.ts'
import {
  adding,
  commands,
  ending,
  type GivenBy,
  type NewcomersOf,
  removing,
  settable,
  setting,
} from '../../mechanisms/gm/index.ts'
import { brawlers } from './content/brawlers.ts'
import { brawler, fighterOf } from './scenario.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** The numbers of a brawler the game master may set. */
const NUMBERS = {
  grit: settable<Fighter>('grit', 'grit', 0, 200),
  actions: settable<Fighter>('actions', 'actions', 0, 10),
  dazed: settable<Fighter>('dazed', 'dazed', 0, 10),
}

const KNOWN: Readonly<Record<string, object>> = brawlers
const record = (like: string, fields: object) => door(brawler).parse(merged(KNOWN[like] ?? {}, fields))

/** Who comes in late has no actions before the next round. */
const NEWCOMERS: NewcomersOf<State> = {
  content: Object.keys(KNOWN),
  faults(like, fields) {
    const made = record(like, fields)
    return made.ok ? [] : made.faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
  },
  joins(s, id, side, like, fields) {
    const made = record(like, fields)
    if (made.ok) s.fighters.push(fighterOf(id, side, made.setup, Object.hasOwn(KNOWN, like) ? like : null))
    return { size: () => 1 }
  },
  leaves(s, gone) {
    s.fighters.splice(s.fighters.indexOf(gone), 1)
  },
}

const ROWS = [
  setting<State, Ctx, keyof typeof NUMBERS>(NUMBERS),
  adding<State, Ctx>(NEWCOMERS),
  removing<State, Ctx>(NEWCOMERS),
  ending<State, Ctx>((s, won) => {
    s.ruled = won
  }),
] as const

/** What the game master may rule. */
export type Command = GivenBy<(typeof ROWS)[number]>
export const { command, amend, forms } = commands<State, Ctx, typeof ROWS>(ROWS)
