import { type Advanced, advance } from '../../advance.ts'
import { type ChoiceAnswer, isChoice } from '../../answers.ts'
import { canonical } from '../../hash.ts'
import type { Oracle } from '../../oracles/oracle.ts'
import type { AnySystem, Event, Play, Scalar, Seat } from '../../types.ts'
import type { AnyState } from '../laws/campaign.ts'
import { calledOut } from './leaves.ts'

/** A step as it went in one world. */
export interface Gone {
  readonly events: readonly Event[]
  readonly after: AnyState
  /** What anybody can tell of how it went: what the dice were read as, what was called out, what was chosen, what came of it. */
  readonly went: string
  /** What was put to whom: what was offered, refused and said. */
  readonly asked: readonly Asked[]
}
export interface Asked {
  readonly who: string
  readonly words: string
  /** What was asked and is usually answered, where nobody hears of it unless something else is answered. */
  readonly unheard: string | undefined
}

/** Plays a step of a state, or carries out a ruling, and keeps what the rules read. */
export function gone(
  system: AnySystem,
  state: AnyState,
  oracles: (asked: Asked[]) => readonly Oracle[],
  ruling: object | undefined,
): Gone | undefined {
  const read: Scalar[] = []
  const asked: Asked[] = []
  const watched: AnySystem = {
    ...system,
    step: (ctx, s) => system.step(watching(ctx, read), s),
    amend: (ctx, s, command) => system.amend(watching(ctx, read), s, command),
  }
  const step: Advanced<AnyState, Event> = advance(
    watched,
    state,
    ruling === undefined ? [] : [{ ruling, because: 'a law' }],
    oracles(asked),
  )
  if (step.asked !== undefined) return undefined
  const { events, answers } = step
  const called = events.map((event) => [
    [...totalsOf(event), ...calledOut(system, event)],
    system.features.results(event),
  ])
  const went = canonical([
    read,
    answers.filter(isChoice).filter((answer) => !unheard(answer, asked)),
    called.filter(([totals, results]) => totals?.length || results?.length),
  ])
  return { events, after: step.state, went, asked }
}

/** Whether nobody hears that this was asked. */
const unheard = ({ asked, keys }: ChoiceAnswer, all: readonly Asked[]): boolean =>
  asked.every(({ who, ask }, i) => all.some((each) => each.who === who && each.unheard === `${ask} ${keys[i]}`))

/** What the rolls of an event came to and had to, as it is called out. */
const totalsOf = (event: Event): readonly unknown[] =>
  Object.values(event).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'terms' in value && 'total' in value
      ? [value.total, 'needs' in value ? value.needs : undefined]
      : [],
  )

/** The same context, where what is read of dice is noted. */
function watching(ctx: Play, read: Scalar[]): Play {
  const noted = <T extends Scalar>(result: T): T => {
    read.push(result)
    return result
  }
  return {
    toss: (chance, who) => ctx.toss(chance, who),
    read: (toss, f, a) => noted(ctx.read(toss, f, a)),
    both: (toss, other, f, a) => noted(ctx.both(toss, other, f, a)),
    roll: (chance, who) => noted(ctx.roll(chance, who)),
    shown: (toss) => ctx.shown(toss),
    faces: (toss) => ctx.faces(toss),
    choose: (choice) => ctx.choose(choice),
    together: (choices) => ctx.together(choices),
    emit: ctx.emit,
  }
}

/** The first thing a seat is told otherwise in the other world; undefined where it is told the same. */
export function toldOtherwise(
  seen: AnySystem['seen'],
  one: readonly Event[],
  other: readonly Event[],
  seat: Seat,
): string | undefined {
  const told = (events: readonly Event[]): string[] =>
    events
      .map((event) => seen(event, seat))
      .filter((event) => event !== undefined)
      .map((event) => canonical(event))
  const [mine, theirs] = [told(one), told(other)]
  const at = mine.findIndex((text, i) => text !== theirs[i])
  if (at >= 0) return `${mine[at]}\nand otherwise\n${theirs[at]}`
  return mine.length === theirs.length ? undefined : `nothing\nand otherwise\n${theirs[mine.length]}`
}
