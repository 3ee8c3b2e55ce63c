import type { FighterId } from '../../../kernel/types.ts'
import type { Scene } from '../state/fighters.ts'

/** What the ground under somebody is: as the map draws it, or as the scene says. */
export function groundUnder(s: Scene, id: FighterId): string {
  if ('bands' in s.where) return s.scene.ground
  const body = s.where.bodies[id]
  const { rows, kinds } = s.where.field
  const drawn = body === undefined ? undefined : kinds[rows[body.y]?.[body.x] ?? '']?.name
  return drawn === undefined || drawn === 'floor' || drawn === 'door' ? s.scene.ground : drawn
}
