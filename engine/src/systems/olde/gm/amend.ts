import { merged } from '../../../kernel/scenario.ts'
import {
  type NewcomersOf,
  type PlacesOf,
  type Settable as Setting,
  settable,
  shown,
} from '../../../mechanisms/gm/index.ts'
import { combatants } from '../content/creatures.ts'
import { displaced } from '../ground/displaced.ts'
import { fighterFrom } from '../state/begin.ts'
import { FIELDS, NAMES, SETTABLE, type Settable } from '../state/fields.ts'
import { isUp, suffers } from '../state/fighters.ts'
import { combatantDoor } from '../state/scenario.ts'
import type { Fighter, State } from '../state/types.ts'

/** Hit Points set by hand: who is above 0 is no longer dying, who is at 0 or below is. */
export function setHitPoints(f: Fighter, to: number): void {
  f.hp = Math.min(f.fullHp, to)
  f.dead = f.hp <= -f.fullHp
  f.dying = !isUp(f) && !f.dead
  if (!isUp(f)) f.posture = 'prone'
}

/** Each number a row says he may set, under the name of its field. */
function settables(): Readonly<Record<Settable, Setting<unknown, Fighter>>> {
  const rows = SETTABLE.map((key) => {
    const gm: { readonly title: string; readonly most: number; readonly shows?: true } = FIELDS[key].gm
    const number = settable<Fighter>(gm.title, key, 0, gm.most)
    return [key, gm.shows === true ? shown(number) : number]
  })
  // Each stands under the field of its row.
  return Object.fromEntries(rows)
}

/** The numbers of a fighter the game master may set. */
export const NUMBERS = {
  hp: { title: 'Hit Points', least: -40, most: 40, now: (f: Fighter) => f.hp, set: setHitPoints },
  ...settables(),
} as const

export const PLACES: PlacesOf<State> = {
  unit: 'spaces',
  together: (_, f) => [f.id],
  shared: true,
  unseen: (f) => suffers(f, 'invisible'),
  arrived: (s, f) => displaced(s, f, 'placed'),
}

const record = (like: string, fields: object) => combatantDoor.parse(merged(combatants[like] ?? {}, fields))
/** Who comes in late has no action points before the next reset. */
export const NEWCOMERS: NewcomersOf<State> = {
  content: Object.keys(combatants),
  faults(like, fields) {
    const made = record(like, fields)
    return made.ok ? [] : made.faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
  },
  joins(s, id, side, like, fields) {
    const made = record(like, fields)
    if (made.ok)
      s.fighters.push(fighterFrom(id, side, Object.hasOwn(combatants, like) ? like : '', made.setup, s.options))
    return { size: () => 1 }
  },
  leaves(s, gone) {
    s.fighters.splice(s.fighters.indexOf(gone), 1)
    if (s.acting?.who === gone.id) s.acting = null
    s.declared = s.declared.filter(({ by, on }) => by !== gone.id && on !== gone.id)
    for (const f of s.fighters) for (const key of NAMES) if (f[key] === gone.id) f[key] = null
  },
}
