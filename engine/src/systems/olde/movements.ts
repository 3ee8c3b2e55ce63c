import type { Asks, FighterId, Option } from '../../kernel/types.ts'
import { approached, withdrawn } from '../../space/bands.ts'
import { type Flood, flood, type Going, stops } from '../../space/flood.ts'
import type { Body } from '../../space/footprint.ts'
import type { Cell } from '../../space/grid.ts'
import { distance } from '../../space/metric.ts'
import { type Path, pathIn, pathWithin } from '../../space/path.ts'
import { terrain } from '../../space/terrain.ts'
import { distanceBetween, type Spot, spotOf, type Whereabouts } from '../../space/whereabouts.ts'
import { usesOf } from './arms.ts'
import { attempt, DIFFICULTY } from './challenges.ts'
import { lies } from './conditions.ts'
import { check } from './dice.ts'
import { isUp, suffers } from './fighters.ts'
import { spaces } from './line-of-sight.ts'
import type { Cited, Ctx, Fighter, State } from './types.ts'

/** A place to go: towards somebody, into his space, away from him, or a cell of the map. */
export interface Place extends Option {
  readonly how: 'towards' | 'into' | 'away' | 'cell'
  readonly whom: FighterId
  readonly cell: Cell | undefined
}
/** Who goes, how far at most in spaces, and on a map where that takes him. */
export interface Journey {
  readonly s: State
  readonly f: Fighter
  readonly how: string
  readonly budget: number
  readonly ways: Flood | undefined
}

/** Levels more than half a space apart must be climbed. */
const STEP_UP = 0.5
/** Ruling OLDE-B60: nobody is in the way of anybody, unless the fight limits how many share a space. */
function goingOf(s: State, f: Fighter): Going {
  const { maxPerSpace } = s.options
  if (maxPerSpace === 'any' || 'bands' in s.where) return { climb: STEP_UP }
  const taken = new Map<string, Body[]>()
  for (const other of s.fighters) {
    const body = s.where.bodies[other.id]
    if (body === undefined || other.id === f.id || other.dead) continue
    const key = `${body.x},${body.y}`
    taken.set(key, [...(taken.get(key) ?? []), body])
  }
  const allowed = [...taken.values()].filter((bodies) => bodies.length >= maxPerSpace).flat()
  return { climb: STEP_UP, allowed }
}

export function journey(s: State, f: Fighter, how: string, budget: number): Journey {
  const body = 'bands' in s.where ? undefined : s.where.bodies[f.id]
  const ways =
    'bands' in s.where || body === undefined ? undefined : flood(terrain(s.where.field), body, budget, goingOf(s, f))
  return { s, f, how, budget, ways }
}

/** A move: where all are after it, the spaces it takes, and on a map its cells. */
export interface Course {
  readonly where: Whereabouts
  readonly spent: number
  readonly path: Path | undefined
}
const still = (s: State): Course => ({ where: s.where, spent: 0, path: undefined })

function along(s: State, f: Fighter, path: Path | undefined): Course {
  const end = path?.cells.at(-1)
  const body = 'bands' in s.where ? undefined : s.where.bodies[f.id]
  if ('bands' in s.where || end === undefined || body === undefined) return still(s)
  return {
    where: { ...s.where, bodies: { ...s.where.bodies, [f.id]: { ...body, x: end.x, y: end.y } } },
    spent: end.cost,
    path,
  }
}

/** How near he wants to come to strike: as far off as his longest weapon reaches. */
function strikingDistance(f: Fighter): number {
  let most = 1
  for (const use of usesOf(f)) if (use.kind === 'melee') most = Math.max(most, use.reach[1])
  return most
}

/** The way to a place. */
export function courseTo({ s, f, budget, ways }: Journey, { how, whom, cell }: Place): Course {
  if (how === 'cell') return cell === undefined || ways === undefined ? still(s) : along(s, f, pathIn(ways, cell))
  if (how === 'away') return courseAway(s, f, whom, budget, ways)
  const stop = how === 'into' ? 0 : strikingDistance(f)
  if ('bands' in s.where) {
    const before = distanceBetween(s.where, f.id, whom)
    const bands = approached(s.where.bands, f.id, whom, budget, stop)
    return { where: { bands }, spent: Math.round(before - distanceBetween({ bands }, f.id, whom)), path: undefined }
  }
  const [mover, goal] = [s.where.bodies[f.id], s.where.bodies[whom]]
  if (mover === undefined || goal === undefined) return still(s)
  const whole = pathWithin(terrain(s.where.field), mover, goal, stop, goingOf(s, f))
  const cells = whole?.cells.filter(({ cost }) => cost <= budget) ?? []
  const open = cells.findLastIndex((c) => ways === undefined || pathIn(ways, c) !== undefined)
  const taken = cells.slice(0, open + 1)
  return along(s, f, { cells: taken, cost: taken.at(-1)?.cost ?? 0 })
}

