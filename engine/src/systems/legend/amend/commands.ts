import { z } from 'zod'
import { HAZARDS, type HazardName } from '../hazards.ts'
import { HANDS } from '../types.ts'

const who = z.string().max(60)
const whole = z.number().int().min(-1000).max(1000)
const metres = z.number().min(0).max(10_000)

/** Numbers of a fighter the Games Master may set, with the least each can be. */
export const NUMBERS = {
  actions: 0,
  initiative: -100,
  fatigue: 0,
  generalHitPoints: -1000,
  magicPoints: 0,
  heroPoints: 0,
  moved: 0,
  aimed: 0,
  exertion: 0,
  noAttack: 0,
  forfeit: 0,
  staggered: 0,
  noRising: 0,
  breath: -1,
} as const
export type NumberField = keyof typeof NUMBERS

/** Circumstances of a fighter that hold or do not hold. */
export const CIRCUMSTANCES = [
  'surprised',
  'blind',
  'confined',
  'cornered',
  'higher',
  'formation',
  'chariot',
  'stumbling',
  'running',
] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]

const place = z.tuple([z.number().int().min(0).max(10_000), z.number().int().min(0).max(10_000)])

/** Everything the Games Master may rule in a fight. */
export const commandShape = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), who, field: z.enum(Object.keys(NUMBERS) as [NumberField]), to: whole }),
  z.strictObject({
    do: z.literal('location'),
    who,
    location: z.string(),
    field: z.enum(['hitPoints', 'worn', 'natural']),
    to: whole,
  }),
  z.strictObject({
    do: z.literal('condition'),
    who,
    to: z.enum(['up', 'unconscious', 'incapacitated', 'dead', 'fled']),
  }),
  z.strictObject({ do: z.literal('stance'), who, to: z.enum(['standing', 'prone']) }),
  z.strictObject({
    do: z.literal('footing'),
    who,
    to: z.enum(['firm', 'unstable', 'climbing', 'sheer', 'swimming', 'submerged']),
  }),
  z.strictObject({ do: z.literal('circumstance'), who, of: z.enum(CIRCUMSTANCES), to: z.boolean() }),
  z.strictObject({ do: z.literal('comesFrom'), who, to: z.enum(['front', 'side', 'back']) }),
  z.strictObject({
    do: z.literal('cover'),
    who,
    behind: z
      .strictObject({
        name: z.string().max(60),
        ap: z.number().int().min(0).max(200),
        hp: z.number().int().min(1).max(1000),
        wooden: z.boolean().default(false),
        locations: z.array(z.string()).default([]),
        total: z.boolean().default(false),
        small: z.boolean().default(true),
      })
      .nullable(),
  }),
  z.strictObject({ do: z.literal('place'), who, at: place }),
  z.strictObject({ do: z.literal('distance'), who, from: who, metres }),
  z.strictObject({
    do: z.literal('add'),
    side: z.string().max(60),
    who: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name of lower-case letters, digits and hyphens'),
    /** The content record he is made of; left out: the one of his name. */
    like: z.string().optional(),
    /** Fields that differ from it, as in a scenario. */
    fields: z.record(z.string(), z.unknown()).default({}),
    /** On a map, his cell. */
    at: place.optional(),
    /** Without a map, beside whom he appears and how far off. */
    near: who.optional(),
    metres: metres.default(5),
  }),
  z.strictObject({ do: z.literal('remove'), who }),
  z.strictObject({
    do: z.literal('scene'),
    light: z.enum(['day', 'partial', 'dark', 'pitch']).optional(),
    haze: z.enum(['none', 'mist', 'fog']).optional(),
    wind: z.enum(['none', 'light', 'moderate', 'strong', 'gale']).optional(),
  }),
  z.strictObject({
    do: z.literal('modifier'),
    who,
    value: z.number().int().min(-200).max(200),
    because: z.string().min(1).max(120),
  }),
  z.strictObject({ do: z.literal('initiative') }),
  z.strictObject({
    do: z.literal('item'),
    who,
    item: z.string().max(120),
    where: z.enum([...HANDS, 'stowed', 'ground', 'broken', 'lost']),
    away: metres.default(0),
    /** Into whose hands it passes; left out: it stays his. */
    to: who.optional(),
  }),
  z.strictObject({ do: z.literal('free'), who }),
  z.strictObject({
    do: z.literal('damage'),
    who,
    location: z.string(),
    points: z.number().int().min(1).max(500),
    armour: z.boolean().default(true),
  }),
  z.strictObject({ do: z.literal('fall'), who, metres }),
  /** He is cut off from air with or without warning, or has it back. */
  z.strictObject({ do: z.literal('air'), who, to: z.enum(['prepared', 'unprepared', 'restored']) }),
  /** Fire or acid on a location, or on one by the dice; `none` puts it all out. */
  z.strictObject({
    do: z.literal('hazard'),
    who,
    of: z.enum(['none', ...(Object.keys(HAZARDS) as [HazardName])]),
    location: z.string().optional(),
  }),
  z.strictObject({ do: z.literal('end'), won: z.array(z.string()).max(20) }),
])

/** A ruling of the Games Master. */
export type Command = z.infer<typeof commandShape>
/** The rulings of one kind. */
export type CommandOf<Do extends Command['do']> = Extract<Command, { readonly do: Do }>
