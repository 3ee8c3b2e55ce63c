/** The word nearest to what was written, where one is near enough to have been meant. */
export function nearest(written: string, words: readonly string[]): string | undefined {
  const meant = written.toLowerCase()
  const most = Math.max(1, Math.floor(written.length / 3))
  let best: string | undefined
  let least = most + 1
  for (const word of words) {
    const steps = distance(meant, word.toLowerCase(), least)
    if (steps < least) {
      best = word
      least = steps
    }
  }
  return best
}

/** How many letters must be put in, left out, changed or swapped with their neighbour; `limit` where it is that many or more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? limit) + 1 : limit
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    before = last
    last = row
  }
  return last[b.length] ?? limit
}
