import process from 'node:process'
import { AffrayError } from '@affray/engine'
import { CommanderError } from 'commander'
import { faulty } from './commands/check.ts'
import { Faulty } from './faults.ts'
import { note } from './output.ts'

/** Says what went wrong, why and what to do, and gives the exit code: 1 failed, 2 used wrongly. Never a stack. */
export function failed(thrown: unknown, json: boolean): number {
  // Commander has said what is wrong already, or printed the help that was asked for.
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2
  const { code, message, remedy } = thrown instanceof AffrayError ? thrown : fault(thrown)
  const faults = thrown instanceof Faulty ? { faults: thrown.faults } : {}
  if (json) note(JSON.stringify({ error: { code, message, remedy, ...faults } }))
  else if (thrown instanceof Faulty) note(...faulty(thrown))
  else note(`affray: ${message}`, `        ${remedy}`)
  return USED_WRONGLY.test(code) ? 2 : 1
}

/** Errors in what was typed, rather than in a file or a fight. */
const USED_WRONGLY = /^(usage|vary|variant|policy)\/|^odds\/option$/

/** Something that is our fault, not the user's. */
function fault(thrown: unknown): { code: string; message: string; remedy: string } {
  const what = thrown instanceof Error ? thrown.message : String(thrown)
  if (process.env.AFFRAY_DEBUG !== undefined) console.error(thrown)
  return {
    code: 'affray/fault',
    message: `This is a fault of affray itself: ${what}.`,
    remedy: 'Please report it with the command and the files you used; AFFRAY_DEBUG=1 shows where it happened.',
  }
}
