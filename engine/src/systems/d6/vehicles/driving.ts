import { lasts } from '../../../mechanisms/lasting.ts'
import { lose } from '../body/body-points.ts'
import { succeeds } from '../body/checks.ts'
import { untrained } from '../body/skill-modifiers.ts'
import { takeWound } from '../body/wounds.ts'
import { D } from '../book/diecode.ts'
import {
  busyDriving,
  familiarity,
  leapingOut,
  panic,
  type Stunt,
  shipRam,
  speedChange,
  speeds,
  stunts,
} from '../content/vehicles.ts'
import {
  aboard,
  byAnybody,
  byDriver,
  carries,
  handling,
  hasSteered,
  hostile,
  paceOf,
  speedOf,
  topSpeed,
  unruly,
} from '../ground/aboard.ts'
import { waysFor } from '../ground/destinations.ts'
import { displaced } from '../ground/displaced.ts'
import { type Action, chosenOf, whither, why } from '../state/asking.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { active, bodily, fighter, inHand, metres, opponents } from '../state/fighters.ts'
import { counts, type Note, noting, ownOf } from '../state/note.ts'
import type { Conveyance, Ctx, Fighter, State } from '../state/types.ts'
import { damageVehicle, isRunaway } from './damage.ts'

/** The driving difficulty of a speed, and at least 5 with anything else to do, unless it is so slow that it takes no action (D6-C-VEH-Speeds). */
function ordinary(f: Fighter, v: Conveyance, note: Note): number {
  const { difficulty, speed, action } = speedOf(v)
  const busy = action && f.declared > 1 ? Math.max(difficulty, busyDriving) : difficulty
  return counts(note, busy, speed, 'D6-C-VEH-Speeds')
}

/** A driving roll: the vehicle's skill and Maneuverability against its speed and the stunt (D6-VEH-Basic, D6-C-VEH-Stunts). */
export function drives(ctx: Ctx, s: State, f: Fighter, v: Conveyance, stunt: Stunt, more = 0): boolean {
  const [modifiers, note] = noting(ctx)
  let difficulty = ordinary(f, v, note)
  // After a sideswipe that missed, regaining control is no harder for it.
  const easily = stunt === 'regaining control' && v.veered === true
  if (stunt !== 'straight' && !easily) difficulty += counts(note, stunts[stunt], stunt, 'D6-C-VEH-Stunts')
  if (more !== 0) {
    difficulty +=
      stunt === 'regaining control'
        ? counts(note, more, 'after the ram', 'D6-A75')
        : counts(note, more, 'dodged', 'D6-VEH-Dodge')
  }
  if (!f.facts.trained.includes(v.kind.skill)) {
    const strange = familiarity[v.kind.known]
    const own = ownOf(note, f)
    difficulty += counts(own, strange, `${v.kind.name} is unfamiliar`, 'D6-C-VEH-Familiar')
    difficulty += untrained(s, f, v.kind.skill, own)
  }
  const done = difficulty <= 0 || succeeds(ctx, s, f, v.kind.skill, difficulty, 'driving', handling(ctx, s, v))
  const rule = v.lostSpeeds > 0 ? (['D6-VEH-Basic', 'D6-C-VEH-Damage'] as const) : 'D6-VEH-Basic'
  const told = { vehicle: v.id, speed: speedOf(v).speed, stunt, difficulty, done, modifiers }
  ctx.emit?.({ type: 'drives', who: f.id, ...told, rule })
  if (!done) loses(v, stunt)
  return done
}
/** Out of control; what wheels carry veers to the side and stops (D6-C-VEH-Stunts). */
function loses(v: Conveyance, stunt: Stunt): void {
  if (stunt === 'regaining control') return
  v.uncontrolled = true
  v.veered = stunt === 'sideswipe'
  if (v.kind.on === 'land') v.speed = 0
}

const drive = byDriver(
  'drive',
  'D6-C-VEH-Speeds',
  (_s, f, v) => unruly(v) ?? hasSteered(f),
  (ctx, s, f, v) => {
    // Speed changes by two levels at most, and damage may have lowered the highest.
    const options = speeds
      .map(({ speed }, at) => ({ key: speed, at }))
      .filter(({ at }) => Math.abs(at - v.speed) <= speedChange && at <= topSpeed(v))
    const speed = ctx.choose({ who: f.id, about: { ask: 'speed', on: v.id }, options })
    v.speed = speed.at
    if (!speedOf(v).action) f.actions++
    if (!drives(ctx, s, f, v, 'straight') || speed.at === 0) return
    const others = opponents(s, f).filter((o) => o.vehicle !== v.id)
    if (others.length === 0) return
    const { at, way } = whither(ctx, f, others, waysFor(f))
    const metres = carries(s, v, at, way, paceOf(s, v) * speedOf(v).times)
    ctx.emit?.({ type: 'rolls', who: f.id, vehicle: v.id, at, way, metres, rule: 'D6-C-VEH-Speeds' })
  },
)

/** Out of control, a vehicle has to be mastered before anything else is done with it. */
const regain = byDriver(
  'regain control',
  'D6-C-VEH-Stunts',
  (_s, f, v) => {
    if (v.panicked === true) return why('the team has to be reined in', 'D6-C-VEH-Spook')
    if (isRunaway(v)) return why(`${v.id} is damaged too badly to be mastered`, 'D6-C-VEH-Damage')
    return v.uncontrolled ? hasSteered(f) : `${v.id} is under control`
  },
  (ctx, s, f, v) => {
    const rammed = s.options.ramControl === 'difficulty' && lasts(f.lasting, 'rammed')
    if (drives(ctx, s, f, v, 'regaining control', rammed ? shipRam.control : 0)) v.uncontrolled = false
  },
)

