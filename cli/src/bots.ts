import {
  AffrayError,
  type AnySystem,
  analysis,
  byPolicy,
  type Choice,
  type Oracle,
  type Policy,
  type Setup,
} from '@affray/engine'
import { nearest } from './nearest.ts'

/** Which policy plays each side, where not the default. */
export type Temperaments = Readonly<Record<string, string>>

/** `goblins=reckless` from the command line, put over what the scenario says. */
export function temperaments(
  system: AnySystem,
  setup: Setup<unknown, unknown>,
  given: readonly string[] = [],
): Temperaments {
  const sides = setup.sides.map(({ id }) => id)
  let chosen: Temperaments = setup.policies
  for (const text of given) {
    const [, side = '', name = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
    if (side === '') {
      const example = `${sides[0] ?? 'side'}=${Object.keys(system.policies)[0] ?? 'default'}`
      throw new AffrayError(
        'usage/policy',
        `--policy ${text} does not say who plays how.`,
        `Write --policy side=name, such as ${example}.`,
      )
    }
    if (!sides.includes(side)) throw unknown('side', side, sides)
    chosen = { ...chosen, [side]: name }
  }
  for (const [side, name] of Object.entries(chosen)) {
    const { policy, habits } = analysis.habitsIn(name)
    const names = Object.keys(system.policies)
    if (!names.includes(policy)) throw unknown('policy', policy, names)
    if (habits.length > 0) checkHabits(system, setup, side, policy, habits)
  }
  return chosen
}

/** A habit must answer a question somebody of that side is asked: a misspelt one would do nothing. */
function checkHabits(
  system: AnySystem,
  setup: Setup<unknown, unknown>,
  side: string,
  policy: string,
  habits: readonly analysis.Habit[],
): void {
  const ways = analysis.waysOf(system, system.begin(setup), side, { [side]: policy })
  for (const { ask, keys } of habits) {
    const found = ways.find((one) => one.ask === ask)
    if (found === undefined)
      throw unknown(
        'question',
        ask,
        ways.map((one) => one.ask),
      )
    const known = found.keys.map(({ key }) => key)
    for (const key of keys) if (!known.includes(key)) throw unknown('answer', key, known)
  }
}

/** Who decides what: each side by its policy, as in a simulation, so that a simulated fight can be told again. */
export function policyFor(
  system: AnySystem,
  setup: Setup<unknown, unknown>,
  chosen: Temperaments,
): (choice: Choice) => Policy<unknown> {
  return analysis.botsOf<unknown>(system, system.begin(setup), chosen)
}

/** Decides by policies for everybody but those a person decides for. */
export function bots(policy: (choice: Choice) => Policy<unknown>, people: ReadonlySet<string> = new Set()): Oracle {
  return byPolicy((choice) => (people.has(choice.who) ? undefined : policy(choice)))
}

function unknown(kind: string, found: string, allowed: readonly string[]): AffrayError {
  const meant = nearest(found, allowed)
  const hint = meant === undefined ? '' : `Did you mean "${meant}"? `
  return new AffrayError(`usage/${kind}`, `There is no ${kind} "${found}".`, `${hint}There are: ${allowed.join(', ')}.`)
}
