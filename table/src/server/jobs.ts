import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AffrayError, type Gesture, loadedFrom } from '@affray/engine'
import type { OddsShown, ProspectShown, Suggestion } from '../protocol/told.ts'
import type { Job } from '../room/index.ts'
import { FairLine } from './fair-line.ts'
import type { Health } from './health.ts'
import type { Line } from './held.ts'

/** What is sent to a thread. */
export type JobSent =
  | { readonly id: number; readonly job: Job; readonly milliseconds: number }
  | { readonly cancel: number }
/** What a job comes to. */
export type JobResult =
  | { readonly odds: readonly OddsShown[] }
  | { readonly advice: readonly Suggestion[] }
  | { readonly likely: string; readonly gestures: readonly Gesture[] }
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
/** A thread shares its time among questions of so many tables. */
const SHARED = 6

interface Asked {
  readonly id: number
  readonly table: string
  readonly seat: string
  /** The connection that asked, and its message. */
  readonly line: Line
  readonly said: string
  readonly job: Job
  readonly done: (result: JobResult) => void
  readonly progress: (share: number, ahead: number) => void
  told: number
  /** How many others were before it when its seat was last told. */
  ahead: number
  worker: Worker | undefined
  timer: NodeJS.Timeout | undefined
}

const built = import.meta.url.endsWith('.ts') ? '../../dist/server/worker.js' : './worker.js'

/**
 * Odds, advice and prospects, computed in threads of their own. A thread works at questions of several tables in turns, so that a
 * table with long ones keeps no other waiting; of one table it works at one question.
 */
export class Jobs {
  private readonly most: number
  /** What a page needs at once has a thread of its own: it waits for no long question. */
  private readonly quick: Jobs | undefined
  private readonly all = new Set<Worker>()
  private readonly asked = new Map<number, Asked>()
  private readonly line = new FairLine<Asked>()
  private ids = 0
  private readonly health: Health

  private constructor(health: Health, most: number, quick: Jobs | undefined) {
    this.health = health
    this.most = most
    this.quick = quick
  }
  static begin(health: Health): Jobs {
    return new Jobs(health, Math.max(1, availableParallelism() - 1), new Jobs(health, 1, undefined))
  }

  ask(of: Pick<Asked, 'line' | 'said' | 'job' | 'done' | 'progress'>): void {
    if (of.job.kind === 'gestures' && this.quick !== undefined) {
      // What the same connection asked before is not wanted any more.
      this.quick.cancel(of.line)
      this.quick.ask({ ...of, progress: () => {} })
      return
    }
    const { table, seat } = of.line
    const [ofTable, ofSeat] = this.of(table, seat)
    if (ofSeat >= MOST_OF_SEAT || ofTable >= MOST_OF_TABLE || this.asked.size >= MOST)
      throw new AffrayError('limit/questions', 'Too many questions are at work.', 'Wait for an answer, or cancel one.')
    const asked: Asked = { ...of, table, seat, id: ++this.ids, told: 0, ahead: 0, worker: undefined, timer: undefined }
    this.asked.set(asked.id, asked)
    this.line.add(asked)
    this.next()
  }
  private of(table: string, seat: string): [number, number] {
    const there = [...this.asked.values()].filter((one) => one.table === table)
    return [there.length, there.filter((one) => one.seat === seat).length]
  }

  /** Ends a question of a connection, or all of them; false where there is none of that name. */
  cancel(line: Line, said?: string): boolean {
    let found = this.quick?.cancel(line, said) === true
    for (const one of [...this.asked.values()]) {
      if (one.line !== line || (said !== undefined && one.said !== said)) continue
      found = true
      const refused = { code: 'question/cancelled', because: 'The question was cancelled.', remedy: 'Ask again.' }
      if (one.worker === undefined) this.finish(one, { refused })
      else one.worker.postMessage({ cancel: one.id } satisfies JobSent)
    }
    return found
  }

  /** Begins what can be begun, and tells the others how many are before them. */
  private next(): void {
    for (let begun = true; begun; ) begun = this.beginNext()
    for (const one of this.asked.values()) {
      if (one.worker !== undefined) continue
      const ahead = this.line.before(one)
      if (ahead === one.ahead) continue
      one.ahead = ahead
      one.progress(0, ahead)
    }
  }
  private beginNext(): boolean {
    if (this.line.length === 0) return false
    const worker = this.freest()
    if (worker === undefined) return false
    const at = this.at(worker)
    const asked = this.line.next(({ table }) => !at.some((one) => one.table === table))
    if (asked === undefined) return false
    asked.worker = worker
    asked.timer = this.health.after('questions', MILLISECONDS + LOST, () => this.lost(worker))
    worker.postMessage({ id: asked.id, job: asked.job, milliseconds: MILLISECONDS } satisfies JobSent)
    return true
  }
  /** What a thread works at. */
  private at(worker: Worker): Asked[] {
    return [...this.asked.values()].filter((one) => one.worker === worker)
  }
  /** The thread with the least to do, a new one where there may be more of them. */
  private freest(): Worker | undefined {
    const load = [...this.all].map((worker) => ({ worker, questions: this.at(worker).length }))
    const least = load.sort((a, b) => a.questions - b.questions)[0]
    if (least?.questions === 0) return least.worker
    if (this.all.size < this.most) return this.begin()
    return least !== undefined && least.questions < SHARED ? least.worker : undefined
  }

  private begin(): Worker {
    const worker = new Worker(new URL(built, import.meta.url), { workerData: loadedFrom() })
    worker.unref()
    this.all.add(worker)
    const { health } = this
    worker.on(
      'message',
      health.guarded('questions', (done: JobDone) => this.heard(done)),
    )
    worker.on(
      'error',
      health.guarded('questions', (error: unknown) => {
        health.failed('questions', error)
        this.lost(worker)
      }),
    )
    return worker
  }

  private heard({ id, ...done }: JobDone): void {
    const asked = this.asked.get(id)
    if ('share' in done) {
      const now = performance.now()
      if (asked === undefined || now - asked.told < BETWEEN) return
      asked.told = now
      asked.progress(done.share, 0)
      return
    }
    if (asked !== undefined) this.finish(asked, done)
  }
  /** A thread that broke is replaced; whoever waits for it is told. */
  private lost(worker: Worker): void {
    if (!this.all.delete(worker)) return
    this.health.later('questions', worker.terminate())
    const refused = { code: 'question/lost', because: 'That could not be computed.', remedy: 'Ask something smaller.' }
    for (const one of this.at(worker)) this.finish(one, { refused })
  }
  private finish(asked: Asked, result: JobResult): void {
    clearTimeout(asked.timer)
    this.asked.delete(asked.id)
    this.line.remove(asked)
    asked.done(result)
    this.next()
  }

  get waiting(): number {
    return this.asked.size + (this.quick?.waiting ?? 0)
  }
  async stop(): Promise<void> {
    await this.quick?.stop()
    for (const one of this.asked.values()) clearTimeout(one.timer)
    this.asked.clear()
    await Promise.all([...this.all].map((worker) => worker.terminate()))
  }
}
