/** Milliseconds a worker takes about until it plays: what is done sooner is done sooner here. */
const BEGINS = 300

/**
 * Plays the first chunk here, and more after it until that has taken as long as workers take to begin; the others go to workers.
 * Give it to `simulate` or `compare` as `run`: which chunk is played where makes no difference to what comes out.
 */
export function whenItPays<C, T>(
  away: (chunk: C) => Promise<T>,
  begins = BEGINS,
): (chunk: C, here: (chunk: C) => Promise<T>) => Promise<T> {
  let until: number | undefined
  let pays = false
  let last: Promise<void> = Promise.resolve()
  return async (chunk, here) => {
    const first = until === undefined
    until ??= Date.now() + begins
    const before = last
    let end = (): void => undefined
    last = new Promise((resolve) => {
      end = resolve
    })
    const free = await within(until - Date.now(), before)
    if (!first) pays ||= !free || Date.now() >= until
    try {
      return pays ? await away(chunk) : await here(chunk)
    } finally {
      end()
    }
  }
}

/** Waits for something, but no longer than so many milliseconds: whether it came in time. */
function within(milliseconds: number, awaited: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), Math.max(0, milliseconds))
    awaited.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
declare function setTimeout(then: () => void, milliseconds: number): unknown
declare function clearTimeout(timer: unknown): void
