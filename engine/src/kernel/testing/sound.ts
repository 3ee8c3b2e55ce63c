import type { AnySystem, Sound } from '../types.ts'
import type { AnyState } from './laws/campaign.ts'

const brokenIn = (row: Sound<AnyState>, state: AnyState): string | undefined => {
  const by = row.broken(state)
  return by === undefined ? undefined : `${row.holds}${row.rule === undefined ? '' : ` (${row.rule})`}: ${by}`
}

/** What does not hold of a state, each with who or what breaks it. */
export const unsound = (system: AnySystem, state: AnyState): readonly string[] =>
  (system.sound ?? []).flatMap((row) => brokenIn(row, state) ?? [])

/** A step left something broken that held before it: names what, and where it happened. */
export function checkSound(system: AnySystem, before: AnyState, after: AnyState, where: () => string): void {
  for (const row of system.sound ?? []) {
    const broken = brokenIn(row, after)
    // What a test or a ruling has set up so is theirs.
    if (broken === undefined || brokenIn(row, before) !== undefined) continue
    throw new Error(`${where()} broke what holds of every state of ${system.id}: ${broken}`)
  }
}
