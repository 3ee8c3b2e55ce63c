import * as z from 'zod'
import { MATERIALS, PIECES } from './content/armour.ts'
import { OBJECTS } from './content/objects.ts'
import { AMMUNITION } from './content/ranged.ts'
import { PARTS, SKILLS, WOUNDS } from './content/types.ts'
import { HEROIC_ABILITIES } from './heroic-abilities.ts'

const percent = z.number().int().min(0).max(1000)
const points = z.number().int().min(0).max(200)
const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const characteristic = whole(0, 200)
const metres = (most: number, usually: number, says: string) =>
  z.number().min(0).max(most).default(usually).describe(says)
const yes = (says: string, usually = false) => z.boolean().default(usually).describe(says)
const armourPoints = (says: string) => z.record(z.string(), points).default({}).describe(says)
/** One of the names of a table of the content. */
const oneOf = <K extends string>(table: Readonly<Record<K, unknown>>) => z.enum(Object.keys(table) as [K])

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
  locations: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(40),
        name: z.string().min(1).max(40),
        from: whole(1, 20),
        to: whole(1, 20),
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
  move: metres(100, 8, 'Metres a round. Without it: 8.'),
  fly: metres(200, 0, 'Metres a round on the wing. Without it: 0, he cannot.'),
  burden: metres(1000, 0, 'ENC of what he bears beside weapons and pieces of armour. Without it: 0.'),
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
  worn: armourPoints('Armour Points worn, by location, where the pieces are not named. Without it: none.'),
  armour: z
    .array(z.strictObject({ piece: oneOf(PIECES), of: oneOf(MATERIALS) }))
    .default([])
    .describe('Pieces of armour worn, each of a material; their load counts. Without it: none.'),
  natural: armourPoints('Armour Points of his hide, by location. Without it: none.'),
  wounds: z
    .enum(WOUNDS)
    .default('locations')
    .describe(
      'How he is hurt: locations as Adventurers are, general for lesser foes, underling for those who go down at once. Without it: locations.',
    ),
  heroPoints: whole(0, 20)
    .default(0)
    .describe('Hero Points he may spend; with any he counts as an Adventurer. Without it: 0.'),
  spells: z
    .record(z.string(), whole(1, 20))
    .default({})
    .describe('Common Magic he knows, with its Magnitude. Without it: none.'),
  healersKit: yes('Bandages and salves; without them First Aid has −20%. Without it: true.', true),
  heroicAbilities: z.array(oneOf(HEROIC_ABILITIES)).default([]).describe('Heroic Abilities he has. Without it: none.'),
  stated: z
    .strictObject({
      combatActions: whole(1, 12).optional(),
      strikeRank: whole(0, 60).optional(),
      hitPoints: z.record(z.string(), whole(1, 500)).optional(),
      generalHitPoints: whole(1, 1000).optional(),
    })
    .default({})
    .describe('Figures a book prints where they are not what his characteristics give. Without it: they are computed.'),
  weapons: z.array(z.string()).optional().describe('Weapons carried. Without it: those of his styles.'),
  ready: z
    .array(z.string())
    .optional()
    .describe('Those of them in hand at the start. Without it: the weapons of his first style.'),
  stance: z
    .enum(['standing', 'prone'])
    .default('standing')
    .describe('How the fight finds him: standing or prone. Without it: standing.'),
  footing: z
    .enum(['firm', 'unstable', 'climbing', 'sheer', 'swimming', 'submerged'])
    .default('firm')
    .describe('What he stands on, climbs or swims in. Without it: firm.'),
  confined: yes('Whether he has no room to swing. Without it: false.'),
  higher: yes('Whether he stands above his foes. Without it: false.'),
  formation: yes('Whether he fights in a formation. Without it: false.'),
  blind: yes('Whether he cannot see. Without it: false.'),
  chariot: yes('Whether he fights from a chariot. Without it: false.'),
  cover: z
    .strictObject({
      object: oneOf(OBJECTS).optional(),
      name: z.string().default('cover'),
      ap: points.default(0),
      hp: whole(1, 1000).default(1),
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
  screened: z
    .array(z.string())
    .optional()
    .describe(
      'Locations that people beside him cover when somebody shoots into the crowd. Without it: as near as they stand.',
    ),
  arrows: z.array(oneOf(AMMUNITION)).min(1).default(['bodkin']).describe('What he shoots. Without it: bodkin.'),
  surprised: z
    .union([z.boolean(), z.enum(['groggy', 'perception'])])
    .default(false)
    .describe(
      'true: wholly unprepared; groggy: just woken as well; perception: if a Perception roll fails. Without it: false.',
    ),
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
