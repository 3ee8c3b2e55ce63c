import * as z from 'zod'
import { type Setup, scenario } from '../../kernel/scenario.ts'
import type { Fault } from '../../kernel/types.ts'
import { type Placing, placed } from '../../mechanisms/placing.ts'
import { toughness } from './content/difficulties.ts'
import { abilities, armour, shields, vehicles, weapons } from './content/index.ts'
import { locations } from './content/modifiers.ts'
import { skills } from './content/skills.ts'
import { speeds } from './content/vehicles.ts'
import { canLayer } from './derive.ts'
import { code } from './diecode.ts'
import { fighterOf } from './muster.ts'
import { RECORDS } from './records.ts'
import { type D6Options, rulings } from './rulings.ts'
import { type Conveyance, ROLES, type State, type Trap } from './types.ts'

const names = <K extends string>(of: Readonly<Record<K, unknown>>) => z.enum(Object.keys(of) as [K, ...K[]])
const dieCode = z.string().regex(/^[+-−]?(?:\d{1,2}D(?:\+\d)?|\d{1,2})$/, 'a die code such as 4D, 3D+2 or +1D')
const ability = z.string().regex(/^\d{1,2}D(?:\+[12])?$/, 'a die code such as 3D or 3D+2')
const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const number = (least: number, most: number) => z.number().min(least).max(most)
const word = z.string().max(60)
const count = whole(0, 200)
const SKILLS = ['fighting', 'melee combat', 'marksmanship', 'throwing'] as const

const ranges = z.tuple([z.number(), z.number(), z.number()])
const natural = z.strictObject({
  name: word,
  damage: dieCode,
  edge: z.enum(['blade', 'point', 'blunt']).default('point'),
  skill: z.enum(SKILLS).default('fighting'),
  /** Whole rounds it takes to be ready again. */
  recharge: whole(1, 20).optional(),
  quick: z.boolean().default(true),
  stuns: z.boolean().default(false),
  ranges: ranges.optional(),
})
/** A spell ready to be cast: the caster's code of magic, the spell's difficulty, and what it does when it hits. */
const spell = z.strictObject({
  name: word,
  casting: ability,
  difficulty: whole(0, 100),
  /** The skill it is aimed with. */
  aimedBy: z.enum(SKILLS).default('marksmanship'),
  damage: dieCode,
  ranges: ranges.optional(),
  /** Its values of range and speed: a slow one leaves the target time. */
  rangeValue: whole(0, 100).default(0),
  speedValue: whole(0, 100).optional(),
  /** Metres around its target that it spreads; 0: it strikes its target alone. */
  radius: number(0, 100).default(0),
  stuns: z.boolean().default(false),
})
const cover = z.strictObject({
  share: z.literal([25, 50, 75, 100]),
  /** What it is made of; left out: it hides and stops nothing. */
  made: names(toughness).optional(),
  object: word.default('cover'),
})

