/** A row of a histogram: one number, or all from one on. */
export interface Row {
  readonly name: string
  readonly count: number
}

/** So many rows are always shown as they are. */
const FEW = 8

/**
 * Counted whole numbers without a gap, from the least (or `from`) to the greatest; from where hardly any are left of many, or
 * where the rows would be too many, one row holds the rest.
 */
export function histogramRows(counts: Readonly<Record<number, number>>, most: number, from?: number): Row[] {
  const values = Object.keys(counts).map(Number)
  if (values.length === 0) return []
  const [low, high] = [from ?? Math.min(...values), Math.max(...values)]
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const rows: Row[] = []
  let seen = 0
  for (let value = low; value <= high; value++) {
    const thin = rows.length >= FEW && total - seen < 0.005 * total
    if (value < high && (rows.length >= most - 1 || thin)) {
      return [...rows, { name: `${value}+`, count: total - seen }]
    }
    const count = counts[value] ?? 0
    rows.push({ name: String(value), count })
    seen += count
  }
  return rows
}
