import { parentPort } from 'node:worker_threads'
import { AffrayError, analysis } from '@affray/engine'
import { everySystem } from '../systems.ts'
import type { Done, Job } from './threads.ts'

/** A thread that plays chunks of fights, one after the other. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(done(job)))

function done(job: Job): Done {
  const system = everySystem.find(({ id }) => id === job.chunk.system)
  try {
    if (system === undefined)
      throw new AffrayError('system/unknown', `There is no system ${job.chunk.system}.`, 'Name another.')
    const result =
      job.kind === 'simulate' ? analysis.runChunk(system, job.chunk) : analysis.runCompareChunk(system, job.chunk)
    return { id: job.id, result }
  } catch (thrown) {
    const { code, message, remedy } =
      thrown instanceof AffrayError
        ? thrown
        : new AffrayError('affray/fault', String(thrown), 'Please report it with the scenario.')
    return { id: job.id, error: { code, message, remedy } }
  }
}
