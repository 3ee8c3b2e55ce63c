import { z } from 'zod'
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
    .optional(),
  traits: z.array(z.enum(['quadruped', 'flyer', 'swimmer'])).default([]),
  move: z.number().min(0).max(100).default(8),
  /** Metres a round on the wing. */
  fly: z.number().min(0).max(200).default(0),
  /** ENC of what he bears beside weapons and pieces of armour. */
  burden: z.number().min(0).max(1000).default(0),
  styles: z
    .array(z.strictObject({ name: z.string(), skill: percent, weapons: z.array(z.string()).min(1) }))
    .default([]),
  skills: z.partialRecord(z.enum(SKILLS), percent).default({}),
  /** Armour Points worn, by location; or the pieces he wears, whose load then counts. */
  worn: z.record(z.string(), points).default({}),
  armour: z
    .array(
      z.strictObject({
        piece: z.enum(Object.keys(PIECES) as [PieceId]),
        of: z.enum(Object.keys(MATERIALS) as [Material]),
      }),
    )
    .default([]),
  natural: z.record(z.string(), points).default({}),
  wounds: z.enum(WOUNDS).default('locations'),
  heroPoints: z.number().int().min(0).max(20).default(0),
  spells: z.record(z.string(), z.number().int().min(1).max(20)).default({}),
  /** Bandages and salves; without them First Aid has −20%. */
  healersKit: z.boolean().default(true),
  heroicAbilities: z.array(z.enum(Object.keys(HEROIC_ABILITIES) as [HeroicAbility])).default([]),
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
  /** Those of them he has in hand at the start; where none are named, the weapons of his first style. */
  ready: z.array(z.string()).optional(),
  /** How the fight finds him. */
  stance: z.enum(['standing', 'prone']).default('standing'),
  footing: z.enum(['firm', 'unstable', 'climbing', 'sheer', 'swimming', 'submerged']).default('firm'),
  confined: z.boolean().default(false),
  higher: z.boolean().default(false),
  formation: z.boolean().default(false),
  blind: z.boolean().default(false),
  chariot: z.boolean().default(false),
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
    .optional(),
  /** Locations that people beside him cover when somebody shoots into the crowd; left out: as near as they stand. */
  screened: z.array(z.string()).optional(),
  arrows: z
    .array(z.enum(Object.keys(AMMUNITION) as [AmmunitionId]))
    .min(1)
    .default(['bodkin']),
  /** true: wholly unprepared; groggy: just woken as well; perception: if a Perception roll fails. */
  surprised: z.union([z.boolean(), z.enum(['groggy', 'perception'])]).default(false),
  /** The fighter he sits on. */
  rides: z.string().optional(),
  adventurer: z.boolean().optional(),
  assumed: z.array(z.string()).optional(),
  derived: z.literal(true).optional(),
  source: z.string().optional(),
})
/** A fighter's record as a scenario gives it. */
export type LegendFighter = z.infer<typeof fighterShape>
