import { amongNames } from '../../mechanisms/lists.ts'
import type { Exchange } from './types.ts'

/** Whether a manoeuvre was chosen. */
export const took = (x: Exchange, manoeuvre: string): boolean => amongNames(x.chosen, manoeuvre)

/** How often a manoeuvre was chosen. */
export function times(x: Exchange, manoeuvre: string): number {
  const { chosen } = x
  let count = 0
  for (let i = 0; i < chosen.length; i++) if (chosen[i] === manoeuvre) count++
  return count
}
