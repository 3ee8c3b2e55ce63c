import type { Asks, FighterId, Option } from '../../../kernel/types.ts'
import { courseAway, courseTo, courseTowards, waysOf } from '../../../mechanisms/ground/courses.ts'
import type { Ground } from '../../../mechanisms/ground/terms.ts'
import { type Flood, stops } from '../../../space/flood.ts'
import type { Cell } from '../../../space/grid.ts'
import {
  type Course,
  distanceBetween,
  movedTo,
  type Spot,
  spotOf,
  type Whereabouts,
} from '../../../space/whereabouts.ts'
import { usesOf } from '../body/arms.ts'
import { attempt } from '../body/checks.ts'
import { lies } from '../body/conditions.ts'
import { check, DIFFICULTY } from '../state/dice.ts'
import { isUp, suffers, whoIs } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, Gait, State } from '../state/types.ts'
import { displaced } from './displaced.ts'
import { spaces } from './sight.ts'

/** A place to go: towards somebody, into his space, away from him, or a cell of the map. */
export interface Place extends Option {
  readonly how: 'towards' | 'into' | 'away' | 'cell'
  readonly whom: FighterId
  readonly cell: Cell | undefined
}
/** Who goes, how far at most in spaces, and on a map where that takes him. */
export interface Journey {
  /** The fight as he knows it. */
  readonly s: State
  readonly f: Fighter
  readonly how: Gait
  readonly budget: number
  readonly ways: Flood | undefined
}

/** Ruling OLDE-B60: nobody is in the way of anybody, unless the fight limits how many share a space; levels are climbed. */
const GROUND: Ground<State, Fighter> = {
  contact: 1,
  legs: (_, f) => f.id,
  party: () => [],
  passing: (s, _, other) => (isFull(s, spaceOf(s, other)) ? 'stops' : 'not in the way'),
  steppingOver: () => 1,
  fights: (_, f) => isUp(f),
  climb: 0.5,
}
/** Whether as many are in a space as may be, as far as can be seen; who is down takes no room, and is stepped over. */
export function isFull(s: State, space: Cell | undefined): boolean {
  const { maxPerSpace } = s.options
  if (maxPerSpace === 'any' || 'bands' in s.where) return false
  let count = 0
  for (const other of s.fighters) {
    const body = s.where.bodies[other.id]
    if (isUp(other) && other.known === null && body !== undefined && body.x === space?.x && body.y === space.y) count++
  }
  return count >= maxPerSpace
}
const spaceOf = (s: State, { id }: Fighter): Cell | undefined => ('bands' in s.where ? undefined : s.where.bodies[id])

/** A fight as somebody knows it: foes nobody sees are where they were last known. */
export function asKnown<S extends { readonly where: Whereabouts; readonly fighters: readonly Hidden[] }>(
  s: S,
  { side }: Hidden,
): S {
  let { where } = s
  for (const { id, side: his, known } of s.fighters)
    if (known !== null && his !== side) where = movedTo(where, id, known)
  return where === s.where ? s : { ...s, where }
}
type Hidden = Pick<Fighter, 'id' | 'side'> & { readonly known: readonly number[] | null }

export function journey(s: State, f: Fighter, how: Gait, budget: number): Journey {
  const known = asKnown(s, f)
  return { s: known, f, how, budget, ways: waysOf(GROUND, known, f, budget) }
}

/** How near he wants to come to strike: as far off as his longest weapon reaches. */
function strikingDistance(f: Fighter): number {
  let most = 1
  for (const use of usesOf(f)) if (use.kind === 'melee') most = Math.max(most, use.reach[1])
  return most
}

/** The way to a place. */
export function courseOf({ s, f, budget, ways }: Journey, { how, whom, cell }: Place): Course {
  switch (how) {
    case 'cell':
      return cell === undefined || ways === undefined
        ? { where: s.where, spent: 0, path: undefined }
        : courseTo(GROUND, s, f, ways, cell)
    case 'away':
      return courseAway(GROUND, s, f, whom, budget)
    case 'towards':
      return courseTowards(GROUND, s, f, whom, budget, strikingDistance(f))
    case 'into':
      return courseTowards(GROUND, s, f, whom, budget, 0)
  }
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
    for (const { x, y } of farCells(a)) if (visit({ key: `${x},${y}`, how: 'cell', whom: '', cell: { x, y } })) return
  },
  named({ s }, key) {
    const cell = CELL.exec(key)
    if (cell !== null) return { key, how: 'cell', whom: '', cell: { x: Number(cell[1]), y: Number(cell[2]) } }
    const [how, whom = ''] = key.split(' ')
    if (how !== 'towards' && how !== 'into' && how !== 'away') return undefined
    return whoIs(s.fighters, whom) === undefined ? undefined : place(how, whom)
  },
  why(a, to) {
    const { s, f } = a
    const host = to.how === 'into' ? whoIs(s.fighters, to.whom) : undefined
    if (host !== undefined && isFull(s, spaceOf(s, host)))
      return { because: 'there is no room in his space', rule: 'OLDE-B60' }
    const { where, spent } = courseOf(a, to)
    if (spent <= 0) return { because: 'there is no way nearer', rule: 'OLDE-ACT-step' }
    // OLDE-COND-frightened: no step that brings him nearer to a foe.
    if (suffers(f, 'frightened') && comesNearer(s, f, where))
      return { because: 'he must get away', rule: 'OLDE-COND-frightened' }
    return undefined
  },
}
/** A few of the cells he can get to: the farthest. */
function farCells({ ways }: Journey): readonly Cell[] {
  if (ways === undefined) return []
  return stops(ways)
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, 8)
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

/** Told of who is invisible: his side alone knows of it. */
export const UNSEEN = { unseen: true } as const

/** Goes there and tells it; what it took, in spaces. */
export function goes(ctx: Ctx, s: State, a: Journey, to: Place, rule: Cited | readonly Cited[]): number {
  const { f } = a
  const { where, spent, path } = courseOf(a, to)
  const end = a.s.where === s.where ? undefined : spotOf(where, f.id)
  displaced(s, f, a.how === 'guide' ? 'is led' : 'goes', end ?? where)
  ctx.emit?.({
    type: 'moved',
    who: f.id,
    how: a.how,
    to: to.key,
    far: spent,
    path: path?.cells.map(({ x, y }) => [x, y] as const) ?? [],
    ...(suffers(f, 'invisible') ? UNSEEN : {}),
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

/** Whether two are in the same or in adjacent spaces. */
export const atHand = (s: State, a: FighterId, b: FighterId): boolean => spaces(s, a, b) <= 1

export const spotIs = (s: State, id: FighterId, spot: Spot): boolean =>
  spotOf(s.where, id)?.every((at, axis) => Math.abs(at - (spot[axis] ?? 0)) < 0.5) === true
