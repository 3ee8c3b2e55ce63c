import * as z from 'zod'
import { MATERIALS, type Material, PIECES, type PieceId } from './content/armour.ts'
import { OBJECTS, type ObjectId } from './content/objects.ts'
import { AMMUNITION, type AmmunitionId } from './content/ranged.ts'
import { PARTS, SKILLS, WOUNDS } from './content/types.ts'
import { HEROIC_ABILITIES, type HeroicAbility } from './heroic-abilities.ts'

const percent = z.number().int().min(0).max(1000)
const points = z.number().int().min(0).max(200)
const characteristic = z.number().int().min(0).max(200)

/** A fighter as a scenario gives him: the content's record with fields overridden. */
export const fighterShape = z.strictObject({
  id: z.string().optional().describe('The id of a record of the content; a scenario need not give it.'),
  name: z.string().max(60).optional().describe('What he is called in the story. Without it: his name in the fight.'),
  characteristics: z
    .strictObject({
      str: characteristic,
      con: characteristic,
      siz: characteristic,
      int: characteristic,
      pow: characteristic,
      dex: characteristic,
      cha: characteristic,
    })
    .describe(
      'STR, CON, SIZ, INT, POW, DEX and CHA: Combat Actions, Strike Rank, Hit Points and untaught skills come from them. Needed, unless like names a record.',
    ),
  body: z
    .string()
    .default('humanoid')
    .describe('The Hit Location table of his kind: humanoid, quadruped … Without it: humanoid.'),
  /** A Hit Location table of his own, instead of a body of the content. */
  locations: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(40),
        name: z.string().min(1).max(40),
        from: z.number().int().min(1).max(20),
        to: z.number().int().min(1).max(20),
        part: z.enum(PARTS),
        hitPoints: z.enum(['leg', 'abdomen', 'chest', 'arm', 'head']),
      }),
    )
    .min(1)
    .max(20)
    .optional()
    .describe('A Hit Location table of his own, from 1 to 20. Without it: that of his body.'),
  traits: z
    .array(z.enum(['quadruped', 'flyer', 'swimmer']))
    .default([])
    .describe('quadruped, flyer, swimmer: what ground and water are to him. Without it: none.'),
  move: z.number().min(0).max(100).default(8).describe('Metres a round. Without it: 8.'),
  /** Metres a round on the wing. */
  fly: z.number().min(0).max(200).default(0).describe('Metres a round on the wing. Without it: 0, he cannot.'),
  /** ENC of what he bears beside weapons and pieces of armour. */
  burden: z
    .number()
    .min(0)
    .max(1000)
    .default(0)
    .describe('ENC of what he bears beside weapons and pieces of armour. Without it: 0.'),
  styles: z
    .array(z.strictObject({ name: z.string(), skill: percent, weapons: z.array(z.string()).min(1) }))
    .default([])
    .describe('Combat Styles: a name, a percentage, the weapons it covers. Without it: none, he fights unarmed.'),
  skills: z
    .partialRecord(z.enum(SKILLS), percent)
    .default({})
    .describe(
      'Skills by name in per cent: evade, resilience, persistence, athletics … Without it: what his characteristics give.',
    ),
  /** Armour Points worn, by location; or the pieces he wears, whose load then counts. */
  worn: z
    .record(z.string(), points)
    .default({})
    .describe('Armour Points worn, by location, where the pieces are not named. Without it: none.'),
  armour: z
    .array(
      z.strictObject({
        piece: z.enum(Object.keys(PIECES) as [PieceId]),
        of: z.enum(Object.keys(MATERIALS) as [Material]),
      }),
    )
    .default([])
    .describe('Pieces of armour worn, each of a material; their load counts. Without it: none.'),
  natural: z
    .record(z.string(), points)
    .default({})
    .describe('Armour Points of his hide, by location. Without it: none.'),
  wounds: z
    .enum(WOUNDS)
    .default('locations')
    .describe(
      'How he is hurt: locations as Adventurers are, general for lesser foes, underling for those who go down at once. Without it: locations.',
    ),
  heroPoints: z
    .number()
    .int()
    .min(0)
    .max(20)
    .default(0)
    .describe('Hero Points he may spend; with any he counts as an Adventurer. Without it: 0.'),
  spells: z
    .record(z.string(), z.number().int().min(1).max(20))
    .default({})
    .describe('Common Magic he knows, with its Magnitude. Without it: none.'),
  /** Bandages and salves; without them First Aid has −20%. */
  healersKit: z
    .boolean()
    .default(true)
    .describe('Bandages and salves; without them First Aid has −20%. Without it: true.'),
  heroicAbilities: z
    .array(z.enum(Object.keys(HEROIC_ABILITIES) as [HeroicAbility]))
    .default([])
    .describe('Heroic Abilities he has. Without it: none.'),
  stated: z
    .strictObject({
      combatActions: z.number().int().min(1).max(12).optional(),
      strikeRank: z.number().int().min(0).max(60).optional(),
      hitPoints: z.record(z.string(), z.number().int().min(1).max(500)).optional(),
      generalHitPoints: z.number().int().min(1).max(1000).optional(),
    })
    .default({})
    .describe('Figures a book prints where they are not what his characteristics give. Without it: they are computed.'),
  /** Weapons carried; where none are named, those of the first style in hand and of the others put away. */
  weapons: z.array(z.string()).optional().describe('Weapons carried. Without it: those of his styles.'),
  /** Those of them he has in hand at the start; where none are named, the weapons of his first style. */
  ready: z
    .array(z.string())
    .optional()
    .describe('Those of them in hand at the start. Without it: the weapons of his first style.'),
  /** How the fight finds him. */
  stance: z
    .enum(['standing', 'prone'])
    .default('standing')
    .describe('How the fight finds him: standing or prone. Without it: standing.'),
  footing: z
    .enum(['firm', 'unstable', 'climbing', 'sheer', 'swimming', 'submerged'])
    .default('firm')
    .describe('What he stands on, climbs or swims in. Without it: firm.'),
  confined: z.boolean().default(false).describe('Whether he has no room to swing. Without it: false.'),
  higher: z.boolean().default(false).describe('Whether he stands above his foes. Without it: false.'),
  formation: z.boolean().default(false).describe('Whether he fights in a formation. Without it: false.'),
  blind: z.boolean().default(false).describe('Whether he cannot see. Without it: false.'),
  chariot: z.boolean().default(false).describe('Whether he fights from a chariot. Without it: false.'),
  /** What he stands behind: an object of the content, or its Armour Points and Hit Points. */
  cover: z
    .strictObject({
      object: z.enum(Object.keys(OBJECTS) as [ObjectId]).optional(),
      name: z.string().default('cover'),
      ap: points.default(0),
      hp: z.number().int().min(1).max(1000).default(1),
      wooden: z.boolean().default(false),
      locations: z.array(z.string()).default([]),
      total: z.boolean().default(false),
      /** Too small to move about behind. */
      small: z.boolean().default(true),
    })
    .optional()
    .describe(
      'What he stands behind: an object of the content, or its Armour Points and Hit Points, and what it hides. Without it: nothing.',
    ),
  /** Locations that people beside him cover when somebody shoots into the crowd; left out: as near as they stand. */
  screened: z
    .array(z.string())
    .optional()
    .describe(
      'Locations that people beside him cover when somebody shoots into the crowd. Without it: as near as they stand.',
    ),
  arrows: z
    .array(z.enum(Object.keys(AMMUNITION) as [AmmunitionId]))
    .min(1)
    .default(['bodkin'])
    .describe('What he shoots. Without it: bodkin.'),
  /** true: wholly unprepared; groggy: just woken as well; perception: if a Perception roll fails. */
  surprised: z
    .union([z.boolean(), z.enum(['groggy', 'perception'])])
    .default(false)
    .describe(
      'true: wholly unprepared; groggy: just woken as well; perception: if a Perception roll fails. Without it: false.',
    ),
  /** The fighter he sits on. */
  rides: z.string().optional().describe('The fighter he sits on. Without it: he is on foot.'),
  adventurer: z
    .boolean()
    .optional()
    .describe(
      'Whether he is an Adventurer: his criticals fell underlings at once, and they flee from such as he. Without it: true where he has Hero Points, else false.',
    ),
  assumed: z.array(z.string()).optional().describe('Which of these figures no book gives. Without it: none.'),
  derived: z.literal(true).optional().describe('Set where the figures were computed from a book’s formula.'),
  source: z.string().optional().describe('Where the figures are from.'),
})
/** A fighter's record as a scenario gives it. */
export type LegendFighter = z.infer<typeof fighterShape>
