import { Worker } from 'node:worker_threads'
import { AffrayError } from '@affray/engine/dice'
import { askedStore } from './asked-store.ts'
import type { Health } from './health.ts'
import type { Asks, Store } from './store.ts'

/** What is asked of the thread, by number; or that it is to end. */
export type ThreadAsked =
  | { readonly n: number; readonly ask: keyof Asks; readonly of: Parameters<Asks[keyof Asks]> }
  | { readonly close: true }
/** What it answers; number 0: whether the store is open. */
export type ThreadSaid =
  | { readonly n: number; readonly is: unknown }
  | {
      readonly n: number
      readonly fault: { readonly code?: string; readonly message: string; readonly remedy?: string }
    }

interface Waits {
  readonly answered: (is: unknown) => void
  readonly failed: (why: Error) => void
}

const built = import.meta.url.endsWith('.ts') ? '../../dist/server/store-thread.js' : './store-thread.js'

/** Opens a store in a thread of its own, so that no table waits for a disk. */
export async function threadedStore(folder: string, health: Health): Promise<Store> {
  const thread = new StoreThread(folder, health)
  await thread.begun()
  return askedStore(
    folder,
    health,
    async (ask, ...of) => {
      // The thread's own answer to that question.
      return (await thread.ask(ask, of)) as ReturnType<Asks[typeof ask]>
    },
    () => thread.close(),
  )
}

/**
 * The thread holds its connection as long as it lives, and ends by itself when it is asked to. Where it ends otherwise nobody knows
 * what became of what it was writing; the next question begins another.
 */
class StoreThread {
  private readonly folder: string
  private readonly health: Health
  private readonly waits = new Map<number, Waits>()
  private thread: Promise<Worker> | undefined
  private ended: Promise<void> = Promise.resolve()
  private asked = 0

  constructor(folder: string, health: Health) {
    this.folder = folder
    this.health = health
  }

  begun(): Promise<Worker> {
    this.thread ??= this.begin()
    return this.thread
  }
  private async begin(): Promise<Worker> {
    const worker = new Worker(new URL(built, import.meta.url), { workerData: this.folder })
    const guarded = <A>(run: (a: A) => void): ((a: A) => void) => this.health.guarded('storing', run)
    worker.on(
      'message',
      guarded((said: ThreadSaid) => this.heard(said)),
    )
    worker.on(
      'error',
      guarded((error: Error) => this.health.failed('storing', error)),
    )
    this.ended = new Promise((resolve) => {
      worker.once(
        'exit',
        guarded(() => {
          this.thread = undefined
          const left = [...this.waits.values()]
          this.waits.clear()
          for (const { failed } of left) failed(new Error('the thread that stores has ended'))
          resolve()
        }),
      )
    })
    await new Promise((answered, failed) => this.waits.set(0, { answered, failed }))
    return worker
  }
  private heard(said: ThreadSaid): void {
    const waits = this.waits.get(said.n)
    this.waits.delete(said.n)
    if ('is' in said) waits?.answered(said.is)
    else {
      const { code, message, remedy = '' } = said.fault
      waits?.failed(code === undefined ? new Error(message) : new AffrayError(code, message, remedy))
    }
  }

  async ask(ask: keyof Asks, of: Parameters<Asks[keyof Asks]>): Promise<unknown> {
    const worker = await this.begun()
    const n = ++this.asked
    const answer = new Promise((answered, failed) => this.waits.set(n, { answered, failed }))
    worker.postMessage({ n, ask, of } satisfies ThreadAsked)
    return answer
  }

  /** What was asked before is answered before. */
  async close(): Promise<void> {
    const worker = await this.thread
    worker?.postMessage({ close: true } satisfies ThreadAsked)
    await this.ended
  }
}
