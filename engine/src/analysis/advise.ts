import { deliberation, type LookaheadOptions } from '../kernel/lookahead.ts'
import { optionNamed } from '../kernel/offer.ts'
import type { Valued } from '../kernel/trial.ts'
import type { AnySystem, Common, Question, Seat } from '../kernel/types.ts'
import { breath } from './breath.ts'
import type { Waiting } from './odds.ts'

/** An option with what it is worth and one sentence why. */
export interface Advice extends Valued {
  readonly says: string
  readonly why: string
  /** Whether it is clearly worse than the best: by more than twice the error of the difference, and not by a trifle. */
  readonly clearlyWorse: boolean
}
export interface AdviseOptions extends LookaheadOptions<Common, Question> {
  /** Called now and then with the rollouts played. */
  readonly progress?: (done: number, of: number) => void
  /** Stops early: the ranking is then what is known so far. */
  readonly signal?: { readonly aborted: boolean }
}

/** Rollouts between two looks at the signal. */
const BREATH = 50

/** Ranks the options of a waiting decision by look-ahead from what the seat may know, the best first. */
export async function advise(
  system: AnySystem,
  waiting: Waiting,
  seat: Seat,
  options: AdviseOptions,
): Promise<readonly Advice[]> {
  const { settled, answers, choice } = waiting
  const thinking = deliberation(system, settled as Common, answers, choice, seat, options)
  let breathed = 0
  for (let stop = false; ; ) {
    const { done: over, value } = thinking.next(stop)
    if (over === true) return ranked(system, waiting, value)
    options.progress?.(value.done, value.of)
    if (value.done - breathed >= BREATH) {
      breathed = value.done
      await breath()
    }
    stop = options.signal?.aborted === true
  }
}

function ranked(system: AnySystem, { choice }: Waiting, valued: readonly Valued[]): Advice[] {
  const rows = [...valued].sort((a, b) => a.behind - b.behind || (a.key < b.key ? -1 : 1))
  const said = (key: string): string => {
    const option = optionNamed(choice, key)
    return option === undefined ? key : system.say(choice, option)
  }
  return rows.map((row, rank) => ({
    ...row,
    says: said(row.key),
    why: why(row, rank === 0 ? rows[1] : rows[0], rank === 0, said),
    clearlyWorse: rank > 0 && row.behind > Math.max(SLIGHT, 2 * row.behindError),
  }))
}

/** However sure, a difference of less than this share of a fight is no reason to do otherwise. */
const SLIGHT = 0.005

const percent = (x: number): string => `${Math.round(100 * x)} %`

/** What the look-ahead saw, and against the best (of the best: against the next) what makes the difference on the same dice. */
function why(row: Valued, other: Valued | undefined, best: boolean, said: (key: string) => string): string {
  const seen = `${percent(row.won)} of ${row.rollouts} fights won, with ${percent(row.mine)} of the own side and ${percent(row.theirs)} of the foes left`
  if (other === undefined) return `Nothing else can be done: ${seen}.`
  const own = best ? other.mineBehind : -row.mineBehind
  const foes = best ? other.theirsBehind : -row.theirsBehind
  return `${seen}; against ${best ? `"${said(other.key)}"` : `the best, "${said(other.key)}",`} ${difference(own, foes)}.`
}

/** What tells two options apart, by how much more of the own side and of the foes one leaves. */
function difference(own: number, foes: number): string {
  if (Math.max(Math.abs(own), Math.abs(foes)) < 0.01) return 'it comes to the same'
  if (Math.abs(foes) >= Math.abs(own)) return foes < 0 ? 'it leaves less of the foes' : 'it leaves more of the foes'
  return own > 0 ? 'it keeps more of the own side' : 'it costs more of the own side'
}
