import type { FighterId, SideId } from '../../../kernel/types.ts'
import { found, named } from '../../../mechanisms/fighters.ts'
import type { ConditionName } from './lasting.ts'
import type { Condition, Fighter, Posture, State, Status } from './types.ts'

/** What a fighter must show to be asked how he is; bots ask with sealed states. */
type Body = {
  readonly hp: number
  readonly fullHp: number
  readonly dead: boolean
  readonly posture: Posture
  readonly conditions: readonly Condition[]
}

export const fighterOf = (s: State, id: FighterId): Fighter => named(s.fighters, id)
/** The one of that name, if there is such a one. */
export const whoIs: <F extends { readonly id: FighterId }>(all: readonly F[], id: FighterId) => F | undefined = found

export function condition(
  f: { readonly conditions: readonly Condition[] },
  name: ConditionName,
): Condition | undefined {
  for (const one of f.conditions) if (one.name === name) return one
  return undefined
}
export const suffers = (f: { readonly conditions: readonly Condition[] }, name: ConditionName): boolean =>
  condition(f, name) !== undefined

/** OLDE-INJ-01: how he is, by the Hit Points he has left. */
export function status(f: Pick<Body, 'hp' | 'fullHp' | 'dead'>): Status {
  if (f.dead || f.hp <= -f.fullHp) return 'dead'
  if (f.hp <= 0) return 'incapacitated'
  if (f.hp >= f.fullHp) return 'healthy'
  return 2 * f.hp >= f.fullHp ? 'bruised' : 'wounded'
}

/** Above 0 Hit Points: as long as a side has such a one, it fights (ruling OLDE-B74). */
export const isUp = (f: Pick<Body, 'hp' | 'dead'>): boolean => f.hp > 0 && !f.dead

/** Whether he can do anything by himself. */
export const isAble = (f: Body): boolean => isUp(f) && !suffers(f, 'stunned') && !suffers(f, 'unconscious')

/** OLDE-RNG-07: he does not move at all (ruling OLDE-B31). */
export const isMotionless = (f: Body): boolean => !isAble(f) || suffers(f, 'restrained')

/** Sides with somebody above 0 Hit Points, in the order of the fight. */
export function sidesUp(s: {
  readonly fighters: readonly { readonly side: SideId; readonly hp: number; readonly dead: boolean }[]
}): SideId[] {
  const up: SideId[] = []
  for (const f of s.fighters) if (isUp(f) && !up.includes(f.side)) up.push(f.side)
  return up
}

/** The most AP of a round. */
export const MOST_AP = 3
export const leftInRound = (f: Pick<Fighter, 'ap' | 'spent'>): number => Math.min(f.ap, MOST_AP - f.spent)
