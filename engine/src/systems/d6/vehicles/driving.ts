import { optionOf } from '../../../mechanisms/asking.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import type { Action } from '../action.ts'
import { chosen, chosenOf } from '../choosing.ts'
import {
  busyDriving,
  familiarity,
  leapingOut,
  panic,
  shipRam,
  speedChange,
  speeds,
  stunts,
} from '../content/vehicles.ts'
import { D } from '../diecode.ts'
import { active, fighter, inHand, metres, opponents } from '../fighters.ts'
import { lose } from '../injury/body-points.ts'
import { takeWound } from '../injury/wounds.ts'
import { untrained } from '../modifiers.ts'
import { counts, type Note, noting } from '../note.ts'
import { throwCode, totalRolled } from '../rolling-dice.ts'
import type { Conveyance, Ctx, Fighter, State } from '../types.ts'
import { succeeds } from '../using-skills.ts'
import {
  alights,
  byDriver,
  carries,
  handling,
  hasSteered,
  hostile,
  paceOf,
  speedOf,
  topSpeed,
  unruly,
  vehicleOf,
} from './aboard.ts'
import { damageVehicle, isRunaway } from './damage.ts'

/** The driving difficulty of a speed, and at least 5 with anything else to do, unless it is so slow that it takes no action (D6-C-VEH-Speeds). */
function ordinary(f: Fighter, speed: number, note: Note): number {
  const { difficulty, speed: name, action } = speeds[speed] ?? speeds[0]
  const busy = action && f.declared > 1 ? Math.max(difficulty, busyDriving) : difficulty
  return counts(note, busy, name, 'D6-C-VEH-Speeds')
}

/** A driving roll: the vehicle's skill and Maneuverability against its speed and the stunt (D6-VEH-Basic, D6-C-VEH-Stunts). */
export function drives(
  ctx: Ctx,
  s: State,
  f: Fighter,
  v: Conveyance,
  speed: number,
  stunt: keyof typeof stunts,
  more = 0,
): boolean {
  const [modifiers, note] = noting(ctx)
  let difficulty = ordinary(f, speed, note)
  // After a sideswipe that missed, regaining control is no harder for it.
  const easily = stunt === 'regaining control' && v.veered === true
  if (stunt !== 'straight' && !easily) difficulty += counts(note, stunts[stunt], stunt, 'D6-C-VEH-Stunts')
  if (more !== 0)
    difficulty += counts(
      note,
      more,
      stunt === 'regaining control' ? 'after the ram' : 'dodged',
      stunt === 'regaining control' ? 'D6-A75' : 'D6-VEH-Dodge',
    )
  if (!f.facts.trained.includes(v.kind.skill)) {
    const strange = familiarity[v.kind.known]
    difficulty += counts(note, strange, `${v.kind.name} is unfamiliar`, 'D6-C-VEH-Familiar')
    difficulty += untrained(s, f, v.kind.skill, note)
  }
  const done = difficulty <= 0 || succeeds(ctx, s, f, v.kind.skill, difficulty, 'driving', handling(ctx, s, v))
  ctx.emit?.({
    type: 'drives',
    who: f.id,
    vehicle: v.id,
    speed: (speeds[speed] ?? speeds[0]).speed,
    stunt,
    difficulty,
    done,
    rule: v.lostSpeeds > 0 ? ['D6-VEH-Basic', 'D6-C-VEH-Damage'] : 'D6-VEH-Basic',
    modifiers: modifiers ?? [],
  })
  if (!done) loses(v, stunt)
  return done
}
/** Out of control; what wheels carry veers to the side and stops (D6-C-VEH-Stunts). */
function loses(v: Conveyance, stunt: keyof typeof stunts): void {
  if (stunt === 'regaining control') return
  v.uncontrolled = true
  v.veered = stunt === 'sideswipe'
  if (v.kind.on === 'land') v.speed = 0
}

