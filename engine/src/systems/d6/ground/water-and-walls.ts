import { optionOf } from '../../../mechanisms/asking.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { needing, noDice, skillTotal, succeeds } from '../body/checks.ts'
import { fallFrom, suffers } from '../body/misfortunes.ts'
import { type Action, chosen, why } from '../state/asking.ts'
import { climbDifficulty, swimDifficulty } from '../state/derive.ts'
import { active, isOpposed } from '../state/fighters.ts'
import { counts, into, type Note, noted, noting } from '../state/note.ts'
import type { Ctx, Fighter, Height, State } from '../state/types.ts'
import { climbMoveOf, swiftly, swimMoveOf } from './destinations.ts'
import { displaced } from './displaced.ts'
import { goesWhere, nowhere, terrainDifficulty } from './running.ts'

/** Each roll that failed makes the next one so much harder. */
const HARDER = 3

/** The difficulty of so many times the swimming Move: 5, and 5 for each beyond the first; 3 for each roll that failed before (D6-C-MOV-Swim). */
function difficultyOf(s: State, f: Fighter, times: number, note: Note): number {
  const move = swimMoveOf(f)
  let sum = counts(note, swimDifficulty(times * move, move), `${times} times the Move`, 'D6-C-MOV-Swim')
  sum += terrainDifficulty(s, note)
  return f.sunk === 0 ? sum : sum + counts(note, HARDER * f.sunk, 'sinking', 'D6-C-MOV-Swim')
}

/** Who fails begins to drown: 1D the first time, and 1D more each time after (D6-C-MOV-Swim). */
function sinks(ctx: Ctx, s: State, f: Fighter): void {
  f.sunk++
  ctx.emit?.({ type: 'sinks', who: f.id, times: f.sunk, rule: 'D6-C-MOV-Swim' })
  suffers(ctx, s, f, 'drowning', f.sunk)
}

const SWIMMING = [1, 2, 3, 4].map((times) => ({ key: String(times), times }))
const COURSES = [optionOf('swim on'), optionOf('ashore')] as const

/** Swimming somewhere, or out of the water. */
export const swim: Action = {
  key: 'swim',
  rule: 'D6-C-MOV-Swim',
  refuse(s, f) {
    if (!f.inWater) return 'he is on dry land'
    if (f.done.includes('swim')) return why('one movement of each kind a round', 'D6-C-MOV-Cap')
    return noDice(s, f, 'swimming') ?? (isOpposed(s, f) ? undefined : 'there is nobody to swim to')
  },
  act(ctx, s, f) {
    const { times } = chosen(ctx, f, { ask: 'how fast' }, SWIMMING)
    const where = ctx.choose({ who: f.id, about: { ask: 'swim where' }, options: COURSES })
    const modifiers = noted(ctx)
    const difficulty = difficultyOf(s, f, times, into(modifiers))
    const done = succeeds(ctx, s, f, 'swimming', difficulty, 'swimming')
    const ashore = done && where.key === 'ashore'
    const went = done ? goesWhere(ctx, s, f, times * swimMoveOf(f), 'D6-C-MOV-Swim') : nowhere(f)
    if (ashore) {
      f.inWater = false
      f.sunk = 0
    }
    const rule = swiftly(f, 'D6-C-MOV-Swim')
    ctx.emit?.({ type: 'swims', who: f.id, ...went, difficulty, done, ashore, rule, modifiers })
    if (!done) sinks(ctx, s, f)
  },
}

/** Whoever is in the water and did not swim has to keep afloat all the same, which is no action; what lives there does. */
export function keepAfloat(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (!f.inWater || f.facts.swim > 0 || f.done.includes('swim')) continue
    if (f.condition === 'dead' || f.condition === 'fled') continue
    const modifiers = noted(ctx)
    const difficulty = difficultyOf(s, f, 1, into(modifiers))
    const afloat =
      active(f) && !lasts(f.lasting, 'paralysed') && succeeds(ctx, s, f, 'swimming', difficulty, 'swimming')
    ctx.emit?.({ type: 'afloat', who: f.id, difficulty, afloat, rule: 'D6-C-MOV-Swim', modifiers })
    if (!afloat) sinks(ctx, s, f)
  }
}

const CLIMBING = [
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
    const { halves } = chosen(ctx, f, { ask: 'how fast' }, CLIMBING)
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
  displaced(ctx, s, f, 'drops')
  fallFrom(ctx, s, f, height)
}
