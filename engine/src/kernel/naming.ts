import { AffrayError } from './error.ts'
import * as is from './shapes.ts'

export const ID_IN_WORDS = 'a name of lower-case letters, digits and hyphens'
/** What fighters, sides and the seats of a scenario are called; stories say it in words. */
export const id = is.matching(/^[a-z][a-z0-9-]{0,39}$/, `${ID_IN_WORDS} (old-tom is called Old Tom)`)

/**
 * Whether people can be told apart by a name: those of seats, those others call a fighter by, those of who knocks at a door. It
 * has a letter or digit, nothing that cannot be seen or turns the direction of a line, and nothing that parts an address.
 */
export const isName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name) && !/[\p{C}\p{Zl}\p{Zp}/\\]/u.test(name)

export function checkName(name: string): void {
  if (isName(name)) return
  throw new AffrayError(
    'name/letters',
    `${JSON.stringify(name)} is no name to be called by.`,
    'Use letters, digits and spaces, at least one letter or digit, and no slashes or marks that cannot be seen.',
  )
}
