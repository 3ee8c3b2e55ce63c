import { AffrayError, type AnySystem, systems } from '@affray/engine'
import { nearest } from './nearest.ts'

/** Every system there is, in the order of the registry. */
export const everySystem: readonly AnySystem[] = Object.values(systems)

/** The system of that name, or an error that names those there are. */
export function systemNamed(name: string): AnySystem {
  const found = everySystem.find(({ id }) => id === name)
  if (found !== undefined) return found
  const names = everySystem.map(({ id }) => id)
  const meant = nearest(name, names)
  throw new AffrayError(
    'system/unknown',
    `There is no system "${name}".`,
    meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean ${meant}? There are: ${names.join(', ')}.`,
  )
}
