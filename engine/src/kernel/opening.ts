import { AffrayError } from './error.ts'
import type { FightFile } from './fight-file.ts'
import type { Oracle } from './oracles/oracle.ts'
import type { Snapshot } from './states.ts'
import type { AnySystem } from './types.ts'

/** How a stored fight is opened. */
export interface OpenOptions {
  readonly seed?: string
  readonly oracles?: readonly Oracle[]
  /** A state from one's own store, never from a stranger's file: what led to it is played again only when it is visited. */
  readonly snapshot?: Snapshot
}

/** A fight goes on under the rules that made it, and no others. */
export function checkSystem(system: AnySystem, file: FightFile): void {
  if (file.system === `${system.id}@${system.version}`) return
  throw new AffrayError(
    'fight/system',
    `The fight is of ${file.system}, and it was opened as ${system.id}@${system.version}.`,
    'Open it with the system and version that made it.',
  )
}
