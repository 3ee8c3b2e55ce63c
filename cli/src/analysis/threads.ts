import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AffrayError, type analysis } from '@affray/engine'

/** A chunk of fights for a thread. */
export type Job =
  | { readonly id: number; readonly kind: 'simulate'; readonly chunk: analysis.Chunk }
  | { readonly id: number; readonly kind: 'compare'; readonly chunk: analysis.CompareChunk }
export type Done =
  | { readonly id: number; readonly result: analysis.Tally | analysis.CompareTally }
  | {
      readonly id: number
      readonly error: { readonly code: string; readonly message: string; readonly remedy: string }
    }

interface Waiting {
  readonly job: Job
  resolve(result: never): void
  reject(error: Error): void
}

/** How many threads a `--workers` asks for; all cores where it says nothing. */
export function workersOf(text: string | undefined): number {
  const count = text === undefined ? availableParallelism() : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 256) {
    throw new AffrayError('usage/workers', `There cannot be ${text} workers.`, 'Give a whole number from 1 to 256.')
  }
  return count
}

/** Threads that play chunks, begun as they are wanted. Close them when all is done. */
export class Threads {
  private readonly idle: Worker[] = []
  private readonly all: Worker[] = []
  private readonly queue: Waiting[] = []
  private readonly busy = new Map<Worker, Waiting>()
  private readonly most: number
  private jobs = 0

  constructor(most: number) {
    this.most = most
  }

  /** How many have been begun. */
  get begun(): number {
    return this.all.length
  }

  private begin(): Worker | undefined {
    if (this.all.length >= this.most) return undefined
    const worker = new Worker(new URL('./worker.js', import.meta.url))
    worker.on('message', (done: Done) => this.finished(worker, done))
    worker.on('error', (error) => this.busy.get(worker)?.reject(error))
    this.all.push(worker)
    return worker
  }

  simulate(chunk: analysis.Chunk): Promise<analysis.Tally> {
    return this.send({ id: this.jobs++, kind: 'simulate', chunk })
  }

  compare(chunk: analysis.CompareChunk): Promise<analysis.CompareTally> {
    return this.send({ id: this.jobs++, kind: 'compare', chunk })
  }

  private send<T>(job: Job): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ job, resolve, reject })
      this.next()
    })
  }

  private next(): void {
    if (this.queue.length === 0) return
    const worker = this.idle.pop() ?? this.begin()
    const waiting = worker && this.queue.shift()
    if (worker === undefined || waiting === undefined) return
    this.busy.set(worker, waiting)
    worker.postMessage(waiting.job)
  }

  private finished(worker: Worker, done: Done): void {
    const waiting = this.busy.get(worker)
    this.busy.delete(worker)
    this.idle.push(worker)
    // Each job is answered with the result of its own kind.
    if ('result' in done) waiting?.resolve(done.result as never)
    else waiting?.reject(new AffrayError(done.error.code, done.error.message, done.error.remedy))
    this.next()
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()))
  }
}
