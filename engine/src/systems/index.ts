import type { AnySystem } from '../kernel/types.ts'
import { cfi } from './cfi/index.ts'
import { d6 } from './d6/index.ts'
import { example } from './example/index.ts'
import { legend } from './legend/index.ts'
import { olde } from './olde/index.ts'
import { renaissance } from './renaissance/index.ts'

/** Every rule system by its id. The only file that knows them all. */
export const systems = {
  cfi,
  d6,
  example,
  legend,
  olde,
  renaissance,
} as const satisfies Readonly<Record<string, AnySystem>>
