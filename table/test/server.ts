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
  private readonly ended: Promise<unknown>

  private constructor(child: ChildProcess, address: string) {
    this.process = child
    this.address = address
    this.ended = once(child, 'exit')
  }

  static async start(data: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Server> {
    const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', data, '--json', ...args], {
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
        const address = /"address":\s*"([^"]+)"/.exec(said)?.[1]
        if (address !== undefined) resolve(new Server(child, address))
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