const WAYS = [optionOf('towards'), optionOf('away')] as const
const drive = byDriver(
  'drive',
  'D6-C-VEH-Speeds',
  (_s, f, v) => {
    return unruly(v) ?? hasSteered(f)
  },
  (ctx, s, f, v) => {
    // Speed changes by two levels at most, and damage may have lowered the highest.
    const options = speeds
      .map(({ speed }, at) => ({ key: speed, at }))
      .filter(({ at }) => Math.abs(at - v.speed) <= speedChange && at <= topSpeed(v))
    const speed = ctx.choose({ who: f.id, about: { ask: 'speed', on: v.id }, options })
    v.speed = speed.at
    if (!speedOf(v).action) f.actions++
    if (!drives(ctx, s, f, v, speed.at, 'straight') || speed.at === 0) return
    const others = opponents(s, f)
      .filter((o) => o.vehicle !== v.id)
      .map((o) => optionOf(o.id))
    if (others.length === 0) return
    const at = chosen(ctx, f, { ask: 'whom' }, others)
    const way = ctx.choose({ who: f.id, about: { ask: 'way', at: at.key }, options: WAYS })
    const far = carries(s, v, at.key, way.key, paceOf(s, v) * speedOf(v).times)
    ctx.emit?.({
      type: 'rolls',
      who: f.id,
      vehicle: v.id,
      at: at.key,
      way: way.key,
      metres: far,
      rule: 'D6-C-VEH-Speeds',
    })
  },
)

/** Out of control, a vehicle has to be mastered before anything else is done with it. */
const regain = byDriver(
  'regain control',
  'D6-C-VEH-Stunts',
  (_s, f, v) => {
    if (v.panicked === true) return { because: 'the team has to be reined in', rule: 'D6-C-VEH-Spook' }
    if (isRunaway(v)) return { because: `${v.id} is damaged too badly to be mastered`, rule: 'D6-C-VEH-Damage' }
    return v.uncontrolled ? hasSteered(f) : `${v.id} is under control`
  },
  (ctx, s, f, v) => {
    const rammed = s.options.ramControl === 'difficulty' && lasts(f.effects, 'rammed')
    if (drives(ctx, s, f, v, v.speed, 'regaining control', rammed ? shipRam.control : 0)) v.uncontrolled = false
  },
)

/** A frightened team bolts at four times its Move and shakes the vehicle each round until it is reined in (D6-C-VEH-Spook). */
export function spook(ctx: Ctx, s: State, v: Conveyance): void {
  if (v.damage === 'destroyed') return
  v.speed = topSpeed(v)
  v.uncontrolled = true
  v.panicked = true
  const code = s.scene.ground === 'easy' || s.scene.ground === 'moderate' ? panic.road : panic.rough
  const thrown = throwCode(ctx, s, 'gm', 'panic', code, 0)
  ctx.emit?.({
    type: 'spooked',
    vehicle: v.id,
    metres: paceOf(s, v) * panic.times,
    rule: ['D6-C-VEH-Spook', 'D6-C-VEH-Speed'],
  })
  if (thrown !== undefined) damageVehicle(ctx, s, v, totalRolled(ctx, thrown), '')
}

const teams = (s: State, f: Fighter): Conveyance[] =>
  hostile(s, f).filter(
    (v) => v.kind.move.by === 'team' && v.panicked !== true && v.driver !== null && metres(s, f.id, v.driver) <= SHOUT,
  )
/** Near enough to frighten horses, in metres. */
const SHOUT = 10
/** Mettle of horses nobody describes. */
const METTLE = 2 * D

/** Fire or a bang at hand: a torch, a gun or a bomb that is ready, a spell. */
const means = (f: Fighter): boolean =>
  f.lamp === 'torch' ||
  f.items.some(
    (item) =>
      inHand(item) &&
      item.loaded &&
      (item.weapon.rule === 'D6-C-WPN-Gunpowder' || item.weapon.bursts === true || item.weapon.spell !== undefined),
  )

