import { AffrayError } from '@affray/engine/dice'

export const damaged = (table: string, n: number): AffrayError =>
  new AffrayError(
    'store/damaged',
    `Table ${table} is damaged ${n === 0 ? 'from its beginning' : `from its deed ${n} on`}.`,
    'Whoever runs the server can bring back what stands before that with affray tables restore, or a backup.',
  )
export const noBackup = (path: string, thrown: unknown): AffrayError => {
  const there = thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST'
  const why = there ? 'there is a file already' : thrown instanceof Error ? thrown.message : String(thrown)
  return new AffrayError('backup/path', `A backup cannot be written to ${path}: ${why}.`, 'Name another file.')
}
export const notWritten = (because: string): AffrayError =>
  new AffrayError(
    'store/failed',
    `The server could not store that (${because}): nothing of it has happened.`,
    'Try again in a while, and tell whoever runs the server.',
  )
export const notKnown = (because: string): AffrayError =>
  new AffrayError(
    'store/unknown',
    `It is not known whether the server stored that (${because}).`,
    'Look whether it is there before you try again, and tell whoever runs the server.',
  )
