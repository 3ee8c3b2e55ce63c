import { AffrayError } from '../../kernel/error.ts'
import type { FighterId, SideId } from '../../kernel/types.ts'

/** Those who fight, as far as rulings name them. */
export interface Roster {
  readonly fighters: readonly { readonly id: FighterId; readonly side: SideId }[]
}

/** The fighter a ruling names. */
export function fighterNamed<F extends { readonly id: FighterId }>(fighters: readonly F[], id: FighterId): F {
  const found = fighters.find((f) => f.id === id)
  if (found !== undefined) return found
  throw new AffrayError(
    'ruling/fighter',
    `There is no fighter "${id}" in this fight.`,
    `Name one of: ${fighters.map((f) => f.id).join(', ')}.`,
  )
}

/** Whatever else a ruling names: the one of that name, or what there is. */
export function oneNamed<T extends { readonly id: string }>(all: readonly T[], id: string, kind: string): T {
  const found = all.find((each) => each.id === id)
  if (found !== undefined) return found
  throw new AffrayError(
    'ruling/nothing',
    `The ruling names the ${kind} "${id}", and there is none of that name in the fight.`,
    all.length === 0 ? `The scene has no ${kind}.` : `Name one of: ${all.map((each) => each.id).join(', ')}.`,
  )
}

/** The sides of a fight, in the order of its fighters. */
export const sidesOf = (s: Roster): readonly SideId[] => [...new Set(s.fighters.map((f) => f.side))]

/** The sides a ruling names. */
export function sidesNamed(s: Roster, sides: readonly SideId[]): readonly SideId[] {
  const known = sidesOf(s)
  const stranger = sides.find((side) => !known.includes(side))
  if (stranger === undefined) return sides
  throw new AffrayError('ruling/side', `There is no side "${stranger}".`, `Name of: ${known.join(', ')}.`)
}

/** A newcomer's name, which nobody has yet. */
export function nameFree(s: Roster, id: FighterId): void {
  if (id !== 'gm' && !s.fighters.some((f) => f.id === id)) return
  throw new AffrayError('ruling/fighter', `There is a fighter "${id}" already.`, 'Give the newcomer another name.')
}
