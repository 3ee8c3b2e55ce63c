import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** The clone's folder: commands run in it. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
export const main = join(root, 'cli/dist/main.js')

const ready = spawnSync(process.execPath, [join(root, 'scripts/ready.mjs')], { encoding: 'utf8' })
if (ready.status !== 0) throw new Error(`the command cannot be built:\n${ready.stderr}`)
// Only now is the built command up to date.
const { run } = await import('../dist/run.js')

/** What a run of the command gave. */
export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const PLAIN = { NO_COLOR: '1', COLUMNS: '80', FORCE_COLOR: '' }

/** Runs the built command in this process, with lines typed at it where `input` has some: quick, and the same code to the last line. */
export async function affray(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const before = {
    env: process.env,
    exitCode: process.exitCode,
    stdin: Object.getOwnPropertyDescriptor(process, 'stdin'),
  }
  const out = captured(process.stdout)
  const err = captured(process.stderr)
  process.env = { ...process.env, ...PLAIN, ...env }
  process.exitCode = undefined
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true })
  try {
    const code = await run(args)
    return { code, out: out.text(), err: err.text() }
  } finally {
    out.release()
    err.release()
    process.env = before.env
    process.exitCode = before.exitCode
    if (before.stdin !== undefined) Object.defineProperty(process, 'stdin', before.stdin)
  }
}

/** What is written to a stream from now on. */
function captured(stream: NodeJS.WriteStream): { text(): string; release(): void } {
  const { write } = stream
  const parts: string[] = []
  stream.write = (part: string | Uint8Array): boolean => {
    parts.push(String(part))
    return true
  }
  return {
    text: () => parts.join(''),
    release() {
      stream.write = write
    },
  }
}

/** Runs the built command as a user would, in a process of its own. */
export function spawned(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...process.env, ...PLAIN, ...env },
  })
  return { code: status, out: stdout, err: stderr }
}

/** The JSON a command printed. */
export async function json(args: readonly string[], input = ''): Promise<Record<string, unknown>> {
  return JSON.parse((await affray([...args, '--json'], input)).out) as Record<string, unknown>
}

const folder = mkdtempSync(join(tmpdir(), 'affray-cli-'))
let written = 0

/** A path for a new file. */
export const fresh = (ending: string): string => join(folder, `${++written}${ending}`)

/** A new file with that text. */
export function file(ending: string, text: string): string {
  const path = fresh(ending)
  writeFileSync(path, text)
  return path
}

export const TAVERN = 'scenarios/example/tavern.yaml'
export const DUEL = 'scenarios/example/duel.yaml'
