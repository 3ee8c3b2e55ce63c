import { dice, die } from '../../../dice/chance.ts'
import type { Chance } from '../../../kernel/types.ts'
import { limb } from '../state/fighters.ts'
import type { Ctx, Fighter, Hazard, State } from '../state/types.ts'
import { locationName, randomLocation } from './locations.ts'
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
