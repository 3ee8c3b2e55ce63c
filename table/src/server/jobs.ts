import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AffrayError } from '@affray/engine'
import type { OddsShown, ProspectShown, Suggestion } from '../protocol/told.ts'
import type { Job } from '../room/index.ts'

/** What is sent to a thread. */
export type JobSent =
  | { readonly id: number; readonly job: Job; readonly milliseconds: number }
  | { readonly cancel: number }
/** What a job comes to. */
export type JobResult =
  | { readonly odds: readonly OddsShown[] }
  | { readonly advice: readonly Suggestion[] }
  | { readonly prospect: ProspectShown }
  | { readonly refused: { readonly code: string; readonly because: string; readonly remedy: string } }
/** What a thread sends: how far a job is, or what it came to. */
export type JobDone = { readonly id: number } & (JobResult | { readonly share: number })

/** A seat may have so many questions at work, */
const MOST_OF_SEAT = 2
/** a table so many, */
const MOST_OF_TABLE = 6
/** and all together so many. */
const MOST = 100
/** Then what is known so far is the answer. */
const MILLISECONDS = 10_000
/** A thread that says nothing for so long after that is not waited for. */
const LOST = 20_000
/** Nobody is told more often how far a question is. */
const BETWEEN = 250

interface Asked {
  readonly id: number
  readonly table: string
  readonly seat: string
  /** The message that asked. */
  readonly said: string
  readonly job: Job
  readonly done: (result: JobResult) => void
  readonly progress: (share: number) => void
  told: number
  worker: Worker | undefined
  timer: NodeJS.Timeout | undefined
}

const built = import.meta.url.endsWith('.ts') ? '../../dist/server/worker.js' : './worker.js'

/** Odds, advice and prospects, computed in threads of their own, one question at a time in each. */
export class Jobs {
  private readonly most = Math.max(1, availableParallelism() - 1)
  private readonly idle: Worker[] = []
  private readonly all = new Set<Worker>()
  private readonly asked = new Map<number, Asked>()
  private readonly queue: Asked[] = []
  private ids = 0

  ask(of: Pick<Asked, 'table' | 'seat' | 'said' | 'job' | 'done' | 'progress'>): void {
    const [ofTable, ofSeat] = this.of(of.table, of.seat)
    if (ofSeat >= MOST_OF_SEAT || ofTable >= MOST_OF_TABLE || this.asked.size >= MOST)
      throw new AffrayError('limit/questions', 'Too many questions are at work.', 'Wait for an answer, or cancel one.')
    const asked: Asked = { ...of, id: ++this.ids, told: 0, worker: undefined, timer: undefined }
    this.asked.set(asked.id, asked)
    this.queue.push(asked)
    this.next()
  }
  private of(table: string, seat: string): [number, number] {
    const there = [...this.asked.values()].filter((one) => one.table === table)
    return [there.length, there.filter((one) => one.seat === seat).length]
  }

  /** Ends a question; false where there is none of that name. */
  cancel(table: string, seat: string, said?: string): boolean {
    let found = false
    for (const one of [...this.asked.values()]) {
      if (one.table !== table || one.seat !== seat || (said !== undefined && one.said !== said)) continue
      found = true
      const refused = { code: 'question/cancelled', because: 'The question was cancelled.', remedy: 'Ask again.' }
      if (one.worker === undefined) this.finish(one, { refused })
      else one.worker.postMessage({ cancel: one.id } satisfies JobSent)
    }
    return found
  }

  private next(): void {
    if (this.queue.length === 0) return
    const worker = this.idle.pop() ?? this.begin()
    const asked = worker && this.queue.shift()
    if (worker === undefined || asked === undefined) return
    asked.worker = worker
    asked.timer = setTimeout(() => this.lost(worker), MILLISECONDS + LOST)
    worker.postMessage({ id: asked.id, job: asked.job, milliseconds: MILLISECONDS } satisfies JobSent)
  }

  private begin(): Worker | undefined {
    if (this.all.size >= this.most) return undefined
    const worker = new Worker(new URL(built, import.meta.url))
    worker.unref()
    this.all.add(worker)
    worker.on('message', (done: JobDone) => this.heard(worker, done))
    worker.on('error', () => this.lost(worker))
    return worker
  }

  private heard(worker: Worker, { id, ...done }: JobDone): void {
    const asked = this.asked.get(id)
    if ('share' in done) {
      const now = performance.now()
      if (asked === undefined || now - asked.told < BETWEEN) return
      asked.told = now
      asked.progress(done.share)
      return
    }
    this.idle.push(worker)
    if (asked !== undefined) this.finish(asked, done)
    this.next()
  }
  /** A thread that broke is replaced; whoever waits for it is told. */
  private lost(worker: Worker): void {
    this.all.delete(worker)
    void worker.terminate()
    const refused = { code: 'question/lost', because: 'That could not be computed.', remedy: 'Ask something smaller.' }
    for (const one of [...this.asked.values()]) if (one.worker === worker) this.finish(one, { refused })
    this.next()
  }
  private finish(asked: Asked, result: JobResult): void {
    clearTimeout(asked.timer)
    this.asked.delete(asked.id)
    const at = this.queue.indexOf(asked)
    if (at >= 0) this.queue.splice(at, 1)
    asked.done(result)
  }

  get waiting(): number {
    return this.asked.size
  }
  async stop(): Promise<void> {
    for (const one of this.asked.values()) clearTimeout(one.timer)
    this.asked.clear()
    await Promise.all([...this.all].map((worker) => worker.terminate()))
  }
}
