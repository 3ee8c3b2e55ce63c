import { interned } from '../../../mechanisms/names.ts'
import { placed } from '../../../mechanisms/placing.ts'
import { facingTowards } from '../../../space/facing.ts'
import { terrain } from '../../../space/terrain.ts'
import type { Options } from '../book/rulings.ts'
import { OBJECTS } from '../content/tables.ts'
import { takesOver } from './carried-over.ts'
import { fillsLungs, lastsFor } from './clocks.ts'
import { factsOf, itemsOf, limbsOf } from './facts.ts'
import type { FighterRecord } from './fighter-record.ts'
import { able, foes } from './fighters.ts'
import { getsOn } from './saddle.ts'
import { type CfiSetup, placing, sceneShape } from './scenario.ts'
import type { Cover, Facts, Fighter, State } from './types.ts'
import { settles } from './underfoot.ts'
import { shownWhere } from './unseen.ts'
import { guarded } from './warding.ts'

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
      shownWhere(s, f)
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
    blind: record.blind,
    fatigue: record.fatigue,
    bleeding: [],
    staunched: [],
    alert: false,
    startled: record.surprised,
    luck: facts.luck,
    lucky: false,
    magicPoints: facts.magicPoints,
    casting: undefined,
    forgotten: [],
    keptOff: [],
    aimingAt: undefined,
    aimed: 0,
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
    known: undefined,
    prepared: record.prepared,
    aloft: record.aloft,
    watchful: false,
    terrified: [],
    breaths: 0,
    counters: [],
    believed: false,
  }
  // Who begins under water was prepared for it: as many seconds as his Endurance (CFI-ASP-Breath).
  if (record.footing === 'submerged' && !able(f, 'swimmer')) fillsLungs(f, facts.skills.endurance)
  if (record.surprised) lastsFor(f, 'surprised', 1)
  const item = items.find(({ weapon }) => weapon.id === record.ward?.item)
  const from = facts.body.locations.findIndex(({ id: at }) => at === record.ward?.from)
  if (item !== undefined && record.ward !== undefined && from >= 0)
    f.ward = { item: item.id, locations: guarded(f, item, from, record.ward.crouching) }
  return takesOver(f, record.carriedOver)
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
