import { seated } from '../../../mechanisms/ground/standing.ts'
import { interned } from '../../../mechanisms/names.ts'
import { placed } from '../../../mechanisms/placing.ts'
import type { LegendOptions } from '../book/rulings.ts'
import { armourWorn } from '../content/armour.ts'
import { OBJECTS } from '../content/objects.ts'
import { BODIES, WEAPONS } from '../content/tables.ts'
import type { LocationTable } from '../content/types.ts'
import { SKILLS } from '../content/types.ts'
import { takesOver } from './carried-over.ts'
import * as derive from './derive.ts'
import { armourLoad } from './derive.ts'
import type { LegendFighter } from './fighter-record.ts'
import { carried, fighter, foes } from './fighters.ts'
import type { LegendSetup } from './scenario.ts'
import { placing, sceneShape } from './scenario.ts'
import { metres, settles, turnsTo } from './standing.ts'
import type { Facts, Fighter, Item, State } from './types.ts'

const withInternedNames = (given: LegendSetup): LegendSetup => ({
  ...given,
  sides: given.sides.map((side) => ({
    ...side,
    id: interned(side.id),
    fighters: side.fighters.map((one) => ({ ...one, id: interned(one.id) })),
  })),
})

/** The state before the first initiative roll. */
export function begin(setup: LegendSetup): State {
  const given = withInternedNames(setup)
  const fighters = given.sides.flatMap((side) =>
    side.fighters.map(({ id, record, kind }) => fighterOf(id, side.id, record, given.options, kind)),
  )
  return takePlaces({
    round: 0,
    open: given.open,
    cycle: 0,
    phase: 'initiative',
    options: given.options,
    fighters,
    holds: [],
    impaled: [],
    next: [],
    charge: undefined,
    inside: [],
    spells: [],
    where: placed(placing(given)).where,
    moves: [],
    battered: {},
    scene: sceneShape.parse(given.scene),
    favours: [],
    ended: undefined,
    stood: 0,
  })
}

/** A fighter as his record makes him and the last fight left him. */
export const fighterOf = (
  id: string,
  side: string,
  record: LegendFighter,
  options: LegendOptions,
  kind: string | undefined,
): Fighter => takesOver(fresh(id, side, record, options, kind), record.carriedOver)

/** The same, whole and rested. */
function fresh(
  id: string,
  side: string,
  record: LegendFighter,
  options: LegendOptions,
  kind: string | undefined,
): Fighter {
  const facts = factsOf(id, record, options, kind)
  const pieces = armourWorn(record.armour)
  return {
    id,
    side,
    facts,
    condition: 'up',
    stance: record.stance,
    actions: 0,
    allotted: 0,
    initiative: 0,
    acted: 0,
    acting: false,
    turns: 0,
    delaying: false,
    waited: 0,
    waitedWith: undefined,
    bonus: false,
    moved: 0,
    watched: 0,
    watching: 0,
    paced: 0,
    strode: false,
    running: false,
    facing: -1,
    comesFrom: 'front',
    limbs: facts.body.locations.map((location, i) => ({
      hp: facts.hitPoints[i] ?? 1,
      worn: Math.max(record.worn[location.id] ?? 0, pieces[location.id] ?? 0),
      natural: record.natural[location.id] ?? 0,
      useless: false,
      numb: 0,
      maimed: false,
      scars: 0,
      untreated: -1,
      aided: false,
    })),
    general: record.wounds === 'underling' ? derive.underlingHitPoints(record.characteristics) : facts.generalHitPoints,
    items: itemsOf(id, record),
    noAttack: 0,
    shaken: 0,
    barred: false,
    forfeit: 0,
    staggered: 0,
    defending: false,
    noRising: 0,
    unconsciousFor: 0,
    unconsciousRounds: 0,
    expiring: -1,
    fatigue: 0,
    exhausted: 0,
    bleeding: [],
    staunched: [],
    bleedingOut: -1,
    stumbling: false,
    guard: 'none',
    committed: undefined,
    readiness: readinessOf(record),
    surprised: 0,
    alert: false,
    outmanoeuvred: [],
    harriedBy: [],
    fullRound: 'none',
    pledged: 0,
    strides: 0,
    chargeAt: undefined,
    formation: record.formation,
    aimingAt: undefined,
    aimed: 0,
    mount: record.rides,
    rider: undefined,
    heroPoints: options.heroPoints ? record.heroPoints : 0,
    fury: 0,
    duelled: 0,
    duelling: false,
    magicPoints: derive.magicPoints(record.characteristics),
    casting: undefined,
    warded: 0,
    aiding: undefined,
    tended: false,
    hazards: [],
    tried: {},
    foreseen: {},
    exertion: 0,
    cover: coverOf(facts, record),
    screened: record.screened && locationsOf(facts, record.screened),
    footing: record.footing === 'sheer' ? 'climbing' : record.footing,
    sheer: record.footing === 'sheer',
    confined: record.confined,
    blind: record.blind,
    chariot: record.chariot,
    cornered: false,
    breath: startingBreath(record),
    higher: record.higher,
  }
}

/** Beasts that never learn Evade. */
const clumsy = ({ traits }: LegendFighter): boolean => traits.includes('quadruped') || traits.includes('swimmer')

/** Whoever begins under water has filled his lungs (LEG-ASP-Breath). */
const startingBreath = ({ footing, traits, characteristics }: LegendFighter): number =>
  footing === 'submerged' && !traits.includes('swimmer') ? characteristics.con : -1

const bodyOf = ({ body, locations, name }: LegendFighter): LocationTable | undefined =>
  locations === undefined ? BODIES[body] : { id: 'own', name: name ?? 'own', locations, source: 'the scenario' }

