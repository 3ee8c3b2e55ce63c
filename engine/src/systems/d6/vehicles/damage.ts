import type { Id } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
import { harmTo, injure } from '../body/injure.ts'
import { shipRam, slowing, speeds, vehicleDamage } from '../content/vehicles.ts'
import { aboard, topSpeed } from '../ground/aboard.ts'
import { passengersSuffer, vehicleDamageFor } from '../state/derive.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import type { Conveyance, Ctx, Fighter, State } from '../state/types.ts'

type Row = (typeof vehicleDamage)[number]
const LEVELS: readonly Conveyance['damage'][] = vehicleDamage.map(({ level }) => level)
/** How much of the printed share reaches those aboard, by how exposed they are. */
const EXPOSED = { full: 1, half: 1 / 2, quarter: 1 / 4 } as const
const LOSSES = [optionOf('maneuverability'), optionOf('speed')] as const

/**
 * Damage meets Toughness, `tougher` by the scale of a larger vehicle: how far it is over says how badly the vehicle is
 * damaged (D6-C-VEH-Damage), and what share of the damage total its passengers suffer (D6-C-VEH-Passengers).
 */
export function damageVehicle(ctx: Ctx, s: State, v: Conveyance, total: number, by: Id, tougher = 0): void {
  const over = strikes(ctx, s, v, total, by, tougher)
  if (over === undefined) return
  const each = Math.floor(passengersSuffer(total, over) * EXPOSED[s.options.passengerShare])
  if (each === 0) return
  for (const f of aboard(s, v)) {
    ctx.emit?.({ type: 'passenger', who: f.id, vehicle: v.id, total: each, rule: 'D6-C-VEH-Passengers' })
    injure(ctx, s, harmTo(f, each, { by }))
  }
}
/** A blast tears at what carries people; they are in it themselves, so that nothing is passed on to them. */
export function blastsVehicle(ctx: Ctx, s: State, v: Conveyance, total: number, by: Fighter): void {
  const larger = s.options.useScale ? v.kind.scale - by.facts.scale : 0
  strikes(ctx, s, v, total, by.id, Math.max(0, larger))
}
/** How far the damage is over its Toughness; undefined where it does nothing. */
function strikes(ctx: Ctx, s: State, v: Conveyance, total: number, by: Id, tougher: number): number | undefined {
  const stands = throwCode(ctx, s, 'gm', 'toughness', v.kind.toughness, tougher, {
    terms: tougher === 0 ? [] : [{ value: tougher, because: 'larger', rule: 'D6-C-SCALE-Smaller' }],
  })
  const over = total - totalRolled(ctx, stands)
  const struck = vehicleDamageFor(over)
  const row = struck && worse(v, struck)
  const level = row?.level ?? 'none'
  ctx.emit?.({ type: 'vehicleDamage', who: by, vehicle: v.id, total, over, level, rule: 'D6-C-VEH-Damage' })
  if (row === undefined) return undefined
  suffers(ctx, s, v, row)
  return over
}

/** From Heavy on, any hit above Very Light makes it one worse; until then each does what it does. */
function worse(v: Conveyance, struck: Row): Row {
  const now = LEVELS.indexOf(v.damage)
  const hit = vehicleDamage.indexOf(struck)
  if (now < LEVELS.indexOf('heavy') || hit === 0) return struck
  return vehicleDamage[Math.max(now + 1, hit)] ?? struck
}

function suffers(ctx: Ctx, s: State, v: Conveyance, row: Row): void {
  const { level } = row
  v.damage = LEVELS[Math.max(LEVELS.indexOf(level), LEVELS.indexOf(v.damage))] ?? level
  if (level === 'very light') v.shaken = [...v.shaken, s.round + 1]
  else if (level === 'severe') v.uncontrolled = true
  else if (level === 'destroyed') {
    v.speed = 0
    v.uncontrolled = true
  } else if (loses(ctx, s, v) === 'speed') {
    v.lostSpeeds += row.speeds
    v.speed = Math.min(v.speed, topSpeed(v))
  } else v.lostManeuverability -= row.maneuverability
}

/** Severely damaged it runs on by itself and loses two levels of speed each round until it stands (D6-C-VEH-Damage). */
export function runsDown(ctx: Ctx, v: Conveyance): void {
  v.speed = Math.max(0, v.speed - slowing)
  const { speed } = speeds[v.speed] ?? speeds[0]
  ctx.emit?.({ type: 'runsDown', vehicle: v.id, speed, rule: 'D6-C-VEH-Damage' })
}
/** Whether nothing but its own weight stops it. */
export const isRunaway = (v: Conveyance): boolean => v.damage === 'severe' && v.speed > 0

/** Light and heavy damage cost Maneuverability or speed, as the table rules. */
function loses(ctx: Ctx, s: State, v: Conveyance): string {
  const { vehicleLoses } = s.options
  if (vehicleLoses !== 'ask') return vehicleLoses
  const about = { ask: 'vehicle loses', on: v.id } as const
  return ctx.choose({ who: 'gm', about, options: LOSSES, usual: 'maneuverability' }).key
}

/** A ship with a ram does twice the damage and takes half (D6-C-VEH-ShipWeapons). Ruling D6-A75. */
export const hasRam = (v: Conveyance): boolean => v.kind.scale >= shipRam.shipScale
