import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AffrayError, analysis, loadedFrom } from '@affray/engine'

/** How many threads a `--workers` asks for; all cores where it says nothing. */
export function workersOf(text: string | undefined): number {
  const count = text === undefined ? availableParallelism() : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 256) {
    throw new AffrayError('usage/workers', `There cannot be ${text} workers.`, 'Give a whole number from 1 to 256.')
  }
  return count
}

/** Threads that play chunks of fights. */
export const crew = (most: number): analysis.Crew =>
  new analysis.Crew(most, (done, broke) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: loadedFrom() })
    worker.on('message', done)
    worker.on('error', broke)
    return { post: (job) => worker.postMessage(job), end: () => worker.terminate() }
  })
