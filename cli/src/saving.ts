import { renameSync, writeFileSync } from 'node:fs'
import { AffrayError, type FightFile } from '@affray/engine'

/** Writes a fight to its file, whole or not at all. */
export function save(path: string, file: FightFile): void {
  const draft = `${path}.part`
  try {
    writeFileSync(draft, `${fightText(file)}\n`)
    renameSync(draft, path)
  } catch (thrown) {
    const why = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown)
    throw new AffrayError(
      'file/unwritable',
      `${path} cannot be written (${why}).`,
      'Name a file in a folder you may write to.',
    )
  }
}

/** A fight as text: one line for each entry, so that files can be read and compared. */
export function fightText(file: FightFile): string {
  const { entries, ...rest } = file
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')
  const text = JSON.stringify({ ...rest, entries: [] }, null, 2)
  return entries.length === 0 ? text : text.replace(/"entries": \[\]/, () => `"entries": [\n${lines}\n  ]`)
}
