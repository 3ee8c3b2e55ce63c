import type { Choice, FighterId, Option } from '../../../kernel/types.ts'
import { seated } from '../../../mechanisms/ground/standing.ts'
import type { Change, Reactions } from '../../../mechanisms/ground/terms.ts'
import { straight } from '../../../space/metric.ts'
import { terrain } from '../../../space/terrain.ts'
import { distanceBetween, movedTo, type Spot } from '../../../space/whereabouts.ts'
import { type Arm, eachArm, threatReach, unfit } from '../body/arms.ts'
import { asFarAs, cellAt } from '../ground/reach.ts'
import { sees } from '../ground/sight.ts'
import { GROUND } from '../ground/ways.ts'
import type { RenQuestion } from '../screens/questions.ts'
import type { RenEvent } from '../state/events.ts'
import {
  fighter,
  foes,
  inHand,
  isUnarmed,
  itemOf,
  mayReact,
  reacted,
  tagged,
  tied,
  trained,
} from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'
import { PLAIN, strikesWith } from './declared.ts'
import { actsReadied, answers, doable } from './readied.ts'

const NO = { key: 'none' } as const
const READIED = { key: 'readied action' } as const

/** What a mover does, for those who answer his steps. */
export interface Moving {
  readonly charging: FighterId | null
  /** Whether his steps provoke attacks at all: some stunts do not (REN-MOVE-11). */
  readonly provokes: boolean
  /** Those who have had their chance at this move (ruling REN-A17). */
  readonly had: Set<string>
  /** Without a map: the step by which he began to leave somebody. */
  readonly left: Map<string, Spot>
  /** What comes once the step has brought him there: blows at who comes, and readied actions (ruling REN-A62). */
  readonly after: { readonly by: Fighter; readonly arm: Answer | null }[]
  /** Whether he lay down when he set out, and on whom he rode. */
  readonly prone: boolean
  readonly mount: FighterId | null
  /** How near those he means to strike in passing must come. */
  readonly lunges: readonly number[]
  /** He has met a braced weapon. */
  braced: boolean
}

type Occasion = 'leaving' | 'fend' | 'brace'
const OCCASIONS: Readonly<Record<Occasion, { readonly kind: string; readonly rule: readonly Cited[] }>> = {
  leaving: { kind: 'attack of opportunity', rule: ['REN-REACT-01', 'REN-AOO-01', 'REN-AOO-04', 'REN-MELEE-03'] },
  fend: { kind: 'fending off', rule: ['REN-REACT-01', 'REN-TAG-Fend', 'REN-AOO-04'] },
  brace: { kind: 'braced weapon', rule: ['REN-REACT-01', 'REN-BRACE-03', 'REN-CHARGE-07', 'REN-AOO-04'] },
}

/** The mover away from or past the watcher: a step out of a threatened place that does not bring him nearer (ruling REN-A17). */
function awayOrPast(s: State, w: Fighter, mover: Fighter, change: Change, to: Spot): boolean {
  if (change === 'leaves') return true
  if (change !== 'within') return false
  if ('bands' in s.where)
    return distanceBetween(stepped(s, mover, to).where, w.id, mover.id) > distanceBetween(s.where, w.id, mover.id)
  if (s.options.aooOn === 'leavingThreatened') return true
  const t = terrain(s.where.field)
  const { [w.id]: own, [GROUND.legs(s, mover)]: from } = s.where.bodies
  return (
    own !== undefined && from !== undefined && straight(t, own, { ...from, ...cellAt(to) }) >= straight(t, own, from)
  )
}

/** The fight once he has taken that step, with whom he rides. */
function stepped(s: State, mover: Fighter, to: Spot): State {
  const legs = GROUND.legs(s, mover)
  const where = movedTo(s.where, legs, to)
  return { ...s, where: legs === mover.id ? where : seated(where, mover.id, legs) }
}

