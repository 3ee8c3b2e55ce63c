import { z } from 'zod'
import { type Setup, scenario } from '../../kernel/scenario.ts'
import type { Fault } from '../../kernel/types.ts'
import { type Placing, placed } from '../../mechanisms/placing.ts'
import { BODIES, RECORDS, WEAPONS } from './content/index.ts'
import { SKILLS, WOUNDS } from './content/types.ts'
import * as derive from './derive.ts'
import { type LegendOptions, RULINGS } from './rulings.ts'
import type { Facts, Fighter, Item, State } from './types.ts'

const percent = z.number().int().min(0).max(1000)
const points = z.number().int().min(0).max(200)
const characteristic = z.number().int().min(0).max(200)

const fighterShape = z.strictObject({
  id: z.string().optional(),
  name: z.string().max(60).optional(),
  characteristics: z.strictObject({
    str: characteristic,
    con: characteristic,
    siz: characteristic,
    int: characteristic,
    pow: characteristic,
    dex: characteristic,
    cha: characteristic,
  }),
  body: z.string().default('humanoid'),
  traits: z.array(z.enum(['quadruped', 'flyer', 'swimmer'])).default([]),
  move: z.number().min(0).max(100).default(8),
  styles: z
    .array(z.strictObject({ name: z.string(), skill: percent, weapons: z.array(z.string()).min(1) }))
    .default([]),
  skills: z.partialRecord(z.enum(SKILLS), percent).default({}),
  worn: z.record(z.string(), points).default({}),
  natural: z.record(z.string(), points).default({}),
  wounds: z.enum(WOUNDS).default('locations'),
  heroPoints: z.number().int().min(0).max(20).default(0),
  spells: z.record(z.string(), z.number().int().min(1).max(20)).default({}),
  stated: z
    .strictObject({
      combatActions: z.number().int().min(1).max(12).optional(),
      strikeRank: z.number().int().min(0).max(60).optional(),
      hitPoints: z.record(z.string(), z.number().int().min(1).max(500)).optional(),
      generalHitPoints: z.number().int().min(1).max(1000).optional(),
    })
    .default({}),
  /** Weapons carried; where none are named, those of the first style in hand and of the others put away. */
  weapons: z.array(z.string()).optional(),
  adventurer: z.boolean().optional(),
  assumed: z.array(z.string()).optional(),
  derived: z.literal(true).optional(),
  source: z.string().optional(),
})
/** A fighter's record as a scenario gives it. */
export type LegendFighter = z.infer<typeof fighterShape>
export type LegendSetup = Setup<LegendFighter, LegendOptions>

