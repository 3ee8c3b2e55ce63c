import { found } from '../../../mechanisms/fighters.ts'
import { type Course, movedAway, movedTo, movedTowards, spotOf } from '../../../space/whereabouts.ts'
import type { Besides } from '../body/checks.ts'
import { D, type DieCode, fixed } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'
import { speeds } from '../content/vehicles.ts'
import { type ActionKey, hasDone, KINDS } from '../state/action-kinds.ts'
import { type Action, why } from '../state/asking.ts'
import { throwingRange } from '../state/derive.ts'
import { active, fighter } from '../state/fighters.ts'
import { countsDice, into, noted } from '../state/note.ts'
import type { Conveyance, Ctx, Fighter, Refusal, Standing, State, Why } from '../state/types.ts'

/** The vehicle he is on. */
export const vehicleOf = (s: State, f: Fighter): Conveyance | undefined =>
  f.vehicle === null ? undefined : found(s.vehicles, f.vehicle)
export const aboard = (s: State, v: Conveyance): Fighter[] => s.fighters.filter((f) => f.vehicle === v.id)
/** Who says where a vehicle with people on it is: its driver, or the first of them. */
export const foremost = (s: State, v: Conveyance): Fighter => fighter(s, v.driver ?? aboard(s, v)[0]?.id ?? '')

/** The vehicle he drives and can still steer, or why there is none. */
function driven(s: State, f: Fighter): Conveyance | Why {
  const v = vehicleOf(s, f)
  if (v === undefined || v.driver !== f.id) return why('he drives nothing', 'D6-VEH-Basic')
  if (v.damage === 'destroyed') return why(`${v.id} is destroyed`, 'D6-C-VEH-Damage')
  return v
}
const isWhy = (of: Conveyance | Why): of is Why => 'because' in of

type Refuses = (s: State, f: Fighter, v: Conveyance) => Refusal
type Does = (ctx: Ctx, s: State, f: Fighter, v: Conveyance) => void
const on =
  (which: (s: State, f: Fighter) => Conveyance | Why) =>
  (key: ActionKey, rule: D6RuleId, refuse: Refuses, act: Does): Action => ({
    key,
    rule,
    refuse(s, f) {
      const v = which(s, f)
      return isWhy(v) ? v : refuse(s, f, v)
    },
    act(ctx, s, f) {
      const v = which(s, f)
      if (!isWhy(v)) act(ctx, s, f, v)
    },
  })
/** What a driver does with what he drives, and what anybody does aboard. */
export const byDriver = on(driven)
export const byAnybody = on((s, f) => vehicleOf(s, f) ?? why('he is on no vehicle', 'D6-VEH-Basic'))

/** Why a vehicle is not to be steered. */
export const unruly = (v: Conveyance): Why | undefined =>
  v.uncontrolled ? why(`${v.id} is out of control`, 'D6-C-VEH-Stunts') : undefined

/** A driver makes one movement of his vehicle a round (D6-C-VEH-Speeds). */
export const hasSteered = (f: Fighter): Why | undefined =>
  hasDone(f, 'steers') ? why('one movement of the vehicle a round', 'D6-C-VEH-Speeds') : undefined

/** Dice of Maneuverability, for driving and for dodging (D6-VEH-Dodge). Ruling D6-A58. */
export const maneuverability = (s: State, v: Conveyance): DieCode =>
  v.kind.maneuverability - v.lostManeuverability - D * v.shaken.filter((until) => until >= s.round).length

/** The same as what goes into a roll besides the driver's skill. */
export function handling(ctx: Ctx, s: State, v: Conveyance): Besides {
  const terms = noted(ctx)
  const dice = maneuverability(s, v)
  if (dice !== 0) countsDice(into(terms), dice, `Maneuverability of ${v.id}`, 'D6-VEH-Dodge')
  return { dice, adds: 0, terms }
}

/** Metres of its Move: a share of its team's, its own, or as strength or wind and skill make it, unrolled. Ruling D6-A67. */
export function paceOf(s: State, v: Conveyance): number {
  const { move } = v.kind
  if (move.by === 'metres') return move.metres
  if (move.by === 'team') return TEAM * move.share
  const by = v.driver === null ? undefined : fighter(s, v.driver).facts
  if (move.by === 'rowing') return by === undefined ? 0 : throwingRange(by.attributes.physique, by.skills.lifting)
  const sailed = by === undefined ? 0 : Math.floor(move.pilotryShare * fixed(by.skills.pilotry, 4))
  return Math.max(1, s.scene.wind + sailed)
}
/** The Move of a team of horses nobody describes. */
const TEAM = 25

