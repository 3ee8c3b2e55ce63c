import { chapter } from './chapter.ts'
import { companion } from './companion.ts'

/** Every rule of the combat chapter and of the chapters it refers to. */
export const rules = [...chapter, ...companion]

/** A rule that exists: citing any other does not compile. */
export type RenRule = (typeof rules)[number]['id']
