/** Where everybody is: on a map, or without one as distances between pairs. Plain data. */
export interface Ground {
  /** Metres between each pair, by `a|b` with a before b; used without a map. */
  readonly apart: Record<string, number>
}
const pair = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)
export const metres = (ground: Ground, a: string, b: string): number => ground.apart[pair(a, b)] ?? 0
export function approach(ground: Ground, a: string, b: string, by: number): number {
  const now = metres(ground, a, b)
  const moved = Math.min(now, by)
  ground.apart[pair(a, b)] = now - moved
  return moved
}
