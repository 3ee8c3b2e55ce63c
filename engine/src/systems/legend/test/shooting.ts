import type { State } from '../state/types.ts'
import { arranged, facing } from './arrange.ts'
import { clash, man, spent, told } from './clash.ts'

/** An archer of 60% with this weapon, nothing in his other hand. */
export const archer = (weapon: string, more: object = {}): object => man([weapon], more)

/** Ann with a missile weapon and Bob with a sword, so many metres apart. */
export const apart = (
  metres: number,
  ann: object,
  change?: (s: State) => void,
  more: { readonly bob?: object; readonly options?: object; readonly fight?: object } = {},
): State =>
  arranged(
    facing({ ann }, { bob: more.bob ?? man(['war-sword']) }, more.options, { distance: metres, ...more.fight }),
    change,
  )

/** What a shot of Ann's at Bob is worth now. */
export function shotWorth(s: State, weapon: string): unknown {
  const played = clash(s, weapon, 'ann attack: 95', { arrange: spent })
  return told(played, 'attack')[0]?.skill
}
