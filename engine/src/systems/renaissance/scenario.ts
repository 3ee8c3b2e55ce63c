import * as z from 'zod'
import { type Setup, scenario } from '../../kernel/scenario.ts'
import type { Fault } from '../../kernel/types.ts'
import { seated } from '../../mechanisms/ground/standing.ts'
import { type Placing, placed } from '../../mechanisms/placing.ts'
import type { Field } from '../../space/field.ts'
import type { Whereabouts } from '../../space/whereabouts.ts'
import { armour, arrows, boards, characters, weapons } from './content/index.ts'
import { MODES, races, SIZES } from './content/races.ts'
import { APTITUDES, skills } from './content/skills.ts'
import { POWERS, TRAITS } from './content/traits.ts'
import { SUITED, TAGS } from './content/weapon.ts'
import { ORDINARY } from './falling.ts'
import { fighterOf, type Recorded } from './muster.ts'
import { type RenOptions, rulings } from './rulings.ts'
import type { State } from './types.ts'

const names = <K extends string>(of: Readonly<Record<K, unknown>>) => z.enum(Object.keys(of) as [K, ...K[]])
const dv = z.string().regex(/^(\d*d10(\/\d)?|\d+)?([+-]\d+)?(\+DB)?$|^-$/, 'damage such as 1d10+3, 2d10-1+DB or 1d10/2')
const ranges = z.tuple([z.number(), z.number(), z.number(), z.number()])
const score = (most: number) => z.number().int().min(1).max(most)
const rate = z.tuple([z.number().min(0).max(100), z.number().min(0).max(300)])

const own = z.strictObject({
  name: z.string().min(1).max(40).describe('What it is called.'),
  skill: names(skills).optional().describe('The skill it is used with; melee weapons if left out.'),
  hands: z.literal([0, 1, 2]).optional().describe('How many hands it takes; 1 if left out.'),
  dv: dv.describe('Its damage: 1d10+3, or 1d10+3+DB where the damage bonus is added.'),
  ap: z.number().int().min(0).max(30).optional().describe('Armour penetration.'),
  tags: z.array(z.enum(TAGS)).optional(),
  suited: z.array(z.enum(SUITED)).optional(),
  thrown: z.strictObject({ dv, ranges }).optional(),
})

export const fighterShape: z.ZodType<Recorded> = z.strictObject({
  name: z.string().max(60).optional().describe('What the story calls him.'),
  race: names(races)
    .optional()
    .describe('Gives DUR, STR, movement, size and hide where they are not written; human if left out.'),
  role: z
    .enum(['hero', 'major', 'minor'])
    .optional()
    .describe('Heroes and major characters have Luck and may notice hidden attackers.'),
  aptitudes: z
    .partialRecord(z.enum(APTITUDES), score(40))
    .optional()
    .describe('1 to 40, 15 is common; left out: 15 and what the race gives.'),
  DUR: score(100)
    .optional()
    .describe('Durability: damage of so much disables, of twice that kills; a fifth of it is the wound threshold.'),
  STR: score(100).optional().describe('Strength: damage bonus and what he can heave; left out: as his race gives it.'),
  INIT: z.number().int().min(-20).max(40).optional().describe('Initiative modifier, where it is not (INT+COO)÷5.'),
  DB: z.number().int().min(0).max(30).optional().describe('Damage bonus, where it is not (SOM+STR)÷10.'),
  luck: z
    .number()
    .int()
    .min(0)
    .max(10)
    .optional()
    .describe('Points of Luck, of heroes and major characters; 1 if left out.'),
  skills: z
    .partialRecord(names(skills), score(120))
    .optional()
    .describe('Each as rated: aptitude and ranks together. Left out: the aptitude alone.'),
  proficiencies: z
    .array(z.string().max(40))
    .max(40)
    .optional()
    .describe('What he is trained in (swords, bows …); left out: everything he carries.'),
  specializations: z.array(z.string().max(40)).max(20).optional().describe('The weapons or manoeuvres he knows best.'),
  size: z.enum(SIZES).optional().describe('How big he is; left out: as his race is.'),
  movement: z
    .partialRecord(z.enum(MODES), rate)
    .optional()
    .describe('Base and full rate in metres a turn for each mode: { foot: [4, 12] }.'),
  hide: z.number().int().min(0).max(30).optional().describe('Armour value of his own body.'),
  negates: z.number().int().min(0).max(10).optional().describe('Wounds whose penalty he does not feel.'),
  fastHealing: z.number().int().min(0).max(20).optional().describe('Damage that heals each of his turns.'),
  armour: z
    .array(names(armour))
    .max(4)
    .optional()
    .describe('What he wears: one suit, and a second where one of the two can be layered.'),
  weapons: z
    .array(z.union([z.string(), own]))
    .max(12)
    .optional()
    .describe('Names of weapons and shields, or weapons written out.'),
  inHand: z
    .array(z.string())
    .max(4)
    .optional()
    .describe(
      'What he holds as the fight begins; left out: as much of his weapons, in their order, as his hands take.',
    ),
  arrows: z
    .partialRecord(names(arrows), z.number().int().min(0).max(100))
    .optional()
    .describe('Missiles by kind, and how many of each.'),
  natural: z.array(own).max(6).optional().describe('Teeth, claws and the like, written out as weapons.'),
  traits: z.array(z.enum(TRAITS)).optional().describe('Traits that matter in a fight.'),
  powers: z.array(z.enum(POWERS)).optional().describe('Powers that matter in a fight.'),
  drugs: z
    .array(z.enum(['stim', 'numbing', 'monster']))
    .max(10)
    .optional()
    .describe('Doses he carries.'),
  resistances: z
    .array(
      z.strictObject({
        tag: z.enum(TAGS),
        effect: z.string().max(60).describe('DV/2, DV+3, AV-2, immune, check+10, or words.'),
      }),
    )
    .optional()
    .describe('What less or more harms him, by the tag of what strikes, and how.'),
  disembowels: dv.optional().describe('The damage of his hind claws while he grapples.'),
  warTrained: z.boolean().optional().describe('Can be ridden in battle.'),
  mount: z.string().optional().describe('The fighter of his side that he rides.'),
})

