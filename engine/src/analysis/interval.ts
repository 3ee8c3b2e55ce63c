/** A share with its 95 % interval. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly count: number
  readonly of: number
}

/** How many standard errors a 95 % interval reaches to each side. */
export const Z95 = 1.959963984540054

/** A share counted in independent trials, with Wilson's 95 % interval; nothing is known of no trials. */
export function share(count: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1, count, of }
  const p = count / of
  const z2 = (Z95 * Z95) / of
  const middle = (p + z2 / 2) / (1 + z2)
  const half = (Z95 / (1 + z2)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of))
  return { share: p, low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half, count, of }
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly of: number
}

/** A mean of independent values from their number, sum and sum of squares. */
export function mean(of: number, sum: number, squares: number): Mean {
  if (of === 0) return { mean: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, of }
  const m = sum / of
  const half = of < 2 ? Number.POSITIVE_INFINITY : Z95 * Math.sqrt(Math.max(0, squares / of - m * m) / (of - 1))
  return { mean: m, low: m - half, high: m + half, of }
}

/**
 * The mean of differences that are 1, 0 or −1, from their number, sum and sum of squares, with Agresti and Min's 95 % interval
 * for matched pairs: half a pair of each kind is added, so that it does not close where no pair happened to differ.
 */
export function pairedDifference(of: number, sum: number, squares: number): Mean {
  const middle = sum / (of + 2)
  const half = (Z95 * Math.sqrt(squares + 1 - sum * middle)) / (of + 2)
  return { mean: of === 0 ? 0 : sum / of, low: Math.max(-1, middle - half), high: Math.min(1, middle + half), of }
}

/** The value that at least half of the counted ones do not exceed. */
export function median(counts: Readonly<Record<number, number>>): number {
  const rows = Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([a], [b]) => a - b)
  const half = rows.reduce((sum, [, count]) => sum + count, 0) / 2
  let seen = 0
  for (const [value, count] of rows) {
    seen += count
    if (seen >= half) return value
  }
  return 0
}

/**
 * A share with a 95 % interval that holds however often one looks and whenever one stops: those chances under which the
 * count is not twenty times less likely than under a chance of which nothing is known (Robbins' mixture).
 */
export function sequential(count: number, of: number): Share {
  const mixture = logFactorial(count) + logFactorial(of - count) - logFactorial(of + 1)
  const likelihood = (p: number): number =>
    (count === 0 ? 0 : count * Math.log(p)) + (of === count ? 0 : (of - count) * Math.log(1 - p))
  const believed = (p: number): boolean => mixture - likelihood(p) < Math.log(20)
  const p = of === 0 ? 0.5 : count / of
  /** The believed chance furthest towards `edge`. */
  const towards = (edge: number): number => {
    let [inside, outside] = [p, edge]
    if (believed(edge)) return edge
    for (let i = 0; i < 60; i++) {
      const middle = (inside + outside) / 2
      if (believed(middle)) inside = middle
      else outside = middle
    }
    return inside
  }
  return { share: of === 0 ? 0 : p, low: towards(0), high: towards(1), count, of }
}

function logFactorial(n: number): number {
  if (n > 20) return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3)
  let sum = 0
  for (let i = 2; i <= n; i++) sum += Math.log(i)
  return sum
}
