import { die } from '../../dice/chance.ts'
import type { Option } from '../../kernel/types.ts'
import { asked, optionOf } from '../../mechanisms/asking.ts'
import type { Field } from '../../space/field.ts'
import { type Body, fits, overlap } from '../../space/footprint.ts'
import { distance } from '../../space/metric.ts'
import { terrain } from '../../space/terrain.ts'
import { action, type Why } from './actions/action.ts'
import { fall } from './falling.ts'
import { wornPenalty } from './fighters.ts'
import { plainSkill } from './modifiers.ts'
import { goesAlong, onMap } from './movement.ts'
import { movementLeft } from './pace.ts'
import { attempt } from './second-chance.ts'
import { ATHLETICS, RESIST, succeeds } from './skill-tests.ts'
import type { Ctx, Fighter, State } from './types.ts'
import { wound } from './wounds.ts'

const JARRED = die('jarred legs', 4)
/** A run that lends a jump its full length, in metres. */
const RUN_UP = 5

/**
 * Metres a jump carries: twice the height of a man and a metre for every full 20% of Athletics, less half the Armour
 * Penalty, and half of that from a standing start (LEG-MVT-Jump).
 */
export function jumpReach(s: State, f: Fighter, tall: number): number {
  const far = 2 * tall + Math.floor(plainSkill(s, f, 'athletics') / 20) - wornPenalty(f) / 2
  return Math.max(0, f.paced >= RUN_UP ? far : far / 2)
}

interface Landing extends Option {
  readonly x: number
  readonly y: number
  readonly far: number
  /** More than half of what he can jump: he will not land on his feet. */
  readonly long: boolean
}

/** Free cells within a jump that lie behind a pit. */
function landings(s: State, f: Fighter): Landing[] {
  const map = onMap(s, f)
  if (map === undefined || 'bands' in s.where || !hasPit(s.where.field)) return []
  const { body, blocked } = map
  const { field } = s.where
  const t = terrain(field)
  const whole = jumpReach(s, f, t.tall)
  const reach = Math.min(whole, movementLeft(s, f))
  const found: Landing[] = []
  for (let y = 0; y < t.height; y++) {
    for (let x = 0; x < t.width; x++) {
      const there: Body = { ...body, x, y }
      const far = distance(t, body, there)
      if (far > reach || !fits(t, there) || !overPit(field, body, there)) continue
      if (blocked.some((other) => other !== body && overlap(t, other, there))) continue
      found.push({ key: optionOf(`cell ${x},${y}`).key, x, y, far, long: far > whole / 2 })
    }
  }
  return found
}

const PIT = 'pit'
const hasPit = (field: Field): boolean => Object.values(field.kinds).some(({ name }) => name === PIT)

/** Whether the straight way between two cells crosses a pit, and nothing solid beside. */
function overPit(field: Field, from: Body, to: Body): boolean {
  const steps = 2 * Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  let pits = 0
  for (let step = 1; step < steps; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps)
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps)
    const kind = field.kinds[field.rows[y]?.[x] ?? '']
    if (kind?.name === PIT) pits++
    else if (kind?.blocks?.includes('movement') === true) return false
  }
  return pits > 0
}

const NOTHING: Why = { because: 'there is nothing to jump over', rule: 'LEG-MVT-Jump' }
const ENGAGED: Why = { because: 'he is engaged', rule: 'LEG-ACT-Move' }
const MOUNTED: Why = { because: 'he sits in the saddle', rule: 'LEG-ACT-Mount' }

/** Jumps over what cannot be walked through (LEG-MVT-Jump). */
export const jump = action({
  key: 'jump',
  rule: 'LEG-MVT-Jump',
  refuse(s, f, { rooted: fixed, against }) {
    if ('bands' in s.where) return NOTHING
    if (f.mount !== undefined) return MOUNTED
    return fixed ?? (against > 0 ? ENGAGED : landings(s, f).length === 0 ? NOTHING : undefined)
  },
  act(ctx, s, f) {
    const options = landings(s, f)
    jumpTo(ctx, s, f, asked(ctx, { who: f.id, about: { ask: 'jump' }, options }))
  },
})

/** Athletics: who fails falls short, and over half his reach even success ends on the ground, but not a critical. */
function jumpTo(ctx: Ctx, s: State, f: Fighter, { x, y, far, long }: Landing): void {
  const level = attempt(ctx, f, ATHLETICS, plainSkill(s, f, 'athletics'))
  ctx.emit?.({ type: 'jumped', who: f.id, metres: far, level, rule: 'LEG-MVT-Jump' })
  if (succeeds(level)) goesAlong(ctx, s, f, { cells: [{ x, y, cost: far }], cost: far })
  if (level === 'fumble') jarred(ctx, s, f)
  if (!succeeds(level) || (level === 'success' && long)) fall(ctx, f, 'LEG-MVT-Jump')
}

/** A bad landing: each leg takes a point, or 1D4 where Resilience fails. */
function jarred(ctx: Ctx, s: State, f: Fighter): void {
  const held = succeeds(attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience')))
  f.facts.body.locations.forEach(({ part }, i) => {
    if (part === 'leg') wound(ctx, s, f, i, held ? 1 : ctx.roll(JARRED, f.id))
  })
}
