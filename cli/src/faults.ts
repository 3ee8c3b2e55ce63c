import { AffrayError, type AnySystem, type Fault } from '@affray/engine'
import type { DataFile, Place } from './document.ts'
import { nearest } from './nearest.ts'

/** A fault of a file, with the line it stands on and the word that may have been meant. */
export interface Located extends Fault, Place {
  readonly meant: string | undefined
}

/** A file that its door refuses, with everything that is wrong with it. */
export class Faulty extends AffrayError {
  readonly file: string
  readonly faults: readonly Located[]

  constructor(file: string, faults: readonly Located[]) {
    super(
      'scenario/invalid',
      `${file} cannot be used: ${faults.length === 1 ? 'one fault' : `${faults.length} faults`}.`,
      'Correct the lines named; everything else was understood.',
    )
    this.file = file
    this.faults = faults
  }
}

/** Faults with their places, in the order of the file. */
export function located(file: DataFile, faults: readonly Fault[], system: AnySystem | undefined): Located[] {
  return faults
    .map((fault) => ({ ...fault, ...file.placeOf(fault.path), meant: meant(fault, system) }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

/** A fault as its two lines: where, and what was found there, what is allowed, what may have been meant. */
export function faultLines(file: string, { path, line, column, found, allowed, meant: word }: Located): string[] {
  const where = path.length === 0 ? '' : `  ${path.join('.')}`
  const suggestion = word === undefined ? '' : ` Did you mean "${word}"?`
  return [`${file}:${line}:${column}${where}`, `  found ${found}; allowed: ${allowed}.${suggestion}`]
}

function meant({ path, found, allowed }: Fault, system: AnySystem | undefined): string | undefined {
  const written = /"([^"]+)"/.exec(found)?.[1]
  if (written === undefined) return undefined
  const listed = /^one of (.*?)(?:, or a whole record)?$/.exec(allowed)?.[1]
  if (listed !== undefined) return nearest(written, listed.split(', '))
  return found.startsWith('the unknown field')
    ? nearest(written, fieldsAt(system?.setup.json(), path.slice(0, -1)))
    : undefined
}

/** The names a JSON Schema knows for the fields of the record at a path. */
function fieldsAt(schema: unknown, path: readonly (string | number)[]): string[] {
  if (!isRecord(schema)) return []
  const [field, ...rest] = path
  const inside = [schema.anyOf, schema.allOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
  const here = isRecord(schema.properties) ? schema.properties : {}
  if (field === undefined) return [...Object.keys(here), ...inside.flatMap((one) => fieldsAt(one, path))]
  const next = Object.hasOwn(here, field)
    ? here[field]
    : typeof field === 'number'
      ? schema.items
      : schema.additionalProperties
  return [...fieldsAt(next, rest), ...inside.flatMap((one) => fieldsAt(one, path))]
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null
