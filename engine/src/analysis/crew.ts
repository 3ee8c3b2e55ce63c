import { AffrayError } from '../kernel/error.ts'
import type { AnySystem } from '../kernel/types.ts'
import { type Chunk, runChunk, type Tally } from './chunk.ts'
import { type CompareChunk, type CompareTally, runCompareChunk } from './compare.ts'

/** A chunk of fights for a worker: plain data, as its result is. */
export type Job =
  | { readonly id: number; readonly kind: 'simulate'; readonly chunk: Chunk }
  | { readonly id: number; readonly kind: 'compare'; readonly chunk: CompareChunk }
/** What a worker made of it. */
export type Done =
  | { readonly id: number; readonly result: Tally | CompareTally }
  | {
      readonly id: number
      readonly error: { readonly code: string; readonly message: string; readonly remedy: string }
    }

/** What a worker does with a job, be it a thread of Node or a Web Worker: call it on each message and post what it returns. */
export function workOn(job: Job, systems: Readonly<Record<string, AnySystem>>): Done {
  try {
    const system = Object.hasOwn(systems, job.chunk.system) ? systems[job.chunk.system] : undefined
    if (system === undefined)
      throw new AffrayError('system/unknown', `There is no system ${job.chunk.system}.`, 'Name another.')
    return {
      id: job.id,
      result: job.kind === 'simulate' ? runChunk(system, job.chunk) : runCompareChunk(system, job.chunk),
    }
  } catch (thrown) {
    const { code, message, remedy } =
      thrown instanceof AffrayError
        ? thrown
        : new AffrayError('affray/fault', String(thrown), 'Please report it with the scenario.')
    return { id: job.id, error: { code, message, remedy } }
  }
}

/** A worker as a crew uses it: `begin` starts one and says whom to tell what it has done, or that it broke. */
export interface Hand {
  post(job: Job): void
  end(): unknown
}
export type Begin = (done: (done: Done) => void, broke: (error: Error) => void) => Hand

interface Waiting {
  readonly job: Job
  resolve(result: never): void
  reject(error: Error): void
}

/** Workers that play chunks, begun as they are wanted: hand `simulate` to `analysis.simulate` as its `run`. Close them when all is done. */
export class Crew {
  private readonly begin: Begin
  private readonly most: number
  private readonly idle: Hand[] = []
  private readonly all: Hand[] = []
  private readonly queue: Waiting[] = []
  private readonly busy = new Map<Hand, Waiting>()
  private jobs = 0

  constructor(most: number, begin: Begin) {
    this.most = most
    this.begin = begin
  }

  /** How many have been begun. */
  get begun(): number {
    return this.all.length
  }

  simulate(chunk: Chunk): Promise<Tally> {
    return this.send({ id: this.jobs++, kind: 'simulate', chunk })
  }
  compare(chunk: CompareChunk): Promise<CompareTally> {
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
    const hand = this.idle.pop() ?? this.another()
    const waiting = hand && this.queue.shift()
    if (hand === undefined || waiting === undefined) return
    this.busy.set(hand, waiting)
    hand.post(waiting.job)
  }

  private another(): Hand | undefined {
    if (this.all.length >= this.most) return undefined
    const hand: Hand = this.begin(
      (done) => this.finished(hand, done),
      (error) => this.busy.get(hand)?.reject(error),
    )
    this.all.push(hand)
    return hand
  }

  private finished(hand: Hand, done: Done): void {
    const waiting = this.busy.get(hand)
    this.busy.delete(hand)
    this.idle.push(hand)
    // Each job is answered with the result of its own kind.
    if ('result' in done) waiting?.resolve(done.result as never)
    else waiting?.reject(new AffrayError(done.error.code, done.error.message, done.error.remedy))
    this.next()
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((hand) => hand.end()))
  }
}
