import type { Told } from '../protocol/told.ts'
import type { Held, Line } from './held.ts'
import type { Send } from './outbox.ts'

/** What a class of seats is to be told at these lines; it is told when what led there is stored. */
export function newsFor(held: Held, shown: readonly Line[], name: string, version: string): Send[] {
  const lines = shown.filter(({ seat }) => held.room.classOf(seat) === name)
  if (lines.length === 0) return []
  const news = held.room.tell(new Set(lines.map(({ seat }) => seat)), version)
  // What several connections are told is written once.
  const texts = new Map<Told, string>()
  const textOf = (told: Told): string => {
    const text = texts.get(told) ?? JSON.stringify(told)
    texts.set(told, text)
    return text
  }
  return lines.flatMap((line) => (news.get(line.seat) ?? []).map((told) => ({ line, text: textOf(told) })))
}
