import type { FighterId } from '../../kernel/types.ts'
import { arc, facingTowards } from '../../space/facing.ts'
import type { Body } from '../../space/footprint.ts'
import type { Path } from '../../space/path.ts'
import { terrain } from '../../space/terrain.ts'
import { active, foes, isSurprised } from './fighters.ts'
import { inContact } from './ground.ts'
import type { Fighter, State } from './types.ts'

/** From which side one fighter comes at another: as the map shows it, or without one as ruled. Ruling LEG-A97: who has nobody else to mind turns in time. */
export function arcOf(s: State, attacker: Fighter, defender: Fighter): 'front' | 'side' | 'back' {
  const { where } = s
  if ('bands' in where || defender.facing < 0) return attacker.comesFrom
  const [mine, his] = [where.bodies[attacker.id], where.bodies[defender.id]]
  if (mine === undefined || his === undefined) return attacker.comesFrom
  const side = arc(terrain(where.field), his, defender.facing, mine)
  return side !== 'front' && turnsInTime(s, attacker, defender) ? 'front' : side
}

/** He sees him coming, and no other foe holds his eye. */
function turnsInTime(s: State, attacker: Fighter, defender: Fighter): boolean {
  if (!active(defender) || isSurprised(s, defender)) return false
  for (const other of s.fighters) {
    if (other === attacker || !foes(other, defender) || !active(other)) continue
    if (other.id === attacker.mount || other.id === attacker.rider) continue
    if (inContact(s, other.id, defender.id)) return false
  }
  return true
}

/** He turns to somebody, as to whom he strikes at. */
export function turnsTo(s: State, f: Fighter, other: FighterId): void {
  const { where } = s
  if ('bands' in where) return
  const [mine, his] = [where.bodies[f.id], where.bodies[other]]
  if (mine === undefined || his === undefined) return
  f.facing = facingTowards(terrain(where.field), mine, his) ?? f.facing
}

/** After a move he looks the way he went last. */
export function turnsAlong(s: State, f: Fighter, from: Body | undefined, path: Path | undefined): void {
  const { where } = s
  const last = path?.cells.at(-1)
  const before = path?.cells.at(-2) ?? from
  if ('bands' in where || before === undefined || last === undefined) return
  f.facing = facingTowards(terrain(where.field), { x: before.x, y: before.y }, { x: last.x, y: last.y }) ?? f.facing
}
