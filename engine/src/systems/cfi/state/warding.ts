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

/** Every set of so many locations that hang together, one of them that from which it is held. */
export function coverages(f: Fighter, at: number, many: number): number[][] {
  const { locations } = f.facts.body
  let sets: number[][] = [[at]]
  for (let size = 1; size < many; size++) {
    const larger = new Map<string, number[]>()
    for (const set of sets)
      for (const near of set.flatMap((here) => locations[here]?.adjoins ?? [])) {
        if (set.includes(near)) continue
        const next = [...set, near].sort((a, b) => a - b)
        larger.set(next.join(), next)
      }
    sets = [...larger.values()]
  }
  return sets
}
