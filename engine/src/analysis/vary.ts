import { AffrayError } from '../kernel/error.ts'
import { own } from '../kernel/own.ts'
import type { Setup } from '../kernel/scenario.ts'
import { shown as quoted, through } from '../kernel/schema.ts'
import type { AnySystem } from '../kernel/types.ts'
import { botsOf, type PolicyNames } from './bots.ts'
import { check, withValue } from './settings.ts'
import { valuesOf } from './values.ts'

/** A value as a label says it: a text without its quotes. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : quoted(value))

/** One way a scenario is changed. */
export interface Variant {
  readonly label: string
  readonly scenario: unknown
  readonly policies: PolicyNames
  /** The number of a sweep, for a curve. */
  readonly x?: number
}

/**
 * The variants a `--vary` asks for: `reach=true` (an option), `policy:goblins=cautious`, `goblin.count=1..6`,
 * `goblin.like=orc`, `goblin=none`, `alaric.skills.evade=60` (a fighter's field), `distance=5..50:5`, `scene.light=dark`,
 * `map.cell=2`, `map=none`, `sides.goblins={…}` (any part of the scenario), several values `goblin.like=orc,ogre`, or a sweep over
 * numbers `soldier.skills.dodge=2D..6D:1D`. What changes nothing is refused with the reason.
 */
export function variants(system: AnySystem, scenario: unknown, vary: string, policies: PolicyNames = {}): Variant[] {
  const found = /^([^=]+)=(.+)$/s.exec(vary.trim())
  const [, left = '', right = ''] = found ?? []
  if (found === null) {
    throw new AffrayError(
      'vary/form',
      `"${vary}" does not say what to vary.`,
      'Write option=value, policy:side=name, fighter.count=number, fighter.like=name, fighter.field=value or fighter.field=from..to:step.',
    )
  }
  const base = built(system, scenario)
  if (left.startsWith('policy:')) {
    const side = left.slice('policy:'.length)
    return right.split(',').map((name) => withPolicy(system, scenario, side, name.trim(), policies))
  }
  const made = valuesOf(vary, right).map(({ value, x }) => {
    const changed = withValue(system, scenario, left, value)
    check(system, changed, left)
    const label = `${left}=${shown(value)}`
    return { label, scenario: changed, policies, ...(x === undefined ? {} : { x }) }
  })
  if (made.every((variant) => built(system, variant.scenario) === base))
    throw unchanged(vary, scenario, left, made.length)
  return made
}

/** The state a scenario begins with, to see whether a change is one. */
const built = (system: AnySystem, scenario: unknown): string =>
  JSON.stringify(system.begin(through(system.setup, scenario, 'scenario')))

function unchanged(vary: string, scenario: unknown, path: string, values: number): AffrayError {
  const now = path.split('.').reduce<unknown>((at, part) => (Object(at) as Record<string, unknown>)[part], scenario)
  const already = now === undefined ? '' : ` In the scenario it is ${shown(now)}.`
  return new AffrayError(
    'vary/nothing',
    `${vary} changes nothing: the fight begins the same ${values > 1 ? 'with each of these values' : 'way'}.${already}`,
    'Vary something else, or take another value: what is so already, and what this fight does not use, cannot be compared.',
  )
}

function withPolicy(system: AnySystem, scenario: unknown, side: string, name: string, policies: PolicyNames): Variant {
  const setup = through(system.setup, scenario, 'scenario') as Setup<unknown, unknown>
  const made = { ...policies, [side]: name }
  botsOf(system, system.begin(setup), made)
  const now = own(policies, side) ?? own(setup.policies, side) ?? 'default'
  if (now !== name) return { label: `policy:${side}=${name}`, scenario, policies: made }
  throw new AffrayError(
    'vary/nothing',
    `policy:${side}=${name} changes nothing: the ${side} play by ${now} already.`,
    `Choose another of: ${Object.keys(system.policies).join(', ')}.`,
  )
}