const cells = z
  .array(z.tuple([z.number().int().min(0), z.number().int().min(0)]))
  .max(200)
  .default([])
export const sceneFields = {
  light: z.enum(['bright', 'dim', 'near dark', 'dark']).default('bright'),
  ground: z.enum(['open', 'difficult', 'forest', 'shallow water', 'deep water', 'narrow', 'slippery']).default('open'),
  confined: z.boolean().default(false),
  water: z.boolean().default(false),
  cover: z.enum(['none', 'minimal', 'partial', 'total']).default('none'),
  climb: z.boolean().default(false),
  drop: z.number().int().min(0).max(100).default(5),
  caltrops: cells,
  pits: cells,
} as const
const sceneShape = z.strictObject({
  ...sceneFields,
  unaware: z.array(z.string()).max(100).default([]).describe('Those who do not yet know that there is a fight.'),
})

type RenSetup = Setup<Recorded, RenOptions>

/** The door of Renaissance's scenarios. */
export const setup = scenario<Recorded, RenOptions>({
  system: 'renaissance',
  fighter: fighterShape,
  content: characters,
  rulings,
  scene: sceneShape,
  more: faults,
})

/** What no shape can say: weapons nobody makes, two suits of armour, mounts that are not there. */
function faults(given: RenSetup): Fault[] {
  const found: Fault[] = []
  const ids = given.sides.flatMap((side) => side.fighters.map(({ id }) => id))
  for (const side of given.sides) {
    for (const { id, record } of side.fighters)
      found.push(
        ...recordFaults(['sides', side.id, id], record),
        ...mountFaults(['sides', side.id, id], id, record, side.fighters),
      )
  }
  const scene = sceneShape.parse(given.scene)
  scene.unaware.forEach((id, i) => {
    if (!ids.includes(id))
      found.push({ path: ['scene', 'unaware', i], found: `"${id}"`, allowed: `one of ${ids.join(', ')}` })
  })
  return [...found, ...placed(placing(given)).faults]
}
export function recordFaults(path: readonly (string | number)[], record: Recorded): Fault[] {
  const found: Fault[] = []
  const carried = (record.weapons ?? []).map((each) => (typeof each === 'string' ? each : each.name))
  record.weapons?.forEach((each, i) => {
    if (typeof each !== 'string' || Object.hasOwn(weapons, each) || Object.hasOwn(boards, each)) return
    found.push({
      path: [...path, 'weapons', i],
      found: `"${each}"`,
      allowed: `one of ${[...Object.keys(weapons), ...Object.keys(boards)].join(', ')}, or a weapon written out`,
    })
  })
  record.inHand?.forEach((name, i) => {
    if (carried.includes(name.replace(/ \d+$/, ''))) return
    found.push({
      path: [...path, 'inHand', i],
      found: `"${name}"`,
      allowed: `one of ${carried.join(', ') || 'his weapons, and he has none'}`,
    })
  })
  const suits = (record.armour ?? []).map((name) => armour[name])
  if (suits.length > 2 || (suits.length === 2 && !suits.some(({ layerable }) => layerable))) {
    found.push({
      path: [...path, 'armour'],
      found: (record.armour ?? []).join(' and '),
      allowed:
        'one suit, and a second only if one of the two can be layered: quilted, a cloak, a suit (REN-ARMOUR-Layerable)',
    })
  }
  for (const [mode, rate] of Object.entries(record.movement ?? {})) {
    const [base, full] = rate ?? [0, 0]
    if (base > full)
      found.push({
        path: [...path, 'movement', mode],
        found: `${base}/${full}`,
        allowed: 'a base rate no higher than the full rate',
      })
  }
  return found
}
function mountFaults(
  path: readonly (string | number)[],
  id: string,
  record: Recorded,
  side: RenSetup['sides'][number]['fighters'],
): Fault[] {
  if (record.mount === undefined) return []
  const at = [...path, 'mount']
  const others = side.filter((f) => f.id !== id)
  const mount = others.find((f) => f.id === record.mount)
  if (mount === undefined)
    return [
      {
        path: at,
        found: `"${record.mount}"`,
        allowed: `one of his own side: ${others.map((f) => f.id).join(', ') || 'there is nobody else'}`,
      },
    ]
  if (mount.record.mount !== undefined)
    return [{ path: at, found: `"${record.mount}", who rides himself`, allowed: 'a mount that rides nobody' }]
  if (others.some((f) => f.record.mount === record.mount))
    return [{ path: at, found: `"${record.mount}" twice`, allowed: 'one rider for each mount' }]
  if (mount.record.warTrained === true) return []
  return [
    {
      path: at,
      found: `"${record.mount}", not trained for war`,
      allowed: 'a mount with warTrained: true (REN-MNT-04)',
    },
  ]
}

