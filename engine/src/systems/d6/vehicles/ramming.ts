import { forRounds } from '../../../mechanisms/lasting.ts'
import { D } from '../book/diecode.ts'
import { collisions, shipRam } from '../content/vehicles.ts'
import {
  byDriver,
  carries,
  foremost,
  hasSteered,
  hostile,
  paceOf,
  speedOf,
  standingDodge,
  unruly,
} from '../ground/aboard.ts'
import { type Action, chosenOf, why } from '../state/asking.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { fighter, metres } from '../state/fighters.ts'
import { counts, into, noted } from '../state/note.ts'
import type { Conveyance, Ctx, Fighter, State, Why } from '../state/types.ts'
import { damageVehicle, hasRam } from './damage.ts'
import { drives } from './driving.ts'

/** Vehicles of the foe it can come up to this round. */
function reach(s: State, f: Fighter, v: Conveyance): Conveyance[] {
  const far = paceOf(s, v) * speedOf(v).times
  return hostile(s, f).filter((o) => metres(s, f.id, foremost(s, o).id) <= far + 3)
}

function unable(s: State, f: Fighter, v: Conveyance, land: boolean): Why | undefined {
  const unsteered = hasSteered(f) ?? unruly(v)
  if (unsteered !== undefined) return unsteered
  if (!land && v.kind.on === 'land') return why('only boats and magical conveyances ram', 'D6-C-VEH-Ram')
  if (v.speed === 0) return why(`${v.id} stands still`, 'D6-VEH-Ram')
  return reach(s, f, v).length === 0 ? why('no vehicle of a foe is near enough', 'D6-VEH-Ram') : undefined
}

type Meeting = keyof typeof collisions
/** What a vehicle suffers of a collision: the damage of its own speed, changed by how they meet and, from a larger one, by its size (D6-C-VEH-Speed, D6-C-VEH-Collision). */
function suffers(ctx: Ctx, s: State, by: Fighter, v: Conveyance, other: Conveyance, how: Meeting): number {
  const code = speedOf(v).crash + collisions[how]
  const terms = noted(ctx)
  const larger = counts(into(terms), tougher(s, other, v), `size of ${other.id}`, 'D6-C-SCALE-Larger')
  const total = totalRolled(ctx, throwCode(ctx, s, by.id, 'collision', code, larger, { terms }))
  const told = { vehicle: v.id, on: other.id, how, dice: Math.max(0, code / D), total }
  ctx.emit?.({ type: 'collision', who: by.id, ...told, rule: ['D6-C-VEH-Speed', 'D6-C-VEH-Collision'] })
  return total
}

/** By how much one of them is larger than the other, below 0 if it is smaller (D6-C-SCALE-Mod). */
const larger = (s: State, one: Conveyance, other: Conveyance): number =>
  s.options.useScale ? one.kind.scale - other.kind.scale : 0
/** What its size adds to the Toughness of the larger of two that meet (D6-C-SCALE-Smaller). */
const tougher = (s: State, v: Conveyance, other: Conveyance): number => Math.max(0, larger(s, v, other))

function target(ctx: Ctx, s: State, f: Fighter, v: Conveyance): Conveyance {
  return chosenOf(ctx, f, { ask: 'vehicle' }, reach(s, f, v))
}

/** They meet: whoever is aboard is beside the other's crew. */
function alongside(s: State, v: Conveyance, other: Conveyance): void {
  carries(s, v, foremost(s, other).id, 'towards', paceOf(s, v) * speedOf(v).times)
}

/** Any vehicle may sideswipe: a driving roll at +10, against a dodge if one stands (D6-C-VEH-Sideswipe, D6-VEH-Ram). */
const sideswipe = byDriver(
  'sideswipe',
  'D6-C-VEH-Sideswipe',
  (s, f, v) => unable(s, f, v, true),
  (ctx, s, f, v) => {
    const other = target(ctx, s, f, v)
    const done = drives(ctx, s, f, v, 'sideswipe', avoided(s, other))
    const rule = ['D6-C-VEH-Sideswipe', 'D6-VEH-Ram'] as const
    ctx.emit?.({ type: 'sideswipes', who: f.id, vehicle: v.id, on: other.id, done, rule })
    if (!done) return
    alongside(s, v, other)
    const theirs = suffers(ctx, s, f, other, v, 'sideswipe')
    const ours = suffers(ctx, s, f, v, other, 'sideswipe')
    damageVehicle(ctx, s, other, theirs, f.id, tougher(s, other, v))
    damageVehicle(ctx, s, v, ours, 'gm', tougher(s, v, other))
  },
)

/** What a standing dodge of the other adds. */
const avoided = (s: State, v: Conveyance): number => standingDodge(s, v)?.total ?? 0

/** Boats and magical conveyances ram, and the pilot of a boat loses all actions of the next round (D6-C-VEH-Ram, D6-VEH-Ram). */
const ram = byDriver(
  'ram',
  'D6-C-VEH-Ram',
  (s, f, v) => unable(s, f, v, s.options.landRam),
  (ctx, s, f, v) => {
    const other = target(ctx, s, f, v)
    const done = drives(ctx, s, f, v, 'ram', avoided(s, other))
    ctx.emit?.({ type: 'rams', who: f.id, vehicle: v.id, on: other.id, done, rule: ['D6-C-VEH-Ram', 'D6-VEH-Ram'] })
    if (!done) return
    alongside(s, v, other)
    if (v.kind.on === 'water') v.loses = s.round + 1
    const theirs = suffers(ctx, s, f, other, v, 'nose to side')
    const ours = suffers(ctx, s, f, v, other, 'nose to side')
    const beak = hasRam(v)
    if (beak) {
      const told = { vehicle: v.id, on: other.id, from: theirs, total: theirs * shipRam.struck }
      ctx.emit?.({ type: 'ramStrikes', who: f.id, ...told, rule: ['D6-C-VEH-ShipWeapons', 'D6-A75'] })
      if (other.driver !== null) shaken(fighter(s, other.driver))
    }
    damageVehicle(ctx, s, other, beak ? theirs * shipRam.struck : theirs, f.id, tougher(s, other, v))
    damageVehicle(ctx, s, v, Math.floor(ours * (beak ? shipRam.rammer : 1)), 'gm', tougher(s, v, other))
  },
)
function shaken(driver: Fighter): void {
  driver.lasting = [...driver.lasting, forRounds('rammed', 2, driver.id, shipRam.control)]
}

export const RAMMING: readonly Action[] = [sideswipe, ram]
