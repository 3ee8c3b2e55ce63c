import { merged } from '../../../kernel/scenario.ts'
import { door } from '../../../kernel/schema.ts'
import { type NewcomersOf, type PlacesOf, settable, shown } from '../../../mechanisms/gm/index.ts'
import { spotOf } from '../../../space/whereabouts.ts'
import { characters } from '../content/named.ts'
import { displaced } from '../ground/displaced.ts'
import { fighterOf } from '../state/begin.ts'
import { fighterShape, recordFaults, sizeOf } from '../state/scenario.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** The numbers of a fighter the game master may set. */
export const NUMBERS = {
  damage: settable<Fighter>('damage', 'damage', 0, 500),
  wounds: settable<Fighter>('wounds', 'wounds', 0, 50),
  luck: settable<Fighter>('Luck', 'luck', 0, 10),
  initiative: shown(settable<Fighter>('initiative', 'initiative', 0, 100)),
  reaction: settable<Fighter>('turns until he may react', 'reaction', 0, 5),
}

export const PLACES: PlacesOf<State, Ctx> = {
  unit: 'metres',
  together: (_, f) => [f.id, f.mount, f.rider].filter((id) => id !== null),
  arrived: (s, f, before, ctx) => displaced(ctx, s, f, 'placed', spotOf(before, f.id)),
}

const recordNamed = (like: string): object => (Object.hasOwn(characters, like) ? (characters[like] ?? {}) : {})
export const NEWCOMERS: NewcomersOf<State> = {
  content: Object.keys(characters),
  faults(like, fields) {
    const record = door(fighterShape).parse(merged(recordNamed(like), fields))
    const faults = record.ok ? recordFaults([], record.setup) : record.faults
    return faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
  },
  joins(s, id, side, like, fields) {
    const record = fighterShape.parse(merged(recordNamed(like), fields))
    const kind = Object.hasOwn(characters, like) ? like : null
    s.fighters.push({ ...fighterOf(id, side, record, kind, false), mount: null })
    // He acts after everybody who rolled.
    s.order.push(id)
    return { size: (cell) => sizeOf(record, cell) }
  },
  leaves(s, gone) {
    const at = s.order.indexOf(gone.id)
    s.fighters = s.fighters.filter((f) => f !== gone)
    s.order = s.order.filter((id) => id !== gone.id)
    s.late = s.late.filter((id) => id !== gone.id)
    if (at >= 0 && at < s.at) s.at--
    if (s.acting === gone.id) s.acting = null
    s.holds = s.holds.filter(({ by, on }) => by !== gone.id && on !== gone.id)
    for (const f of s.fighters) forget(f, gone.id)
  },
}
function forget(f: Fighter, id: string): void {
  if (f.mount === id) f.mount = null
  if (f.rider === id) f.rider = null
  if (f.aim === id) f.aim = null
  if (f.readied?.is.of === id) f.readied = null
  f.feints = f.feints.filter((other) => other !== id)
  f.helpers = f.helpers.filter((other) => other !== id)
}
