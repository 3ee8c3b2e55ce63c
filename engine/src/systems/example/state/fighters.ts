import type { SideId } from '../../../kernel/types.ts'
import type { State } from './types.ts'

/** The sides and who fights on each. */
export function sides(state: State): { id: SideId; fighters: string[] }[] {
  const ids = [...new Set(state.fighters.map((fighter) => fighter.side))]
  return ids.map((id) => ({ id, fighters: state.fighters.filter((f) => f.side === id).map((f) => f.id) }))
}
