import { optionOf } from '../../../mechanisms/asking.ts'
import { flood, type Stop, stops } from '../../../space/flood.ts'
import { terrain } from '../../../space/terrain.ts'
import { type Action, chosen, chosenOf, why } from '../state/asking.ts'
import { coverOf } from '../state/begin.ts'
import { active, fighter, isOpposed, opponents } from '../state/fighters.ts'
import type { Cited, Ctx, D6Event, Fighter, Screen, State, Why } from '../state/types.ts'
import { type Hiding, hiding, screen } from './cover.ts'
import { moveOf, noFooting } from './destinations.ts'
import { displaced } from './displaced.ts'
import { freeMoveLeft } from './movement.ts'
import { terrainDifficulty } from './running.ts'

/** A place to get to, how much of him is hidden there, and how good it is among those of its kind. */
interface Place {
  readonly key: string
  readonly hides: Hiding
  readonly at: Stop
  readonly rank: number
}
const STAY = { ...optionOf('none'), hides: null, at: null } as const

/** Why he can get behind nothing now; whether the map has anything good is seen when he tries. */
function exposed(s: State, f: Fighter): Why | undefined {
  const rule = 'D6-COVER-Add'
  if (f.done.includes('take cover')) return { because: 'he has looked for cover this round', rule }
  const stuck = noFooting(s, f)
  if (stuck !== undefined) return stuck
  if (f.vehicle !== null && freeMoveLeft(s, f) === 0) return { because: 'there is nothing aboard to get behind', rule }
  if ('bands' in s.where) {
    if (better(s, f).length === 0) return { because: 'there is nothing to get behind', rule }
  } else if (terrain(s.where.field).obstacles.length === 0) return { because: 'there is nothing to get behind', rule }
  if (!isOpposed(s, f)) return { because: 'there is nobody to hide from', rule }
  return reach(s, f) > 0 ? undefined : why('he has moved this round', 'D6-C-MOV-Cap')
}

/** Metres he can go for it: what is free, and with an action his Move, where the ground needs no roll. */
function reach(s: State, f: Fighter): number {
  const free = freeMoveLeft(s, f)
  const walks = !f.done.includes('move') && !f.done.includes('run') && terrainDifficulty(s, undefined) === 0
  return walks ? Math.max(free, moveOf(f) - f.moved) : free
}

/** What the scene has that hides more of him than what he is behind. */
const better = (s: State, f: Fighter): readonly Screen[] =>
  s.scene.cover.filter(({ share }) => f.cover === null || share > f.cover.share)

/** What he gets behind is harder to hit through: free within half a Move, an action further off (D6-COVER-Add, D6-C-MOV-Free). */
const takeCover: Action = {
  key: 'take cover',
  rule: 'D6-COVER-Add',
  refuse: exposed,
  act(ctx, s, f) {
    if ('bands' in s.where) behindSomething(ctx, s, f)
    else behindTheMap(ctx, s, f)
  },
}
export const TAKING_COVER: readonly Action[] = [takeCover]

/** Where nobody measures, he says what he gets behind. Ruling D6-A26: it is a Move, or near enough to be free. */
function behindSomething(ctx: Ctx, s: State, f: Fighter): void {
  const screens = better(s, f).map((of) => ({ key: of.object, of }))
  const { of } = chosen(ctx, f, { ask: 'cover' }, screens)
  const free = s.options.takingCover === 'free' && freeMoveLeft(s, f) > 0
  goes(f, free, free ? freeMoveLeft(s, f) : moveOf(f))
  displaced(ctx, s, f, 'takes cover')
  f.cover = coverOf(of)
  tell(ctx, f, free, { behind: of.object, share: of.share })
}

/** On a map he goes where most of him is hidden from somebody, by the shortest way. */
function behindTheMap(ctx: Ctx, s: State, f: Fighter): void {
  const { id: from } = chosenOf(ctx, f, { ask: 'hide from' }, opponents(s, f))
  const found = places(s, f, from)
  if (found.length === 0) {
    f.actions++
    ctx.emit?.({ type: 'noCover', who: f.id, at: from, rule: 'D6-COVER-Add' })
    return
  }
  const about = { ask: 'cover', at: from } as const
  const { at, hides } = ctx.choose({ who: f.id, about, options: [...found, STAY], usual: 'none' })
  if (at === null) {
    f.actions++
    return
  }
  const body = 'bands' in s.where ? undefined : s.where.bodies[f.id]
  if ('bands' in s.where || body === undefined) return
  const free = at.cost <= freeMoveLeft(s, f)
  goes(f, free, at.cost)
  s.where = { ...s.where, bodies: { ...s.where.bodies, [f.id]: { ...body, x: at.x, y: at.y } } }
  displaced(ctx, s, f, 'walks')
  tell(ctx, f, free, { at: from, metres: at.cost, share: hides.share })
}

/**
 * The best place for each share of him that is hidden there, more than is hidden here: one he gets to for nothing rather
 * than not, then one from which he sees the other, then the nearest. Apart from them, places that leave him unseeing.
 */
function places(s: State, f: Fighter, from: string): Place[] {
  const { where } = s
  const { leaningOut } = s.options
  if ('bands' in where) return []
  const [body, eye] = [where.bodies[f.id], where.bodies[from]]
  if (body === undefined || eye === undefined) return []
  const t = terrain(where.field)
  const now = hiding(s, from, f)?.share ?? 0
  const blocked = s.fighters.flatMap((o) => (active(o) ? (where.bodies[o.id] ?? []) : []))
  const free = freeMoveLeft(s, f)
  const watched = fighter(s, from)
  const best = new Map<string, Place>()
  for (const at of stops(flood(t, body, reach(s, f), { blocked }))) {
    const there = { ...body, x: at.x, y: at.y }
    const hides = at.cost === 0 ? null : screen(t, eye, there, f.stance, leaningOut)
    if (hides === null || hides.share <= now) continue
    const unseen = screen(t, there, eye, watched.stance, leaningOut)?.share ?? 0
    const key = `${hides.share}%${unseen > HALF ? ', unseeing' : ''}`
    const rank = (at.cost > free ? 1000 : 0) + unseen + at.cost / 100
    if (rank < (best.get(key)?.rank ?? Infinity)) best.set(key, { key, hides, at, rank })
  }
  return [...best.values()].sort((a, b) => a.key.length - b.key.length || a.hides.share - b.hides.share)
}

/** With more of the other hidden than this he does not see him well, in per cent. */
const HALF = 50

/** Free of cost, or his Move of the round. */
function goes(f: Fighter, free: boolean, metres: number): void {
  if (free) f.actions++
  else f.done.push('move')
  f.moved += metres
}

/** Where he got to: behind something, or to a place of the map. */
type Found = Pick<D6Event<'takesCover'>, 'at' | 'metres' | 'share' | 'behind'>
function tell(ctx: Ctx, f: Fighter, free: boolean, facts: Found): void {
  const rule: Cited[] = ['D6-COVER-Add', free ? 'D6-C-MOV-Free' : 'D6-C-MOV-Run']
  ctx.emit?.({ type: 'takesCover', who: f.id, free, ...facts, rule })
}
