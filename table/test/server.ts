import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url))

/** A folder for tables that nobody has used. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'affray-table-'))

/** The server as a process of its own, which can be killed. */
export class Server {
  readonly address: string
  readonly process: ChildProcess
  /** The port of health and metrics, where it was asked for. */
  readonly metrics: number | undefined
  private readonly ended: Promise<unknown>

  private constructor(child: ChildProcess, address: string, metrics: number | undefined) {
    this.process = child
    this.address = address
    this.metrics = metrics
    this.ended = once(child, 'exit')
  }

  /** `node` are options of Node itself. */
  static async start(
    data: string,
    args: readonly string[] = [],
    env: NodeJS.ProcessEnv = {},
    node: readonly string[] = [],
  ): Promise<Server> {
    const child = spawn(process.execPath, [...node, main, 'serve', '--port', '0', '--data', data, '--json', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let said = ''
    let wrong = ''
    child.stderr.on('data', (data) => {
      wrong += String(data)
    })
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        said += String(chunk)
        if (!said.trimEnd().endsWith('}')) return
        // The server's own line.
        const { address, metrics } = JSON.parse(said) as { address: string; metrics?: number }
        resolve(new Server(child, address, metrics))
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}${wrong}`)))
    })
  }

  /** Ends it without a warning, as a power cut would. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.ended
  }
  async stop(): Promise<void> {
    this.process.kill('SIGTERM')
    await this.ended
  }
}