/** The fastest of the five speeds that damage has left it (D6-C-VEH-Damage). */
export const topSpeed = (v: Conveyance): number => Math.max(0, speeds.length - 1 - v.lostSpeeds)

/** What it does at its speed. */
export const speedOf = (v: Conveyance) => speeds[v.speed] ?? speeds[0]

/** Everybody aboard goes towards or away from somebody, and without a map stays where he is aboard; how far its driver came. */
export function carries(s: State, v: Conveyance, at: string, way: string, metres: number): number {
  const goes = ({ id }: Fighter): Course =>
    way === 'towards' ? movedTowards(s.where, id, at, metres, 1) : movedAway(s.where, id, at, metres)
  const lead = foremost(s, v)
  const from = spotOf(s.where, lead.id) ?? []
  const { where, spent } = goes(lead)
  const to = spotOf(where, lead.id) ?? []
  s.where = where
  lead.moved += spent
  for (const f of aboard(s, v)) {
    if (f === lead) continue
    const place = spotOf(s.where, f.id)?.map((x, axis) => x + (to[axis] ?? 0) - (from[axis] ?? 0)) ?? to
    s.where = 'bands' in s.where ? movedTo(s.where, f.id, place) : goes(f).where
    f.moved += spent
  }
  return lead.id === v.driver ? spent : 0
}

/** A vehicle's dodge stands until its driver's next turn, while he can steer (D6-VEH-Dodge). */
export function standingDodge(s: State, v: Conveyance): Standing | null {
  if (v.driver === null || !active(fighter(s, v.driver))) return null
  // Ruling D6-A87: a driver who is held still has what he made of it before.
  const held = s.options.heldDriver === 'ends' && s.holds.some(({ on }) => on === v.driver)
  return held ? null : v.dodge
}
/** His turn has come: the dodge of what he drives is over. */
export function dodgeEnds(s: State, f: Fighter): void {
  const v = vehicleOf(s, f)
  if (v?.driver === f.id) v.dodge = null
}

/** Whether one can simply step down: it stands, and on land. */
export const canAlight = (v: Conveyance): boolean => v.kind.on === 'land' && (v.speed === 0 || v.damage === 'destroyed')
/** Who goes off on his own feet is aboard no longer; another takes the reins. */
export function alights(s: State, f: Fighter): void {
  const v = vehicleOf(s, f)
  f.vehicle = null
  if (v?.driver === f.id) v.driver = aboard(s, v).find(active)?.id ?? null
}

/**
 * What steering keeps somebody from: a driver who fights drives as well, at the penalty of two actions
 * (D6-C-VEH-DriverShoots); nobody walks off what moves, and the pilot of a boat that has rammed does nothing for a round.
 */
export function steering(s: State, f: Fighter, key: ActionKey): Why | undefined {
  const v = vehicleOf(s, f)
  if (v === undefined) return undefined
  const kind = KINDS[key]
  if (kind.walksOff && !canAlight(v)) {
    return { because: v.speed > 0 ? `${v.id} is moving` : `there is no ground around ${v.id}`, rule: 'D6-VEH-Basic' }
  }
  if (v.loses === s.round && v.driver === f.id) {
    return why(`after the ram he has to keep ${v.id} from tipping`, 'D6-C-VEH-Ram')
  }
  if (v.speed === 0 || v.damage === 'destroyed') return undefined
  if (v.driver === f.id && kind.bodily) {
    return why(`driving, he can only dodge with ${v.id}`, 'D6-VEH-NoBlock')
  }
  if (kind.attack && v.driver === f.id && v.speed > 1 && !f.done.includes('drive')) {
    return why(`${v.id} wants driving first`, 'D6-C-VEH-DriverShoots')
  }
  return undefined
}

/** Foes' vehicles that can still be attacked. */
export const hostile = (s: State, f: Fighter): Conveyance[] =>
  s.vehicles.filter((v) => v.damage !== 'destroyed' && aboard(s, v).some((o) => o.side !== f.side && active(o)))
