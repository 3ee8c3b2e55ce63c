import { parentPort } from 'node:worker_threads'
import { analysis, systems } from '@affray/engine'

/** A thread that plays chunks of fights, one after the other. */
parentPort?.on('message', (job: analysis.Job) => parentPort?.postMessage(analysis.workOn(job, systems)))
