import { AffrayError, type AnySystem, type Fault, jsonSchema } from '@affray/engine'
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
    .map((fault) => ({ ...fault, allowed: allowedAt(fault, system), ...file.placeOf(fault.path) }))
    .map((fault) => ({ ...fault, meant: meant(fault) }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

/** A fault as its two lines: where, and what was found there, what is allowed, what may have been meant. */
export function faultLines(file: string, { path, line, column, found, allowed, meant: word }: Located): string[] {
  const where = path.length === 0 ? '' : `  ${path.join('.')}`
  const suggestion = word === undefined ? '' : ` Did you mean "${word}"?`
  return [`${file}:${line}:${column}${where}`, `  found ${found}; allowed: ${allowed}.${suggestion}`]
}

/** What is allowed, in names where they are known: the values of an option, the fields of a record. */
function allowedAt({ path, found, allowed }: Fault, system: AnySystem | undefined): string {
  const option = path.length === 2 && path[0] === 'options' ? path[1] : undefined
  const ruling = system?.rulings.find((one) => one.option === option)
  if (ruling !== undefined) return `one of ${ruling.values.join(', ')}`
  if (!found.startsWith('the unknown field')) return allowed
  const fields = [...new Set(fieldsAt(system && jsonSchema(system.setup), path.slice(0, -1)))]
  return fields.length === 0 ? allowed : `one of ${fields.join(', ')}`
}

/** The word that was meant, where one of those allowed is near to what was written. */
function meant({ found, allowed }: Fault): string | undefined {
  const written = /"([^"]+)"/.exec(found)?.[1]
  const listed = /^one of (.*?)(?:, or a whole record)?$/.exec(allowed)?.[1]
  return written === undefined || listed === undefined ? undefined : nearest(written, listed.split(', '))
}

/** The names of all fields that a JSON Schema allows in the record at a path; none where it allows any. */
function fieldsAt(schema: unknown, path: readonly (string | number)[]): string[] {
  if (!isRecord(schema)) return []
  const [field, ...rest] = path
  const inside = [schema.anyOf, schema.allOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
  const here = isRecord(schema.properties) ? schema.properties : {}
  const named = schema.additionalProperties === false ? Object.keys(here) : []
  if (field === undefined) return [...named, ...inside.flatMap((one) => fieldsAt(one, path))]
  const next = Object.hasOwn(here, field)
    ? here[field]
    : typeof field === 'number'
      ? schema.items
      : schema.additionalProperties
  return [...fieldsAt(next, rest), ...inside.flatMap((one) => fieldsAt(one, path))]
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null
