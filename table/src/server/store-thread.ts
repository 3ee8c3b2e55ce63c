import { parentPort, workerData } from 'node:worker_threads'
import { AffrayError } from '@affray/engine/dice'
import { answered } from './asked-store.ts'
import { SqliteStore } from './sqlite-store.ts'
import type { ThreadAsked, ThreadSaid } from './threaded-store.ts'

// A store in a thread of its own: it answers one question after the other, and ends when it is asked to.

const say = (said: ThreadSaid): void => parentPort?.postMessage(said)
const faultOf = (thrown: unknown): Extract<ThreadSaid, { readonly fault: unknown }>['fault'] => {
  if (!(thrown instanceof AffrayError)) return { message: thrown instanceof Error ? thrown.message : String(thrown) }
  const { code, message, remedy } = thrown
  return { code, message, remedy }
}

try {
  // Whoever begins this thread says where.
  const store = await SqliteStore.open(String(workerData))
  say({ n: 0, is: undefined })
  parentPort?.on('message', (asked: ThreadAsked) => {
    try {
      if ('close' in asked) {
        store.close()
        parentPort?.close()
      } else say({ n: asked.n, is: answered(store, asked.ask, asked.of) })
    } catch (thrown) {
      if ('n' in asked) say({ n: asked.n, fault: faultOf(thrown) })
    }
  })
} catch (thrown) {
  say({ n: 0, fault: faultOf(thrown) })
  parentPort?.close()
}
