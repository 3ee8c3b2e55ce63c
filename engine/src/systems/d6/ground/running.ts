import { optionOf } from '../../../mechanisms/asking.ts'
import type { Walking } from '../../../mechanisms/ground/terms.ts'
import { walk } from '../../../mechanisms/ground/walking.ts'
import type { Course } from '../../../space/whereabouts.ts'
import { needing, noDice, skillTotal } from '../body/checks.ts'
import type { D6RuleId } from '../book/rules.ts'
import { terrain } from '../content/difficulties.ts'
import type { Skill } from '../content/skills.ts'
import type { ActionKey } from '../state/action-kinds.ts'
import { type Action, chosen, why } from '../state/asking.ts'
import { fatigue, jumpDifficulty, jumpDistance, runDifficulty, runUp } from '../state/derive.ts'
import { isOpposed } from '../state/fighters.ts'
import { cites, counts, type Note, noting } from '../state/note.ts'
import type { Ctx, D6Event, D6Question, Fighter, State, Why } from '../state/types.ts'
import { flyingMoveOf, meansToGo, moveOf, noFooting, swiftly } from './destinations.ts'
import { displaced } from './displaced.ts'
import { GROUND } from './places.ts'

/** Ground that is not easy makes every movement on foot harder (D6-C-MOV-Terrain). */
export function terrainDifficulty(s: State, note: Note): number {
  const difficulty = terrain[s.scene.ground]
  return difficulty === 0 ? 0 : counts(note, difficulty, `${s.scene.ground} ground`, 'D6-C-MOV-Terrain')
}
/** Each round of fast movement beyond his limit tires (D6-C-MOV-Fatigue). */
function tired(s: State, f: Fighter, note: Note): number {
  const more = fatigue(f.strained + 1, s.options.fatigueAfter)
  return more === 0 ? 0 : counts(note, more, `${f.strained + 1} rounds of it`, 'D6-C-MOV-Fatigue')
}

/** How many times the Move he may go, for going once on foot there is the Move: four at most where speed is limited, and not much faster or slower than before where that counts. */
function paces(s: State, f: Fighter, key: 'run' | 'fly', move: number) {
  const most = s.options.moveCap === 'none' ? 6 : s.options.moveCap
  const found: { readonly key: string; readonly times: number }[] = []
  for (let times = key === 'fly' ? 1 : 2; times <= most; times++) {
    if (s.options.acceleration && Math.abs(times * move - f.speed) > 2 * move) continue
    found.push({ key: String(times), times })
  }
  return found
}

function grounded(s: State, f: Fighter, key: ActionKey, skill: Skill, rule: D6RuleId): Why | undefined {
  if (f.done.includes(key)) return why('one movement of each kind a round', 'D6-C-MOV-Cap')
  const stuck = key === 'fly' ? flying(f) : noFooting(s, f)
  if (stuck !== undefined) return stuck
  return noDice(s, f, skill) ?? (isOpposed(s, f) ? undefined : { because: 'there is nobody to go to', rule })
}

const flying = (f: Fighter): Why | undefined =>
  f.stance === 'prone' ? why('he lies on the ground', 'D6-C-POS-Stand') : undefined

/** On his own feet by a way; the metres he went. */
export function goes(ctx: Ctx, s: State, f: Fighter, course: Course): number {
  return walk(ctx, WALKING, s, f, course)
}
const WALKING: Walking<D6Event, D6Question, State, Fighter> = {
  ...GROUND,
  went(_s, f, { spent }) {
    f.moved += spent
  },
  reactions: undefined,
}

/** Where somebody went, and how far. */
type Went = Pick<D6Event<'moved'>, 'at' | 'way' | 'metres'>
export const nowhere = (f: Fighter): Went => ({ at: f.id, way: '', metres: 0 })
/** Asks where to and goes there with so many metres at most. */
export function goesWhere(ctx: Ctx, s: State, f: Fighter, most: number, rule: D6RuleId): Went {
  const { at, way, course } = meansToGo(ctx, s, f, most, rule)
  const metres = goes(ctx, s, f, course(most))
  if (metres > 0) displaced(ctx, s, f, 'walks')
  return { at, way, metres }
}

