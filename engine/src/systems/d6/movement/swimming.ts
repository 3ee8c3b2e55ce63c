import { optionOf } from '../../../mechanisms/asking.ts'
import type { Action } from '../action.ts'
import { chosen } from '../choosing.ts'
import { swimDifficulty } from '../derive.ts'
import { active, isOpposed } from '../fighters.ts'
import { suffers } from '../injury/misfortunes.ts'
import { counts, into, type Note, noted, why } from '../note.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { noDice, succeeds } from '../using-skills.ts'
import { swiftly, swimMoveOf } from './footing.ts'
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

const PACES = [1, 2, 3, 4].map((times) => ({ key: String(times), times }))
const WAYS = [optionOf('swim on'), optionOf('ashore')] as const

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
    const { times } = chosen(ctx, f, { ask: 'how fast' }, PACES)
    const where = ctx.choose({ who: f.id, about: { ask: 'swim where' }, options: WAYS })
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
    const afloat = active(f) && succeeds(ctx, s, f, 'swimming', difficulty, 'swimming')
    ctx.emit?.({ type: 'afloat', who: f.id, difficulty, afloat, rule: 'D6-C-MOV-Swim', modifiers })
    if (!afloat) sinks(ctx, s, f)
  }
}
