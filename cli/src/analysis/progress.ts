import process from 'node:process'
import { bar } from '../terminal.ts'

/** A line of progress with the time left, on standard error where that is a terminal. */
export class Progress {
  private readonly begun = Date.now()
  private readonly shown = process.stderr.isTTY === true
  private readonly what: string

  /** `what` is counted: fights, options. */
  constructor(what: string) {
    this.what = what
  }

  update(done: number, of: number): void {
    if (!this.shown) return
    const seconds = (Date.now() - this.begun) / 1000
    const left = done === 0 ? '' : `, ${inWords((seconds / done) * (of - done))} left`
    process.stderr.write(
      `\r${bar(done / of, 30)} ${done.toLocaleString('en')} of ${of.toLocaleString('en')} ${this.what}${left}   `,
    )
  }

  clear(): void {
    if (this.shown) process.stderr.write(`\r${' '.repeat(78)}\r`)
  }
}

const inWords = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`

/** Ctrl-C once asks the work to stop, and the result so far is printed; twice leaves at once. */
export async function stoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const asked = new AbortController()
  const stop = (): void => {
    if (asked.signal.aborted) process.exit(130)
    asked.abort()
  }
  const before = process.listeners('SIGINT')
  process.removeAllListeners('SIGINT')
  process.on('SIGINT', stop)
  try {
    return await work(asked.signal)
  } finally {
    process.off('SIGINT', stop)
    for (const listener of before) process.on('SIGINT', listener)
  }
}
