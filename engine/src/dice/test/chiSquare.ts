/**
 * How far counts lie from what was expected of them, as a standard normal deviate (Wilson and Hilferty's cube root of
 * chi-square). Above 4.27 has probability 1e-5 for fair dice.
 */
export function deviate(seen: readonly number[], expected: readonly number[]): number {
  let chi = 0
  for (const [i, count] of seen.entries()) chi += (count - expected[i]!) ** 2 / expected[i]!
  const freedom = seen.length - 1
  const spread = 2 / (9 * freedom)
  return ((chi / freedom) ** (1 / 3) - 1 + spread) / Math.sqrt(spread)
}

/** Level of every chi-square test here: a fair source fails one with probability 1e-5. */
export const CRITICAL = 4.27
