import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Health } from './health.ts'
import type { Held } from './held.ts'
import { freshPrivate } from './private.ts'

/** So many are kept; the oldest gives way. */
const MOST = 20

/** What is needed to see again what nobody foresaw: behind which deed of which table it happened, what was done, and where it broke. */
interface FaultFile {
  readonly affray: 'fault'
  readonly table: string
  readonly system: string
  /** The last deed that stands. */
  readonly behind: number
  /** What somebody said, or what happened, where that is known. */
  readonly deed: unknown
  readonly at: string
  readonly error: string
}

/** Keeps a fault in a file of its own beside the store, for a report: it names no secret of a link and not the seed. */
export function keepFault(
  folder: string,
  { id, n, room }: Held,
  { deed, thrown, at }: { readonly deed: unknown; readonly thrown: unknown; readonly at: number },
  health: Health,
): void {
  const { system } = room.game
  const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  try {
    write(join(folder, 'faults'), {
      affray: 'fault',
      table: id,
      system: `${system.id}@${system.version}`,
      behind: n,
      deed,
      at: new Date(at).toISOString(),
      error,
    })
  } catch (unkept) {
    health.failed('tables', unkept)
  }
}

function write(faults: string, fault: FaultFile): void {
  mkdirSync(faults, { recursive: true, mode: 0o700 })
  const names = readdirSync(faults).sort()
  for (const name of names.slice(0, Math.max(0, names.length - MOST + 1))) rmSync(join(faults, name))
  const path = join(faults, `${fault.at.replace(/[:.]/g, '-')}-${fault.table}-${fault.behind}.json`)
  rmSync(path, { force: true })
  freshPrivate(path)
  writeFileSync(path, `${JSON.stringify(fault, undefined, 2)}\n`)
}