/** What a step gives somebody a chance at. */
function occasion(
  s: State,
  w: Fighter,
  mover: Fighter,
  change: Change,
  to: Spot,
  moving: Moving,
): Occasion | undefined {
  if (!moving.provokes || !sees(s, w, mover)) return undefined
  // Ruling REN-A20: the charge is met when it first comes within reach, or as it sets out there.
  const meets = moving.charging === w.id && w.braced !== null
  if (meets && change === 'within') return 'brace'
  if (change === 'enters') {
    if (meets) return 'brace'
    if (w.items.some((item) => inHand(item) && tagged(item, 'Fend'))) return 'fend'
    return undefined
  }
  if (!awayOrPast(s, w, mover, change, to)) return undefined
  // Without a map a straight way is one step out of reach, though it is gone in two.
  if ('bands' in s.where) {
    const first = moving.left.get(w.id) ?? to
    moving.left.set(w.id, first)
    if (first !== to) return undefined
  }
  return 'leaving'
}

/** With what at whom: at the mover, or at the beast that carries him (REN-MNT-05). */
interface Answer extends Arm {
  readonly at: FighterId
}
/** The weapons he may answer with: any he threatens with; the braced one, or one that fends (ruling REN-A69). */
function weapons(s: State, w: Fighter, mover: Fighter, why: Occasion, to: Spot): Answer[] {
  const found: Answer[] = []
  const there = why === 'leaving' ? s : stepped(s, mover, to)
  const mount = mover.mount === null ? undefined : fighter(s, mover.mount)
  eachArm(s, w, (arm) => {
    if (arm.by.id !== w.id || arm.mode.kind !== 'melee') return false
    if (isUnarmed(arm.item) && !trained(w, 'unarmed combat')) return false
    if (why === 'brace' && arm.item.id !== w.braced) return false
    if (why === 'fend' && !tagged(arm.item, 'Fend')) return false
    if (unfit(there, w, arm, mover) === undefined) found.push({ ...arm, at: mover.id })
    if (mount !== undefined && unfit(there, w, arm, mount) === undefined)
      found.push({ ...arm, key: `${arm.key} at ${mount.id}`, at: mount.id })
    return false
  })
  return found.sort((one, other) => Number(one.at !== mover.id) - Number(other.at !== mover.id))
}

function choiceFor(
  s: State,
  w: Fighter,
  mover: Fighter,
  change: Change,
  to: Spot,
  moving: Moving,
): Choice<RenQuestion> | undefined {
  if (!mayReact(s, w)) return undefined
  const why = moving.had.has(w.id) || !foes(w, mover) ? undefined : occasion(s, w, mover, change, to, moving)
  const arms = why === undefined ? [] : weapons(s, w, mover, why, to)
  const waits = readiedFor(s, w, mover, change, to)
  if (arms.length === 0 && !waits) return undefined
  const options: Option[] = [NO, ...arms, ...(waits ? [READIED] : [])]
  const about = {
    ask: 'opportunity',
    at: mover.id,
    kind: arms.length === 0 ? 'readied' : (why ?? ''),
    weapon: arms[0]?.item.weapon.name ?? '',
  } as const
  // What he has readied for, nobody knows.
  return { who: w.id, about, options, usual: arms[0]?.key ?? 'readied action', hidden: arms.length === 0 }
}

/** Whether a step is what he has readied an action for (ruling REN-A68). */
function readiedFor(s: State, w: Fighter, mover: Fighter, change: Change, to: Spot): boolean {
  const { readied } = w
  if (readied === null) return false
  const { when, of, metres, cell } = readied.is
  if (of === 'anybody' ? !foes(w, mover) : of !== mover.id) return false
  const legs = GROUND.legs(s, mover)
  const there = stepped(s, mover, to)
  if (!steppedInto(s, there, w, mover, legs, when, metres, cell, change, to)) return false
  return doable(s.options.readyTiming === 'after' || when !== 'leaves' ? there : s, w, readied.is, mover)
}
function steppedInto(
  s: State,
  there: State,
  w: Fighter,
  mover: Fighter,
  legs: FighterId,
  when: string,
  metres: number,
  cell: readonly [number, number] | null,
  change: Change,
  to: Spot,
): boolean {
  switch (when) {
    case 'reach':
      return change === 'enters'
    case 'near':
      return distanceBetween(s.where, w.id, legs) > metres && distanceBetween(there.where, w.id, legs) <= metres
    case 'sight':
      return !sees(s, w, mover) && sees(there, w, mover)
    case 'cell':
      return cell !== null && cell[0] === to[0] && cell[1] === to[1]
    case 'leaves':
      return awayOrPast(s, w, mover, change, to)
    default:
      return false
  }
}