export const fighterShape = z.strictObject({
  name: word.optional().describe('What he is called in the story. Without it: his name in the fight.'),
  role: z
    .enum(ROLES)
    .optional()
    .describe(
      'hero, or which kind of foe: who may spend points, who goes down at once. Without it: hero with Fate Points, else minor villain.',
    ),
  attributes: z
    .strictObject({
      agility: ability,
      coordination: ability,
      physique: ability,
      intellect: ability,
      acumen: ability,
      charisma: ability,
    })
    .describe('The six attributes as die codes, such as 3D+1. Needed, unless like names a record.'),
  skills: z
    .partialRecord(names(skills), ability)
    .default({})
    .describe('Skills as whole die codes, attribute and all: dodge: 4D+1. Without it: the attribute behind each.'),
  specializations: z
    .record(word, ability)
    .default({})
    .describe('Specializations as whole die codes. Without it: none.'),
  strengthDamage: ability
    .optional()
    .describe('Strength Damage as a die code. Without it: what Physique or lifting gives.'),
  move: number(0, 200).default(10).describe('Metres a round. Without it: 10.'),
  fly: number(0, 500).default(0).describe('Metres a round on the wing. Without it: 0, he cannot.'),
  swim: number(0, 200).default(0).describe('Metres a round in water. Without it: 0, as swimming gives.'),
  characterPoints: count.default(0).describe('Character Points he may spend. Without it: 0.'),
  fatePoints: count.default(0).describe('Fate Points he may spend. Without it: 0.'),
  bodyPoints: whole(1, 500).optional().describe('Body Points, where they are played. Without it: what Physique gives.'),
  woundLevels: whole(1, 5).optional().describe('How many Wound levels he has. Without it: all of them.'),
  scale: whole(-30, 40).default(0).describe('His size: above 0 larger than a human, below smaller. Without it: 0.'),
  hide: dieCode.optional().describe('Armor Value of hide or fur, as a die code. Without it: none.'),
  abilities: z
    .array(
      z.strictObject({
        ability: names(abilities),
        ranks: whole(1, 30),
        of: z.string().max(80).optional(),
        prints: dieCode.optional(),
      }),
    )
    .default([])
    .describe('Special Abilities with their ranks. Without it: none.'),
  natural: z.array(natural).default([]).describe('Weapons that grow on him. Without it: none.'),
  swarms: z
    .boolean()
    .default(false)
    .describe('An animal that attacks in swarms: ten of a kind with one roll. Without it: false.'),
  spells: z.array(spell).default([]).describe('Spells ready to be cast. Without it: none.'),
  weapons: z.array(names(weapons)).default([]).describe('Weapons carried, by name. Without it: none.'),
  inHand: z
    .array(names(weapons))
    .optional()
    .describe('Weapons of those carried that begin in hand. Without it: the first that his hands can hold.'),
  improvised: z
    .array(names(weapons))
    .default([])
    .describe('Weapons that are no real ones: a torch, a bench. Without it: none.'),
  armour: z.array(names(armour)).default([]).describe('Pieces of armour worn, innermost first. Without it: none.'),
  bare: z.array(names(locations)).default([]).describe('Locations his armour leaves bare. Without it: none.'),
  shield: names(shields).optional().describe('His shield, by name. Without it: none.'),
  healersPack: whole(0, 6).default(0).describe('How often his pack of bandages serves. Without it: 0.'),
  lamp: z.enum(['none', 'candle', 'torch']).default('none').describe('The light he carries. Without it: none.'),
  stance: z
    .enum(['standing', 'crouching', 'prone'])
    .default('standing')
    .describe('How the fight finds him. Without it: standing.'),
  cover: cover
    .optional()
    .describe('What he stands behind: how much of him it hides and what it is made of. Without it: nothing.'),
  surprised: z.boolean().default(false).describe('Whether he is surprised in the first round. Without it: false.'),
  surprises: z
    .boolean()
    .default(false)
    .describe('Whether he acts first in the first round, where others are surprised. Without it: false.'),
  allotment: whole(1, 5).default(1).describe('Actions a round that cost no dice. Without it: 1.'),
  vehicle: z.string().optional().describe('The vehicle of the scene he is in. Without it: none.'),
  mount: z.string().optional().describe('The fighter he rides. Without it: he is on foot.'),
  inWater: z.boolean().default(false).describe('Whether he is in the water. Without it: false.'),
})
/** A fighter's record as a scenario gives it. */
export type D6Fighter = z.infer<typeof fighterShape>
export type D6Setup = Setup<D6Fighter, D6Options>

/** What a scene has of light, air and ground; a game master may change each. */
export const sceneFields = {
  light: z.enum(['day', 'poor', 'moonlit', 'dark']),
  smoke: z.enum(['none', 'light', 'thick', 'very thick']),
  wind: number(0, 100),
  ground: z.enum(['easy', 'moderate', 'rough', 'very rough', 'hazardous', 'very hazardous']),
  estimate: z.enum(['measured', 'a few steps', 'large chamber', 'outdoors']),
  /** Something to climb. */
  climb: z.strictObject({ object: word, metres: number(1, 200) }).nullable(),
  /** What somebody can get behind where there is no map. */
  cover: z.array(cover).max(20),
}
/** What a trap is: near whom it lies or, on a map, in which cell; without either only the game master sets it off. */
const trapShape = z.strictObject({
  speed: ability,
  attack: ability,
  damage: ability,
  near: z.string().optional(),
  at: z.tuple([z.number().int(), z.number().int()]).optional(),
})
const vehicleShape = z.strictObject({
  kind: names(vehicles),
  driver: z.string().optional(),
  speed: z.enum(speeds.map(({ speed }) => speed)).default('stopped'),
})
const sceneShape = z.strictObject({
  light: sceneFields.light.default('day'),
  smoke: sceneFields.smoke.default('none'),
  wind: sceneFields.wind.default(0),
  ground: sceneFields.ground.default('easy'),
  estimate: sceneFields.estimate.default('measured'),
  climb: sceneFields.climb.default(null),
  cover: sceneFields.cover.default([]),
  vehicles: z.record(z.string(), vehicleShape).default({}),
  traps: z.record(z.string(), trapShape).default({}),
})

