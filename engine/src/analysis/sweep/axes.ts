import { AffrayError } from '../../kernel/error.ts'
import { shown } from '../../kernel/schema.ts'
import { type Value, valuesOf } from '../values.ts'
import type { SweepPlan } from './plan.ts'

/** One thing set to one value: `thug.count` to 3, `policy:crew` to reckless, the scenario to another file. */
export interface Setting extends Value {
  /** What is set, as a plan names it. */
  readonly axis: string
  /** The value as people write it. */
  readonly says: string
}
/** What is set at once at each place of an axis: one thing, or several that are linked. */
export type Axis = readonly (readonly Setting[])[]

/** The axis on which several scenarios lie. */
export const SCENARIO = 'scenario'

/** The axes of a plan, in its order; several scenarios are the first. */
export function axesOf({ scenario, vary }: SweepPlan): readonly Axis[] {
  const scenarios: readonly string[] = typeof scenario === 'string' ? [scenario] : scenario
  const files: Axis = scenarios.map((path) => [{ axis: SCENARIO, value: path, says: path }])
  const axes = [...(files.length > 1 ? [files] : []), ...vary.map(axisOf)]
  const names = axes.flatMap(([first]) => first?.map(({ axis }) => axis) ?? [])
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice === undefined) return axes
  throw new AffrayError('sweep/axes', `${twice} is varied twice.`, 'Give all its values in one axis: 1,2,5 or 1..5.')
}

function axisOf(entry: SweepPlan['vary'][number]): Axis {
  if (typeof entry === 'string') return settingsOf(entry).map((setting) => [setting])
  const rows = entry.linked.map(settingsOf)
  const [first = []] = rows
  if (rows.every(({ length }) => length === first.length))
    return first.map((_, i) => rows.flatMap((row) => row.slice(i, i + 1)))
  throw new AffrayError(
    'sweep/linked',
    `Linked axes have ${rows.map(({ length }) => length).join(' and ')} values.`,
    'Give each of them as many as the others: they move together, the first with the first.',
  )
}

/** `thug.count=1..3` as its settings. */
export function settingsOf(vary: string): readonly Setting[] {
  const [, axis = '', right = ''] = /^\s*([^=]+?)\s*=(.+)$/s.exec(vary) ?? []
  if (axis === '') {
    throw new AffrayError(
      'sweep/axes',
      `"${vary}" does not say what to vary.`,
      'Write option=value, policy:side=name, fighter.count=1..5, fighter=none or fighter.field=from..to:step.',
    )
  }
  return valuesOf(vary, right.trim()).map((one) => ({ axis, ...one, says: saying(one.value) }))
}

/** A value as people write it: a text without its quotes. */
export const saying = (value: unknown): string => (typeof value === 'string' ? value : shown(value))
