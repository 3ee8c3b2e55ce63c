import type { FighterId } from '../../../kernel/types.ts'
import type { Fighter } from './types.ts'

/** A number of somebody's that the game master may set: its name, its bounds, and whether everybody sees it. */
interface Set {
  readonly title: string
  readonly most: number
  readonly shows?: true
}
/** What is said once of a field of a fighter: who knows it; of a number what may be set, of a name that it is one. */
type Field<V> = { readonly known: 'all' | 'own' } & ([V] extends [number] ? { readonly gm?: Set } : unknown) &
  ([V] extends [FighterId | null] ? ([null] extends [V] ? { readonly names: 'fighter' } : unknown) : unknown)
type Fields<F> = { readonly [K in keyof F]-?: Field<F[K]> }

const all = { known: 'all' } as const
const own = { known: 'own' } as const

/** Every field of a fighter: what strangers see of him, what the game master sets, and what goes when another is removed are read from here. */
export const FIELDS = {
  id: all,
  side: all,
  kind: all,
  facts: own,
  hp: own,
  fullHp: own,
  ap: { known: 'all', gm: { title: 'action points', most: 40, shows: true } },
  mana: { known: 'own', gm: { title: 'Mana', most: 40 } },
  fullMana: own,
  faith: { known: 'own', gm: { title: 'Faith', most: 40 } },
  fullFaith: own,
  given: all,
  spent: all,
  acted: all,
  passed: all,
  freeSteps: all,
  posture: all,
  conditions: all,
  adjustments: all,
  dying: all,
  dead: all,
  cp: { known: 'own', gm: { title: 'character points', most: 200 } },
  items: all,
  shieldAt: all,
  draughts: { known: 'own', gm: { title: 'draughts', most: 20 } },
  lot: all,
  faces: { known: 'all', names: 'fighter' },
  known: all,
} as const satisfies Fields<Fighter>

export type Rows = typeof FIELDS
/** The fields whose row says so. */
export type With<Part> = { [K in keyof Rows]: Rows[K] extends Part ? K : never }[keyof Rows]
/** Fields his own side alone knows. */
export type Own = With<{ readonly known: 'own' }>
/** Numbers the game master may set. */
export type Settable = With<{ readonly gm: Set }>

// A table has the keys it is written with.
const KEYS = Object.keys(FIELDS) as (keyof Rows)[]
const isOwn = (key: keyof Rows): key is Own => FIELDS[key].known === 'own'
const isSet = (key: keyof Rows): key is Settable => 'gm' in FIELDS[key]
const isName = (key: keyof Rows): key is With<{ readonly names: 'fighter' }> => 'names' in FIELDS[key]

export const PRIVATE: readonly Own[] = KEYS.filter(isOwn)
export const SETTABLE: readonly Settable[] = KEYS.filter(isSet)
/** Fields that name another fighter. */
export const NAMES = KEYS.filter(isName)
