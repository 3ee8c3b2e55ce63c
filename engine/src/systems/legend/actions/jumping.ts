import { die } from '../../../dice/chance.ts'
import type { Option } from '../../../kernel/types.ts'
import { asked, chosenOf, optionOf } from '../../../mechanisms/asking.ts'
import { amongNames } from '../../../mechanisms/lists.ts'
import type { Field } from '../../../space/field.ts'
import { type Body, fits, overlap } from '../../../space/footprint.ts'
import { distance } from '../../../space/metric.ts'
import { terrain } from '../../../space/terrain.ts'
import { ATHLETICS, attempt, contest, EVADE as EVADE_ROLL, PARRY, RESIST, succeeds, tested } from '../body/checks.ts'
import { fall, lasting } from '../body/conditions.ts'
import { spend } from '../body/exertion.ts'
import { evadeSkill, plainSkill, surroundings } from '../body/plain-skills.ts'
import { wound } from '../body/wounds.ts'
import { type Defence, EVADE, NO_DEFENCE } from '../exchange/defence.ts'
import { combatSkill } from '../exchange/manoeuvres/exchange-won.ts'
import { closeDefence } from '../exchange/modifiers.ts'
import { refuseAttacks } from '../exchange/striking.ts'
import { approach, type Bearings, goesAlong, onMap, withinReach } from '../ground/movement.ts'
import { movementLeft, rooted } from '../ground/pace.ts'
import { dismounts } from '../ground/riding.ts'
import {
  active,
  blocked,
  canEvade,
  foes,
  inWater,
  isShield,
  itemOption,
  offGuard,
  spare,
  usable,
  wornPenalty,
} from '../state/fighters.ts'
import { turnsTo } from '../state/standing.ts'
import type { Ctx, Fighter, State, Why } from '../state/types.ts'
import { action } from './action.ts'

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
      if (blocked.some((other) => overlap(t, other, there))) continue
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

const GROUNDED = die('borne down', 3)

/** A leap bears down only what has less than twice the leaper's SIZ, and stands (LEG-LEAP-03). Rulings LEG-A42, LEG-A95. */
export const canBearDown = (f: Fighter, target: Fighter): boolean =>
  target.stance === 'standing' && !inWater(target) && target.facts.characteristics.siz < 2 * f.facts.characteristics.siz

/** The leaper's Athletics against Evade, or a parry with a ready shield (LEG-LEAP-01). */
export function leapAt(ctx: Ctx, s: State, f: Fighter, target: Fighter): void {
  const skill = plainSkill(s, f, 'athletics')
  const options = answers(s, target)
  const about = { ask: 'defend', at: f.id } as const
  const chosen = options.length > 1 ? ctx.choose({ who: target.id, about, options, usual: NO_DEFENCE.key }) : NO_DEFENCE
  const alone = chosen.key === NO_DEFENCE.key ? tested(ctx, f, ATHLETICS, skill) : undefined
  const wins = alone === undefined ? beatsAnswer(ctx, s, f, skill, target, chosen) : succeeds(alone.level)
  const roll = alone && ctx.shown(alone.toss)
  ctx.emit?.({ type: 'leapt', who: f.id, at: target.id, roll, skill, answer: chosen.key, wins, rule: 'LEG-LEAP-01' })
  if (wins) borneDown(ctx, target)
}

function answers(s: State, target: Fighter): readonly Defence[] {
  const options: Defence[] = []
  if (active(target) && !offGuard(s, target)) {
    const free = spare(target) > 0
    for (const item of target.items) {
      if (isShield(item) && usable(s, target, item) && (free || target.guard === 'parry')) {
        options.push({ ...itemOption(target, item), item, warden: undefined })
      }
    }
    if ((free || target.guard === 'evade') && canEvade(s, target)) options.push(EVADE)
  }
  options.push(NO_DEFENCE)
  return options
}

