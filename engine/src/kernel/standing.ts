import type { AnySystem, FighterId, Sheet, SideId } from './types.ts'

/** How a fight stands for a side: what is left of it and of its foes, from 0 (nothing) to 1 (all, unhurt). */
export interface Standing {
  readonly won: boolean
  readonly mine: number
  readonly theirs: number
  /** Between 0, lost, and 1, won with all unhurt; an open fight lies between. */
  readonly value: number
}

/** What a fighter counts for who cannot fight on. */
const OUT = { fled: 0.1, down: 0.05, dead: 0 } as const

/** How a fight stands for a side, from what every system says of every fighter. */
export function standing(system: AnySystem, state: unknown, side: SideId | undefined): Standing {
  const outcome = system.outcome(state)
  const left = (ids: readonly FighterId[]): number =>
    ids.reduce((sum, id) => sum + strength(system, state, id), 0) / Math.max(1, ids.length)
  const sides = system.sides(state)
  const mine = left(sides.find(({ id }) => id === side)?.fighters ?? [])
  const theirs = left(sides.filter(({ id }) => id !== side).flatMap(({ fighters }) => fighters))
  const won = side !== undefined && outcome?.won.includes(side) === true
  const margin = 0.5 + (mine - theirs) / 2
  const value = outcome === undefined ? 0.1 + 0.8 * leaning(mine, theirs) : won ? 0.9 + 0.1 * margin : 0.1 * margin
  return { won, mine, theirs, value }
}

/** An open fight leans to the stronger side the more, the larger its share of all that is left. */
function leaning(mine: number, theirs: number): number {
  const [a, b] = [mine ** 2, theirs ** 2]
  return a + b === 0 ? 0.5 : a / (a + b)
}

/** A fighter on his feet counts for half, and the other half by how much of him is unhurt. */
function strength(system: AnySystem, state: unknown, id: FighterId): number {
  const condition = system.features.condition(state, id)
  if (condition === 'unhurt') return 1
  return condition === 'wounded' ? 0.5 + health(system.sheet(state, id)) / 2 : OUT[condition]
}

function health({ bars }: Sheet): number {
  const full = bars.reduce((sum, bar) => sum + bar.full, 0)
  const now = bars.reduce((sum, bar) => sum + Math.max(0, bar.now), 0)
  return full === 0 ? 1 : now / full
}
