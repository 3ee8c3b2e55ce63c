import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import process from 'node:process'
import { AffrayError, type FightFile } from '@affray/engine'

/** What each file we hold has in it, to see that nobody else wrote there since. */
const written = new Map<string, string>()

/** Writes a fight to its file, whole or not at all; never over something else, or over what another process put there. */
export function save(path: string, file: FightFile): void {
  const text = `${fightText(file)}\n`
  const known = written.get(resolve(path))
  if (known === undefined) checkFight(path)
  else if ((textIn(path) ?? '') !== known) {
    throw new AffrayError(
      'file/changed',
      `${path} was changed by somebody else since it was saved here.`,
      'Save to another file: save <file>. Then look at both.',
    )
  }
  write(path, text)
  if (known !== undefined) written.set(resolve(path), text)
}

/** Says beforehand that a fight cannot be saved there: what is in the way is no fight. */
export function checkFight(path: string): void {
  checkWritable(path)
  const text = textIn(path)
  if (text === undefined || text.trim() === '' || /^\s*\{\s*"affray"\s*:/.test(text)) return
  throw new AffrayError(
    'file/other',
    `${path} is there already, and it is no fight: it is not overwritten.`,
    'Name another file to save to.',
  )
}

/** Says beforehand that a report cannot be written there: what is in the way is no report. */
export function checkReport(path: string): void {
  checkWritable(path)
  const text = textIn(path)
  if (text === undefined || text.trim() === '' || /^<!doctype html>/i.test(text)) return
  throw new AffrayError(
    'file/other',
    `${path} is there already, and it is no report: it is not overwritten.`,
    'Name another file for the report.',
  )
}

function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Keeps a fight's file for this process until what it gives is called: another that wants to play it is told.
 */
export function claim(path: string): () => void {
  const lock = `${path}.lock`
  const holder = Number(textIn(lock) ?? Number.NaN)
  if (holder !== process.pid && alive(holder)) {
    throw new AffrayError(
      'file/busy',
      `${path} is being played by another process (${holder}).`,
      `End that one first, or go on with a copy. If there is none, remove ${lock}.`,
    )
  }
  try {
    writeFileSync(lock, `${process.pid}`)
  } catch (thrown) {
    throw unwritable(path, thrown)
  }
  const release = (): void => {
    process.off('exit', release)
    written.delete(resolve(path))
    rmSync(lock, { force: true })
  }
  process.once('exit', release)
  written.set(resolve(path), textIn(path) ?? '')
  return release
}

function alive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (thrown) {
    // It is there and belongs to somebody else.
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM'
  }
}

/** Writes a file, whole or not at all. */
export function write(path: string, text: string): void {
  const draft = `${path}.part`
  try {
    writeFileSync(draft, text)
    renameSync(draft, path)
  } catch (thrown) {
    throw unwritable(path, thrown)
  }
}

/** Says beforehand that a file cannot be written, where that can be known. */
export function checkWritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK)
    if (existsSync(path)) closeSync(openSync(path, 'r+'))
  } catch (thrown) {
    throw unwritable(path, thrown)
  }
}

function unwritable(path: string, thrown: unknown): AffrayError {
  const why = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown)
  return new AffrayError(
    'file/unwritable',
    `${path} cannot be written (${why}).`,
    'Name a file in a folder you may write to.',
  )
}

/** A fight as text that can be read and compared: a line for each field, each entry and each waiting answer. */
export function fightText(file: FightFile): string {
  const { affray, system, scenario, hash, dice, entries, head, branch, pending, sealed, tip, left, told, notes } = file
  const fields = {
    affray: inline(affray),
    system: inline(system),
    scenario: JSON.stringify(scenario, null, 2).replaceAll('\n', '\n  '),
    hash: inline(hash),
    dice: inline(dice),
    entries: list(entries),
    head: inline(head),
    branch: inline(branch),
    pending: list(pending),
    sealed: inline(sealed),
    tip: inline(tip),
    left: list(left),
    ...(told === undefined ? {} : { told: list(told) }),
    ...(notes === undefined ? {} : { notes: list(notes) }),
  }
  const lines = Object.entries(fields).map(([name, text]) => `  "${name}": ${text}`)
  return `{\n${lines.join(',\n')}\n}`
}

const inline = (value: unknown): string => JSON.stringify(value)
const list = (values: readonly unknown[]): string =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => `    ${inline(value)}`).join(',\n')}\n  ]`
