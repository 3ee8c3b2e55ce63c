import { advance } from '../../advance.ts'
import { optionTaken } from '../../offer.ts'
import type { AnySystem } from '../../types.ts'
import { type AnyState, begun, policyOf } from '../laws/campaign.ts'
import type { Scenario } from '../play.ts'
import { ownCups } from './cups.ts'

const STEPS = 40

/** Duels that go otherwise when the other side is listed first, with the step where they part. */
export function listedOtherwise(
  system: AnySystem,
  duels: Readonly<Record<string, Scenario>>,
  seeds: number,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, duel] of Object.entries(duels)) {
    const turned = { ...duel, sides: Object.fromEntries(Object.entries(duel.sides).reverse()) }
    for (let seed = 0; seed < seeds && !found.has(name); seed++) {
      const [one, other] = [story(system, duel, seed), story(system, turned, seed)]
      const at = one.findIndex((told, step) => told !== other[step])
      if (at >= 0) found.set(name, `${name}, seed ${seed}, step ${at}:\n${one[at]}\nand turned\n${other[at]}`)
    }
  }
  return found
}

/** What each step tells, in no order: what happens at once may be told either way. */
function story(system: AnySystem, scenario: Scenario, seed: number): string[] {
  const bot = policyOf(system, 'default')
  const told: string[] = []
  let state: AnyState = begun(system, scenario)
  const oracle = ownCups(`listed ${seed}`, (choice, at) => optionTaken(choice, bot(choice, at)).key)
  for (let step = 0; step < STEPS && system.outcome(state) === undefined; step++) {
    const gone = advance(system, state, [], [oracle])
    if (gone.asked !== undefined) break
    told.push(
      gone.events
        .map((event) => system.tell(event))
        .sort()
        .join('\n'),
    )
    state = gone.state
  }
  return told
}
