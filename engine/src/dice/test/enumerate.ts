/** Every equally likely outcome of some dice, in full: what the clever ways of counting are checked against. */
export function outcomes(count: number, sides: number): number[][] {
  if (count === 0) return [[]]
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  return outcomes(count - 1, sides).flatMap((dice) => faces.map((face) => [...dice, face]))
}

/** How many outcomes give each value, in ascending order. */
export function tally(values: readonly number[]): [value: number, count: bigint][] {
  const counts = new Map<number, bigint>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0n) + 1n)
  return [...counts].sort(([a], [b]) => a - b)
}

export function add(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0)
}
