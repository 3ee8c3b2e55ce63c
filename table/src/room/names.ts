import { AffrayError, type Answer, checkName, isRuling, own } from '@affray/engine'
import type { Place, ToldLine } from '@affray/engine/play'
import type { Said } from '../protocol/said.ts'
import type { Shown, Told } from '../protocol/told.ts'
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

/** Stands before a name somebody typed whom he cannot know by it: so it names nobody, and he is shown what he typed. */
const TYPED = '\uE000'

type Text = (text: string) => string
type Into = readonly [from: string, into: Text]

/** Names as whole words, whatever their case; the longest first, so that none is found inside another. */
function replacing(pairs: readonly Into[]): Text {
  const to = new Map(pairs.map(([from, into]) => [from.toLowerCase(), into]))
  const names = [...to.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const edge = `\\p{L}\\p{N}_${TYPED}-`
  const pattern = new RegExp(`(?<![${edge}])(?:${names.join('|')})(?![${edge}])`, 'giu')
  return (text) => text.replace(pattern, (found) => to.get(found.toLowerCase())?.(found) ?? found)
}

function deep(data: unknown, text: Text): unknown {
  if (typeof data === 'string') return text(data)
  if (Array.isArray(data)) return data.map((one) => deep(one, text))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [text(key), WORDS.has(key) ? value : deep(value, text)]),
  )
}

/** A fighter under another name: what he is really called, in every way stories and sheets say it. */
interface Stranger {
  readonly id: string
  readonly shown: string
  readonly called: readonly string[]
}

/** Those whom the game master calls otherwise and the seat does not hold. */
function strangers({ data, game }: Room, { gm, fighters }: Place): Stranger[] {
  if (gm) return []
  const { state } = game.fight
  const there = new Set(game.system.sides(state).flatMap((side) => side.fighters))
  return Object.entries(data.names)
    .filter(([id]) => !fighters.includes(id))
    .map(([id, shown]) => {
      const onSheet = there.has(id) ? game.system.sheet(state, id, 'seen').name : own(data.called ?? {}, id)
      const called = [id, id.replaceAll('-', ' '), ...(onSheet === undefined ? [] : [onSheet])]
      return { id, shown, called }
    })
}

/** How a seat reads our own sentences and data; undefined where it knows everybody. What people typed is left as it is. */
function reading(room: Room, seat: Place): Text | undefined {
  const all = strangers(room, seat)
  if (all.length === 0) return undefined
  const names = all.flatMap(({ shown, called }) => called.map((one): Into => [one, () => shown]))
  const replaced = replacing([...typedWith(room, replacing(names)), ...names])
  return (text) => replaced(text).replaceAll(TYPED, '')
}

/** What the game master typed in rulings that has a name in it: it stays as he wrote it, in whatever sentence it stands. */
function typedWith({ game: { fight } }: Room, named: Text): Into[] {
  const answers: readonly Answer[] = [...fight.line().flatMap((entry) => entry.answers), ...fight.pending]
  const texts = new Set(answers.flatMap((one) => (isRuling(one) ? [one.because, ...textsIn(one.ruling)] : [])))
  return [...texts].filter((text) => /\s/.test(text) && named(text) !== text).map((text) => [text, (found) => found])
}
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** Data of any kind, under the names a seat knows. */
export function underShownNames<T>(room: Room, seat: Place, data: T): T {
  const text = reading(room, seat)
  // Only texts change, and what is made of them is of the same shape.
  return text === undefined ? data : (deep(data, text) as T)
}

/** What a seat is shown, under the names it knows. */
export function renamed(room: Room, seat: Place, shown: Shown): Shown {
  const text = reading(room, seat)
  if (text === undefined) return shown
  // Only texts change, and what is made of them is of the same shape.
  const read = <T>(data: T): T => deep(data, text) as T
  const { table, seats, scene, orders } = shown
  const { log, ...rest } = scene
  // A line without an event is what the game master wrote.
  const line = (one: ToldLine): ToldLine => (one.event === undefined ? one : read(one))
  return {
    ...shown,
    table: { ...table, bots: Object.fromEntries(Object.entries(table.bots).map(([who, how]) => [text(who), how])) },
    seats: seats.map((one) => ({ ...one, fighters: read(one.fighters) })),
    scene: { ...read(rest), log: log.map(line) },
    orders: read(orders),
  }
}

/** A message to a seat, with the names it knows. */
export function dressed(room: Room, seat: Place, told: Told): Told {
  const text = reading(room, seat)
  if (text === undefined) return told
  switch (told.type) {
    case 'refused':
      return { ...told, because: text(told.because), remedy: text(told.remedy) }
    case 'odds':
    case 'advice':
    case 'gestures':
    case 'prospect': {
      const { id, ...rest } = told
      return { ...(deep(rest, text) as typeof told), id }
    }
    default:
      return told
  }
}

/** What a seat says, with the names the game knows. A true name it cannot know is nobody's. */
export function given<S extends Said>(room: Room, seat: Place, said: S): S {
  const all = strangers(room, seat)
  if (all.length === 0 || said.type === 'chat') return said
  const back = replacing([
    ...all.flatMap(({ called }) => called.map((one): Into => [one, (found) => `${TYPED}${found}`])),
    ...all.map(({ id, shown }): Into => [shown, () => id]),
  ])
  const key = 'key' in said && typeof said.key === 'string' ? meant(room, seat, said.key) : undefined
  const { id, ...rest } = said
  const turned = deep(rest, back) as Omit<S, 'id'>
  return { ...turned, ...dice(said, back), id, ...(key === undefined ? {} : { key }) } as unknown as S
}
/** Words of dice may be names too. */
function dice(said: Said, back: Text): object {
  if (said.type !== 'throw' || said.dice === 'for me' || !('says' in said.dice)) return {}
  return { dice: { says: said.dice.says.map((one) => (typeof one === 'string' ? back(one) : one)) } }
}

/** The option a seat means by a key as it was shown to it. */
function meant(room: Room, seat: Place, key: string): string | undefined {
  const text = reading(room, seat)
  const keys = room.game
    .scene(seat.name)
    .asked.flatMap(({ options, reach = [] }) => [...options, ...reach].map((one) => one.key))
  return keys.find((one) => text?.(one) === key)
}

/** A name others may call a fighter by: one that is nobody's, and no part of another's. */
export function checkFree({ data, game }: Room, id: string, name: string): void {
  checkName(name)
  const { system, fight } = game
  const sides = system.sides(fight.state)
  const others = Object.entries(data.names).flatMap(([other, shown]) => (other === id ? [] : [shown]))
  const taken = [...sides.flatMap((side) => [side.id, ...side.fighters]), ...others, 'gm']
  const wordOf = (one: string, other: string): boolean => replacing([[one, () => '\0']])(other).includes('\0')
  const clash = taken.find((one) => wordOf(one, name) || wordOf(name, one))
  if (clash !== undefined)
    throw new AffrayError('name/taken', `"${name}" cannot be told apart from "${clash}".`, 'Choose another name.')
}
