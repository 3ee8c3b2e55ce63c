import type { Course } from '../../../space/whereabouts.ts'
import type { CfiRule } from '../book/rules.ts'
import type { Gait } from '../state/events.ts'
import { able, inWater } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { keepsFeet, type Upset } from './keeping-feet.ts'
import { baseMove } from './pace.ts'

/** Over difficult ground faster than at a walk: Formidable Athletics or Standard Acrobatics, or he falls where it begins (CFI-TER-Fast). */
export function keptUpright(ctx: Ctx, s: State, f: Fighter, course: Course, gait: Gait): Course {
  if ((gait !== 'run' && gait !== 'sprint') || course.path === undefined || !('field' in s.where) || f.aloft)
    return course
  const { rows, kinds } = s.where.field
  const { cells } = course.path
  const rough = cells.findIndex(({ x, y }) => (kinds[rows[y]?.[x] ?? '']?.cost ?? 1) > 1)
  if (rough < 0) return course
  const at = cells[rough]
  const legs = f.mount ?? f.id
  const body = s.where.bodies[legs]
  if (at === undefined || body === undefined || keepsFeet(ctx, s, f, ROUGH)) return course
  return {
    where: { ...s.where, bodies: { ...s.where.bodies, [legs]: { ...body, x: at.x, y: at.y } } },
    spent: at.cost,
    path: { cells: cells.slice(0, rough + 1), cost: at.cost },
  }
}

const ROUGH = {
  acrobatics: 'standard',
  athletics: 'formidable',
  because: 'difficult ground',
  rule: 'CFI-TER-Fast',
} as const satisfies Upset

/** What the ground of a way was. */
export function groundRules(s: State, f: Fighter, { path }: Course): CfiRule[] {
  if (!('field' in s.where) || path === undefined) return ['CFI-ATT-Movement']
  const { rows, kinds } = s.where.field
  const found: CfiRule[] = ['CFI-ATT-Movement', 'CFI-MIN-Scale', 'CFI-MIN-Facing']
  if (f.aloft || able(f, 'incorporeal')) found.push('CFI-TER-Obstacle')
  else if (path.cells.some(({ x, y }) => (kinds[rows[y]?.[x] ?? '']?.cost ?? 1) > 1)) found.push('CFI-TER-Difficult')
  return found
}

/** Feet he may crawl, walk or swim with one Move; his rate is all a swimmer makes in a round (CFI-MOV-Swim). */
export function moveBudget(s: State, f: Fighter): { readonly feet: number; readonly gait: Gait } {
  const base = baseMove(s, f)
  if (f.stance === 'prone' && !able(f, 'crawler')) return { feet: Math.min(5, base), gait: 'crawl' }
  if (inWater(f)) return { feet: able(f, 'swimmer') ? base : Math.max(0, base - f.moved), gait: 'swim' }
  return { feet: base, gait: f.aloft ? 'fly' : 'walk' }
}