function courseAway(s: State, f: Fighter, whom: FighterId, budget: number, ways: Flood | undefined): Course {
  if ('bands' in s.where)
    return { where: { bands: withdrawn(s.where.bands, f.id, whom, budget) }, spent: budget, path: undefined }
  const goal = s.where.bodies[whom]
  const mover = s.where.bodies[f.id]
  if (ways === undefined || goal === undefined || mover === undefined) return still(s)
  const far = (c: Cell): number => distance(ways.terrain, { ...mover, x: c.x, y: c.y }, goal)
  const stay = { x: mover.x, y: mover.y, cost: 0 }
  const best = stops(ways).reduce((a, b) => ((far(b) - far(a) || a.cost - b.cost) > 0 ? b : a), stay)
  return along(s, f, pathIn(ways, best))
}

const CELL = /^(\d{1,4}),(\d{1,4})$/
/** Places somebody may go to; any cell he can get to is one, though few are listed. */
export const toGo: Asks<Journey, Place> = {
  each(a, visit) {
    for (const other of a.s.fighters) {
      if (other.id === a.f.id || other.dead) continue
      const foe = other.side !== a.f.side
      if (visit(place('towards', other.id))) return
      if (foe && visit(place('into', other.id))) return
      if (foe && visit(place('away', other.id))) return
    }
  },
  named({ s }, key) {
    const cell = CELL.exec(key)
    if (cell !== null) return { key, how: 'cell', whom: '', cell: { x: Number(cell[1]), y: Number(cell[2]) } }
    const [how, whom = ''] = key.split(' ')
    if (how !== 'towards' && how !== 'into' && how !== 'away') return undefined
    const other = s.fighters.find((f) => f.id === whom)
    return other === undefined ? undefined : place(how, whom)
  },
  why(a, to) {
    const { s, f } = a
    if (to.whom === f.id) return { because: 'that is himself', rule: 'OLDE-ACT-step' }
    const { where, spent } = courseTo(a, to)
    if (spent <= 0) return { because: 'there is no way nearer', rule: 'OLDE-ACT-step' }
    // OLDE-COND-frightened: no step that brings him nearer to a foe.
    if (suffers(f, 'frightened') && comesNearer(s, f, where))
      return { because: 'he must get away', rule: 'OLDE-COND-frightened' }
    return undefined
  },
}
const place = (how: 'towards' | 'into' | 'away', whom: FighterId): Place => ({
  key: `${how} ${whom}`,
  how,
  whom,
  cell: undefined,
})

function comesNearer(s: State, f: Fighter, where: Whereabouts): boolean {
  const nearest = (at: Whereabouts): number => {
    let least = Number.POSITIVE_INFINITY
    for (const foe of s.fighters)
      if (foe.side !== f.side && isUp(foe)) least = Math.min(least, distanceBetween(at, f.id, foe.id))
    return least
  }
  return nearest(where) < nearest(s.where)
}

/** Goes there and tells it; what it took, in spaces. */
export function goes(ctx: Ctx, a: Journey, to: Place, rule: Cited | readonly Cited[]): number {
  const { s, f } = a
  const { where, spent, path } = courseTo(a, to)
  s.where = where
  ctx.emit?.({
    type: 'moved',
    who: f.id,
    how: a.how,
    to: to.key,
    far: spent,
    path: path?.cells.map(({ x, y }) => [x, y] as const) ?? [],
    rule,
  })
  return spent
}

const BALANCE = check('balance')
/** OLDE-COND-blinded: who goes more than one space of a round blind may fall. */
export function stumblesBlind(ctx: Ctx, s: State, f: Fighter, gone: number): void {
  if (gone <= 1 || !suffers(f, 'blinded')) return
  const needs = s.cluttered ? DIFFICULTY.moderate : DIFFICULTY.easy
  if (
    attempt(ctx, s, f, {
      stat: 'finesse',
      dice: BALANCE,
      label: 'balance',
      needs,
      against: 'a fall',
      rule: 'OLDE-COND-blinded',
    })
  )
    return
  lies(ctx, f, 'blind', 'OLDE-COND-blinded')
}

/** Somebody led one space by a friend goes there. */
export const ledTo = (s: State, f: Fighter): Journey => journey(s, f, 'guide', 1)

/** Whether two are in the same or in adjacent spaces. */
export const atHand = (s: State, a: FighterId, b: FighterId): boolean => spaces(s, a, b) <= 1

export const spotIs = (s: State, id: FighterId, spot: Spot): boolean =>
  spotOf(s.where, id)?.every((at, axis) => Math.abs(at - (spot[axis] ?? 0)) < 0.5) === true
