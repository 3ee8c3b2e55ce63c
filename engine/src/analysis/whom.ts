import { advance } from '../kernel/advance.ts'
import { byPolicy } from '../kernel/oracles/policy.ts'
import { taking } from '../kernel/taking.ts'
import type { AnySystem, Choice, Common, FighterId, Policy } from '../kernel/types.ts'
import type { Waiting } from './odds.ts'

/** An answer to "whom?", which comes behind an option before any dice fall. */
export interface Whom {
  /** The question that asks it. */
  readonly choice: Choice
  readonly key: string
  readonly fighter: FighterId
}

/**
 * Whom an option can be aimed at: where it leads to a question whose answers point at one fighter each, before dice fall or
 * anybody else is asked. What is asked between is answered by the policy. Empty where nobody asks whom.
 */
export function whom(
  system: AnySystem,
  { settled, answers, choice }: Waiting,
  key: string,
  policy: (choice: Choice) => Policy<Common>,
): readonly Whom[] {
  const bots = byPolicy(taking(policy, choice, key))
  let taken = false
  let found: readonly Whom[] = []
  advance(system, settled as Common, answers, [
    {
      decide(asked, state, moment) {
        if (asked.who !== choice.who) return undefined
        if (taken) {
          found = aimed(system, state, asked)
          if (found.length > 1) return undefined
        }
        taken ||= asked.about.ask === choice.about.ask
        return bots.decide?.(asked, state, moment)
      },
    },
  ])
  return found.length > 1 ? found : []
}

/** The answers of a question for somebody: each points at one fighter and no two at the same. */
function aimed(system: AnySystem, state: unknown, choice: Choice): readonly Whom[] {
  if (choice.open === true) return []
  const all = choice.options.map(({ key }, i): Whom | undefined => {
    const option = choice.options[i]
    const at = option === undefined ? [] : (system.points(state, choice, option).fighters ?? [])
    const others = at.filter((id) => id !== choice.who)
    return others.length === 1 && others[0] !== undefined ? { choice, key, fighter: others[0] } : undefined
  })
  const whole = all.filter((one) => one !== undefined)
  return whole.length === all.length && new Set(whole.map(({ fighter }) => fighter)).size === whole.length ? whole : []
}
