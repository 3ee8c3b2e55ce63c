import { type LookaheadOptions, lookahead, type Valued } from '../kernel/lookahead.ts'
import type { AnySystem, Common, Question, Seat } from '../kernel/types.ts'
import type { Waiting } from './odds.ts'

/** An option with what it is worth and one sentence why. */
export interface Advice extends Valued {
  readonly says: string
  readonly why: string
  /** Whether it is clearly worse than the best: by more than twice the error of the difference. */
  readonly clearlyWorse: boolean
}
export type AdviseOptions = LookaheadOptions<Common, Question>

/** Ranks the options of a waiting decision by look-ahead from what the seat may know, the best first. */
export function advise(system: AnySystem, waiting: Waiting, seat: Seat, options: AdviseOptions): Advice[] {
  const valued = lookahead(system, waiting.settled as Common, waiting.answers, waiting.choice, seat, options)
  const ranked = [...valued].sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1))
  const [best] = ranked
  return ranked.map((row, rank) => {
    const option = waiting.choice.options.find((o) => o.key === row.key)
    const behind = best === undefined ? 0 : best.value - row.value
    const error = best === undefined ? 0 : Math.hypot(best.error, row.error)
    return {
      ...row,
      says: option === undefined ? row.key : system.say(waiting.choice, option),
      why: why(row, rank === 0 ? ranked[1] : best, rank === 0),
      clearlyWorse: rank > 0 && behind > 2 * error,
    }
  })
}

const percent = (x: number): string => `${Math.round(100 * x)} %`

/** What the look-ahead saw, against the next best or the best. */
function why(row: Valued, other: Valued | undefined, best: boolean): string {
  const seen = `${percent(row.won)} of ${row.rollouts} fights won, ${percent(row.mine)} of the own side and ${percent(row.theirs)} of the foes still standing`
  if (other === undefined) return `Nothing else can be done: ${seen}.`
  const foes = other.theirs - row.theirs
  const own = row.mine - other.mine
  const telling =
    Math.abs(foes) >= Math.abs(own)
      ? foes > 0
        ? 'it brings down more foes'
        : 'it brings down fewer foes'
      : own > 0
        ? 'it keeps more of the own side up'
        : 'it costs more of the own side'
  return `${seen}; ${best ? `against "${other.key}"` : `against the best, "${other.key}",`} ${telling}.`
}