/** Metres, straight lines, diagonals of one and a half (REN-GRID-01 to -06; ruling REN-A57); only the very large take more room. */
const placing = (given: RenSetup): Placing<Recorded> => ({
  setup: given,
  measure: {
    metric: 'euclid',
    diagonals: given.options.diagonalCost === '1.5' ? 'three-halves' : 'root-two',
    tall: ORDINARY,
  },
  size: (record, cell) => sizeOf(record, cell),
  apart: 10,
  spacing: 1,
})
export const sizeOf = (record: Recorded, cell: number): number =>
  record.size === 'very large' ? Math.max(1, Math.round(2 / cell)) : 1

/** Difficult ground does not cost more metres here: it wants a check (REN-MOVE-10). */
function evenGround(where: Whereabouts): Whereabouts {
  if ('bands' in where) return where
  const kinds = Object.fromEntries(
    Object.entries(where.field.kinds).map(([mark, kind]) => [
      mark,
      kind.name === 'difficult' || kind.name === 'water' ? { ...kind, cost: 1 } : kind,
    ]),
  )
  const field: Field = { ...where.field, kinds }
  return { ...where, field }
}

/** The state before the first roll. */
export function begin(given: RenSetup): State {
  const { unaware, ...scene } = sceneShape.parse(given.scene)
  const mounts = given.sides.flatMap((side) => side.fighters.map(({ record }) => record.mount))
  const fighters = given.sides.flatMap((side) =>
    side.fighters.map(({ id, kind, record }) => fighterOf(id, side.id, record, kind ?? null, mounts.includes(id))),
  )
  let where = evenGround(placed(placing(given)).where)
  for (const f of fighters) {
    if (f.mount !== null) {
      const mount = fighters.find(({ id }) => id === f.mount)
      if (mount !== undefined) mount.rider = f.id
      where = seated(where, f.id, f.mount)
    }
    if (given.options.surprise !== 'none' && unaware.includes(f.id)) f.unaware = true
  }
  return {
    round: 0,
    phase: 'begin',
    options: given.options,
    open: given.open,
    fighters,
    order: [],
    at: 0,
    acting: null,
    late: [],
    holds: [],
    smoke: [],
    where,
    scene,
    stood: 0,
    ended: null,
  }
}
