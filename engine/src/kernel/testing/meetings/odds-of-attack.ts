import { advance } from '../../advance.ts'
import type { Answer } from '../../answers.ts'
import { type Ending as Ends, exact } from '../../exact.ts'
import { optionTaken } from '../../offer.ts'
import type { AnySystem, Choice, Event, Feature } from '../../types.ts'
import { type AnyState, begun, policyOf } from '../laws/campaign.ts'
import type { Scenario } from '../play.ts'
import { ownCups } from './cups.ts'

/** An attack of ann's: the keys she answers with, from her turn's question on, and what counts as a hit. */
export interface Attack {
  readonly keys: readonly string[]
  /** How many steps it takes, where it is declared in one and resolved in the next; left out: one. */
  readonly steps?: number
  hits(feature: Feature): boolean
}

const STEPS = 40
type Ending = Ends<AnyState, Event>

/** The state in which ann is asked for her turn first; bob does what is usual till then. */
function atHerTurn(system: AnySystem, scenario: Scenario): AnyState | undefined {
  const bot = policyOf(system, 'default')
  let state: AnyState = begun(system, scenario)
  for (let step = 0; step < STEPS; step++) {
    let asked = false
    const decide = (choice: Choice, at: AnyState): string | undefined => {
      if (choice.about.ask !== system.turn) return optionTaken(choice, bot(choice, at)).key
      asked ||= choice.who === 'ann'
      // Bob lets his turn go, so that she finds him as he is.
      const still = choice.options.findLast((option) => system.points(at, choice, option).group === 'other')
      return (still ?? choice.options[0])?.key
    }
    const gone = advance(system, state, [], [ownCups('odds', decide)])
    if (asked) return state
    if (gone.asked !== undefined || system.outcome(gone.state) !== undefined) return undefined
    state = gone.state
  }
  return undefined
}

/** The chance that her attack hits, and what else it comes to; undefined where she cannot make it. */
export function oddsOf(
  system: AnySystem,
  scenario: Scenario,
  { keys, hits, steps = 1 }: Attack,
  arrange?: (state: AnyState) => void,
): { readonly hit: number; readonly results: ReadonlyMap<string, number> } | undefined {
  const before = atHerTurn(system, scenario)
  if (before === undefined) return undefined
  const state: AnyState = system.copy(before)
  arrange?.(state)
  const prefix: Answer[] = []
  for (const key of keys) {
    const asked = advance(system, state, prefix).asked
    if (asked === undefined || !('choices' in asked)) return undefined
    const [choice] = asked.choices
    if (choice === undefined || choice.who !== 'ann' || !choice.options.some((option) => option.key === key))
      return undefined
    prefix.push({ asked: [{ who: 'ann', ask: choice.about.ask }], keys: [key] })
  }
  const policy = policyOf(system, 'default')
  const followed = (from: AnyState, first: readonly Answer[], left: number): readonly Ending[] => {
    const { endings } = exact(system, from, { policy: () => policy, prefix: first, events: true, budget: 20_000 })
    if (left === 1) return endings
    return endings.flatMap((before) =>
      followed(before.state, [], left - 1).map((after) => ({
        ...after,
        weight: before.weight * after.weight,
        events: [...before.events, ...after.events],
      })),
    )
  }
  const endings = followed(state, prefix, steps)
  const results = new Map<string, number>()
  let hit = 0
  for (const { weight, events } of endings) {
    const features = events.flatMap((event) => system.features.results(event))
    if (features.some((feature) => feature.by === 'ann' && hits(feature))) hit += weight
    for (const name of new Set(features.map((feature) => `${feature.name} ${feature.value} ${feature.on ?? ''}`)))
      results.set(name, (results.get(name) ?? 0) + weight)
  }
  return { hit, results }
}
