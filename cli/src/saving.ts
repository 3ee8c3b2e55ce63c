import { accessSync, closeSync, constants, existsSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { AffrayError, type FightFile } from '@affray/engine'

/** Writes a fight to its file, whole or not at all. */
export const save = (path: string, file: FightFile): void => write(path, `${fightText(file)}\n`)

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
