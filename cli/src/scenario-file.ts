import { AffrayError, type AnySystem, everySystem, type Fault, type Setup } from '@affray/engine'
import { readGivenOut } from '@affray/engine/play'
import { type DataFile, readDataFile } from './document.ts'
import { Faulty, located } from './faults.ts'

/** A scenario that passed its system's door. */
export interface Scenario {
  readonly path: string
  readonly system: AnySystem
  /** As it stands in the file: what a fight's own file keeps. */
  readonly raw: unknown
  readonly setup: Setup<unknown, unknown>
}

/** Reads a scenario; throws `Faulty` with every fault, each with its line. */
export function readScenario(path: string): Scenario {
  return scenarioIn(readDataFile(path))
}

/** The scenario a file holds. */
export function scenarioIn(file: DataFile): Scenario {
  if (readGivenOut(file.data) !== undefined) {
    throw new AffrayError(
      'scenario/fight',
      `${file.path} is a saved fight, not a scenario.`,
      'Tell it with affray replay, go on with affray play, or take the scenario that stands in it for a file of its own.',
    )
  }
  const name =
    typeof file.data === 'object' && file.data !== null && 'system' in file.data ? file.data.system : undefined
  const system = everySystem().find(({ id }) => id === name)
  if (system === undefined) {
    const found = name === undefined ? 'nothing' : JSON.stringify(name)
    const allowed = `one of ${everySystem()
      .map(({ id }) => id)
      .join(', ')}`
    throw new Faulty(file.path, located(file, [{ path: ['system'], found, allowed }], undefined))
  }
  const parsed = system.setup.parse(file.data)
  if (!parsed.ok) throw new Faulty(file.path, located(file, parsed.faults, system))
  const setup = parsed.setup as Setup<unknown, unknown>
  const faults = policyFaults(system, setup)
  if (faults.length > 0) throw new Faulty(file.path, located(file, faults, system))
  return { path: file.path, system, raw: file.data, setup }
}

/** A policy must be one of the system's, for a side that fights. */
function policyFaults({ policies }: AnySystem, setup: Setup<unknown, unknown>): Fault[] {
  const sides = setup.sides.map(({ id }) => id)
  const known = (path: string[], name: string, names: readonly string[]): Fault[] =>
    names.includes(name) ? [] : [{ path, found: JSON.stringify(name), allowed: `one of ${names.join(', ')}` }]
  return Object.entries(setup.policies).flatMap(([side, name]) => [
    ...known(['policies', side], side, sides),
    ...known(['policies', side], name.split('+')[0] ?? name, Object.keys(policies)),
  ])
}
