import { optionOf } from '../../../mechanisms/asking.ts'
import type { Action } from '../action.ts'
import { chosen } from '../choosing.ts'
import { climbDifficulty } from '../derive.ts'
import { fallFrom } from '../injury/misfortunes.ts'
import { counts, noting, why } from '../note.ts'
import type { Ctx, Fighter, Height, State } from '../types.ts'
import { needing, noDice, skillTotal } from '../using-skills.ts'
import { climbMoveOf, swiftly } from './footing.ts'
import { terrainDifficulty } from './running.ts'

const PACES = [
  { key: '1', halves: 0 },
  { key: '1.5', halves: 1 },
  { key: '2', halves: 2 },
] as const

const UP = optionOf('up')
const DOWN = optionOf('down')
/** Up, down, or either for one who hangs in between. */
const ways = (f: Fighter, { metres }: Height) => [...(f.height < metres ? [UP] : []), ...(f.height > 0 ? [DOWN] : [])]

/** At the climbing Move the difficulty is 5, each half of it more adds 10 (D6-C-MOV-Climb). Ruling D6-A55. */
export const climb: Action = {
  key: 'climb',
  rule: 'D6-C-MOV-Climb',
  refuse(s, f) {
    if (s.scene.climb === null) return 'there is nothing to climb'
    if (f.inWater) return why('he is in the water', 'D6-C-MOV-Swim')
    if (f.stance === 'prone') return why('he lies on the ground', 'D6-C-POS-Stand')
    if (f.vehicle !== null) return 'he does not stand on his own feet'
    if (f.done.includes('climb')) return why('one movement of each kind a round', 'D6-C-MOV-Cap')
    return noDice(s, f, 'climbing')
  },
  act(ctx, s, f) {
    const wall = s.scene.climb
    if (wall === null) return
    const way = chosen(ctx, f, { ask: 'climb where' }, ways(f, wall)).key
    const { halves } = chosen(ctx, f, { ask: 'how fast' }, PACES)
    const base = climbMoveOf(f)
    const far = base + halves * Math.ceil(base / 2)
    const [modifiers, note] = noting(ctx)
    const difficulty =
      counts(note, climbDifficulty(far, base), `${far} m`, 'D6-C-MOV-Climb') + terrainDifficulty(s, note)
    const short = difficulty - skillTotal(ctx, s, f, 'climbing', 'climbing', needing(difficulty))
    const done = short <= 0
    const before = f.height
    if (done) f.height = way === 'up' ? Math.min(wall.metres, before + far) : Math.max(0, before - far)
    const metres = Math.abs(f.height - before)
    const told = { object: wall.object, way, metres, height: f.height, difficulty, done, modifiers }
    ctx.emit?.({ type: 'climbs', who: f.id, ...told, rule: swiftly(f, 'D6-C-MOV-Climb') })
    if (!done) slips(ctx, s, f, short)
  },
}

/** A roll missed by little makes no way; missed as badly as makes a runner trip, it ends in a fall. */
function slips(ctx: Ctx, s: State, f: Fighter, short: number): void {
  const { tripWhenShortBy } = s.options
  if (f.height === 0 || tripWhenShortBy === 'never' || short < tripWhenShortBy) return
  drops(ctx, s, f)
}

/** Down from where he hangs. */
export function drops(ctx: Ctx, s: State, f: Fighter): void {
  const { height } = f
  f.height = 0
  fallFrom(ctx, s, f, height)
}
