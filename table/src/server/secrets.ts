import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { AffrayError } from '@affray/engine'

/** A secret nobody guesses: 128 random bits. */
const freshSecret = (): string => randomBytes(16).toString('base64url')
/** What is kept of a secret. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
/** The name of a table: unguessable enough, though it guards nothing. */
const freshId = (): string => randomBytes(9).toString('base64url')

/** Letters that are not mistaken for each other when read aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
/** A code to read aloud: 30⁶ of them. */
const freshCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Where names, secrets and codes come from. */
export interface Chances {
  readonly id: () => string
  readonly secret: () => string
  readonly code: () => string
}
export const chances: Chances = { id: freshId, secret: freshSecret, code: freshCode }

/** A link to a seat. What stands behind # never reaches a server's log. */
export const linkPath = (table: string, seat: string, secret: string): string =>
  `/t/${table}/${encodeURIComponent(seat)}#${secret}`

/** Whoever makes a table must know the key, where there is one. */
export function checkKey(given: string | undefined, wanted: string | undefined): void {
  if (wanted === undefined) return
  if (given !== undefined && timingSafeEqual(Buffer.from(hashed(given)), Buffer.from(wanted))) return
  throw new AffrayError('table/key', 'Making tables here needs a key.', 'Ask whoever runs the server for it.')
}
