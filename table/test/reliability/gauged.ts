import { spawn } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freshFolder } from '../server.ts'

/** What the server has in memory, in megabytes when everything unused is gone, and in number. */
export interface Gauged {
  readonly heap: number
  readonly whole: number
  readonly tables: number
}

/** A server that can be asked that. */
export async function gauged() {
  const path = fileURLToPath(new URL('gauged.mjs', import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', path, freshFolder()], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  // The server's own lines.
  const next = async <T>(): Promise<T> => JSON.parse(String((await lines.next()).value)) as T
  const { address } = await next<{ address: string }>()
  const memory = (): Promise<Gauged> => {
    child.stdin.write('memory\n')
    return next<Gauged>()
  }
  return { address, memory, kill: () => child.kill('SIGKILL') }
}
