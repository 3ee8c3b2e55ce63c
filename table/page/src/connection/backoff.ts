/** How long to wait before the n-th try to connect again, in milliseconds: longer each time, at most half a minute, never all at once. */
export function backoff(tries: number, random: () => number = Math.random): number {
  const most = Math.min(30_000, 400 * 2 ** Math.min(tries, 7))
  return Math.round(most / 2 + (random() * most) / 2)
}
