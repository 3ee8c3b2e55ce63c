import {
  askedInWords,
  arranged as begun,
  type Played,
  type PlayOptions,
  play,
  type Scenario,
} from '../../../kernel/testing/index.ts'
import { legend } from '../index.ts'
import type { Ctx, Fighter, LegendEvent, State } from '../state/types.ts'

/** Two sides a metre apart, without Hero Points unless the options ask for them, so that a script need not decline offers. */
export function facing(heroes: object, foes: object, options: object = {}, more: object = {}): Scenario {
  return {
    system: 'legend',
    sides: { heroes, foes },
    distance: 1,
    options: { heroPoints: false, ...options },
    ...more,
  }
}

/**
 * The first round of a scenario with initiative behind it: fighters act in the order they are listed (Strike Ranks 20, 19,
 * 18 …), each with his Combat Actions, so that a script of dice begins at the first turn.
 */
export function arranged(scenario: Scenario, change?: (s: State) => void): State {
  const text = rolls(begun(legend, scenario).fighters)
  const { state } = play(legend, scenario, text)
  state.fighters.forEach((f, i) => {
    f.initiative = 20 - i
  })
  change?.(state)
  return state
}
const rolls = (fighters: readonly Fighter[]): string => fighters.map((f) => `${f.id} initiative: 1`).join('\n')

/** Plays a script from a state, up to somebody's next turn, and gives what came of it. */
export function acting(state: State, script: string, options: PlayOptions<State> = {}): Played<State, LegendEvent> {
  const played = asking(state, script, options)
  const { asked } = played
  if (asked !== undefined && !('choices' in asked && asked.choices.every(({ about }) => about.ask === 'act')))
    throw new Error(`the script has ended, and the rules ask ${askedInWords(asked)}`)
  return played
}

/** The same up to a question the script leaves open. */
export function asking(state: State, script: string, options: PlayOptions<State> = {}): Played<State, LegendEvent> {
  const played = play(legend, state, script, options)
  for (const event of played.events) addsUp(state, event)
  return played
}

/** A skill is told as one he has learnt and all the modifiers that are noted of it (LEG-CM-Stack). */
export function addsUp(s: State, e: LegendEvent): void {
  if (e.type !== 'skill' || e.skill === undefined) return
  const { who, what, skill, modifiers = [] } = e
  let learnt = skill
  for (const m of modifiers) learnt -= m.value
  const { styles, skills } = the(s, who).facts
  if (styles.some((style) => style.skill === learnt) || Object.values(skills).includes(learnt)) return
  throw new Error(`${what} of ${skill} less its modifiers is ${learnt}, and ${who} has no such skill`)
}

/** One rule by itself: runs `act` on a copy of the state as if it were a step; the script must answer all it asks and no more. */
export function alone(
  state: State,
  script: string,
  act: (ctx: Ctx, s: State) => void,
  options: PlayOptions<State> = {},
): Played<State, LegendEvent> {
  let done = false
  const once = (ctx: Ctx, s: State): void => {
    if (done) throw new Error('the script says more than the rule asks')
    done = true
    act(ctx, s)
  }
  const played = play({ ...legend, step: once, outcome: () => undefined }, state, script, options)
  for (const event of played.events) addsUp(state, event)
  if (played.asked !== undefined)
    throw new Error(`the script has ended, and the rule asks ${askedInWords(played.asked)}`)
  return played
}

/** The fighter of that name in a state. */
export function the(s: State, id: string): Fighter {
  const found = s.fighters.find((f) => f.id === id)
  if (found === undefined) throw new RangeError(`there is no ${id} in this fight`)
  return found
}

/** Changes a fighter before the script begins. */
export const being =
  (who: string, fields: Partial<Fighter>) =>
  (s: State): void => {
    Object.assign(the(s, who), fields)
  }

/** Nobody has a Combat Action left: the round is over. */
export const exhausted = (s: State): State => {
  for (const f of s.fighters) f.actions = 0
  return s
}
