import type { Catalogue } from '../kernel/types.ts'
import { rules as cfi } from './cfi/book/rules.ts'
import { rules as d6 } from './d6/book/rules.ts'
import { rules as example } from './example/book/rules.ts'
import { rules as legend } from './legend/book/rules.ts'
import { rules as olde } from './olde/book/rules.ts'
import { rules as renaissance } from './renaissance/book/rules.ts'

const catalogues: Readonly<Record<string, Catalogue>> = {
  cfi,
  d6,
  example,
  legend,
  olde,
  renaissance,
}

/** What the rules of a game say, each in a sentence: to read, not to play, so that who only plays need not load it. */
export const catalogueOf = (system: string): Catalogue =>
  Object.hasOwn(catalogues, system) ? (catalogues[system] ?? []) : []
