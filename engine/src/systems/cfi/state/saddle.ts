import type { FighterId } from '../../../kernel/types.ts'
import { seated } from '../../../mechanisms/ground/standing.ts'
import { fighter } from './fighters.ts'
import type { Fighter, State } from './types.ts'
import { settles } from './underfoot.ts'

/** He is in the saddle. */
export function getsOn(s: State, f: Fighter, mountId: FighterId): void {
  const beast = fighter(s, mountId)
  f.mount = beast.id
  beast.rider = f.id
  f.mounting = undefined
  s.where = seated(s.where, f.id, beast.id)
  settles(s, f)
}

/** He is no longer in the saddle, and stands where his mount is. */
export function getsOff(s: State, f: Fighter): void {
  if (f.mount === undefined) return
  fighter(s, f.mount).rider = undefined
  f.mount = undefined
  settles(s, f)
}

/** He himself and who shares his place: his mount, his rider. */
export const party = (s: State, { id, mount, rider }: Fighter): Fighter[] =>
  s.fighters.filter((other) => other.id === id || other.id === mount || other.id === rider)
