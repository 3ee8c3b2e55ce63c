import { analysis, Fight } from '@affray/engine'
import { Chronicle, replayOf, seatOf } from '@affray/engine/play'
import type { After } from '../protocol/after.ts'
import type { ToLookBack } from './reading.ts'
import { systemNamed } from './scenarios.ts'

/** So long may the chances of a fight be looked for. */
const PATIENCE = 5000

/** A fight again as a seat was told it, with how its chances went where that is anybody's to know. */
export function afterwards({ fight: file, place, title, about, truth }: ToLookBack): string {
  const fight = Fight.open(systemNamed(file.system.split('@')[0]), file)
  const seat = seatOf(place)
  const replay = replayOf(fight, seat)
  const told = { title, about, ...replay }
  if (!truth) return JSON.stringify(told satisfies After)
  const until = performance.now() + PATIENCE
  const course = analysis.course(fight, {
    signal: {
      get aborted() {
        return performance.now() > until
      },
    },
  })
  const lines = new Chronicle(fight).lines(seat)
  const swings = analysis.swings(course).map(({ from, to, side, by }) => {
    const shareOf = (at: analysis.CourseAt): number => at.won.find(({ id }) => id === side)?.share.share ?? 0
    return {
      side,
      by,
      round: to.round,
      before: shareOf(from),
      after: shareOf(to),
      lines: lines.filter(({ entry }) => entry > from.entry && entry <= to.entry).map(({ n }) => n),
    }
  })
  return JSON.stringify({ ...told, course, swings } satisfies After)
}