export const setup = scenario<D6Fighter, D6Options>({
  system: 'd6',
  fighter: fighterShape,
  content: RECORDS,
  rulings,
  scene: sceneShape,
  more: faults,
})

/** A name of the scenario that nothing has. */
const unknown = (path: Fault['path'], name: string | undefined, known: readonly string[], allowed: string): Fault[] =>
  name === undefined || known.includes(name) ? [] : [{ path, found: `"${name}"`, allowed }]

function faults(given: D6Setup): Fault[] {
  const fighters = given.sides.flatMap((side) => side.fighters.map(({ id }) => id))
  const somebody = `one of ${fighters.join(', ')}`
  const scene = sceneShape.parse(given.scene)
  const known = Object.keys(scene.vehicles)
  const vehicle = `one of the scene’s vehicles: ${known.join(', ') || 'it has none'}`
  return [
    ...Object.entries(scene.vehicles).flatMap(([id, { driver }]) =>
      unknown(['scene', 'vehicles', id, 'driver'], driver, fighters, somebody),
    ),
    ...Object.entries(scene.traps).flatMap(([id, { near }]) =>
      unknown(['scene', 'traps', id, 'near'], near, fighters, somebody),
    ),
    ...given.sides.flatMap((side) =>
      side.fighters.flatMap(({ id, record }) => {
        const path = ['sides', side.id, id]
        return [
          ...recordFaults(record, path),
          ...unknown([...path, 'vehicle'], record.vehicle, known, vehicle),
          ...unknown([...path, 'mount'], record.mount, fighters, somebody),
        ]
      }),
    ),
    ...placed(placing(given)).faults,
  ]
}

/** What is wrong with a record that no shape can say. */
export function recordFaults(
  { attributes, armour: worn, inHand, weapons: carried }: D6Fighter,
  path: Fault['path'],
): Fault[] {
  const found: Fault[] = []
  if (attributes.physique.startsWith('0')) {
    found.push({
      path: [...path, 'attributes', 'physique'],
      found: '0D',
      allowed: 'at least 1D: he could resist nothing',
    })
  }
  if (!canLayer(worn.map((name) => armour[name]))) {
    const allowed = 'layers that go over one another, innermost first (D6-C-ARM-Layer)'
    found.push({ path: [...path, 'armour'], found: worn.join(' under '), allowed })
  }
  const his = `one of ${carried.join(', ') || 'his weapons, and he has none'}`
  return [...found, ...(inHand ?? []).flatMap((name, i) => unknown([...path, 'inHand', i], name, carried, his))]
}

/** How many cells across somebody is. */
export const bodySize = (record: D6Fighter, cell: number): number =>
  Math.max(1, Math.round((1 + Math.max(0, Math.floor(record.scale / 6))) / cell))

/** Metres, straight lines; comrades two metres apart; who is bigger than a horse takes more room. */
const placing = (given: D6Setup): Placing<D6Fighter> => ({
  setup: given,
  measure: { metric: 'euclid', tall: 2 },
  size: bodySize,
  apart: 10,
  spacing: 2,
  on: ({ mount, vehicle }) => mount ?? vehicle,
})

/** The state before the first roll. */
export function begin(given: D6Setup): State {
  const { vehicles: carried, traps, ...scene } = sceneShape.parse(given.scene)
  const fighters = given.sides.flatMap((side) =>
    side.fighters.map(({ id, kind, record }) => fighterOf(id, side.id, kind ?? null, record, given.options)),
  )
  for (const mount of fighters) mount.rider = fighters.find((f) => f.mount === mount.id)?.id ?? null
  return {
    round: 0,
    open: given.open,
    phase: 'begin',
    options: given.options,
    fighters,
    order: [],
    at: 0,
    acting: [],
    asking: [],
    holds: [],
    vehicles: Object.entries(carried).map(
      ([id, { kind, driver, speed }]): Conveyance => ({
        id,
        kind: vehicles[kind],
        driver: driver ?? null,
        speed: speeds.findIndex((each) => each.speed === speed),
        dodge: null,
        damage: 'none',
        lostManeuverability: 0,
        lostSpeeds: 0,
        shaken: [],
        uncontrolled: false,
        loses: 0,
      }),
    ),
    traps: Object.entries(traps).map(
      ([id, { speed, attack, damage, near, at }]): Trap => ({
        id,
        speed: code(speed),
        attack: code(attack),
        damage: code(damage),
        near: near ?? null,
        at: at ?? null,
        sprung: false,
      }),
    ),
    next: [],
    where: placed(placing(given)).where,
    scene,
    ended: null,
    stood: 0,
    doors: {},
  }
}
