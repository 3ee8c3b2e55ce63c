import { Stream } from '../dice/stream.ts'
import { sample } from '../kernel/sample.ts'
import type { AnySystem, Choice, Policy, SideId } from '../kernel/types.ts'
import { botsOf, type PolicyNames } from './bots.ts'

/** A question a side is asked in fights of bots, and what it may answer. */
export interface Ways {
  readonly ask: string
  /** What is answered where nobody cares, where that is always the same and may always be chosen. */
  readonly usual: string | undefined
  /** What may be answered, the most often offered first, and in what share of the fights it was. */
  readonly keys: readonly { readonly key: string; readonly fights: number }[]
}

/** Fights that are played to see what is asked. */
const FIGHTS = 60

/** Every question a side is asked from a state on, seen in some fights of bots. Places to go and whom to strike are no ways to fight, and are left out. */
export function waysOf(
  system: AnySystem,
  begun: { round: number },
  side: SideId,
  policies: PolicyNames = {},
  { fights = FIGHTS, seed = 'ways', rounds = 100 }: { fights?: number; seed?: string; rounds?: number } = {},
): readonly Ways[] {
  const bots = botsOf(system, begun, policies)
  const all = new Set(system.sides(begun).flatMap(({ fighters }) => fighters))
  const mine = new Set(system.sides(begun).find(({ id }) => id === side)?.fighters)
  const asked = new Map<
    string,
    { readonly usuals: Map<string | undefined, number>; readonly keys: Map<string, Set<number>> }
  >()
  const dice = new Stream(seed, 0)
  for (let fight = 0; fight < fights; fight++) {
    dice.restart(seed, fight)
    const heard =
      (policy: Policy<{ round: number }>): Policy<{ round: number }> =>
      (choice, state) => {
        if (mine.has(choice.who)) note(choice, fight)
        return policy(choice, state)
      }
    const state: { round: number } = system.copy(begun)
    sample(system, state, dice, (choice: Choice) => heard(bots(choice)), { steps: 100_000, rounds })
  }
  return [...asked].flatMap(([ask, { usuals, keys }]) => {
    const ways = [...keys].filter(([key]) => !/^-?\d/.test(key) && !naming(key, all))
    if (ways.length < 2) return []
    const [usual] = usuals.size === 1 ? [...usuals.keys()] : []
    const often = ways.map(([key, seen]) => ({ key, fights: seen.size / fights })).sort((a, b) => b.fights - a.fights)
    return [{ ask, usual, keys: often }]
  })

  function note(choice: Choice, fight: number): void {
    const { ask } = choice.about
    const known = asked.get(ask) ?? { usuals: new Map(), keys: new Map() }
    asked.set(ask, known)
    known.usuals.set(choice.usual, (known.usuals.get(choice.usual) ?? 0) + 1)
    for (const { key } of choice.options) {
      const seen = known.keys.get(key) ?? new Set()
      seen.add(fight)
      known.keys.set(key, seen)
    }
  }
}

/** Whether a key is about somebody: `wolf-2`, `towards wolf-2`. */
const naming = (key: string, fighters: ReadonlySet<string>): boolean =>
  key === 'stay' || key.split(' ').some((word) => fighters.has(word))

/** Fights that are tried, and the steps after which one of them leads nowhere. */
const [TRIED, NOWHERE] = [5, 3000] as const

/** Whether a side that plays so goes round in circles: speaks without end, or lets go and takes up again. */
export function leadsNowhere(system: AnySystem, begun: { round: number }, policies: PolicyNames): boolean {
  const bots = botsOf(system, begun, policies)
  const dice = new Stream('nowhere', 0)
  for (let fight = 0; fight < TRIED; fight++) {
    dice.restart('nowhere', fight)
    const state: { round: number } = system.copy(begun)
    const { capped } = sample(system, state, dice, bots, { steps: NOWHERE, rounds: 30 })
    if (capped && state.round < 30) return true
  }
  return false
}
