import { die } from '../../../dice/chance.ts'
import { fall } from '../body/conditions.ts'
import { randomLocation } from '../body/locations.ts'
import { wound } from '../body/wounds.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

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
