import { advance } from './advance.ts'
import type { Answer } from './answers.ts'
import { believed } from './believing.ts'
import { optionNamed } from './offer.ts'
import type { AnySystem, Choice, Common, Id, Option, Points, Seat } from './types.ts'

/** One answer of a gesture. */
export interface GesturePart {
  /** The kind of question it answers. */
  readonly ask: string
  readonly key: string
  readonly said: string
  readonly points?: Points | undefined
  /** Set where nobody chose it: the usual or likely answer; `others` could be given instead. */
  readonly assumed?: true
  readonly others?: readonly { readonly key: string; readonly said: string }[]
}
/** What comes behind a gesture: a look at dice, a question to somebody else, his next turn, the end of the step, a place to choose … */
export type GestureEnd = 'dice' | 'another' | 'turn' | 'step' | 'place' | 'together' | 'again' | 'more' | 'over'
/** Answers of one person in a row: no dice are looked at between them, and nobody else decides. */
export interface Gesture {
  readonly parts: readonly GesturePart[]
  readonly ends: GestureEnd
  /** Who is asked next, where that is somebody else. */
  readonly then?: Id
}

/** So many gestures are told, found in so many runs of the step, each of so many answers at most; */
const MOST = { gestures: 120, runs: 400, parts: 6 }
/** and so many of those that begin with the same answer, so that all the others have room. */
const MOST_OF_ONE = 40

/** Who answers what nobody needs to be asked: the key of a usual or likely answer. */
export type Likely = (choice: Choice, state: unknown) => string | undefined

/**
 * Every gesture that begins with an answer to a waiting question, the likely first: found by playing the step on in the world the
 * seat believes in, where dice that nobody has looked at lie unread.
 */
export function gestures(
  system: AnySystem,
  moment: { readonly settled: unknown; readonly answers: readonly Answer[]; readonly choice: Choice },
  seat: Seat,
  likely: Likely,
): Gesture[] {
  const world = believed(system, moment, seat)
  return world === undefined ? [] : new Walk(system, world.settled, moment.choice.who, likely).from(moment.answers)
}

class Walk {
  private readonly system: AnySystem
  private readonly settled: Common
  private readonly who: Id
  private readonly likely: Likely
  private readonly found: Gesture[] = []
  private runs = 0
  /** How many may be found before the next first answer has its turn. */
  private room: number = MOST.gestures

  constructor(system: AnySystem, settled: Common, who: Id, likely: Likely) {
    this.system = system
    this.settled = settled
    this.who = who
    this.likely = likely
  }

  from(answers: readonly Answer[]): Gesture[] {
    const step = advance(this.system, this.settled, answers)
    if (step.asked === undefined || !('choices' in step.asked)) return []
    const choice = step.asked.choices.find(({ who }) => who === this.who)
    if (choice === undefined) return []
    const { joint } = step.asked
    for (const option of this.likelyFirst(choice, step.at)) {
      if (this.found.length >= MOST.gestures) break
      this.room = Math.min(this.found.length + MOST_OF_ONE, MOST.gestures)
      const parts = [this.part(choice, option, step.at)]
      if (joint === true) this.end(parts, 'together')
      else this.walk([...answers, given(choice, option)], parts)
    }
    return this.found
  }

  /** Goes on behind some answers, until something else has to come first. */
  private walk(answers: readonly Answer[], parts: readonly GesturePart[]): void {
    if (this.runs >= MOST.runs || parts.length >= MOST.parts || this.found.length >= this.room) {
      this.end(parts, 'more')
      return
    }
    this.runs++
    const step = advance(this.system, this.settled, answers)
    const { asked } = step
    if (asked === undefined) this.end(parts, this.system.outcome(step.state) === undefined ? 'step' : 'over')
    else if (!('choices' in asked)) {
      if (asked.chance === undefined) this.end(parts, 'dice')
      else this.walk([...answers, { roll: asked.roll, who: asked.who, says: [] }], parts)
    } else {
      const [choice] = asked.choices
      if (asked.joint === true || choice === undefined) this.end(parts, 'together')
      else if (choice.who !== this.who) this.end(parts, 'another', choice.who)
      else if (choice.about.ask === this.system.turn) this.end(parts, 'turn')
      else if (parts.some(({ ask }) => ask === choice.about.ask)) this.end(parts, 'again')
      else if (choice.open === true) this.end(parts, 'place')
      else this.further(choice, step.at, answers, parts)
    }
  }

  /** His next question: where it has a usual answer that one is assumed, else each answer leads on. */
  private further(choice: Choice, state: unknown, answers: readonly Answer[], parts: readonly GesturePart[]): void {
    const all = this.likelyFirst(choice, state)
    const [first] = all
    if (first === undefined) this.end(parts, 'more')
    else if (choice.usual !== undefined || all.length === 1) {
      const others = all.slice(1).map((one) => ({ key: one.key, said: this.system.say(choice, one) }))
      const part = { ...this.part(choice, first, state), assumed: true as const, others }
      this.walk([...answers, given(choice, first)], [...parts, part])
    } else
      for (const option of all) {
        // Whoever wants one of the others is asked.
        if (this.found.length >= this.room) {
          this.end(parts, 'more')
          return
        }
        this.walk([...answers, given(choice, option)], [...parts, this.part(choice, option, state)])
      }
  }

  private likelyFirst(choice: Choice, state: unknown): readonly Option[] {
    const key = this.likely(choice, state)
    const first = key === undefined ? undefined : optionNamed(choice, key)
    return first === undefined ? choice.options : [first, ...choice.options.filter((one) => one.key !== first.key)]
  }

  private part(choice: Choice, option: Option, state: unknown): GesturePart {
    return {
      ask: choice.about.ask,
      key: option.key,
      said: this.system.say(choice, option),
      points: this.system.points(state, choice, option),
    }
  }

  private end(parts: readonly GesturePart[], ends: GestureEnd, then?: Id): void {
    this.found.push({ parts, ends, ...(then === undefined ? {} : { then }) })
  }
}

const given = (choice: Choice, { key }: Option): Answer => ({
  asked: [{ who: choice.who, ask: choice.about.ask }],
  keys: [key],
})
