import type { AnySystem, FighterId } from '../kernel/types.ts'

/** How fighters may stand when a fight is over. */
export const CONDITIONS = ['unhurt', 'wounded', 'down', 'dead', 'fled'] as const
export type Condition = (typeof CONDITIONS)[number]
/** How many ended how. */
export type Ended = Record<Condition, number>

export const nobodyEnded = (): Ended => ({ unhurt: 0, wounded: 0, down: 0, dead: 0, fled: 0 })

/** Counts how each of these stands. */
export function countEnds(system: AnySystem, state: unknown, fighters: readonly FighterId[], into: Ended): void {
  for (const fighter of fighters) into[system.features.condition(state, fighter)]++
}

/** Adds later counts to earlier ones. */
export function addEnds(into: Ended, later: Readonly<Ended>): void {
  for (const condition of CONDITIONS) into[condition] += later[condition]
}
