import { cellsOf, groundUnder } from '../../../space/footprint.ts'
import { neighbours } from '../../../space/reach.ts'
import { terrain } from '../../../space/terrain.ts'
import { load } from '../body/hampered.ts'
import { leftPlace } from '../ground/displaced.ts'
import { baseMove, laden } from '../ground/pace.ts'
import { engaged } from '../ground/reach.ts'
import type { Fighter, State } from '../state/types.ts'
import { pitDepth } from '../state/underfoot.ts'
import { unseenMove } from '../state/unseen.ts'
import { type Action, no } from './action.ts'
import { rooted } from './moving.ts'

interface Face {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly rise: number
  readonly where: State['where']
}

/** Feet of climbing in one Move: what armor weighs counts as carried (CFI-MOV-Climb). */
export const climbRate = (s: State, f: Fighter): number => {
  const over = (things: number): number => Math.max(0, Math.floor((things - f.facts.characteristics.str) / 6))
  return Math.max(0, baseMove(s, f) - 5 * (over(laden(f)) - over(load(f))))
}

/** Feet up and down again over bars or through a pit, ours. */
const OVER = 20
const CLIMBED: readonly string[] = ['bars', 'pit']

/** Ground beside him that is too high to step on, and not higher than he can climb. */
function faces(s: State, f: Fighter): Face[] {
  if (!('field' in s.where)) return []
  const { bodies, field } = s.where
  const body = bodies[f.id]
  if (body === undefined) return []
  const t = terrain(field)
  const here = groundUnder(t, body)
  const taken = Object.entries(bodies).flatMap(([id, other]) => (id === f.id ? [] : cellsOf(t, other)))
  const rate = climbRate(s, f)
  const free = (x: number, y: number): boolean => {
    const kind = field.kinds[field.rows[y]?.[x] ?? '']
    return (
      kind !== undefined &&
      !(kind.blocks ?? []).includes('movement') &&
      !taken.some((cell) => cell.x === x && cell.y === y)
    )
  }
  const face = (x: number, y: number, rise: number): Face => ({
    key: `${x},${y}`,
    x,
    y,
    rise,
    where: { field, bodies: { ...bodies, [f.id]: { ...body, x, y } } },
  })
  const pit = pitDepth(s.where, f)
  return neighbours(t, body).flatMap(({ x, y }) => {
    const kind = field.kinds[field.rows[y]?.[x] ?? '']
    const rise = pit > 0 ? pit : Math.abs((kind?.elevation ?? 0) - here)
    if (free(x, y)) return rise > field.cell && rise <= rate ? [face(x, y, rise)] : []
    const [bx, by] = [2 * x - body.x, 2 * y - body.y]
    return CLIMBED.includes(kind?.name ?? '') && OVER <= rate && free(bx, by) ? [face(bx, by, OVER)] : []
  })
}

export const climb: Action = {
  key: 'climb',
  rule: 'CFI-MOV-Climb',
  cost: 'action',
  refuse(s, f) {
    if (f.hustles + f.charges > 0) return no('he came faster than at a walk', 'CFI-MOV-Climb')
    if (engaged(s, f)) return no('he is engaged', 'CFI-MOV-Climb')
    if (f.mount !== undefined) return no('nobody climbs in the saddle', 'CFI-MOV-Climb')
    return (
      (pitDepth(s.where, f) > 0 ? undefined : rooted(s, f)) ??
      (faces(s, f).length === 0 ? no('there is nothing beside him that he could climb', 'CFI-MOV-Climb') : undefined)
    )
  },
  act(ctx, s, f) {
    const { x, y, rise, where } = ctx.choose({
      who: f.id,
      about: { ask: 'where', left: climbRate(s, f) },
      options: faces(s, f),
    })
    const before = s.where
    s.where = where
    leftPlace(s, f, before)
    f.pace = 'walk'
    f.moved += rise
    ctx.emit?.({
      type: 'moved',
      who: f.id,
      to: `cell ${x},${y}`,
      far: rise,
      path: [[x, y]],
      gait: 'climb',
      ...unseenMove(f),
      rule: ['CFI-MOV-Climb', 'CFI-MOV-01'],
    })
  },
}
