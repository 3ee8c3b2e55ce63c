import { merged } from '../../../kernel/scenario.ts'
import { door } from '../../../kernel/schema.ts'
import { type NewcomersOf, settable, shown } from '../../../mechanisms/gm/index.ts'
import { brawlers } from '../content/brawlers.ts'
import { newFighter } from '../state/begin.ts'
import { brawler } from '../state/scenario.ts'
import type { Fighter, State } from '../state/types.ts'

/** The numbers of a brawler the game master may set. */
export const NUMBERS = {
  grit: settable<Fighter>('grit', 'grit', 0, 200),
  actions: shown(settable<Fighter>('actions', 'actions', 0, 10)),
  dazed: settable<Fighter>('dazed', 'dazed', 0, 10),
}

const KNOWN: Readonly<Record<string, object>> = brawlers
const record = (like: string, fields: object) => door(brawler).parse(merged(KNOWN[like] ?? {}, fields))

/** Who comes in late has no actions before the next round. */
export const NEWCOMERS: NewcomersOf<State> = {
  content: Object.keys(KNOWN),
  faults(like, fields) {
    const made = record(like, fields)
    return made.ok ? [] : made.faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
  },
  joins(s, id, side, like, fields) {
    const made = record(like, fields)
    if (made.ok) s.fighters.push(newFighter(id, side, made.setup, Object.hasOwn(KNOWN, like) ? like : null))
    return { size: () => 1 }
  },
  leaves(s, gone) {
    s.fighters.splice(s.fighters.indexOf(gone), 1)
  },
}
