import { type Choice, type GesturePart, gestures, knowing } from '@affray/engine'
import { likelyAnswer } from '@affray/engine/play'
import type { Table } from './table.ts'

/** The gesture somebody typed in one line: `attack goblin-2 short-spear`, or its beginning; what goes without saying is left out. */
export function gestureTyped(table: Table, choice: Choice, text: string): readonly GesturePart[] | undefined {
  const typed = text.toLowerCase().trim().split(/\s+/).join(' ')
  if (!typed.includes(' ')) return undefined
  const { system, fight, game } = table
  const seat = knowing(system, fight.settled, table.seat)
  const moment = { settled: fight.settled, answers: fight.pending, choice }
  const all = gestures(system, moment, seat, (asked, state) => likelyAnswer(system, game.bots, asked, state))
  const begun = all.map(({ parts }) => parts).filter((parts) => spoken(parts).startsWith(typed))
  const [first] = begun
  // A line that fits several takes as much as they have in common.
  const exactly = begun.find((parts) => spoken(parts) === typed)
  if (exactly !== undefined || first === undefined || begun.length === 1) return exactly ?? first
  const shared = first.findIndex((part, i) => begun.some((parts) => parts[i]?.key !== part.key))
  const common = first.slice(0, shared < 0 ? first.length : shared)
  return spoken(common) === typed ? common : undefined
}

const spoken = (parts: readonly GesturePart[]): string =>
  parts
    .filter(({ assumed }) => assumed !== true)
    .map(({ key }) => key)
    .join(' ')
    .toLowerCase()
