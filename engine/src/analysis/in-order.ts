import { breath } from './breath.ts'

/** Says stop: an AbortSignal, or anything with its flag, which is then looked at between two pieces of work. */
export interface Stop {
  readonly aborted: boolean
  addEventListener?(type: 'abort', then: () => void): void
  removeEventListener?(type: 'abort', then: () => void): void
}

/** Fights `from` up to but without `to`. */
export interface Range {
  readonly from: number
  readonly to: number
}

const FIRST = 20
const USUAL = 1000
const MOST = 2000
/** Very many fights are cut into so many chunks at least, that every worker has its share. */
const SHARES = 64

/**
 * All fights in ranges of `size`, or without one small ones first, so that something is soon known. It does not depend on the
 * number of workers: what is asked after each chunk must not either.
 */
export function* ranges(fights: number, size?: number): Generator<Range, undefined> {
  const most = size ?? Math.min(MOST, Math.max(USUAL, Math.ceil(fights / SHARES)))
  let next = size ?? FIRST
  for (let from = 0; from < fights; ) {
    const to = Math.min(fights, from + next)
    yield { from, to }
    from = to
    next = Math.min(most, next * 2)
  }
}

/**
 * Runs chunks, some at once, and takes their results in order until `take` has enough or the signal says stop. A signal that
 * can be listened to is heard in the middle of a chunk; the first one is waited for, so that there is something to tell.
 */
export async function inOrder<C, T>(
  chunks: Iterator<C, undefined>,
  run: (chunk: C) => Promise<T>,
  take: (result: T) => boolean,
  { workers = 1, signal }: { readonly workers?: number | undefined; readonly signal?: Stop | undefined },
): Promise<'all' | 'enough' | 'stopped'> {
  const running: Promise<T>[] = []
  const begin = (): void => {
    while (running.length < Math.max(1, workers) * 2) {
      const next = chunks.next()
      if (next.done === true) return
      const result = run(next.value)
      // One that fails while an earlier one is waited for is told in its turn.
      result.catch(() => undefined)
      running.push(result)
    }
  }
  let taken = 0
  let wake = (): void => undefined
  const stopped = (): void => {
    if (taken > 0) wake()
  }
  signal?.addEventListener?.('abort', stopped)
  try {
    for (begin(); running.length > 0; begin()) {
      const first = running.shift()
      if (first === undefined) break
      const result = await new Promise<T | undefined>((resolve, reject) => {
        wake = () => resolve(undefined)
        first.then(resolve, reject)
      })
      if (result === undefined) return 'stopped'
      taken++
      if (take(result)) return 'enough'
      if (signal?.aborted === true) return running.length === 0 && chunks.next().done === true ? 'all' : 'stopped'
    }
    return 'all'
  } finally {
    signal?.removeEventListener?.('abort', stopped)
  }
}

/** Milliseconds of work after which everything else has its turn. */
const PATIENCE = 20
/** Fights of a first piece; the next are as large as there is time for. */
const SMALLEST = 10

/** Runs a chunk here, piece by piece, and ends within it when told to: what was played is the beginning of the chunk. */
export async function here<C extends Range, T>(
  chunk: C,
  run: (piece: C) => T,
  add: (into: T, later: T) => T,
  signal: Stop | undefined,
): Promise<T> {
  let sum: T | undefined
  let size = SMALLEST
  for (let from = chunk.from; sum === undefined || from < chunk.to; ) {
    await breath()
    if (sum !== undefined && signal?.aborted === true) return sum
    const since = Date.now()
    const to = Math.min(chunk.to, from + size)
    const piece = run({ ...chunk, from, to })
    sum = sum === undefined ? piece : add(sum, piece)
    from = to
    const took = Date.now() - since
    if (took < PATIENCE / 2) size *= 2
    else if (took > PATIENCE) size = Math.max(SMALLEST, Math.floor(size / 2))
  }
  return sum
}