function beatsAnswer(ctx: Ctx, s: State, f: Fighter, skill: number, target: Fighter, chosen: Defence): boolean {
  const kind = chosen.key === EVADE.key ? 'evade' : 'parry'
  if (target.guard === kind) target.guard = 'none'
  else spend(ctx, s, target, kind)
  const shield = chosen.item
  if (shield !== undefined) {
    const style = combatSkill(s, target, shield) + closeDefence(s, target, f)
    return contest(ctx, f, ATHLETICS, skill, target, PARRY, style) === 'wins'
  }
  target.noAttack = Math.max(target.noAttack, 1)
  ctx.emit?.({ type: 'offBalance', who: target.id, rule: 'LEG-EVD-02' })
  dismounts(ctx, s, target, 'LEG-EVD-04')
  return contest(ctx, f, ATHLETICS, skill, target, EVADE_ROLL, footing(ctx, s, target)) === 'wins'
}

/** A quadruped keeps its feet with Athletics and +20% (LEG-LEAP-03). */
function footing(ctx: Ctx, s: State, target: Fighter): number {
  if (!target.facts.traits.includes('quadruped')) return evadeSkill(s, target)
  const skill = plainSkill(s, target, 'athletics') + surroundings(s, target) + 20
  ctx.emit?.({ type: 'fourFooted', who: target.id, skill, rule: 'LEG-LEAP-03' })
  return skill
}

/** Down, and unable to rise for 1D3 of his own Combat Actions; no other harm (LEG-LEAP-02). Ruling LEG-A43. */
function borneDown(ctx: Ctx, target: Fighter): void {
  fall(ctx, target, 'LEG-LEAP-02')
  const actions = ctx.roll(GROUNDED, target.id)
  target.noRising = Math.max(target.noRising, lasting(actions))
  ctx.emit?.({ type: 'borneDown', who: target.id, actions, rule: 'LEG-LEAP-02' })
}

const LYING: Why = { because: 'he cannot leap from the ground', rule: 'LEG-LEAP-01' }
const RIDING: Why = { because: 'he cannot leap from the saddle', rule: 'LEG-LEAP-01' }
const AFLOAT: Why = { because: 'there is nothing under him to leap from', rule: 'LEG-CON-02' }
const NOBODY: Why = { because: 'nobody he could leap at is within reach', rule: 'LEG-LEAP-01' }
const TOO_BIG: Why = { because: 'everybody within reach is too big or not on his feet', rule: 'LEG-LEAP-03' }

const near = (s: State, f: Fighter, other: Fighter, his?: Bearings): boolean =>
  foes(f, other) && active(other) && !blocked(other, f) && withinReach(s, f, other, his)
const named = ({ id }: Fighter) => optionOf(id)

/** A leap is a Combat Action, and wants legs that carry and that nobody holds, but no Movement. */
const LEAP = 1

/** Leaps upon somebody to bear him down (LEG-LEAP-01). */
export const leap = action({
  key: 'leap',
  rule: 'LEG-LEAP-01',
  refuse(s, f, at) {
    const barred = refuseAttacks(f)
    if (barred !== undefined) return barred
    if (f.stance === 'prone') return LYING
    if (f.mount !== undefined) return RIDING
    if (inWater(f) && !amongNames(f.facts.traits, 'swimmer')) return AFLOAT
    const fixed = f.rider === undefined ? rooted(s, f, LEAP) : undefined
    if (fixed !== undefined) return fixed
    let why = NOBODY
    const fighters = at.tied || at.rooted !== undefined ? at.near : s.fighters
    for (const other of fighters) {
      if (!near(s, f, other, at)) continue
      if (canBearDown(f, other)) return undefined
      why = TOO_BIG
    }
    return why
  },
  act(ctx, s, f) {
    const small = s.fighters.filter((other) => canBearDown(f, other) && near(s, f, other))
    const target = chosenOf(ctx, f.id, { ask: 'target' }, small, named)
    if (target === undefined) return
    const metres = approach(ctx, s, f, target.id, movementLeft(s, f))
    turnsTo(s, f, target.id)
    if (metres > 0) ctx.emit?.({ type: 'ranUp', who: f.id, at: target.id, metres, rule: 'LEG-MOV-01' })
    leapAt(ctx, s, f, target)
  },
})
