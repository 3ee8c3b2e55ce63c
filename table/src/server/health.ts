import type { Logger } from 'pino'

/** What the server does, and when a fault of it is over: when the same works again, or when none has come for a while. */
const WORK = {
  storing: 'works again',
  housekeeping: 'works again',
  metrics: 'works again',
  tables: 'fades',
  connections: 'fades',
  questions: 'fades',
  requests: 'fades',
  administration: 'fades',
  process: 'fades',
} as const
export type Work = keyof typeof WORK

/** What failed, since when, when last and how often. */
export interface Fault {
  readonly work: Work
  readonly since: number
  readonly last: number
  readonly times: number
}

/** A fault that fades is over when none has followed it for so long. */
const FADES = 10 * 60_000

/** The one way in which timers, promises and events of the server run: what goes wrong there is logged and told, and ends nothing. */
export class Health {
  private readonly log: Logger
  private readonly now: () => number
  private readonly all = new Map<Work, Fault>()

  constructor(log: Logger, now: () => number = Date.now) {
    this.log = log
    this.now = now
  }

  failed(work: Work, thrown: unknown): void {
    const at = this.now()
    const { since, times } = this.of(work) ?? { since: at, times: 0 }
    this.all.set(work, { work, since, last: at, times: times + 1 })
    this.log.error({ err: thrown, work }, 'something failed')
  }
  works(work: Work): void {
    this.all.delete(work)
  }
  /** What does not work now. */
  get faults(): readonly Fault[] {
    return [...this.all.keys()].flatMap((work) => this.of(work) ?? [])
  }
  private of(work: Work): Fault | undefined {
    const fault = this.all.get(work)
    if (fault === undefined || WORK[work] === 'works again' || this.now() - fault.last < FADES) return fault
    this.all.delete(work)
    return undefined
  }

  /** A listener that ends nothing. */
  guarded<A extends readonly unknown[]>(work: Work, run: (...args: A) => void): (...args: A) => void {
    return (...args) => {
      try {
        run(...args)
      } catch (thrown) {
        this.failed(work, thrown)
      }
    }
  }
  after(work: Work, milliseconds: number, run: () => void): NodeJS.Timeout {
    return setTimeout(this.guarded(work, run), milliseconds)
  }
  soon(work: Work, run: () => void): void {
    setImmediate(this.guarded(work, run))
  }
  /** Again and again, whether it failed or not. */
  every(work: Work, milliseconds: number, run: () => void | Promise<void>): NodeJS.Timeout {
    const whole = (): void =>
      this.later(work, Promise.resolve(run()), () => {
        if (WORK[work] === 'works again') this.works(work)
      })
    return setInterval(this.guarded(work, whole), milliseconds)
  }
  /** What is to be done with what comes later. */
  later<T>(work: Work, promise: Promise<T>, run: (value: T) => void = () => {}): void {
    promise.then(run).catch((thrown: unknown) => this.failed(work, thrown))
  }
}
