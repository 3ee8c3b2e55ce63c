import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The clone's folder: commands run in it. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
export const main = join(root, 'cli/dist/main.js')

const ready = spawnSync(process.execPath, [join(root, 'scripts/ready.mjs')], { encoding: 'utf8' })
if (ready.status !== 0) throw new Error(`the command cannot be built:\n${ready.stderr}`)

/** What a run of the command gave. */
export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the built command as a user would, with lines typed at it where `input` has some. */
export function affray(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '80', FORCE_COLOR: '', ...env },
  })
  return { code: status, out: stdout, err: stderr }
}

/** The JSON a command printed. */
export function json(args: readonly string[], input = ''): Record<string, unknown> {
  return JSON.parse(affray([...args, '--json'], input).out) as Record<string, unknown>
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
