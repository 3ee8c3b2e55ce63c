import { AffrayError } from '../kernel/error.ts'
import { optionNamed } from '../kernel/offer.ts'
import { own } from '../kernel/own.ts'
import type { AnySystem, Choice, FighterId, Option, Policy, SideId } from '../kernel/types.ts'
import { habitsIn, withHabits } from './habits.ts'

/** The policy each side's bots use by name; sides not named use `default`. */
export type PolicyNames = Readonly<Record<SideId, string>>

/** Who decides what in a fight of bots. The game master's questions get their usual answer. */
export function botsOf<State>(system: AnySystem, state: State, names: PolicyNames): (choice: Choice) => Policy<State> {
  const byFighter = new Map<FighterId, Policy<State>>()
  const sides = system.sides(state)
  for (const side of Object.keys(names)) {
    if (!sides.some((s) => s.id === side)) {
      throw new AffrayError(
        'policy/side',
        `There is no side "${side}".`,
        `Name one of: ${sides.map((s) => s.id).join(', ')}.`,
      )
    }
  }
  for (const side of sides) {
    const policy = policyNamed<State>(system, own(names, side.id) ?? 'default')
    for (const fighter of side.fighters) byFighter.set(fighter, policy)
  }
  return (choice) => byFighter.get(choice.who) ?? usual
}

/** A system's policy by name, with the habits the name gives it: `default+effect=bleed/none`. */
export function policyNamed<State>(system: AnySystem, name: string): Policy<State> {
  const { policy: plain, habits } = habitsIn(name)
  const policy: Policy<State> | undefined = own(system.policies, plain)
  if (policy === undefined) {
    throw new AffrayError(
      'policy/unknown',
      `${system.title} has no policy "${plain}".`,
      `Choose one of: ${Object.keys(system.policies).join(', ')}.`,
    )
  }
  return withHabits(policy, habits)
}

/** What is done if nobody cares to answer. */
function usual(choice: Choice): Option | number {
  return (choice.usual === undefined ? undefined : optionNamed(choice, choice.usual)) ?? 0
}
