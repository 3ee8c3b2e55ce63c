import { AffrayError } from '../../kernel/error.ts'
import type { Setup } from '../../kernel/scenario.ts'
import { through } from '../../kernel/schema.ts'
import type { AnySystem } from '../../kernel/types.ts'
import { botsOf, type PolicyNames } from '../bots.ts'
import { check, withValue } from '../settings.ts'
import { axesOf, SCENARIO, type Setting, saying, settingsOf } from './axes.ts'
import { type SweepPlan, tooLarge } from './plan.ts'

/** A scenario of a plan, read by whoever knows where it stands. */
export interface Source {
  readonly path: string
  readonly system: AnySystem
  readonly scenario: unknown
}
/** A scenario with all its settings made, ready to be played. */
export interface Staged {
  readonly system: string
  readonly scenario: unknown
  readonly policies: PolicyNames
}
/** One combination of values. */
export interface Cell extends Staged {
  /** Its number in the whole sweep, from 0 on. */
  readonly n: number
  readonly settings: readonly Setting[]
  /** What it is compared with, where the plan says so and it is something else. */
  readonly against: Staged | undefined
}
/** A combination that cannot be played, and why. */
export interface Impossible {
  readonly settings: readonly Setting[]
  readonly because: string
}
/** All cells of a sweep, and what cannot be played. */
export interface Grid {
  /** What is varied, by name; those that are linked stand together. */
  readonly axes: readonly (readonly string[])[]
  readonly cells: readonly Cell[]
  readonly impossible: readonly Impossible[]
  /** How many were skipped because the plan says so. */
  readonly skipped: number
}

/** The cells of a plan in the order of its axes: the last one moves first. A value that is so already is a cell like any other. */
export function gridOf(plan: SweepPlan, sources: readonly Source[]): Grid {
  const axes = axesOf(plan)
  const count = axes.reduce((all, axis) => all * axis.length, 1)
  const why = tooLarge(count, plan)
  if (why !== undefined)
    throw new AffrayError(
      'sweep/large',
      `This sweep has ${why}.`,
      'Vary less, in larger steps, or ask for fewer fights.',
    )
  const named = axes.map(([first]) => first?.map(({ axis }) => axis) ?? [])
  const names = named.flat()
  const skips = plan.skip.map((row) => skipOf(row, names))
  const instead = againstOf(plan, names)
  const cells: Cell[] = []
  const impossible: Impossible[] = []
  let skipped = 0
  for (let i = 0; i < count; i++) {
    const settings = combination(axes, i)
    if (skips.some((skips) => skips(settings))) {
      skipped++
      continue
    }
    try {
      const staged = stage(sources, settings)
      const base = instead === undefined ? undefined : instead(settings)
      const same = base !== undefined && inWords(base) === inWords(settings)
      const against = base === undefined || same ? undefined : stage(sources, base)
      cells.push({ n: cells.length, settings, ...staged, against })
    } catch (thrown) {
      if (!(thrown instanceof AffrayError)) throw thrown
      impossible.push({ settings, because: thrown.message })
    }
  }
  return { axes: named, cells, impossible, skipped }
}

/** Settings as people write them: `thug.count=2, ties=attacker`. */
export const inWords = (settings: readonly Setting[]): string =>
  settings.length === 0 ? 'as it is' : settings.map(({ axis, says }) => `${axis}=${says}`).join(', ')

function combination(axes: readonly (readonly (readonly Setting[])[])[], i: number): readonly Setting[] {
  const found: (readonly Setting[])[] = []
  let left = i
  for (const axis of axes.toReversed()) {
    found.unshift(axis[left % axis.length] ?? [])
    left = Math.floor(left / axis.length)
  }
  return found.flat()
}

/** Whether a cell is one that a row of `skip` names: each axis it names has one of the values it gives. */
function skipOf(row: Readonly<Record<string, unknown>>, names: readonly string[]): (of: readonly Setting[]) => boolean {
  const wanted = Object.entries(row).map(([axis, given]) => {
    if (!names.includes(axis)) throw noAxis('skip', axis, names)
    return { axis, values: (Array.isArray(given) ? given : [given]).map(saying) }
  })
  return (settings) =>
    wanted.every(({ axis, values }) => settings.some((one) => one.axis === axis && values.includes(one.says)))
}

/** What a cell is compared with: its own settings but for those the plan names, or none. */
function againstOf(
  { against }: SweepPlan,
  names: readonly string[],
): ((settings: readonly Setting[]) => readonly Setting[]) | undefined {
  if (against === undefined) return undefined
  if (against === 'as it is') return (settings) => settings.filter(({ axis }) => axis === SCENARIO)
  const instead = (typeof against === 'string' ? [against] : against).flatMap(settingsOf)
  for (const { axis } of instead) if (!names.includes(axis)) throw noAxis('against', axis, names)
  return (settings) => settings.map((one) => instead.find(({ axis }) => axis === one.axis) ?? one)
}

const noAxis = (where: string, axis: string, names: readonly string[]): AffrayError =>
  new AffrayError(
    'sweep/axes',
    `${where} names ${axis}, which is not varied.`,
    names.length === 0 ? 'Vary something first.' : `Name one of: ${names.join(', ')}.`,
  )

/** A scenario with settings made in it: who is there first, then what they are like, then the rest. */
function stage(sources: readonly Source[], settings: readonly Setting[]): Staged {
  const path = settings.find(({ axis }) => axis === SCENARIO)?.value
  const source = sources.find((one) => one.path === path) ?? sources[0]
  if (source === undefined) throw new AffrayError('sweep/scenario', 'There is no scenario.', 'Name one.')
  const { system } = source
  let scenario = source.scenario
  const made = settings.filter(({ axis }) => axis !== SCENARIO && !axis.startsWith(POLICY))
  for (const { axis, value } of made.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const nobody = axis.endsWith('.count') && value === 0
    scenario = nobody
      ? withValue(system, scenario, axis.slice(0, -'.count'.length), 'none')
      : withValue(system, scenario, axis, value)
    check(system, scenario, axis)
  }
  const setup = through(system.setup, scenario, 'scenario') as Setup<unknown, unknown>
  const chosen = settings.filter(({ axis }) => axis.startsWith(POLICY))
  const policies: PolicyNames = {
    ...setup.policies,
    ...Object.fromEntries(chosen.map(({ axis, value }) => [axis.slice(POLICY.length), String(value)])),
  }
  botsOf(system, system.begin(setup), policies)
  return { system: system.id, scenario, policies }
}

const POLICY = 'policy:'

/** Who fights is set before what a fighter is like: a field is set of whoever is there then. */
function turnOf({ axis, value }: Setting): number {
  if (axis.startsWith('sides')) return 0
  if (axis.endsWith('.like') || value === 'none') return 1
  return axis.endsWith('.count') ? 2 : 3
}
