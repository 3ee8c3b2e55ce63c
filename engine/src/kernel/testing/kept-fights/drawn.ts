import { advance } from '../../advance.ts'
import { AffrayError } from '../../error.ts'
import { hashOf } from '../../hash.ts'
import type { AnySystem, Event, FieldForm } from '../../types.ts'
import { type AnyState, oraclesOf } from '../laws/campaign.ts'
import type { Scenario } from '../play.ts'

/** A command of the game master as it comes to the door. */
export type Ruled = Readonly<Record<string, unknown>> & { readonly do: string }

/** What names a draw. A draw is of names alone, so that something new beside them shifts no other. */
type Names = readonly (string | number | boolean)[]

const drawn = (names: Names): number => Number.parseInt(hashOf(names).slice(0, 8), 16)

/** A die thrown by these names, from 1. */
const die = (sides: number, names: Names): number => (drawn(names) % sides) + 1

/** The one whose own name draws most: one more in the list takes the place of another only where it is drawn itself. */
function oneOf<T>(list: readonly T[], nameOf: (one: T) => string | number | boolean, names: Names): T | undefined {
  const draws = list.map((one) => drawn([...names, nameOf(one)]))
  return list[draws.indexOf(Math.max(...draws))]
}

/** The scenario under some options that are not the usual ones; as it is where they cannot stand together. */
export function underOptions(system: AnySystem, scenario: Scenario, fight: number): Scenario {
  const others = system.rulings.flatMap(({ option, values }) =>
    die(6, ['options', fight, option]) === 1 ? [[option, oneOf(values, String, ['value', fight, option])]] : [],
  )
  const other = { ...scenario, options: { ...scenario.options, ...Object.fromEntries(others) } }
  return system.setup.parse(other).ok ? other : scenario
}

/** The ruling of the game master at this place; undefined where the one drawn does not get through its door. */
export function drawnRuling(system: AnySystem, state: AnyState, place: Names): Ruled | undefined {
  const forms = system.commands(state).filter(({ do: what }) => what !== 'end')
  const form = oneOf(forms, ({ do: what }) => what, place)
  if (form === undefined) return undefined
  const here = [...place, form.do]
  const fields = form.fields.filter(({ needed, name }) => needed || die(2, [...here, name, 'given']) === 1)
  const command = {
    do: form.do,
    ...Object.fromEntries(fields.map((field) => [field.name, filled(field, [...here, field.name])])),
  }
  return system.command.parse(command).ok ? command : undefined
}

/** The state after a ruling; as it was where the rules refuse it. */
export function ruled(
  system: AnySystem,
  state: AnyState,
  ruling: Ruled,
  plan: Parameters<typeof oraclesOf>[0],
  { hear, refuse }: { hear(event: Event): void; refuse(says: string): void },
): AnyState {
  try {
    const step = advance(system, state, [{ ruling, because: 'kept' }], oraclesOf(plan))
    if (step.asked !== undefined) throw new TypeError('everything is answered in a kept fight')
    step.events.forEach(hear)
    return step.state
  } catch (error) {
    if (!(error instanceof AffrayError)) throw error
    refuse(error.message)
    return state
  }
}

function filled({ kind, least, most, choices, usual }: FieldForm, names: Names): unknown {
  const one = oneOf(choices ?? [], ({ key }) => key, names)?.key ?? usual
  switch (kind) {
    case 'number':
      return one ?? Math.min(most ?? 6, (least ?? 0) + die(6, names) - 1)
    case 'yes':
      return die(2, names) === 1
    case 'text':
      return one ?? 'a word'
    case 'name':
      return `newcomer-${die(1000, names)}`
    case 'record':
      return {}
    case 'sides':
      return one === undefined ? [] : [one]
    case 'cell':
      return String(one ?? '0,0')
        .split(',')
        .map(Number)
    default:
      return one ?? ''
  }
}
