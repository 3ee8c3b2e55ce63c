import { hidden } from '../../../space/cover.ts'
import { terrain } from '../../../space/terrain.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { inHand } from '../state/fighters.ts'
import { type Arm, fightsAgainst, type Person, type Seen, trained } from './seen.ts'

/** The missile weapon in his hands. */
export function bowOf({ items }: Person): Arm | undefined {
  for (const item of items) if (item.weapon.use === 'ranged' && inHand(item)) return item
  return undefined
}

/** A missile weapon in hand, and whether it is loaded. */
export function missile(self: Person): 'none' | 'ready' | 'empty' {
  const bow = bowOf(self)
  if (bow?.weapon.use !== 'ranged') return 'none'
  return bow.loaded >= bow.weapon.load ? 'ready' : 'empty'
}

/** A shot below this chance is an arrow wasted. */
const POOR = 20
const WIND = { none: 0, light: 5, moderate: 10, strong: 50, gale: 100 } as const
const LIGHT = { day: 0, partial: 20, dark: 40, pitch: 100 } as const
const HAZE = { none: 0, mist: 20, fog: 40 } as const

/** What a shot of his at somebody is worth, by eye: distance, weather, and whether anything of the target shows. */
function chance(seen: Seen, self: Person, bow: Arm, target: Person): number {
  const { weapon } = bow
  if (weapon.use !== 'ranged' || self.blind) return 0
  const far = distanceBetween(seen.where, self.id, target.id)
  if (far > 2 * weapon.range) return 0
  const skill = trained(self, bow) / (far > weapon.range ? 2 : 1)
  const { wind, light, haze } = seen.scene
  return skill - WIND[wind] - Math.max(LIGHT[light], HAZE[haze]) - (showsNothing(seen, self, target) ? 40 : 0)
}

function showsNothing(seen: Seen, self: Person, target: Person): boolean {
  if (target.cover !== undefined) return target.cover.total
  const { where } = seen
  if ('bands' in where) return false
  const [mine, his] = [where.bodies[self.id], where.bodies[target.id]]
  return mine !== undefined && his !== undefined && hidden(terrain(where.field), mine, his, 'missiles') > 99
}

/** Whether a foe on his feet is worth an arrow. */
export function worthAShot(seen: Seen, self: Person): boolean {
  const bow = bowOf(self)
  if (bow === undefined) return false
  for (const other of seen.fighters) {
    if (fightsAgainst(self, other) && chance(seen, self, bow, other) >= POOR) return true
  }
  return false
}

/** Whether a foe has something in his hands to shoot or throw. */
export function shotAt(seen: Seen, self: Person): boolean {
  for (const other of seen.fighters) if (fightsAgainst(self, other) && bowOf(other) !== undefined) return true
  return false
}
