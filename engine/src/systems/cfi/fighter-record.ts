import * as z from 'zod'
import { ARMORS } from './content/armor.ts'
import { BODIES, type BodyId } from './content/bodies.ts'
import { CLASSES, RACES } from './content/classes.ts'
import { CREATURES } from './content/creatures.ts'
import { SPELL_IDS } from './content/spells.ts'
import { OBJECTS } from './content/tables.ts'
import { ABILITIES, CHARACTERISTICS, SKILLS } from './content/types.ts'

const keys = <K extends string>(of: Readonly<Record<K, unknown>>): [K, ...K[]] => Object.keys(of) as [K, ...K[]]
const score = z.number().int().min(0).max(200)
const percent = z.number().int().min(0).max(300)
const some = <K extends string, Z extends z.ZodType>(names: readonly K[], of: Z) =>
  z.partialRecord(z.enum(names as [K, ...K[]]), of)

const cover = z.strictObject({
  object: z.enum(keys(OBJECTS)).optional().describe('a thing of the table, or give ap'),
  ap: z.number().int().min(0).max(40).optional(),
  locations: z.array(z.string()).describe('which Hit Locations it hides').default([]),
  total: z.boolean().default(false).describe('whether it hides all of him'),
})

/** A fighter as a scenario gives him. */
export const fighterShape = z.strictObject({
  name: z.string().max(60).optional().describe('what the story calls him'),
  creature: z.enum(keys(CREATURES)).optional().describe('the block his body, weapons and armor come from'),
  characteristics: z.strictObject(
    Object.fromEntries(CHARACTERISTICS.map((name) => [name, score])) as Record<
      (typeof CHARACTERISTICS)[number],
      typeof score
    >,
  ),
  class: z.enum(CLASSES).optional().describe('whose Combat Skill covers which weapons'),
  race: z.enum(RACES).default('human'),
  rank: z.number().int().min(1).max(5).default(1),
  combat: percent.describe('Combat Skill in per cent'),
  skills: some(SKILLS, percent).default({}).describe('what is not given is its base, professional skills 0'),
  body: z.enum(keys(BODIES) as [BodyId, ...BodyId[]]).optional(),
  abilities: z.array(z.enum(ABILITIES)).default([]),
  regenerates: z.number().int().min(0).max(20).optional(),
  extraActions: z.number().int().min(0).max(6).default(0).describe('for further heads and pairs of limbs'),
  weapons: z.array(z.string()).max(20).optional().describe('ids of weapons and shields he carries'),
  ready: z.array(z.string()).max(4).optional().describe('which of them are in hand; left out: the first that fit'),
  armor: z
    .record(z.string(), z.enum(ARMORS as unknown as [string, ...string[]]))
    .default({})
    .describe('an armor for each location, or for all'),
  natural: z
    .record(z.string(), z.number().int().min(0).max(40))
    .optional()
    .describe('natural Armor Points by location, or for all'),
  hp: z
    .record(z.string(), z.number().int().min(1).max(200))
    .optional()
    .describe('Hit Points by location where they are not as CON and SIZ make them'),
  actions: z.number().int().min(1).max(8).optional(),
  initiative: z.number().int().min(-20).max(60).optional(),
  move: z.number().min(0).max(500).optional(),
  fly: z.number().min(0).max(500).default(0),
  swim: z.number().min(0).max(500).default(0),
  luck: z.number().int().min(0).max(20).optional(),
  magicPoints: z.number().int().min(0).max(100).optional(),
  spells: some(SPELL_IDS, z.number().int().min(1).max(10))
    .default({})
    .describe('the greatest Intensity he knows each with'),
  things: z.number().min(0).max(200).default(0).describe('Things carried beside weapons and armor'),
  rides: z.string().optional().describe('the name of his mount in this fight'),
  surprised: z.boolean().default(false),
  stance: z.enum(['standing', 'prone', 'crouching']).default('standing'),
  facing: z.number().int().min(0).max(7).optional().describe('on a map: 0 north, 2 east, 4 south, 6 west'),
  ward: z
    .strictObject({ item: z.string(), from: z.string(), crouching: z.boolean().default(false) })
    .optional()
    .describe('a weapon or shield set to guard from a location on'),
  cover: cover.optional().describe('what he stands behind'),
  nearby: cover.optional().describe('what he can take cover behind'),
  footing: z.enum(['firm', 'unstable', 'climbing', 'swimming', 'submerged']).default('firm'),
  confined: z.boolean().default(false),
  higher: z.boolean().default(false).describe('he stands above his foes'),
  blind: z.boolean().default(false),
  invisible: z.boolean().default(false),
  prepared: z.boolean().default(false).describe('a prepared place to shoot from lying down'),
  aloft: z.boolean().default(false),
  fatigue: z.number().int().min(0).max(6).default(0),
})
export type FighterRecord = z.infer<typeof fighterShape>
