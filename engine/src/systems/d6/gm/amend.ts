import { merged } from '../../../kernel/scenario.ts'
import { door } from '../../../kernel/schema.ts'
import * as gm from '../../../mechanisms/gm/index.ts'
import { RECORDS } from '../content/records.ts'
import { displaced } from '../ground/displaced.ts'
import { fighterOf } from '../state/begin.ts'
import { bodySize, fighterShape, recordFaults } from '../state/scenario.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** The numbers of a fighter the game master may set. */
export const NUMBERS = {
  body: {
    title: 'Body Points',
    least: -500,
    most: 500,
    now: (f: Fighter) => f.body,
    set: (f: Fighter, to: number) => {
      f.body = Math.min(f.fullBody, to)
    },
  },
  circumstance: gm.settable<Fighter>('circumstances', 'circumstance', -500, 500),
  characterPoints: gm.settable<Fighter>('Character Points', 'characterPoints', 0, 200),
  fatePoints: gm.settable<Fighter>('Fate Points', 'fatePoints', 0, 200),
  initiative: gm.shown(gm.settable<Fighter>('initiative', 'initiative', 0, 200)),
  actions: gm.shown(gm.settable<Fighter>('actions', 'actions', 0, 200)),
  nextAttack: gm.settable<Fighter>('bonus on the next attack', 'nextAttack', 0, 200),
  nextDefence: gm.settable<Fighter>('bonus on the next defence', 'nextDefence', 0, 200),
  nextDamage: gm.settable<Fighter>('bonus on the next damage', 'nextDamage', 0, 200),
} as const

/** Rider and mount are in one place. */
export const PLACES: gm.PlacesOf<State, Ctx> = {
  unit: 'metres',
  together: (_, f) => [f.id, f.mount, f.rider].filter((id) => id !== null),
  arrived(s, f, before, ctx) {
    // Who has only just come leaves nothing behind.
    if (before !== s.where) displaced(ctx, s, f, 'placed')
  },
}

const fighterDoor = door(fighterShape)
/** Who comes in late, and who goes and is named by nothing any more. */
export const NEWCOMERS: gm.NewcomersOf<State> = {
  content: Object.keys(RECORDS),
  faults(like, fields) {
    const record = fighterDoor.parse(merged(recordNamed(like), fields))
    const faults = record.ok ? recordFaults(record.setup, []) : record.faults
    return faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
  },
  joins(s, id, side, like, fields) {
    const record = fighterShape.parse(merged(recordNamed(like), fields))
    const f = fighterOf(id, side, like, record, s.options)
    s.fighters.push(f)
    s.next.push({ kind: 'comes late', who: id, at: id, value: 0 })
    return { size: (cell) => bodySize(record, cell) }
  },
  leaves(s, gone) {
    s.fighters = s.fighters.filter((f) => f !== gone)
    const others = (id: string): boolean => id !== gone.id
    s.at = s.order.slice(0, s.at).filter(others).length
    s.order = s.order.filter(others)
    s.traps = s.traps.filter(({ near }) => near !== gone.id)
    s.acting = s.acting.filter(others)
    s.asking = s.asking.filter(others)
    s.holds = s.holds.filter(({ by, on }) => others(by) && others(on))
    s.next = s.next.filter(({ who, at }) => others(who) && others(at))
    for (const v of s.vehicles) if (v.driver === gone.id) v.driver = null
    for (const f of s.fighters) forget(f, gone.id)
  },
}
function forget(f: Fighter, id: string): void {
  if (f.mount === id) f.mount = null
  if (f.rider === id) f.rider = null
  if (f.aim?.at === id) f.aim = null
  f.behind = f.behind.filter((other) => other !== id)
  f.lasting = f.lasting.filter(({ by }) => by !== id)
}
const recordNamed = (like: string): object => (Object.hasOwn(RECORDS, like) ? (RECORDS[like] ?? {}) : {})
