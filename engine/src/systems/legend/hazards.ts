import { dice, die } from '../../dice/chance.ts'
import type { Chance } from '../../kernel/types.ts'
import { locationName, randomLocation, wornAt } from './armour.ts'
import { fighter, limb } from './fighters.ts'
import { fall } from './incapacity.ts'
import { plainSkill } from './modifiers.ts'
import { attempt, RESIST, succeeds } from './skill-tests.ts'
import type { Ctx, Fighter, Hazard, Next, State } from './types.ts'
import { wound } from './wounds.ts'

/** What fire and acid do each round, by size and by strength (LEG-HAZ-Fire, LEG-HAZ-Acid). */
export const HAZARDS = {
  flame: { kind: 'fire', roll: undefined },
  largeFlame: { kind: 'fire', roll: die('burns', 4) },
  smallFire: { kind: 'fire', roll: die('burns', 6) },
  largeFire: { kind: 'fire', roll: dice('burns', 2, 6) },
  inferno: { kind: 'fire', roll: dice('burns', 3, 6) },
  weakAcid: { kind: 'acid', roll: die('acid', 2) },
  strongAcid: { kind: 'acid', roll: die('acid', 4) },
  concentratedAcid: { kind: 'acid', roll: die('acid', 6) },
} as const satisfies Record<string, { readonly kind: 'fire' | 'acid'; readonly roll: Chance<number> | undefined }>
export type HazardName = keyof typeof HAZARDS

/** Fire or acid takes hold of a location (−1: one by the dice), and hurts at once. */
export function exposed(ctx: Ctx, s: State, f: Fighter, of: HazardName, location: number): void {
  const at = location >= 0 ? location : randomLocation(ctx, f, f)
  const hazard: Hazard = { of, location: at }
  f.hazards = [...f.hazards, hazard]
  suffers(ctx, s, f, hazard)
}

/** A round in fire or acid (LEG-HAZ-Fire, LEG-HAZ-Acid). */
export function smoulder(ctx: Ctx, s: State, f: Fighter): void {
  for (const hazard of f.hazards) if (f.condition !== 'dead') suffers(ctx, s, f, hazard)
}

/** Fire burns the flesh; acid eats what is worn there first, and only then the flesh (LEG-HAZ-Fire, LEG-HAZ-Acid). */
function suffers(ctx: Ctx, s: State, f: Fighter, { of, location }: Hazard): void {
  const { kind, roll } = HAZARDS[of]
  const damage = roll === undefined ? 1 : ctx.roll(roll, f.id)
  const hit = limb(f, location)
  const eaten = kind === 'acid' ? Math.min(hit.worn, damage) : 0
  hit.worn -= eaten
  ctx.emit?.({
    type: kind === 'fire' ? 'burned' : 'corroded',
    who: f.id,
    location: locationName(f, location),
    damage,
    eaten,
    rule: kind === 'fire' ? 'LEG-HAZ-Fire' : 'LEG-HAZ-Acid',
  })
  wound(ctx, s, f, location, damage - eaten)
}

const FALL = die('fall', 6)

/** Metres the small fall shorter, by the greatest SIZ of each band (LEG-FALL-02). */
const SHORTER = [
  { upTo: 1, metres: 10 },
  { upTo: 3, metres: 8 },
  { upTo: 5, metres: 5 },
  { upTo: 7, metres: 3 },
  { upTo: 9, metres: 1 },
] as const

/** A fall from a height: 1D6 to a random location for each five metres begun from the second on, past armour, and prone (LEG-FALL-01). */
export function fallFrom(ctx: Ctx, s: State, f: Fighter, metres: number): void {
  const { siz } = f.facts.characteristics
  const shorter = SHORTER.find(({ upTo }) => siz <= upTo)?.metres ?? 0
  const height = metres - shorter
  const dice = height <= 1 ? 0 : Math.ceil(height / 5)
  ctx.emit?.({
    type: 'plunged',
    who: f.id,
    metres,
    height,
    dice,
    rule: shorter > 0 ? ['LEG-FALL-01', 'LEG-FALL-02'] : 'LEG-FALL-01',
  })
  for (let i = 0; i < dice; i++) wound(ctx, s, f, randomLocation(ctx, f, f), ctx.roll(FALL, f.id))
  if (dice > 0) fall(ctx, f, 'LEG-FALL-01')
}

const GASP = die('breath', 4)
const CHOKING = die('choking', 3)
const DROWNING = die('choking badly', 6)

/** Seconds in a round (LEG-RND-01). */
const SECONDS = 5

/** Cut off from air: prepared he holds his breath for CON×5 seconds, unprepared Resilience gives CON×1D4 (LEG-ASP-Breath). */
export function holdBreath(ctx: Ctx, s: State, f: Fighter, prepared: boolean): void {
  const { con } = f.facts.characteristics
  if (f.facts.traits.includes('swimmer')) return
  f.breath = prepared ? con : gasp(ctx, s, f, con)
  ctx.emit?.({ type: 'breathHeld', who: f.id, rounds: f.breath, prepared, rule: 'LEG-ASP-Breath' })
}

function gasp(ctx: Ctx, s: State, f: Fighter, con: number): number {
  const level = attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience'))
  return succeeds(level) ? Math.floor((con * ctx.roll(GASP, f.id)) / SECONDS) : 0
}

/** Air again. */
export function breathe(ctx: Ctx, f: Fighter): void {
  if (f.breath < 0) return
  f.breath = -1
  ctx.emit?.({ type: 'breathes', who: f.id, rule: 'LEG-ASP-Breath' })
}

/** A round without air: what breath is left goes first, then he suffocates (LEG-ASP-Suffocation). */
export function withoutAir(ctx: Ctx, s: State, f: Fighter): void {
  if (f.breath > 0) f.breath--
  if (f.breath === 0) suffocate(ctx, s, f)
}

/** Resilience: a critical saves, a success costs the chest 1D3, a failure chest and head 1D3, a fumble 1D6 (LEG-ASP-Suffocation). */
function suffocate(ctx: Ctx, s: State, f: Fighter): void {
  const level = attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience'))
  const damage = level === 'critical' ? 0 : ctx.roll(level === 'fumble' ? DROWNING : CHOKING, f.id)
  ctx.emit?.({ type: 'suffocates', who: f.id, level, damage, rule: 'LEG-ASP-Suffocation' })
  const { locations } = f.facts.body
  const chest = locations.findIndex((location) => location.part === 'body' && location.hitPoints === 'chest')
  wound(ctx, s, f, Math.max(0, chest), damage)
  if (succeeds(level)) return
  const head = locations.findIndex((location) => location.part === 'head')
  wound(ctx, s, f, Math.max(0, head), damage)
}

/** Damage the Games Master has ruled: armour takes its points off where it helps, the rest wounds as a blow does (LEG-DMG-01). */
export function harm(ctx: Ctx, s: State, ruled: Extract<Next, { readonly kind: 'harm' }>): void {
  const { who, location, points, armour } = ruled
  const f = fighter(s, who)
  const stopped = armour ? Math.min(points, wornAt(f, location) + limb(f, location).natural) : 0
  if (stopped > 0) ctx.emit?.({ type: 'armour', who, stopped, rule: 'LEG-DMG-01' })
  wound(ctx, s, f, location, points - stopped)
}
