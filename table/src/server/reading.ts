import { Worker } from 'node:worker_threads'
import { AffrayError, type FightFile, loadedFrom } from '@affray/engine'
import type { GameFile, Place } from '@affray/engine/play'
import type { Health } from './health.ts'
import type { TakenAlong } from './taken-along.ts'

/** What is to be read: a table that is to be made, or what somebody wants to know who sets a fight up. */
export type ToRead = ToMake | { readonly setUp: string; readonly key: string | undefined } | ToLookBack
/** A fight that is looked at again, from a place at its table. */
export interface ToLookBack {
  readonly fight: FightFile
  readonly place: Place
  readonly title: string
  readonly about: string
  /** Whether the truth of the fight is its seat's to know: how its chances went. */
  readonly truth: boolean
}
/** What a table is to be made from, and with which name and seed. */
export type ToMake = { readonly id: string; readonly seed: string } & (
  | {
      /** A request, as it came. */
      readonly body: string
      /** The hash of the key whoever makes a table must know. */
      readonly key: string | undefined
    }
  /** Another table. */
  | { readonly copy: GameFile; readonly along: TakenAlong }
)
/** What a thread says: that it has begun, the table as it is to be kept or the answer (JSON), or why there is none. */
export type ReadSaid =
  | { readonly begun: true }
  | { readonly room: string }
  | { readonly refused: { readonly code: string; readonly because: string; readonly remedy: string } }

/** How much reading is done, and how long one thing may take. */
export interface Patience {
  readonly threads: number
  /** So long may a request be read. */
  readonly milliseconds: number
  /** So much memory may a thread take, in megabytes. */
  readonly megabytes: number
  /** So many requests may wait, */
  readonly waiting: number
  /** of one sender so many. */
  readonly ofSender: number
}
export const PATIENCE: Patience = { threads: 2, milliseconds: 10_000, megabytes: 512, waiting: 60, ofSender: 20 }
/** A thread that has not begun by then never will. */
const BEGINS = 60_000

interface Asked {
  readonly sender: string
  readonly toRead: ToRead
  readonly made: (room: string) => void
  readonly refused: (why: AffrayError) => void
  worker: Worker | undefined
  timer: NodeJS.Timeout | undefined
}

const built = import.meta.url.endsWith('.ts') ? '../../dist/server/reader.js' : './reader.js'

/** Reads what strangers send in threads that write nothing, so that no table waits for it; who takes too long is stopped. */
export class Reading {
  private readonly health: Health
  private readonly patience: Patience
  private readonly idle: Worker[] = []
  private readonly all = new Set<Worker>()
  private readonly asked = new Set<Asked>()

  constructor(health: Health, patience: Patience = PATIENCE) {
    this.health = health
    this.patience = patience
  }

  /** The table that is asked for, as its store is to keep it; or what somebody wants to know. */
  read(toRead: ToRead, sender: string): Promise<string> {
    const { waiting, ofSender } = this.patience
    const his = [...this.asked].filter((one) => one.sender === sender).length
    if (this.asked.size >= waiting || his >= ofSender)
      throw new AffrayError('limit/reading', 'Too many tables are being made.', 'Try again in a moment.')
    return new Promise((made, refused) => {
      this.asked.add({ sender, toRead, made, refused, worker: undefined, timer: undefined })
      this.next()
    })
  }

  /** Whoever came first begins; a sender has one thing at work at a time. */
  private next(): void {
    const busy = new Set([...this.asked].filter(({ worker }) => worker !== undefined).map(({ sender }) => sender))
    const first = [...this.asked].find(({ worker, sender }) => worker === undefined && !busy.has(sender))
    const worker = first && (this.idle.pop() ?? this.begin())
    if (first === undefined || worker === undefined) return
    first.worker = worker
    first.timer = this.health.after('requests', BEGINS, () => this.lost(worker, tooSlow(BEGINS)))
    worker.postMessage(first.toRead)
  }

  private begin(): Worker | undefined {
    const { threads, megabytes } = this.patience
    if (this.all.size >= threads) return undefined
    const worker = new Worker(new URL(built, import.meta.url), {
      workerData: loadedFrom(),
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    worker.unref()
    this.all.add(worker)
    const guarded = <A>(run: (a: A) => void): ((a: A) => void) => this.health.guarded('requests', run)
    worker.on(
      'message',
      guarded((said: ReadSaid) => this.heard(worker, said)),
    )
    worker.on(
      'error',
      guarded((error: Error) => this.lost(worker, broken(error))),
    )
    worker.on(
      'exit',
      guarded(() => this.lost(worker, broken(new Error('it ended')))),
    )
    return worker
  }

  private of = (worker: Worker): Asked | undefined => [...this.asked].find((one) => one.worker === worker)
  private heard(worker: Worker, said: ReadSaid): void {
    const asked = this.of(worker)
    if (asked === undefined) return
    if ('begun' in said) {
      const { milliseconds } = this.patience
      clearTimeout(asked.timer)
      asked.timer = this.health.after('requests', milliseconds, () => this.lost(worker, tooSlow(milliseconds)))
      return
    }
    this.idle.push(worker)
    if ('room' in said) this.finish(asked).made(said.room)
    else this.finish(asked).refused(new AffrayError(said.refused.code, said.refused.because, said.refused.remedy))
    this.next()
  }
  /** A thread that broke or is stopped is replaced; whoever waits for it is told. */
  private lost(worker: Worker, why: AffrayError): void {
    if (!this.all.delete(worker)) return
    const at = this.idle.indexOf(worker)
    if (at >= 0) this.idle.splice(at, 1)
    this.health.later('requests', worker.terminate())
    const asked = this.of(worker)
    if (asked !== undefined) this.finish(asked).refused(why)
    this.next()
  }
  private finish(asked: Asked): Asked {
    clearTimeout(asked.timer)
    this.asked.delete(asked)
    return asked
  }

  async stop(): Promise<void> {
    const stopping = new AffrayError('serve/stopping', 'The server stops.', 'Try again in a moment.')
    for (const one of [...this.asked]) this.finish(one).refused(stopping)
    const all = [...this.all]
    this.all.clear()
    await Promise.all(all.map((worker) => worker.terminate()))
  }
}

const tooSlow = (milliseconds: number): AffrayError =>
  new AffrayError(
    'file/slow',
    `This could not be read within ${milliseconds / 1000} seconds, and reading it was stopped.`,
    'Send a smaller scenario: fewer fighters, fewer fields, a smaller map.',
  )
const broken = (error: Error): AffrayError =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new AffrayError(
        'file/large',
        'Reading this takes more memory than one request may have.',
        'Send a smaller scenario: fewer fighters, fewer fields, a smaller map.',
      )
    : new AffrayError('file/lost', 'This could not be read.', 'Try again, or send a smaller scenario.')
