import { AffrayError } from '@affray/engine'
import type { Place } from '@affray/engine/play'
import type { Said } from '../protocol/said.ts'
import type { Room } from './room.ts'

/** Fields that hold words of the protocol, never a name. */
const WORDS = new Set([
  'type',
  'group',
  'ask',
  'kind',
  'state',
  'system',
  'rule',
  'rules',
  'do',
  'dice',
  'undo',
  'answers',
])

/** Turns names into others, in every text of any data. */
export type Renaming = <T>(data: T) => T
const same: Renaming = (data) => data

/** Names as whole words, whatever their case; the longest first, so that none is found inside another. */
function replacing(pairs: readonly (readonly [string, string])[]): (text: string) => string {
  const to = new Map(pairs.map(([from, into]) => [from.toLowerCase(), into]))
  const names = [...to.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${names.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu')
  return (text) => text.replace(pattern, (found) => to.get(found.toLowerCase()) ?? found)
}

function deep(data: unknown, text: (text: string) => string): unknown {
  if (typeof data === 'string') return text(data)
  if (Array.isArray(data)) return data.map((one) => deep(one, text))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [text(key), WORDS.has(key) ? value : deep(value, text)]),
  )
}

/** The names a seat does not know: of fighters whom the game master calls otherwise and the seat does not hold. */
function strangers({ data }: Room, { gm, fighters }: Place): (readonly [id: string, shown: string])[] {
  return gm ? [] : Object.entries(data.names).filter(([id]) => !fighters.includes(id))
}

/** What a seat is told, with the names it knows. */
export function renamed(room: Room, seat: Place): Renaming {
  const names = strangers(room, seat)
  if (names.length === 0) return same
  const { system, fight } = room.game
  const pairs = names.flatMap(([id, shown]) => {
    const own: string = system.sheet(fight.state, id, 'seen').name
    return [[id, shown] as const, [own, shown] as const]
  })
  const text = replacing(pairs)
  // Only texts change, and what is made of them is of the same shape.
  return <T>(told: T): T => deep(told, text) as T
}

/** What a seat says, with the names the game knows. */
export function given<S extends Said>(room: Room, seat: Place, said: S): S {
  const names = strangers(room, seat)
  if (names.length === 0 || said.type === 'chat') return said
  const rename = renamed(room, seat)
  const back = replacing(names.map(([id, shown]) => [shown, id] as const))
  const key = 'key' in said && typeof said.key === 'string' ? meant(room, seat, said.key, rename) : undefined
  const { id, ...rest } = said
  const turned = deep(rest, back) as Omit<S, 'id'>
  return { ...turned, id, ...(key === undefined ? {} : { key }) } as unknown as S
}

/** The option a seat means by a key as it was shown to it. */
function meant({ game }: Room, { name }: Place, key: string, rename: Renaming): string | undefined {
  const keys = game.scene(name).asked.flatMap(({ options, reach = [] }) => [...options, ...reach].map((one) => one.key))
  return keys.find((one) => rename(one) === key)
}

/** A name others may call a fighter by: one that is nobody's, and no part of another's. */
export function checkName({ data, game }: Room, id: string, name: string): void {
  const { system, fight } = game
  const sides = system.sides(fight.state)
  const others = Object.entries(data.names).flatMap(([other, shown]) => (other === id ? [] : [shown]))
  const taken = [...sides.flatMap((side) => [side.id, ...side.fighters]), ...others, 'gm']
  const wordOf = (one: string, other: string): boolean => replacing([[one, '\0']])(other).includes('\0')
  const clash = taken.find((one) => wordOf(one, name) || wordOf(name, one))
  if (clash !== undefined)
    throw new AffrayError('name/taken', `"${name}" cannot be told apart from "${clash}".`, 'Choose another name.')
  if (!/[\p{L}\p{N}]/u.test(name) || /[\p{C}]/u.test(name))
    throw new AffrayError('name/letters', 'A name needs a letter.', 'Choose another name.')
}
