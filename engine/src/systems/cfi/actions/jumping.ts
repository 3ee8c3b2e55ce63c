import { die } from '../../../dice/chance.ts'
import { fits, overlap } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import { passes, ROLLS, reckoned, succeeds, tested } from '../body/checks.ts'
import { athleticSkill, hampered } from '../body/hampered.ts'
import { falls } from '../body/stances.ts'
import { hurt, suffers } from '../body/wounds.ts'
import { displaced } from '../ground/displaced.ts'
import { laden } from '../ground/pace.ts'
import { engaged } from '../ground/reach.ts'
import { heightOf } from '../state/derive.ts'
import { fighter, isLeg } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { inWaterOf, pitDepth } from '../state/underfoot.ts'
import { unseenMove } from '../state/unseen.ts'
import { type Action, no } from './action.ts'
import { rooted } from './moving.ts'

const LEG = die('landing', 4)
/** Feet of run-up that let him jump his full distance, and what a critical adds (CFI-MOV-Jump, CFI-MOV-JumpCrit). */
const RUN_UP = 15
const FURTHER = 5

/** Twice his height across with a run-up, half that without, less half of what he carries in feet, armor with it (CFI-MOV-Jump). */
export function jumpDistance(f: Fighter, runUp: boolean): number {
  const full = 2 * heightOf(f.facts.characteristics.siz)
  return Math.max(0, (runUp ? full : full / 2) - laden(f) / 2)
}

/** Who jumps: he himself, or his mount with him. */
const legsOf = (s: State, f: Fighter): Fighter => (f.mount === undefined ? f : fighter(s, f.mount))

interface Landing {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly far: number
  readonly reach: number
  /** Where he comes down, and where he does who falls short. */
  readonly where: State['where']
  readonly short: State['where']
}

/** Cells straight across something one cannot walk over, within a jump or, by a critical, five feet more. */
function landings(s: State, f: Fighter): Landing[] {
  if (!('field' in s.where)) return []
  const { bodies, field } = s.where
  const legs = legsOf(s, f)
  const body = bodies[legs.id]
  if (body === undefined) return []
  const t = terrain(field)
  const others = Object.entries(bodies).flatMap(([id, other]) => (id === f.id || id === legs.id ? [] : [other]))
  const at = (x: number, y: number): State['where'] => ({ field, bodies: { ...bodies, [legs.id]: { ...body, x, y } } })
  const free = (x: number, y: number): boolean =>
    fits(t, { ...body, x, y }) && !others.some((other) => overlap(t, other, { ...body, x, y }))
  return STEPS.flatMap(([dx, dy]) => {
    const back = [1, 2, 3].every((n) => free(body.x - n * dx, body.y - n * dy)) || f.moved >= RUN_UP
    const reach = jumpDistance(legs, back)
    let crossed = false
    for (let n = 1; n * field.cell <= reach + FURTHER + field.cell; n++) {
      const [x, y] = [body.x + n * dx, body.y + n * dy]
      const kind = field.kinds[field.rows[y]?.[x] ?? '']
      if (kind === undefined || (kind.blocks ?? []).includes('missiles')) return []
      if (free(x, y)) {
        const short = at(body.x + dx, body.y + dy)
        return crossed ? [{ key: `${x},${y}`, x, y, far: (n - 1) * field.cell, reach, where: at(x, y), short }] : []
      }
      crossed = true
    }
    return []
  })
}
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const

export const jump: Action = {
  key: 'jump',
  rule: 'CFI-MOV-Jump',
  cost: 'action',
  refuse(s, f) {
    if (engaged(s, f)) return no('he is engaged', 'CFI-MOV-Jump')
    if (f.stance !== 'standing') return no('he is not on his feet', 'CFI-MOV-Jump')
    return (
      rooted(s, f) ??
      (landings(s, f).length === 0 ? no('there is nothing beside him to jump over', 'CFI-MOV-Jump') : undefined)
    )
  },
  act(ctx, s, f) {
    const landing = ctx.choose({
      who: f.id,
      about: { ask: 'where', left: jumpDistance(f, true) },
      options: landings(s, f),
    })
    const legs = legsOf(s, f)
    const worth = reckoned(
      ctx,
      s,
      legs.facts.skills[athleticSkill(legs)],
      'Athletics',
      'CFI-MOV-Jump',
      hampered(s, legs, 'athletics'),
    )
    const level = tested(ctx, f, ROLLS.athletics, worth, 'CFI-MOV-Jump')
    if (level === 'fumble') awkward(ctx, s, legs)
    const critical = level === 'critical'
    if (!succeeds(level) || landing.far > landing.reach + (critical ? FURTHER : 0)) {
      fallsShort(ctx, s, legs, landing.short)
      return
    }
    const before = s.where
    s.where = landing.where
    f.pace = 'walk'
    f.moved += landing.far
    ctx.emit?.({
      type: 'moved',
      who: f.id,
      to: `cell ${landing.x},${landing.y}`,
      far: landing.far,
      path: [[landing.x, landing.y]],
      gait: 'jump',
      ...unseenMove(f),
      rule: critical ? ['CFI-MOV-Jump', 'CFI-MOV-JumpCrit'] : 'CFI-MOV-Jump',
    })
    displaced(ctx, s, legs, before)
    // Ruling CFI-A109: beyond half his distance only a critical lands upright.
    if (!critical && landing.far > landing.reach / 2) falls(ctx, s, legs, 'CFI-MOV-JumpCrit')
  },
}

/** Into what he jumps at, if it is a pit or water; otherwise he lies before it. */
function fallsShort(ctx: Ctx, s: State, f: Fighter, short: State['where']): void {
  const before = s.where
  if (pitDepth(short, f) > 0 || inWaterOf(short, f)) {
    s.where = short
    displaced(ctx, s, f, before)
  }
  falls(ctx, s, f, 'CFI-MOV-Jump')
}

/** Endurance: a point of damage to a leg, or 1d4 (CFI-MOV-JumpFumble). */
function awkward(ctx: Ctx, s: State, f: Fighter): void {
  const worth = reckoned(
    ctx,
    s,
    f.facts.skills.endurance,
    'Endurance',
    'CFI-MOV-JumpFumble',
    hampered(s, f, 'endurance'),
  )
  const holds = passes(ctx, f, ROLLS.endurance, worth, 'CFI-MOV-JumpFumble')
  const damage = holds ? 1 : ctx.roll(LEG, f.id)
  const leg = f.facts.body.locations.findIndex((_, i) => isLeg(f, i))
  suffers(ctx, s, f, leg, hurt(ctx, f, leg, damage), damage, undefined)
}
