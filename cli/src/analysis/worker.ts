import { parentPort, workerData } from 'node:worker_threads'
import { analysis, everySystem, loadGames } from '@affray/engine'

/** A thread that plays chunks of fights, one after the other. */
await loadGames((workerData ?? []) as readonly string[])
const systems = Object.fromEntries(everySystem().map((system) => [system.id, system]))
parentPort?.on('message', (job: analysis.Job) => parentPort?.postMessage(analysis.workOn(job, systems)))
