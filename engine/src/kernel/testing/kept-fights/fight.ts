import { Stream } from '../../../dice/stream.ts'
import { Hasher } from '../../hash.ts'
import type { AnySystem, Choice, Dice, Event, Option } from '../../types.ts'
import { loaded } from '../exhaustive.ts'
import { type AnyState, begun, type Decide, fight, policyOf } from '../laws/campaign.ts'
import type { Scenario } from '../play.ts'
import { drawnRuling, type Ruled, ruled } from './drawn.ts'

/** So many steps are compared together. */
export const STRETCH = 5

/** What happened, and the sentence that tells it. A ruling that was refused is a sentence alone. */
export interface Told {
  readonly event: Event | undefined
  readonly says: string
  readonly hash: string
}

/** Some steps of a kept fight. */
export interface Stretch {
  readonly story: readonly Told[]
  /** A hash of each thing asked: to whom, what was offered and refused, what was taken and what that is about. */
  readonly questions: readonly string[]
  readonly state: AnyState
  readonly stateHash: string
  /** The game master's ruling that stood before it. */
  readonly ruling: Ruled | undefined
}

/** A whole fight, stretch by stretch. */
export interface Fought {
  readonly stretches: readonly Stretch[]
  readonly outcome: unknown
}

/** Fight `n` of this scenario: half bots, half chance, with rulings of the game master in between. */
export function fought(system: AnySystem, scenario: Scenario, n: number, steps: number): Fought {
  const luck = new Stream(`kept ${n}`, 0)
  const hasher = new Hasher()
  const decide = halfAtRandom(system, luck)
  let questions: string[] = []
  let story: Told[] = []
  const plan = {
    decide: (choice: Choice, at: AnyState): Option | number => {
      const taken = decide(choice, at)
      const option = typeof taken === 'number' ? choice.options[taken] : taken
      questions.push(hasher.of(system.points(at, choice, option ?? { key: '' })))
      return taken
    },
    dice: loaded(luck),
    asked: (choice: Choice): void => {
      const { who, about, options } = choice
      const refused = choice.refusals?.().map(({ key, rule, because }) => [key, rule, because])
      questions.push(hasher.of([who, about, options.map(({ key }) => key), refused]))
    },
  }
  const hear = (event: Event): void => {
    const says = system.tell(event)
    story.push({ event, says, hash: hasher.of([event, says]) })
  }
  const refuse = (says: string): void => {
    story.push({ event: undefined, says, hash: hasher.of(says) })
  }
  const stretches: Stretch[] = []
  let state = begun(system, scenario)
  for (let done = 0; done < steps && system.outcome(state) === undefined; done += STRETCH) {
    let ruling: Ruled | undefined
    if (done > 0 && luck.die(3) === 1) {
      ruling = drawnRuling(system, state, ['ruling', n, done])
      if (ruling !== undefined) state = ruled(system, state, ruling, plan, { hear, refuse })
    }
    for (const { step, after } of fight(system, state, { ...plan, steps: STRETCH })) {
      step.events.forEach(hear)
      state = after
    }
    stretches.push({ story, questions, state, stateHash: hasher.of(state), ruling })
    story = []
    questions = []
  }
  return { stretches, outcome: system.outcome(state) }
}

/** Does what a bot would, every other time what nobody would think of. */
function halfAtRandom(system: AnySystem, luck: Dice): Decide {
  const bot = policyOf(system, 'default')
  return (choice, at) => (luck.die(2) === 1 ? bot(choice, at) : luck.die(choice.options.length) - 1)
}
