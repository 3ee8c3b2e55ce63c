import { chmodSync, closeSync, openSync } from 'node:fs'
import process from 'node:process'

/** Only its owner may read or write a file. */
const OWNER = 0o600

/** A file that nobody but its owner can read from its first byte on; one that is there must not be. */
export function freshPrivate(path: string): void {
  closeSync(openSync(path, 'wx', OWNER))
}
/** The same where there may be one: what the files beside it are made like. */
export function ownPrivate(path: string): void {
  closeSync(openSync(path, 'a', OWNER))
  chmodSync(path, OWNER)
}
/** Makes something whose mode cannot be given, as a socket's. */
export function privately<T>(make: () => T): T {
  const usual = process.umask(0o777 & ~OWNER)
  try {
    return make()
  } finally {
    process.umask(usual)
  }
}