const frighten: Action = {
  key: 'frighten team',
  rule: 'D6-C-VEH-Spook',
  refuse(s, f) {
    if (s.vehicles.length === 0 || teams(s, f).length === 0) return 'no team of a foe is near enough'
    return means(f) ? undefined : 'he has neither fire nor a bang at hand'
  },
  act(ctx, s, f) {
    const v = chosenOf(ctx, f, { ask: 'vehicle' }, teams(s, f))
    const mettle = throwCode(ctx, s, 'gm', 'mettle', METTLE, 0)
    const done = succeeds(ctx, s, f, 'intimidation', totalRolled(ctx, mettle), 'intimidation')
    ctx.emit?.({ type: 'frightens', who: f.id, vehicle: v.id, done, rule: 'D6-C-VEH-Spook' })
    if (done && !heldBack(ctx, s, v)) spook(ctx, s, v)
  },
}
/** The driver may hold the frightened team back at once. */
function heldBack(ctx: Ctx, s: State, v: Conveyance): boolean {
  const driver = v.driver === null ? undefined : fighter(s, v.driver)
  return driver !== undefined && active(driver) && mastersTeam(ctx, s, driver, v)
}
/** A driving roll against the team's mettle and 9. */
function mastersTeam(ctx: Ctx, s: State, f: Fighter, v: Conveyance): boolean {
  const mettle = throwCode(ctx, s, 'gm', 'mettle', METTLE, 0)
  const difficulty = panic.control + totalRolled(ctx, mettle)
  const done = succeeds(ctx, s, f, v.kind.skill, difficulty, 'driving', handling(ctx, s, v))
  ctx.emit?.({ type: 'reinsIn', who: f.id, vehicle: v.id, difficulty, done, rule: 'D6-C-VEH-Spook' })
  return done
}

/** Reined in by a roll against the team's mettle and 9. */
const reinIn = byDriver(
  'rein in',
  'D6-C-VEH-Spook',
  (_s, f, v) => (v.panicked === true ? hasSteered(f) : 'the team is calm'),
  (ctx, s, f, v) => {
    if (!mastersTeam(ctx, s, f, v)) return
    v.panicked = false
    v.uncontrolled = false
  },
)

/** Below 10 kph one leaps out with a Very Easy acrobatics roll; failing hurts (D6-C-VEH-Leap). */
const leap: Action = {
  key: 'leap out',
  rule: 'D6-C-VEH-Leap',
  refuse(s, f) {
    const v = vehicleOf(s, f)
    if (v === undefined) return 'he is on no vehicle'
    return v.speed > 1 ? `${v.id} is too fast to leap from` : undefined
  },
  act(ctx, s, f) {
    const v = vehicleOf(s, f)
    if (v === undefined) return
    const done = succeeds(ctx, s, f, 'acrobatics', leapingOut.difficulty, 'leap')
    alights(s, f)
    ctx.emit?.({ type: 'leaps', who: f.id, vehicle: v.id, done, rule: 'D6-C-VEH-Leap' })
    if (done) return
    if (s.options.injury === 'wounds') takeWound(ctx, s, f, 'stunned', { by: 'gm' })
    else lose(ctx, s, f, leapingOut.points, { by: 'gm' })
  },
}

/** Whoever is aboard takes the reins or the helm of one who can no longer hold them (D6-VEH-Basic). */
const takeReins: Action = {
  key: 'take the reins',
  rule: 'D6-VEH-Basic',
  refuse(s, f) {
    const v = vehicleOf(s, f)
    if (v === undefined) return 'he is on no vehicle'
    if (v.damage === 'destroyed') return { because: `${v.id} is destroyed`, rule: 'D6-C-VEH-Damage' }
    const driver = v.driver === null ? undefined : fighter(s, v.driver)
    if (driver === undefined || !active(driver)) return undefined
    return { because: driver === f ? 'he has them' : `${driver.id} has them`, rule: 'D6-VEH-Basic' }
  },
  act(ctx, s, f) {
    const v = vehicleOf(s, f)
    if (v === undefined) return
    v.driver = f.id
    v.dodge = null
    ctx.emit?.({ type: 'takesReins', who: f.id, vehicle: v.id, rule: 'D6-VEH-Basic' })
  },
}

export const DRIVING: readonly Action[] = [takeReins, drive, regain, frighten, reinIn, leap]
