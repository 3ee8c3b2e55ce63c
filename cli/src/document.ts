import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { AffrayError } from '@affray/engine'
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { nearest } from './nearest.ts'

/** A place in a file, counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}
/** A YAML or JSON file as data that remembers where everything stands. */
export interface DataFile {
  readonly path: string
  readonly data: unknown
  /** Where a field stands; the nearest field around it where it is missing. */
  placeOf(path: readonly (string | number)[]): Place
}

const MOST_BYTES = 64 * 1024 * 1024

/** Reads a file of YAML or JSON; what cannot be read is an error that says where. */
export function readDataFile(path: string): DataFile {
  const text = textOf(path)
  const counter = new LineCounter()
  let parsed: Document | undefined
  const document = (): Document => {
    parsed ??= parseDocument(text, { lineCounter: counter, stringKeys: true, merge: true, logLevel: 'error' })
    return parsed
  }
  const placeOf = (fields: readonly (string | number)[]): Place => {
    const { line, col } = counter.linePos(offsetOf(document(), fields))
    return { line, column: col }
  }
  const json = extname(path) === '.json' ? fromJson(text) : undefined
  return { path, data: json === undefined ? fromYaml(path, document()) : json.data, placeOf }
}

function textOf(path: string): string {
  try {
    const { size } = statSync(path)
    if (size > MOST_BYTES) {
      throw new AffrayError(
        'file/size',
        `${path} has ${size} bytes; at most ${MOST_BYTES} are read.`,
        'Use a smaller file.',
      )
    }
    return readFileSync(path, 'utf8')
  } catch (thrown) {
    if (thrown instanceof AffrayError) throw thrown
    throw unreadable(path, thrown instanceof Error && 'code' in thrown ? thrown.code : undefined)
  }
}

function unreadable(path: string, code: unknown): AffrayError {
  if (code === 'EISDIR') {
    return new AffrayError(
      'file/folder',
      `${path} is a folder, not a file.`,
      `Name a file in it: ${inFolder(path).join(', ')}.`,
    )
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const near = nearest(basename(path), inFolder(dirname(path)))
    const remedy = near === undefined ? 'Check the path.' : `Did you mean ${join(dirname(path), near)}?`
    return new AffrayError('file/missing', `There is no file ${path}.`, remedy)
  }
  return new AffrayError('file/unreadable', `${path} cannot be read (${String(code)}).`, 'Check that you may read it.')
}

function inFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

/** JSON read quickly; undefined where it is faulty, so that the YAML parser can say where. */
function fromJson(text: string): { data: unknown } | undefined {
  try {
    return { data: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function fromYaml(path: string, document: Document): unknown {
  const error = document.errors[0]
  if (error !== undefined) {
    const at = error.linePos?.[0] ?? { line: 1, col: 1 }
    const why = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
    const language = extname(path) === '.json' ? 'JSON' : 'YAML'
    throw new AffrayError(
      'file/syntax',
      `${path}:${at.line}:${at.col}: this is no ${language}: ${why}.`,
      'Correct that line.',
    )
  }
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new AffrayError('file/aliases', `${path}: its aliases cannot be resolved: ${why}.`, 'Write the values out.')
  }
}

/** Where the key of a field begins, or that of the nearest field around it. */
function offsetOf(document: Document, fields: readonly (string | number)[]): number {
  let node: unknown = document.contents
  let offset = document.contents?.range?.[0] ?? 0
  for (const field of fields) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(field))
      if (pair === undefined) break
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(field)]
      offset = isScalar(node) || isMap(node) || isSeq(node) ? (node.range?.[0] ?? offset) : offset
    } else break
  }
  return offset
}
