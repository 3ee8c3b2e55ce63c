import { merged, type Setup, scenario } from '../../../kernel/scenario.ts'
import { door } from '../../../kernel/schema.ts'
import * as is from '../../../kernel/shapes.ts'
import type { Fault } from '../../../kernel/types.ts'
import { type Placing, placed } from '../../../mechanisms/placing.ts'
import { type Options, rulings } from '../book/rulings.ts'
import { RECORDS } from '../content/listing.ts'
import { recordFaults } from './check.ts'
import { cellsAcross } from './derive.ts'
import { type FighterRecord, fighterShape } from './fighter-record.ts'

export type CfiSetup = Setup<FighterRecord, Options>

export const sceneShape = is.strict({
  light: is.about(
    is.usually(is.oneOf(['day', 'lit', 'partial', 'pitch']), 'lit'),
    'day dazzles some; partial is half-light',
  ),
  air: is.usually(is.oneOf(['clear', 'mist', 'fog', 'smoke']), 'clear'),
  wind: is.usually(is.oneOf(['none', 'light', 'moderate', 'strong', 'gale']), 'none'),
  warmth: is.about(is.usually(is.number(-60, 140), 70), 'degrees Fahrenheit'),
})

/** The door of a fight's scenario. */
export const setup = scenario<FighterRecord, Options>({
  system: 'cfi',
  fighter: fighterShape,
  content: RECORDS,
  rulings,
  scene: sceneShape,
  more: faults,
})

function faults(given: CfiSetup): Fault[] {
  const found = new Map<string, Fault>()
  const names = given.sides.flatMap((side) => side.fighters.map(({ id }) => id))
  for (const side of given.sides) {
    for (const { id, record } of side.fighters) {
      for (const fault of recordFaults(record, ['sides', side.id, id.replace(/-\d+$/, '')], names))
        found.set(`${fault.path.join('.')} ${fault.found}`, fault)
    }
  }
  if (given.map !== undefined && given.map.cell !== 5 && given.map.cell !== 10) {
    found.set('cell', {
      path: ['map', 'cell'],
      found: String(given.map.cell),
      allowed: '5 or 10: a square is 5 or 10 feet',
    })
  }
  if (found.size > 0) return [...found.values()]
  return [...placed(placing(given)).faults]
}

/** Feet, squares that count alike in all directions; comrades five feet apart. */
export const placing = (given: CfiSetup): Placing<FighterRecord> => ({
  setup: given,
  measure: { metric: 'chebyshev', tall: 6 },
  size: (record, cell) => cellsAcross(record.characteristics.siz, cell),
  apart: 20,
  spacing: 5,
  on: ({ rides }) => rides,
})

const recordDoor = door(fighterShape)
/** A whole record: the content's of that name with some fields overridden, or what is wrong with it. */
export const recordOf = (like: string, fields: object): ReturnType<typeof recordDoor.parse> =>
  recordDoor.parse(merged(RECORDS[like] ?? {}, fields))
