import { z } from 'zod'
import { AffrayError } from '../../kernel/error.ts'
import { door } from '../../kernel/schema.ts'
import { placedAt } from '../../space/bands.ts'
import { hazards, toughness } from './content/difficulties.ts'
import { woundLevels } from './content/wounds.ts'
import { fallFrom, suffers } from './injury/misfortunes.ts'
import { sceneFields } from './scenario.ts'
import { springs } from './traps.ts'
import type { Conveyance, Ctx, Fighter, Height, Screen, State, Trap } from './types.ts'
import { spook } from './vehicles/driving.ts'

const who = z.string()
const number = z.number().int().min(-500).max(500)
const names = <K extends string>(of: Readonly<Record<K, unknown>>) => z.enum(Object.keys(of) as [K, ...K[]])

const shape = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('end'), won: z.array(z.string()).max(20) }),
  z.strictObject({
    do: z.literal('set'),
    who,
    field: z.enum(['body', 'circumstance']),
    to: number,
  }),
  z.strictObject({
    do: z.literal('give'),
    who,
    field: z.enum([
      'characterPoints',
      'fatePoints',
      'initiative',
      'actions',
      'nextAttack',
      'nextDefence',
      'nextDamage',
    ]),
    to: z.number().int().min(0).max(200),
  }),
  z.strictObject({ do: z.literal('wound'), who, level: z.enum(woundLevels) }),
  z.strictObject({ do: z.literal('stance'), who, stance: z.enum(['standing', 'crouching', 'prone']) }),
  z.strictObject({ do: z.literal('blind'), who, blind: z.boolean() }),
  z.strictObject({ do: z.literal('behind'), who, of: z.string(), is: z.boolean() }),
  z.strictObject({
    do: z.literal('cover'),
    who,
    share: z.literal([0, 25, 50, 75, 100]),
    made: names(toughness).optional(),
    object: z.string().max(60).default('cover'),
  }),
  z.strictObject({ do: z.literal('scene'), ...z.object(sceneFields).partial().shape }),
  z.strictObject({ do: z.literal('distance'), who, from: z.string(), metres: z.number().min(0).max(10_000) }),
  z.strictObject({ do: z.literal('place'), who, x: z.number().int(), y: z.number().int() }),
  z.strictObject({ do: z.literal('fall'), who, metres: z.number().min(0).max(1000) }),
  z.strictObject({
    do: z.literal('hazard'),
    who,
    hazard: names(hazards),
    rounds: z.number().int().min(1).max(50).default(1),
  }),
  z.strictObject({ do: z.literal('leave'), who }),
  z.strictObject({ do: z.literal('surprised'), who }),
  z.strictObject({ do: z.literal('surprises'), who }),
  z.strictObject({ do: z.literal('water'), who, in: z.boolean() }),
  z.strictObject({ do: z.literal('height'), who, metres: z.number().min(0).max(200) }),
  z.strictObject({ do: z.literal('trap'), who, trap: z.string() }),
  z.strictObject({ do: z.literal('spook'), vehicle: z.string() }),
])
/** What the game master may rule. */
export type Command = z.infer<typeof shape>
export const command = door<Command>(shape)

/** Carries out a ruling of the game master, and tells it. */
export function amend(ctx: Ctx, s: State, ruling: Command): void {
  switch (ruling.do) {
    case 'end':
      s.ended = { won: ruling.won }
      ctx.emit?.({ type: 'ruled', who: 'gm', what: 'the end', to: ruling.won.join(' ') })
      return
    case 'scene': {
      const { do: _, ...scene } = ruling
      Object.assign(s.scene, scene)
      ctx.emit?.({ type: 'ruled', who: 'gm', what: 'the scene', to: sceneInWords(scene) })
      return
    }
    case 'spook': {
      const v = vehicleNamed(s, ruling.vehicle)
      ctx.emit?.({ type: 'ruled', who: 'gm', what: `the team of ${v.id}`, to: 'bolts' })
      spook(ctx, s, v)
      return
    }
    default: {
      const f = named(s, ruling.who)
      const [what, to] = changed(s, f, ruling)
      ctx.emit?.({ type: 'ruled', who: f.id, what, to })
      if (ruling.do === 'fall') fallFrom(ctx, s, f, ruling.metres)
      if (ruling.do === 'trap') springs(ctx, s, trapNamed(s, ruling.trap), f)
      if (ruling.do === 'hazard') suffers(ctx, s, f, ruling.hazard, ruling.rounds)
    }
  }
}

/** What of the scene was ruled. */
type Ruled = string | number | Height | readonly Screen[] | null | undefined
const sceneInWords = (scene: Readonly<Partial<Record<string, Ruled>>>): string =>
  Object.entries(scene)
    .map(([field, value]) => {
      if (value === null) return 'nothing to climb'
      if (typeof value !== 'object') return `${field} ${value}`
      if ('metres' in value) return `${value.object}, ${value.metres} m`
      return `to get behind: ${value.map(({ object }) => object).join(', ') || 'nothing'}`
    })
    .join(', ')