const sceneShape = z.strictObject({
  light: z.enum(['day', 'partial', 'dark', 'pitch']).default('day'),
  haze: z.enum(['none', 'mist', 'fog']).default('none'),
  wind: z.enum(['none', 'light', 'moderate', 'strong', 'gale']).default('none'),
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
  const found: Fault[] = []
  for (const side of given.sides) {
    for (const { id, record } of side.fighters) {
      const path = ['sides', side.id, id]
      if (BODIES[record.body] === undefined) {
        found.push({
          path: [...path, 'body'],
          found: `the unknown body "${record.body}"`,
          allowed: `one of ${Object.keys(BODIES).join(', ')}`,
        })
      }
      record.styles.forEach((style, i) => {
        style.weapons.forEach((weapon, j) => {
          if (WEAPONS[weapon] === undefined)
            found.push({
              path: [...path, 'styles', i, 'weapons', j],
              found: `the unknown weapon "${weapon}"`,
              allowed: 'the id of a weapon',
            })
        })
      })
    }
  }
  return [...found, ...placed(placing(given)).faults]
}

/** Metres, straight lines; comrades two metres apart; who is bigger than a man takes more room. */
const placing = (given: LegendSetup): Placing<LegendFighter> => ({
  setup: given,
  measure: { metric: 'euclid', tall: 2 },
  size: (record, cell) => Math.max(1, Math.round(Math.ceil(record.characteristics.siz / 30) / cell)),
  apart: 5,
  spacing: 2,
})

/** The state before the first initiative roll. */
export function begin(given: LegendSetup): State {
  const fighters = given.sides.flatMap((side) =>
    side.fighters.map(({ id, record }) => fighterOf(id, side.id, record, given.options)),
  )
  return {
    round: 0,
    cycle: 0,
    phase: 'initiative',
    options: given.options,
    fighters,
    holds: [],
    impaled: [],
    next: [],
    where: placed(placing(given)).where,
    scene: sceneShape.parse(given.scene),
    ended: undefined,
  }
}

function fighterOf(id: string, side: string, record: LegendFighter, options: LegendOptions): Fighter {
  const facts = factsOf(id, record, options)
  return {
    id,
    side,
    facts,
    condition: 'up',
    stance: 'standing',
    actions: 0,
    allotted: 0,
    initiative: 0,
    acted: 0,
    delaying: false,
    moved: 0,
    running: false,
    limbs: facts.body.locations.map((location, i) => ({
      hp: facts.hitPoints[i] ?? 1,
      worn: record.worn[location.id] ?? 0,
      natural: record.natural[location.id] ?? 0,
      useless: false,
      numb: 0,
      maimed: false,
      scars: 0,
    })),
    general: record.wounds === 'underling' ? derive.underlingHitPoints(record.characteristics) : facts.generalHitPoints,
    items: itemsOf(id, record),
    noAttack: 0,
    barred: false,
    forfeit: 0,
    noRising: 0,
    unconsciousFor: -1,
    dyingIn: -1,
    fatigue: 0,
    bleeding: [],
    stumbling: false,
    guard: 'none',
    surprised: 0,
    alert: false,
    outmanoeuvred: [],
    fullRound: 'none',
    strides: 0,
    aimingAt: undefined,
    aimed: 0,
    mount: undefined,
    rider: undefined,
    heroPoints: record.heroPoints,
    magicPoints: derive.magicPoints(record.characteristics),
    casting: undefined,
    tried: {},
    foreseen: {},
    exertion: 0,
    cover: undefined,
    footing: 'firm',
    confined: false,
    breath: 0,
    higher: false,
    orders: undefined,
  }
}

function factsOf(id: string, record: LegendFighter, options: LegendOptions): Facts {
  const { characteristics } = record
  const body = BODIES[record.body]
  if (body === undefined) throw new RangeError(`${id} has the unknown body ${record.body}`)
  const general = record.stated.generalHitPoints ?? derive.generalHitPoints(characteristics)
  return {
    name: record.name ?? id,
    characteristics,
    body,
    traits: record.traits,
    move: record.move,
    styles: record.styles,
    skills: Object.fromEntries(
      SKILLS.map((skill) => [skill, record.skills[skill] ?? derive.skillBase(skill, characteristics)]),
    ) as Facts['skills'],
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
    adventurer: record.adventurer ?? record.heroPoints > 0,
  }
}

/** What he carries: the weapons of his first style in his hands, the others put away, and his bare hands. */
function itemsOf(id: string, record: LegendFighter): Item[] {
  const ready = record.styles[0]?.weapons ?? []
  const carried = record.weapons ?? [...new Set(record.styles.flatMap((style) => style.weapons))]
  const hands: ('right' | 'left')[] = ['right', 'left']
  const items = carried.map((name): Item => {
    const weapon = WEAPONS[name]
    if (weapon === undefined) throw new RangeError(`${id} carries the unknown weapon ${name}`)
    const held = ready.includes(name)
    const where = !held
      ? 'stowed'
      : weapon.family === 'natural'
        ? 'body'
        : weapon.hands === 2
          ? 'both'
          : (hands.shift() ?? 'stowed')
    return {
      id: `${id} ${name}`,
      weapon,
      hp: weapon.hp ?? 0,
      where,
      loaded: weapon.use === 'ranged' ? weapon.load : 0,
      away: 0,
      sharp: 0,
    }
  })
  const fists = WEAPONS.unarmed
  if (
    fists !== undefined &&
    !items.some((item) => item.weapon.family === 'unarmed' || item.weapon.family === 'natural')
  ) {
    items.push({ id: `${id} unarmed`, weapon: fists, hp: 0, where: 'body', loaded: 0, away: 0, sharp: 0 })
  }
  return items
}

/** A private copy: what cannot change is shared. */
export function copy(s: State): State {
  return {
    ...s,
    fighters: s.fighters.map((f) => ({
      ...f,
      limbs: f.limbs.map((l) => ({ ...l })),
      items: f.items.map((i) => ({ ...i })),
      bleeding: f.bleeding.slice(),
      outmanoeuvred: f.outmanoeuvred.slice(),
      casting: f.casting && { ...f.casting },
      tried: { ...f.tried },
      foreseen: { ...f.foreseen },
    })),
    holds: s.holds.map((h) => ({ ...h })),
    impaled: s.impaled.slice(),
    next: s.next.slice(),
    scene: { ...s.scene },
  }
}
