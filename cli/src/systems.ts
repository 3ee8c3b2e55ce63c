import { AffrayError, type AnySystem, everySystem, systemOf } from '@affray/engine'
import { nearest } from './nearest.ts'

/** The system of that name, or an error that names those there are. */
export function systemNamed(name: string): AnySystem {
  const found = systemOf(name)
  if (found !== undefined) return found
  const names = everySystem().map(({ id }) => id)
  const meant = nearest(name, names)
  throw new AffrayError(
    'system/unknown',
    `There is no system "${name}".`,
    meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean ${meant}? There are: ${names.join(', ')}.`,
  )
}
