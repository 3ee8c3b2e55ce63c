import { merged, type Setup, scenario } from '../../../kernel/scenario.ts'
import { door } from '../../../kernel/schema.ts'
import * as is from '../../../kernel/shapes.ts'
import type { Fault } from '../../../kernel/types.ts'
import { type Placing, placed } from '../../../mechanisms/placing.ts'
import { type LegendOptions, RULINGS } from '../book/rulings.ts'
import { RECORDS } from '../content/tables.ts'
import { recordFaults } from './check.ts'
import { fighterShape, type LegendFighter } from './fighter-record.ts'
import { cellsAcross } from './standing.ts'

export type { LegendFighter } from './fighter-record.ts'
export type LegendSetup = Setup<LegendFighter, LegendOptions>

export const sceneShape = is.strict({
  light: is.usually(is.oneOf(['day', 'partial', 'dark', 'pitch']), 'day'),
  haze: is.usually(is.oneOf(['none', 'mist', 'fog']), 'none'),
  wind: is.usually(is.oneOf(['none', 'light', 'moderate', 'strong', 'gale']), 'none'),
})

export const setup = scenario<LegendFighter, LegendOptions>({
  system: 'legend',
  fighter: fighterShape,
  content: RECORDS,
  rulings: RULINGS,
  scene: sceneShape,
  more: faults,
})

function faults(given: LegendSetup): Fault[] {
  const found = new Map<string, Fault>()
  for (const side of given.sides) {
    for (const { id, record } of side.fighters) {
      // goblin-1 and goblin-2 are one entry of the scenario.
      for (const fault of recordFaults(record, ['sides', side.id, id.replace(/-\d+$/, '')])) {
        found.set(`${fault.path.join('.')} ${fault.found}`, fault)
      }
    }
  }
  if (found.size > 0) return [...found.values()]
  return [...misplaced(given), ...placed(placing(given)).faults]
}

/** Metres, straight lines; comrades two metres apart; who is bigger than a man takes more room. */
export const placing = (given: LegendSetup): Placing<LegendFighter> => ({
  setup: given,
  measure: { metric: 'euclid', tall: 2 },
  size: bodySize,
  apart: 5,
  spacing: 2,
  on: ({ rides }) => rides,
})

/** How many cells across a body is. */
export const bodySize = (record: LegendFighter, cell: number): number => cellsAcross(record.characteristics.siz, cell)

const fighterDoor = door(fighterShape)

/** A fighter's whole record: the content record of a name with some fields overridden, or what is wrong with it. */
export const recordOf = (like: string, fields: object): ReturnType<typeof fighterDoor.parse> =>
  fighterDoor.parse(merged(RECORDS[like] ?? {}, fields))

/** What is wrong with how the fighters enter the fight: who rides nobody, and weapons in hand that are not carried. */
export function misplaced(given: LegendSetup): Fault[] {
  const found: Fault[] = []
  const ridden = new Set<string>()
  for (const side of given.sides) {
    const comrades = new Map(side.fighters.map(({ id, record }) => [id, record]))
    for (const { id, record } of side.fighters) {
      const path = ['sides', side.id, id]
      const { rides } = record
      if (rides !== undefined) {
        const mount = comrades.get(rides)
        if (mount === undefined || rides === id || mount.rides !== undefined || ridden.has(rides)) {
          const allowed = 'another fighter of his side whom nobody else rides'
          found.push({ path: [...path, 'rides'], found: `"${rides}"`, allowed })
        }
        ridden.add(rides)
      }
      record.ready?.forEach((weapon, i) => {
        if (carries(record, weapon)) return
        found.push({ path: [...path, 'ready', i], found: `"${weapon}"`, allowed: 'a weapon he carries' })
      })
    }
  }
  return found
}

const carries = ({ weapons, styles }: LegendFighter, weapon: string): boolean =>
  weapons?.includes(weapon) ?? styles.some((style) => style.weapons.includes(weapon))
