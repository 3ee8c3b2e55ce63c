import type { analysis } from '@affray/engine'
import type { Replay } from '@affray/engine/play'

/** `GET /t/<table>/<seat>/after`: the fight again, as that seat was told it. */
export interface After extends Replay {
  readonly title: string
  readonly about: string
  /** How the chances went, and their largest changes: for the game master, and where the end is shown to all. */
  readonly course?: readonly analysis.CourseAt[]
  /** The largest changes, each with the lines told between. */
  readonly swings?: readonly (Omit<analysis.Swing, 'from' | 'to'> & {
    readonly round: number
    readonly before: number
    readonly after: number
    readonly lines: readonly number[]
  })[]
}