function named(s: State, id: string): Fighter {
  const f = s.fighters.find((each) => each.id === id)
  if (f === undefined) {
    throw new AffrayError(
      'ruling/nobody',
      `The ruling names "${id}", and nobody of that name is in the fight.`,
      `Name one of: ${s.fighters.map((each) => each.id).join(', ')}.`,
    )
  }
  return f
}

/** What is known of things with names: the one of that name, or what there is. */
function among<T extends { readonly id: string }>(all: readonly T[], id: string, kind: string): T {
  const found = all.find((each) => each.id === id)
  if (found === undefined) {
    throw new AffrayError(
      'ruling/nothing',
      `The ruling names the ${kind} "${id}", and there is none of that name in the fight.`,
      all.length === 0 ? `The scene has no ${kind}.` : `Name one of: ${all.map((each) => each.id).join(', ')}.`,
    )
  }
  return found
}
const trapNamed = (s: State, id: string): Trap => among(s.traps, id, 'trap')
function vehicleNamed(s: State, id: string): Conveyance {
  const v = among(s.vehicles, id, 'vehicle')
  if (v.kind.move.by !== 'team') {
    throw new AffrayError('ruling/team', `No animals draw ${id}.`, 'Name a vehicle with a team, such as a chariot.')
  }
  return v
}

/** What the numbers a ruling may change are called. */
const FIELDS = {
  body: 'Body Points',
  circumstance: 'circumstances',
  characterPoints: 'Character Points',
  fatePoints: 'Fate Points',
  initiative: 'initiative',
  actions: 'actions',
  nextAttack: 'bonus on the next attack',
  nextDefence: 'bonus on the next defence',
  nextDamage: 'bonus on the next damage',
} as const

/** Changes a fighter as the ruling says: what was changed, and to what. */
function changed(
  s: State,
  f: Fighter,
  ruling: Exclude<Command, { do: 'end' | 'scene' | 'spook' }>,
): readonly [what: string, to: string | number | boolean] {
  switch (ruling.do) {
    case 'set':
      f[ruling.field] = ruling.field === 'body' ? Math.min(f.fullBody, ruling.to) : ruling.to
      return [FIELDS[ruling.field], ruling.to]
    case 'give':
      f[ruling.field] = ruling.to
      return [FIELDS[ruling.field], ruling.to]
    case 'wound':
      f.wound = ruling.level
      f.condition = ruling.level === 'dead' ? 'dead' : ruling.level === 'mortally wounded' ? 'dying' : 'up'
      return ['wound', ruling.level]
    case 'stance':
      f.stance = ruling.stance
      f.felled = false
      return ['stance', ruling.stance]
    case 'blind':
      f.blind = ruling.blind
      return ['blind', ruling.blind]
    case 'behind': {
      const of = named(s, ruling.of)
      of.behind = [...of.behind.filter((id) => id !== f.id), ...(ruling.is ? [f.id] : [])]
      return [`behind ${of.id}`, ruling.is]
    }
    case 'cover': {
      const { share, object, made } = ruling
      const withstands = made === undefined ? 0 : toughness[made].code
      f.cover = share === 0 ? null : { share, toughness: withstands, object, weakened: 0 }
      return ['cover', share]
    }
    case 'distance':
      moveApart(s, f, named(s, ruling.from), ruling.metres)
      return [`distance from ${ruling.from}`, ruling.metres]
    case 'place':
      place(s, f, ruling.x, ruling.y)
      return ['place', `${ruling.x},${ruling.y}`]
    case 'fall':
      return ['fall', ruling.metres]
    case 'hazard':
      return ['hazard', ruling.hazard]
    case 'surprised':
      // Between two rounds it is for the one that comes.
      f.surprised = s.phase === 'turns' ? s.round : s.round + 1
      return ['surprised', true]
    case 'surprises':
      f.surprises = s.round + 1
      return ['acts first next round', true]
    case 'water':
      f.inWater = ruling.in
      f.sunk = 0
      return ['in the water', ruling.in]
    case 'height':
      if (s.scene.climb === null) {
        throw new AffrayError(
          'ruling/height',
          'There is nothing to climb in this fight.',
          'Rule what there is first: { do: scene, climb: { object: the wall, metres: 6 } }.',
        )
      }
      f.height = Math.min(s.scene.climb.metres, ruling.metres)
      return ['height', f.height]
    case 'trap':
      return ['trap', ruling.trap]
    case 'leave':
      f.condition = 'fled'
      f.actions = 0
      f.waiting = false
      return ['leaves', true]
  }
}

function moveApart(s: State, f: Fighter, from: Fighter, metres: number): void {
  if (!('bands' in s.where)) {
    throw new AffrayError(
      'ruling/map',
      'On a map fighters stand in places, not at distances.',
      'Use a ruling of the kind "place", with x and y.',
    )
  }
  s.where = { bands: placedAt(s.where.bands, f.id, from.id, metres) }
}

function place(s: State, f: Fighter, x: number, y: number): void {
  const { where } = s
  const body = 'bands' in where ? undefined : where.bodies[f.id]
  if ('bands' in where || body === undefined) {
    throw new AffrayError('ruling/map', 'There is no map in this fight.', 'Use a ruling of the kind "distance".')
  }
  s.where = { ...where, bodies: { ...where.bodies, [f.id]: { ...body, x, y } } }
}
