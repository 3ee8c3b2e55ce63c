import { isShield } from './fighters.ts'
import type { Fighter, Item } from './types.ts'

/** Neighbouring locations from one on, as many as the item covers; crouched behind a shield twice as many (CFI-PBL-04). */
export function guarded(f: Fighter, item: Item, at: number, crouch: boolean): number[] {
  const { locations } = f.facts.body
  const most = Math.min(locations.length, Math.max(1, item.weapon.block) * (crouch && isShield(item) ? 2 : 1))
  const found = [at]
  // What is found on the way is looked at in its turn.
  for (const here of found)
    for (const near of locations[here]?.adjoins ?? [])
      if (found.length < most && !found.includes(near)) found.push(near)
  return found.sort((a, b) => a - b)
}
