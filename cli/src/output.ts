import process from 'node:process'
import { harmless } from './terminal.ts'

/** Results go to standard output, line by line. */
export function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${harmless(line)}\n`)
}

/** A result for programs. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** What goes on, for people: to standard error, so that it never mixes with results. */
export function note(...lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${harmless(line)}\n`)
}
