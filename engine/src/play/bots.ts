import { AffrayError } from '../kernel/error.ts'
import { optionNamed, optionTaken } from '../kernel/offer.ts'
import { own } from '../kernel/own.ts'
import type { AnySystem, Choice, Common, Id, Option, Policy, SideId } from '../kernel/types.ts'
import { believedBy } from './scene.ts'

/** How bots play: the policy of a side or of one fighter by name; `default` where none is named. */
export type Temperaments = Readonly<Record<SideId | Id, string>>

/** What a bot answers for somebody nobody holds: it decides on what his side may believe, and the game master's questions get their usual answer. */
export function botsAnswer(system: AnySystem, temperaments: Temperaments, choice: Choice, state: unknown): string {
  const side = system.sides(state).find(({ fighters }) => fighters.includes(choice.who))
  if (side === undefined) return optionTaken(choice, usual(choice)).key
  const policy = policyNamed(system, own(temperaments, choice.who) ?? own(temperaments, side.id) ?? 'default')
  const seat = { name: choice.who, fighters: [choice.who], gm: false }
  // What it believes is a whole state of this system.
  const world = believedBy(system, state, seat) as Parameters<Policy<Common>>[1]
  return optionTaken(choice, policy(choice, world)).key
}

/**
 * What somebody does who is not there to say it: as a bot in his place would, but points stay where they are, and the game master's
 * questions get their usual answer.
 */
export function likelyAnswer(system: AnySystem, temperaments: Temperaments, choice: Choice, state: unknown): string {
  const { usual, who } = choice
  const spends = (): boolean =>
    choice.options.some((option) => system.points(state as Common, choice, option).group === 'spend')
  return usual !== undefined && (who === 'gm' || spends()) ? usual : botsAnswer(system, temperaments, choice, state)
}

function policyNamed(system: AnySystem, name: string): Policy<Common> {
  const policy = own(system.policies, name)
  if (policy !== undefined) return policy
  throw new AffrayError(
    'policy/unknown',
    `${system.title} has no policy "${name}".`,
    `Choose one of: ${Object.keys(system.policies).join(', ')}.`,
  )
}

/** What is done if nobody cares to answer. */
const usual = (choice: Choice): Option | number =>
  (choice.usual === undefined ? undefined : optionNamed(choice, choice.usual)) ?? 0