/** His own feet bring him down: rising will be an action (D6-C-POS-Stand). */
function falls(f: Fighter): void {
  f.stance = 'prone'
  f.felled = true
}

/** Each Move beyond the first adds 5; a failed run covers only the Move or ends in a fall (D6-C-MOV-Run). */
function fast(key: 'run' | 'fly', skill: Skill, rule: D6RuleId, rate: (f: Fighter) => number): Action {
  return {
    key,
    rule,
    refuse(s, f) {
      if (rate(f) === 0) return { because: 'he cannot', rule }
      if (key === 'run' && f.done.includes('move')) return why('he has moved this round', 'D6-C-MOV-Cap')
      if (paces(s, f, key, rate(f)).length === 0) return why('he cannot change his speed so much', 'D6-C-MOV-Accel')
      return grounded(s, f, key, skill, rule)
    },
    act(ctx, s, f) {
      const move = rate(f)
      const { times } = chosen(ctx, f, { ask: 'how fast' }, paces(s, f, key, move))
      const [modifiers, note] = noting(ctx)
      const fast = runDifficulty(times * move, move)
      let difficulty = fast === 0 ? 0 : counts(note, fast, `${times} times the Move`, rule)
      if (key === 'run') difficulty += terrainDifficulty(s, note)
      difficulty += tired(s, f, note)
      if (s.options.moveCap !== 'none') cites(note, 'at most four times', 'D6-C-MOV-Cap')
      if (s.options.acceleration) cites(note, 'changing speed', 'D6-C-MOV-Accel')
      f.strained++
      const short = difficulty - skillTotal(ctx, s, f, skill, skill, needing(difficulty))
      const { tripWhenShortBy } = s.options
      const trips = key === 'run' && tripWhenShortBy !== 'never' && short >= tripWhenShortBy
      const went = goesWhere(ctx, s, f, short > 0 ? move : times * move, rule)
      if (trips) falls(f)
      const cited =
        key === 'run' && f.stance === 'crouching' ? swiftly(f, rule, 'D6-C-POS-CrouchMove') : swiftly(f, rule)
      const told = { difficulty, short: Math.max(0, short), trips, modifiers }
      ctx.emit?.({ type: 'runs', who: f.id, ...went, ...told, rule: cited })
    },
  }
}

const JUMPS = [optionOf('0'), optionOf('2'), optionOf('4'), optionOf('6')] as const
/** A quarter of the Move is difficulty 5, each two metres more 10; a run-up helps, of the round before or of two rounds' running (D6-C-MOV-Jump). */
const jump: Action = {
  key: 'jump',
  rule: 'D6-C-MOV-Jump',
  refuse: (s, f) => grounded(s, f, 'jump', 'jumping', 'D6-C-MOV-Jump'),
  act(ctx, s, f) {
    const further = Number(chosen(ctx, f, { ask: 'how far' }, JUMPS).key)
    const metres = jumpDistance(f.facts.move) + further
    const start = runUp(f.speed > 0 ? Math.max(1, f.strained) : 0)
    const difficulty = Math.max(0, jumpDifficulty(metres, f.facts.move) - start)
    const total = skillTotal(ctx, s, f, 'jumping', 'jumping', needing(difficulty))
    const done = total >= difficulty
    const went = done ? goesWhere(ctx, s, f, metres, 'D6-C-MOV-Jump') : nowhere(f)
    if (!done) falls(f)
    ctx.emit?.({ type: 'jumps', who: f.id, ...went, difficulty, done, rule: 'D6-C-MOV-Jump' })
  },
}

/** Fast movement on foot and in the air, and jumping. */
export const FAST: readonly Action[] = [
  fast('run', 'running', 'D6-C-MOV-Run', moveOf),
  fast('fly', 'flying', 'D6-C-SA-Flight', flyingMoveOf),
  jump,
]
