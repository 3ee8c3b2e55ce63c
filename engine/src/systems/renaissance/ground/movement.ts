import type { MovementMode, Rate } from '../content/races.ts'
import { fighter, mountOf, type Person, type Scene } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'

/** Whose legs carry him. */
export const legsOf = (s: Scene, f: Person): Person => mountOf(s, f) ?? f

/** Modes one can use here: feet and wings on land, fins in the water. */
const ON_LAND: readonly MovementMode[] = ['foot', 'leap', 'fly']
export function modesOf(s: Scene, f: Person): readonly (readonly [MovementMode, Rate])[] {
  const { modes, traits } = legsOf(s, f).facts
  const usable: readonly MovementMode[] = s.scene.ground === 'deep water' ? ['swim', 'fly'] : ON_LAND
  const factor = traits.includes('smaller') ? 2 / 3 : traits.includes('larger') ? 4 / 3 : 1
  const found: (readonly [MovementMode, Rate])[] = []
  for (const mode of usable) {
    const rate = modes[mode]
    if (rate !== undefined) found.push([mode, [Math.floor(rate[0] * factor), Math.floor(rate[1] * factor)]])
  }
  return found
}
/** The base rate of his fastest way on land: what unusual movement is reckoned from (REN-MOVE-06). */
export const baseOf = (s: Scene, f: Person): number => {
  const foot = legsOf(s, f).facts.modes.foot
  return foot?.[0] ?? Math.max(0, ...modesOf(s, f).map(([, [base]]) => base))
}

/** He has left, with whom he rides or carries: nobody holds them any more, and they hold nobody. */
export function isGone(s: State, f: Fighter): void {
  for (const id of [f.id, f.mount, f.rider]) {
    if (id === null) continue
    fighter(s, id).condition = 'fled'
    s.holds = s.holds.filter((hold) => hold.by !== id && hold.on !== id)
    if (s.acting === id) s.acting = null
  }
}
