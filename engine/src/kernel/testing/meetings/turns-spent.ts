import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import { optionTaken } from '../../offer.ts'
import type { Oracle } from '../../oracles/oracle.ts'
import type { AnySystem, Dice, Event, FighterId } from '../../types.ts'
import { loaded } from '../exhaustive.ts'
import { type AnyState, begun, policyOf } from '../laws/campaign.ts'
import type { Scenario } from '../play.ts'

const STEPS = 30
/** Of the options of a turn's question so many are tried. */
const OPTIONS = 12

const COUNTED = /^own (turns|actions)$/

/** Clocks of a fighter's own turns, by name, with what is left of each. */
const clocksOf = (system: AnySystem, state: AnyState, who: FighterId): ReadonlyMap<string, number> =>
  new Map(
    system
      .sheet(state, who)
      .conditions.flatMap(({ name, left, clock }) =>
        COUNTED.test(clock ?? '') && left !== undefined ? [[name, left]] : [],
      ),
  )

/** Ways to spend a turn by which a clock of turns is counted twice, or not at all. */
export function miscounted(
  system: AnySystem,
  duels: Readonly<Record<string, Scenario>>,
  turnOf?: (event: Event) => FighterId | undefined,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, duel] of Object.entries(duels)) {
    let state: AnyState = begun(system, duel)
    const luck = new Stream(`turns ${name}`, 0)
    for (let step = 0; step < STEPS && system.outcome(state) === undefined; step++) {
      const turn = turnAsked(system, state, luck)
      const clocks = turn === undefined ? undefined : clocksOf(system, turn.at, turn.who)
      if (turn !== undefined && clocks !== undefined && [...clocks.values()].some((left) => left > 1)) {
        for (const key of turn.keys.slice(0, OPTIONS)) {
          const later = nextTurn(system, state, turn.who, key, turnOf)
          if (later === undefined) continue
          for (const [clock, left] of clocksOf(system, later, turn.who)) {
            const was = clocks.get(clock) ?? 0
            // What began anew in between is no lower than it was.
            if (was > 1 && left < was - 1)
              found.set(
                `${key}: ${clock}`,
                `${name}: ${turn.who} has ${was} turns of "${clock}", does ${key}, and has ${left}`,
              )
            if (was > 1 && left === was)
              found.set(`${key}: ${clock}`, `${name}: ${turn.who} does ${key}, and "${clock}" still has ${left} turns`)
          }
        }
      }
      const gone = advance(system, state, [], [played(system, luck)])
      if (gone.asked !== undefined) break
      state = gone.state
    }
  }
  return found
}

interface TurnAsked {
  readonly who: FighterId
  readonly keys: readonly string[]
  readonly at: AnyState
  /** What was told till then. */
  readonly told: readonly Event[]
}

/** Whose turn's question this step asks, if it asks one first. */
function turnAsked(system: AnySystem, state: AnyState, luck: Dice): TurnAsked | undefined {
  const dice = loaded(new Stream('asked', luck.die(1000)))
  const step = advance(system, state, [], [{ throw: () => ({ dice }), decide: () => undefined }])
  if (step.asked === undefined || !('choices' in step.asked)) return undefined
  const [choice] = step.asked.choices
  if (choice === undefined || choice.about.ask !== system.turn) return undefined
  return { who: choice.who, keys: choice.options.map(({ key }) => key), at: step.at, told: step.events }
}

function played(system: AnySystem, luck: Dice, first?: { readonly who: FighterId; readonly key: string }): Oracle {
  const bot = policyOf(system, 'default')
  const dice = loaded(luck)
  let taken = first
  return {
    throw: () => ({ dice }),
    decide(choice, state) {
      const at = state as AnyState
      if (taken !== undefined && choice.who === taken.who && choice.about.ask === system.turn) {
        const { key } = taken
        taken = undefined
        return key
      }
      return optionTaken(choice, bot(choice, at)).key
    },
  }
}

/** The state at the beginning of his next turn, when he spends this one so; undefined where it does not come soon. */
function nextTurn(
  system: AnySystem,
  from: AnyState,
  who: FighterId,
  key: string,
  turnOf?: (event: Event) => FighterId | undefined,
): AnyState | undefined {
  const luck = new Stream(`turn ${key}`, 0)
  let state = from
  let began = turnOf === undefined
  for (let step = 0; step < STEPS && system.outcome(state) === undefined; step++) {
    const next = step === 0 ? undefined : turnAsked(system, state, new Stream('next', step))
    if (next?.who === who && (began || next.told.some((event) => turnOf?.(event) === who))) return next.at
    const gone = advance(system, state, [], [played(system, luck, step === 0 ? { who, key } : undefined)])
    if (gone.asked !== undefined) return undefined
    began ||= step > 0 && gone.events.some((event) => turnOf?.(event) === who)
    state = gone.state
  }
  return undefined
}
