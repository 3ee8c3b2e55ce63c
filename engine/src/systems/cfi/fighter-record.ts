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
  ap: z.number().int().min(0).max(40).optional().describe('its Armor Points, where it is no thing of the table'),
  locations: z.array(z.string()).describe('which Hit Locations it hides').default([]),
  total: z.boolean().default(false).describe('whether it hides all of him'),
})

/** A fighter as a scenario gives him. */
export const fighterShape = z.strictObject({
  name: z.string().max(60).optional().describe('what the story calls him'),
  creature: z.enum(keys(CREATURES)).optional().describe('the block his body, weapons and armor come from'),
  characteristics: z
    .strictObject(
      Object.fromEntries(CHARACTERISTICS.map((name) => [name, score])) as Record<
        (typeof CHARACTERISTICS)[number],
        typeof score
      >,
    )
    .describe('STR, CON, SIZ, DEX, INT, POW and CHA: Action Points, Initiative, Hit Points and skills come from them'),
  class: z.enum(CLASSES).optional().describe('whose Combat Skill covers which weapons'),
  race: z.enum(RACES).default('human').describe('his people: his Movement, and one more Luck Point for humans'),
  rank: z
    .number()
    .int()
    .min(1)
    .max(5)
    .default(1)
    .describe('his rank in his class: Action Points, Hit Points, Luck and the weapons he is used to come from it'),
  combat: percent.describe('Combat Skill in per cent'),
  skills: some(SKILLS, percent).default({}).describe('what is not given is its base, professional skills 0'),
  body: z
    .enum(keys(BODIES) as [BodyId, ...BodyId[]])
    .optional()
    .describe('the Hit Location table of his kind; left out: of his creature, or humanoid'),
  abilities: z.array(z.enum(ABILITIES)).default([]).describe('what his kind can do that people cannot'),
  regenerates: z.number().int().min(0).max(20).optional().describe('Hit Points a wound heals each round'),
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
  actions: z
    .number()
    .int()
    .min(1)
    .max(8)
    .optional()
    .describe('Action Points, where they are not as his rank or his creature has them'),
  initiative: z
    .number()
    .int()
    .min(-20)
    .max(60)
    .optional()
    .describe('Initiative, where it is not as DEX and INT make it'),
  move: z
    .number()
    .min(0)
    .max(500)
    .optional()
    .describe('feet a round on foot, where it is not that of his race or creature'),
  fly: z.number().min(0).max(500).default(0).describe('feet a round on the wing; 0: he cannot'),
  swim: z
    .number()
    .min(0)
    .max(500)
    .default(0)
    .describe('feet a round in water, for those at home there; 0: as a swimmer on land'),
  luck: z.number().int().min(0).max(20).optional().describe('Luck Points; left out: as POW, race and rank give them'),
  magicPoints: z.number().int().min(0).max(100).optional().describe('Magic Points, where they are not his POW'),
  spells: some(SPELL_IDS, z.number().int().min(1).max(10))
    .default({})
    .describe('the greatest Intensity he knows each with'),
  things: z.number().min(0).max(200).default(0).describe('Things carried beside weapons and armor'),
  rides: z.string().optional().describe('the name of his mount in this fight'),
  surprised: z.boolean().default(false).describe('whether the fight takes him by surprise'),
  stance: z.enum(['standing', 'prone', 'crouching']).default('standing').describe('how he is as the fight begins'),
  facing: z.number().int().min(0).max(7).optional().describe('on a map: 0 north, 2 east, 4 south, 6 west'),
  ward: z
    .strictObject({ item: z.string(), from: z.string(), crouching: z.boolean().default(false) })
    .optional()
    .describe('a weapon or shield set to guard from a location on'),
  cover: cover.optional().describe('what he stands behind'),
  nearby: cover.optional().describe('what he can take cover behind'),
  footing: z
    .enum(['firm', 'unstable', 'climbing', 'swimming', 'submerged'])
    .default('firm')
    .describe('what he stands on, hangs from or swims in'),
  confined: z.boolean().default(false).describe('whether he has no room to swing'),
  higher: z.boolean().default(false).describe('he stands above his foes'),
  blind: z.boolean().default(false).describe('whether he sees nothing'),
  invisible: z.boolean().default(false).describe('whether nobody sees him'),
  prepared: z.boolean().default(false).describe('a prepared place to shoot from lying down'),
  aloft: z.boolean().default(false).describe('whether he is in the air as the fight begins'),
  fatigue: z.number().int().min(0).max(6).default(0).describe('how tired he is: 0 fresh, 1 winded … 6'),
})
export type FighterRecord = z.infer<typeof fighterShape>