function factsOf(id: string, record: LegendFighter, options: LegendOptions, kind: string | undefined): Facts {
  const { characteristics } = record
  const body = bodyOf(record)
  if (body === undefined) throw new RangeError(`${id} has the unknown body ${record.body}`)
  const general = record.stated.generalHitPoints ?? derive.generalHitPoints(characteristics)
  return {
    name: record.name ?? id,
    kind,
    stranger: false,
    characteristics,
    body,
    traits: record.traits,
    move: record.move,
    fly: record.fly,
    burden: record.burden,
    armourLoad: armourLoad(record.armour, characteristics.siz),
    laden:
      record.burden + armourLoad(record.armour, characteristics.siz) + weightOf(record) >
      derive.encumbranceLimit(characteristics),
    styles: record.styles,
    skills: Object.fromEntries(
      SKILLS.map((skill) => [skill, record.skills[skill] ?? derive.skillBase(skill, characteristics)]),
    ) as Facts['skills'],
    evades: record.skills.evade === undefined && clumsy(record) ? 'athletics' : 'evade',
    wounds: record.wounds,
    combatActions: record.stated.combatActions ?? derive.combatActions(characteristics),
    strikeRank: record.stated.strikeRank ?? derive.strikeRank(characteristics),
    modifierStep: derive.damageModifier(characteristics.str, characteristics.siz, options.damageModifierBeyond).step,
    hitPoints: body.locations.map(
      (location) => record.stated.hitPoints?.[location.id] ?? derive.hitPoints(characteristics, location.hitPoints),
    ),
    generalHitPoints: general,
    criticalWoundRating: derive.criticalWoundRating(general),
    spells: record.spells,
    arrows: record.arrows,
    healersKit: record.healersKit,
    heroicAbilities: record.heroicAbilities,
    adventurer: record.adventurer ?? record.heroPoints > 0,
  }
}

/** What he carries: the weapons of his first style in his hands, the others put away, and his bare hands. */
function itemsOf(id: string, record: LegendFighter): Item[] {
  const ready = [...(record.ready ?? record.styles[0]?.weapons ?? [])]
  const weapons = carriedBy(record)
  const hands: ('right' | 'left')[] = ['right', 'left']
  const items = weapons.map((name, i): Item => {
    const weapon = WEAPONS[name]
    if (weapon === undefined) throw new RangeError(`${id} carries the unknown weapon ${name}`)
    const held = ready.includes(name)
    if (held) ready.splice(ready.indexOf(name), 1)
    const where =
      weapon.family === 'natural' || weapon.family === 'unarmed'
        ? 'body'
        : !held
          ? 'stowed'
          : weapon.hands === 2
            ? 'both'
            : (hands.shift() ?? 'stowed')
    const called = weapons.indexOf(name) === i ? `${id} ${name}` : `${id} ${name} ${i + 1}`
    return carried(called, weapon, where, record.arrows[0] ?? 'bodkin')
  })
  const { unarmed } = WEAPONS
  const natural = items.some(({ weapon: { family } }) => family === 'unarmed' || family === 'natural')
  if (unarmed !== undefined && !natural) items.push(carried(`${id} unarmed`, unarmed, 'body', 'bodkin'))
  return items
}

/** The weapons he brought: of each kind as many as the style needs that needs most of it. */
function carriedBy({ weapons, styles }: LegendFighter): readonly string[] {
  if (weapons !== undefined) return weapons
  const carried: string[] = []
  for (const style of styles) {
    const spare = [...carried]
    for (const name of style.weapons) {
      const at = spare.indexOf(name)
      if (at >= 0) spare.splice(at, 1)
      else carried.push(name)
    }
  }
  return carried
}

const weightOf = (record: LegendFighter): number =>
  carriedBy(record).reduce((sum, weapon) => sum + (WEAPONS[weapon]?.enc ?? 0), 0)

function readinessOf({ surprised }: LegendFighter): Fighter['readiness'] {
  if (typeof surprised === 'string') return surprised === 'groggy' ? 'groggy' : 'tested'
  return surprised ? 'unprepared' : 'ready'
}

function coverOf(facts: Facts, { cover }: LegendFighter): Fighter['cover'] {
  if (cover === undefined) return undefined
  const { object, total, small } = cover
  const locations = total ? facts.body.locations.map((_, i) => i) : locationsOf(facts, cover.locations)
  const { name, ap, hp, wooden } = object === undefined ? cover : OBJECTS[object]
  return { name, locations, ap, hp, wooden, total, small, cell: undefined }
}

const locationsOf = (facts: Facts, names: readonly string[]): readonly number[] =>
  facts.body.locations.flatMap(({ id }, i) => (names.includes(id) ? [i] : []))

/** The places taken: riders in the saddle, feet on the ground of the map, eyes on the nearest foe; surprise is tested first where it may be. */
export function takePlaces(s: State): State {
  for (const f of s.fighters) {
    if (f.mount === undefined) continue
    fighter(s, f.mount).rider = f.id
    s.where = seated(s.where, f.id, f.mount)
  }
  for (const f of s.fighters) {
    if (f.footing === 'firm') settles(s, f)
    const nearest = nearestFoe(s, f)
    if (nearest !== undefined) turnsTo(s, f, nearest.id)
  }
  if (s.fighters.some(({ readiness }) => readiness !== 'ready')) s.phase = 'surprise'
  return s
}

function nearestFoe(s: State, f: Fighter): Fighter | undefined {
  let nearest: Fighter | undefined
  for (const other of s.fighters) {
    if (!foes(f, other)) continue
    if (nearest === undefined || metres(s, f.id, other.id) < metres(s, f.id, nearest.id)) nearest = other
  }
  return nearest
}