/** A frightened team bolts at four times its Move, away from the nearest foe, and shakes the vehicle each round until it is reined in (D6-C-VEH-Spook). */
export function spook(ctx: Ctx, s: State, v: Conveyance): void {
  if (v.damage === 'destroyed') return
  v.speed = topSpeed(v)
  v.uncontrolled = true
  v.panicked = true
  const code = s.scene.ground === 'easy' || s.scene.ground === 'moderate' ? panic.road : panic.rough
  const thrown = throwCode(ctx, s, 'gm', 'panic', code)
  const far = paceOf(s, v) * panic.times
  ctx.emit?.({ type: 'spooked', vehicle: v.id, metres: far, rule: ['D6-C-VEH-Spook', 'D6-C-VEH-Speed'] })
  const [nearest] = aboard(s, v).flatMap((f) =>
    opponents(s, f)
      .filter((o) => o.vehicle !== v.id)
      .toSorted((a, b) => metres(s, f.id, a.id) - metres(s, f.id, b.id)),
  )
  if (nearest !== undefined) carries(s, v, nearest.id, 'away', far)
  damageVehicle(ctx, s, v, totalRolled(ctx, thrown), 'gm')
}

const teams = (s: State, f: Fighter): Conveyance[] =>
  hostile(s, f).filter(
    (v) => v.kind.move.by === 'team' && v.panicked !== true && v.driver !== null && metres(s, f.id, v.driver) <= SHOUT,
  )
/** Near enough to frighten horses, in metres. */
const SHOUT = 10
/** Mettle of horses nobody describes. */
const METTLE = 2 * D

/** What grows on a beast is fire by its name. */
const FIERY = /\bfire|fiery|\bflam/i
/** Fire or a bang at hand: a torch, a gun or a bomb that is ready, a spell, a dragon's breath. */
const means = (f: Fighter): boolean =>
  f.lamp === 'torch' ||
  f.items.some(
    (item) =>
      inHand(item) &&
      item.loaded &&
      (item.weapon.rule === 'D6-C-WPN-Gunpowder' ||
        item.weapon.bursts === true ||
        item.weapon.spell !== undefined ||
        (bodily(item) && FIERY.test(item.key))),
  )

const frighten: Action = {
  key: 'frighten team',
  rule: 'D6-C-VEH-Spook',
  refuse(s, f) {
    if (teams(s, f).length === 0) return 'no team of a foe is near enough'
    return means(f) ? undefined : 'he has neither fire nor a bang at hand'
  },
  act(ctx, s, f) {
    const v = chosenOf(ctx, f, { ask: 'vehicle' }, teams(s, f))
    const mettle = throwCode(ctx, s, 'gm', 'mettle', METTLE)
    const done = succeeds(ctx, s, f, 'intimidation', totalRolled(ctx, mettle), 'intimidation')
    ctx.emit?.({ type: 'frightens', who: f.id, vehicle: v.id, done, rule: 'D6-C-VEH-Spook' })
    if (done && !heldBack(ctx, s, v)) spook(ctx, s, v)
  },
}
/** The driver may hold the frightened team back at once. */
function heldBack(ctx: Ctx, s: State, v: Conveyance): boolean {
  const driver = fighter(s, v.driver ?? '')
  return active(driver) && mastersTeam(ctx, s, driver, v)
}
/** A driving roll against the team's mettle and 9. */
function mastersTeam(ctx: Ctx, s: State, f: Fighter, v: Conveyance): boolean {
  const mettle = throwCode(ctx, s, 'gm', 'mettle', METTLE)
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
const leap = byAnybody(
  'leap out',
  'D6-C-VEH-Leap',
  (_s, _f, v) => (v.speed > 1 ? `${v.id} is too fast to leap from` : undefined),
  (ctx, s, f, v) => {
    const done = succeeds(ctx, s, f, 'acrobatics', leapingOut.difficulty, 'leap')
    displaced(ctx, s, f, 'leaps out')
    if (v.kind.on === 'water') f.inWater = true
    ctx.emit?.({ type: 'leaps', who: f.id, vehicle: v.id, done, rule: 'D6-C-VEH-Leap' })
    if (done) return
    if (s.options.injury === 'wounds') takeWound(ctx, s, f, 'stunned', { by: 'gm' })
    else lose(ctx, s, f, leapingOut.points, { by: 'gm' })
  },
)

/** Whoever is aboard takes the reins or the helm of one who can no longer hold them (D6-VEH-Basic). */
const takeReins = byAnybody(
  'take the reins',
  'D6-VEH-Basic',
  (s, f, v) => {
    if (v.damage === 'destroyed') return why(`${v.id} is destroyed`, 'D6-C-VEH-Damage')
    const driver = v.driver === null ? undefined : fighter(s, v.driver)
    if (driver === undefined || !active(driver)) return undefined
    return { because: driver === f ? 'he has them' : `${driver.id} has them`, rule: 'D6-VEH-Basic' }
  },
  (ctx, _s, f, v) => {
    v.driver = f.id
    v.dodge = null
    ctx.emit?.({ type: 'takesReins', who: f.id, vehicle: v.id, rule: 'D6-VEH-Basic' })
  },
)

export const DRIVING: readonly Action[] = [takeReins, drive, regain, frighten, reinIn, leap]
