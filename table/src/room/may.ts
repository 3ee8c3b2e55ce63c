import { AffrayError } from '@affray/engine'
import type { Place } from '@affray/engine/play'
import { SAID, type Said } from '../protocol/said.ts'

type Group = keyof typeof SAID
const typesOf = (group: Group): ReadonlySet<string> => new Set(SAID[group].map(({ shape }) => shape.type.value))
const GROUPS = { deciding: typesOf('deciding'), mastering: typesOf('mastering') } as const

/** Whether a seat may say that at all; whether it may say it of this fighter the game knows. */
export function checkMay({ name, gm, fighters }: Place, type: Said['type']): void {
  if (GROUPS.mastering.has(type) && !gm)
    throw new AffrayError('seat/gm', `${name} is not the game master.`, 'Only the game master may do that: ask for it.')
  if (GROUPS.deciding.has(type) && !gm && fighters.length === 0)
    throw new AffrayError('seat/spectator', `${name} decides for nobody.`, 'Ask the game master for a fighter.')
}
