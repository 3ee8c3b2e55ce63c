import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { AffrayError, type AnySystem, analysis } from '@affray/engine'
import { readDataFile } from '../document.ts'
import { Faulty, located } from '../faults.ts'
import { readScenario } from '../scenario-file.ts'
import { VERSION } from '../version.ts'

/** A plan with everything it names: what is played is known to the byte. */
export interface PlanFile {
  readonly path: string
  readonly plan: analysis.SweepPlan
  readonly grid: analysis.Grid
  /** The name of the whole sweep, made of plan, scenarios and versions: another plan has another. */
  readonly id: string
  readonly systems: ReadonlyMap<string, AnySystem>
}

/** Reads a plan and the scenarios it names, whose paths begin where the plan stands. */
export function readPlan(path: string): PlanFile {
  const file = readDataFile(path)
  const parsed = analysis.plan.parse(file.data)
  if (!parsed.ok) throw new Faulty(path, located(file, parsed.faults, undefined))
  const plan = parsed.setup
  const paths: readonly string[] = typeof plan.scenario === 'string' ? [plan.scenario] : plan.scenario
  const sources = paths.map((written) => {
    const { system, raw } = readScenario(resolve(dirname(path), written))
    return { path: written, system, scenario: raw }
  })
  const grid = analysis.gridOf(plan, sources)
  const systems = new Map(sources.map(({ system }) => [system.id, system]))
  const versions = [...systems.values()].map(({ id, version }) => `${id}@${version}`)
  const played = { affray: VERSION, versions, plan, scenarios: sources.map(({ scenario }) => scenario) }
  return { path, plan, grid, id: createHash('sha256').update(JSON.stringify(played)).digest('hex'), systems }
}

/** The system of a cell. */
export function systemOfCell({ systems }: PlanFile, { system }: analysis.Cell): AnySystem {
  const found = systems.get(system)
  if (found === undefined) throw new AffrayError('system/unknown', `There is no system ${system}.`, 'Name another.')
  return found
}

/** Refuses what cannot be played before anything is: every impossible cell with its reason. */
export function refuseImpossible({ grid: { impossible } }: PlanFile): void {
  if (impossible.length === 0) return
  const shown = impossible
    .slice(0, MOST_SHOWN)
    .map(({ settings, because }) => `\n  ${analysis.inWords(settings)}: ${because}`)
  const more = impossible.length > MOST_SHOWN ? `\n  and ${impossible.length - MOST_SHOWN} more` : ''
  throw new AffrayError(
    'sweep/impossible',
    `${impossible.length === 1 ? 'One cell' : `${impossible.length} cells`} of this sweep cannot be played:${shown.join('')}${more}`,
    'Leave them out by skip, such as { bouncer: none }, or vary something else. Nothing was played.',
  )
}

const MOST_SHOWN = 10
