import { type AnyRow, isAsSeen, type LeafRow, type SeenBy, seenBy } from '../../audience.ts'
import type { AnySystem, Event } from '../../types.ts'

/** A field of an event that not everybody may know: `wounded.left`; of an event strangers are never told, all of it: `over100`. */
export interface Leaf {
  readonly type: string
  /** Undefined: the whole event. */
  readonly field: string | undefined
}
export const leafNamed = ({ type, field }: Leaf): string => (field === undefined ? type : `${type}.${field}`)

type Seen = SeenBy<Event>
const tableOf = (system: AnySystem): Seen => {
  const { seen } = system
  if (!('audience' in seen && 'called' in seen)) throw new TypeError(`${system.id} has no audience`)
  return seen as Seen
}

/** Every type of event a game has. */
export const typesOf = (system: AnySystem): readonly string[] => Object.keys(tableOf(system).audience)

/** Every leaf that is closed to somebody. */
export const leavesOf = (system: AnySystem): readonly Leaf[] =>
  Object.entries(tableOf(system).audience).flatMap(([type, row]) => closedIn(type, row))

const OPEN = ['all', 'aloud', 'owner']
function closedIn(type: string, row: AnyRow): Leaf[] {
  if (isAsSeen(row)) return []
  if (typeof row.never === 'string') return [{ type, field: undefined }]
  return Object.entries(row)
    .filter(([, leaf]) => !OPEN.includes(String(leaf)))
    .map(([field]) => ({ type, field }))
}

/** What is called out of an event by itself. */
export function calledOut(system: AnySystem, event: Event): readonly unknown[] {
  const row = tableOf(system).audience[event.type]
  if (row === undefined || isAsSeen(row)) return []
  return Object.entries(event).flatMap(([field, value]) => (row[field] === 'aloud' ? [value] : []))
}

/** What seats would be told if that leaf were open to all. */
export function opened(system: AnySystem, leaf: Leaf): AnySystem['seen'] {
  const { audience, called } = tableOf(system)
  const row = audience[leaf.type]
  if (row === undefined || isAsSeen(row)) throw new TypeError(`${leafNamed(leaf)} has no leaf`)
  const open = leaf.field === undefined ? ALL : { ...row, [leaf.field]: 'all' }
  const seen: AnySystem['seen'] = seenBy<Event>({ ...audience, [leaf.type]: open as LeafRow } as never, called)
  // Of an event nobody hears of, an open row tells all there is.
  return (event, seat) => (leaf.field === undefined && event.type === leaf.type ? event : seen(event, seat))
}
const ALL: LeafRow = {}
