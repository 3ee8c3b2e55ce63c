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
  const chosen: Record<string, string> = { ...setup.policies }
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
    chosen[side] = name
  }
  for (const name of Object.values(chosen)) {
    const names = Object.keys(system.policies)
    if (!names.includes(name)) throw unknown('policy', name, names)
  }
  return chosen
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
