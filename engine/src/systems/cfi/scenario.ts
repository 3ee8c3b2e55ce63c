import { merged, type Setup, scenario } from '../../kernel/scenario.ts'
import { door } from '../../kernel/schema.ts'
import * as is from '../../kernel/shapes.ts'
import type { Fault } from '../../kernel/types.ts'
import { interned } from '../../mechanisms/names.ts'
import { type Placing, placed } from '../../mechanisms/placing.ts'
import { facingTowards } from '../../space/facing.ts'
import { terrain } from '../../space/terrain.ts'
import { guarded } from './actions/free.ts'
import { getsOn } from './actions/situations.ts'
import { RECORDS } from './content/index.ts'
import { OBJECTS } from './content/tables.ts'
import { factsOf, itemsOf, limbsOf } from './facts.ts'
import { type FighterRecord, fighterShape } from './fighter-record.ts'
import { foes } from './fighters.ts'
import { cellsAcross } from './ground.ts'
import { settles } from './movement.ts'
import { type Options, rulings } from './rulings.ts'
import { recordFaults } from './scenario-faults.ts'
import type { Cover, Facts, Fighter, State } from './types.ts'

export type CfiSetup = Setup<FighterRecord, Options>

const sceneShape = is.strict({
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
const placing = (given: CfiSetup): Placing<FighterRecord> => ({
  setup: given,
  measure: { metric: 'chebyshev', tall: 6 },
  size: (record, cell) => cellsAcross(record.characteristics.siz, cell),
  apart: 20,
  spacing: 5,
})

const recordDoor = door(fighterShape)
/** A whole record: the content's of that name with some fields overridden, or what is wrong with it. */
export const recordOf = (like: string, fields: object): ReturnType<typeof recordDoor.parse> =>
  recordDoor.parse(merged(RECORDS[like] ?? {}, fields))

/** The state before the first Initiative. */
export function begin(given: CfiSetup): State {
  const fighters = given.sides.flatMap((side) =>
    side.fighters.map(({ id, record, kind }) =>
      fighterOf(interned(id), interned(side.id), kind ?? '', record, given.options),
    ),
  )
  const s: State = {
    round: 0,
    cycle: 0,
    phase: 'opening',
    options: given.options,
    open: given.open ?? false,
    fighters,
    holds: [],
    impaled: [],
    where: placed(placing(given)).where,
    scene: sceneShape.parse(given.scene),
    favors: [],
    stood: 0,
    next: [],
    ended: undefined,
  }
  for (const side of given.sides) {
    for (const { id, record } of side.fighters) {
      const f = fighters.find((each) => each.id === id)
      if (f === undefined) continue
      if (record.rides !== undefined) getsOn(s, f, record.rides)
      settles(s, f)
      if (f.facing < 0) faces(s, f)
    }
  }
  return s
}

/** On a map everybody begins facing the nearest foe, unless the scenario says otherwise. */
function faces(s: State, f: Fighter): void {
  if (!('field' in s.where)) return
  const { bodies, field } = s.where
  const mine = bodies[f.id]
  if (mine === undefined) return
  const t = terrain(field)
  let best = Number.POSITIVE_INFINITY
  f.facing = 0
  for (const other of s.fighters) {
    const his = bodies[other.id]
    if (!foes(f, other) || his === undefined) continue
    const far = Math.max(Math.abs(his.x - mine.x), Math.abs(his.y - mine.y))
    if (far >= best) continue
    best = far
    f.facing = facingTowards(t, mine, his) ?? 0
  }
}

/** A fighter as his record makes him, before the fight. */
export function fighterOf(id: string, side: string, kind: string, record: FighterRecord, options: Options): Fighter {
  const facts = factsOf(id, kind, record, options)
  const items = itemsOf(id, record, facts, options)
  const f: Fighter = {
    id,
    side,
    facts,
    condition: 'up',
    stance: record.ward?.crouching ? 'crouching' : record.stance,
    points: 0,
    allotted: 0,
    initiative: 0,
    tie: 0,
    acted: 0,
    acting: false,
    freely: [],
    delaying: false,
    interrupting: false,
    hustles: 0,
    charges: 0,
    halted: false,
    pace: 'still',
    moved: 0,
    braced: false,
    facing: record.facing ?? -1,
    limbs: limbsOf(record, facts, options),
    items,
    ward: undefined,
    lasting: [],
    blindness: 'hard',
    blind: record.blind,
    fatigue: record.fatigue,
    bleeding: [],
    staunched: [],
    dying: -1,
    wakes: -1,
    // Who begins under water was prepared for it: as many seconds as his Endurance (CFI-ASP-Breath).
    breath: record.footing === 'submerged' && !record.abilities.includes('swimmer') ? facts.skills.endurance : -1,
    surprised: record.surprised ? 1 : 0,
    alert: false,
    startled: record.surprised,
    luck: facts.luck,
    lucky: false,
    magicPoints: facts.magicPoints,
    casting: undefined,
    forgotten: [],
    shield: undefined,
    keptOff: [],
    aimingAt: undefined,
    aimed: 0,
    aimGood: 0,
    aimedOnly: true,
    mount: undefined,
    rider: undefined,
    mounting: undefined,
    cover: coverOf(facts, record.cover),
    nearby: coverOf(facts, record.nearby),
    footing: record.footing,
    confined: record.confined,
    higher: record.higher,
    invisible: record.invisible,
    prepared: record.prepared,
    aloft: record.aloft,
    watchful: false,
    burning: 0,
    acid: 0,
    acidAt: 0,
    frenzy: 0,
    cowed: 0,
    fleeing: 0,
    terrified: [],
    breaths: 0,
    counters: [],
    believed: false,
  }
  const item = items.find(({ weapon }) => weapon.id === record.ward?.item)
  const from = facts.body.locations.findIndex(({ id: at }) => at === record.ward?.from)
  if (item !== undefined && record.ward !== undefined && from >= 0)
    f.ward = { item: item.id, locations: guarded(f, item, from, record.ward.crouching) }
  return f
}

function coverOf(facts: Facts, given: FighterRecord['cover']): Cover | undefined {
  if (given === undefined) return undefined
  const { locations } = facts.body
  const hidden = given.total
    ? locations.map((_, i) => i)
    : locations.flatMap(({ id }, i) => (given.locations.includes(id) ? [i] : []))
  const object = given.object === undefined ? { name: 'cover', ap: 0 } : OBJECTS[given.object]
  return { name: object.name, ap: given.ap ?? object.ap, locations: hidden, total: given.total }
}