/** Who answers a move, and how (REN-AOO-01 to -04, REN-TAG-Fend, REN-BRACE-03, REN-READY-02). */
export const reactionsTo = (moving: Moving): Reactions<RenEvent, RenQuestion, State, Fighter> => ({
  reach: (s, w, mover) => (foes(w, mover) && mayReact(s, w) ? asFarAs(s, threatReach(s, w)) : 0),
  marks: (_s, w, mover) => [...marksOf(w), ...(foes(w, mover) ? moving.lunges : [])],
  question: (s, w, mover, change, to) => choiceFor(s, w, mover, change, to, moving),
  order: (s, one, other) => placeOf(s, one) - placeOf(s, other),
  answered: (ctx, s, w, mover, answer) => {
    if (isArm(answer)) {
      moving.had.add(w.id)
      if (moving.charging === w.id && w.braced !== null) moving.braced = true
      // What cannot reach him yet comes when the step has brought him there.
      if (unfit(s, w, answer, fighter(s, answer.at)) === undefined)
        opportunity(ctx, s, w, mover, answer, moving.charging === w.id)
      else moving.after.push({ by: w, arm: answer })
      return
    }
    if (s.options.readyTiming === 'before' && answers(s, w, mover)) actsReadied(ctx, s, w, mover)
    else moving.after.push({ by: w, arm: null })
  },
  goesOn: (s, mover) => goesOn(s, mover, moving),
})

/** In the order of turns; a mount has its rider’s, and comes after him. */
const placeOf = (s: State, { id, rider }: Fighter): number =>
  2 * s.order.indexOf(rider ?? id) + (rider === null ? 0 : 1)

const isArm = (option: Option): option is Answer => 'item' in option

/** Distances at which somebody waits with a readied action. */
function marksOf(w: Fighter): readonly number[] {
  if (w.readied === null) return []
  const { when, metres } = w.readied.is
  if (when === 'near') return [metres]
  return when === 'sight' || when === 'cell' ? [Number.POSITIVE_INFINITY] : []
}

/** A hit does not stop him unless it puts him out, fells, unhorses or holds him (REN-AOO-03, REN-BRACE-05; rulings REN-A72, REN-A83). */
const goesOn = (s: State, mover: Fighter, { prone, mount }: Moving): boolean =>
  mover.condition === 'up' && mover.mount === mount && (prone || mover.stance !== 'prone') && !tied(s, mover)

/** Whoever has waited for the step to be taken, now that it is. Whether he can go on after it. */
export function afterStep(ctx: Ctx, s: State, mover: Fighter, moving: Moving): boolean {
  for (const { by, arm } of moving.after.splice(0)) {
    if (arm === null) actsReadied(ctx, s, by, mover)
    else if (mayReact(s, by) && unfit(s, by, arm, fighter(s, arm.at)) === undefined)
      opportunity(ctx, s, by, mover, arm, moving.charging === by.id, true)
  }
  return goesOn(s, mover, moving)
}

/** The attack itself: one, with all the rules of attacks (REN-AOO-02), at the cost of the reaction (REN-AOO-04). */
function opportunity(
  ctx: Ctx,
  s: State,
  w: Fighter,
  mover: Fighter,
  arm: Answer,
  charged: boolean,
  comes = false,
): void {
  const item = itemOf(w, arm.item)
  const braced = charged && w.braced === item.id && mover.charge !== null
  reacted(s, w)
  const { kind, rule } = OCCASIONS[braced ? 'brace' : comes ? 'fend' : 'leaving']
  ctx.emit?.({ type: 'reacts', who: w.id, at: mover.id, kind, rule })
  strikesWith(ctx, s, w, fighter(s, arm.at), item, arm.mode, { ...PLAIN, reaction: true, braced })
}
