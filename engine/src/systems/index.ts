import type { AnySystem } from '../kernel/types.ts'
import { example } from './example/index.ts'

/** Every rule system by its id. The only file that knows them all. */
export const systems: Readonly<Record<string, AnySystem>> = {
  example,
}
