import { chanceOf, die } from '../../../dice/chance.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { FIRE } from '../content/tables.ts'
import { lastsOn } from '../state/clocks.ts'
import { able, limbOf } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { hitLocation, hurt, suffers } from './wounds.ts'

const CATCHES = die('catches fire', 100)
const BURNING = die('burning', 3)
const SPREAD = die('locations', 4)

/** Fire sets alight with five times its damage in a hundred (CFI-FIRE-Ignites). */
export function catchesFire(ctx: Ctx, f: Fighter, damage: number): void {
  if (lasts(f.lasting, 'burning') || f.condition !== 'up' || able(f, 'immuneToFire')) return
  if (!ctx.read(ctx.toss(CATCHES, f.id), within, damage * 5)) return
  lastsOn(f, 'burning')
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'burning', rule: 'CFI-FIRE-Ignites' })
}
const within = (roll: number, chance: number): boolean => roll <= chance

/** A round on fire: 1d3−1, past worn armor (CFI-FIRE-Ignites). */
export function burnsOn(ctx: Ctx, s: State, f: Fighter): void {
  if (!lasts(f.lasting, 'burning')) return
  const lost = ctx.roll(BURNING, f.id) - 1
  if (lost === 0) return
  const location = hitLocation(ctx, f.id, f)
  const through = Math.max(0, lost - limbOf(f, location).natural)
  ctx.emit?.({
    type: 'damage',
    who: f.id,
    at: f.id,
    dice: '1d3−1',
    faces: undefined,
    rolled: lost,
    weapon: 'fire',
    rule: 'CFI-FIRE-Ignites',
  })
  suffers(ctx, s, f, location, hurt(ctx, f, location, through), through, undefined)
}

/** A round in a fire of some intensity: to one location, to 1d4+1, or to all (CFI-FIRE-Burns). */
export function exposed(ctx: Ctx, s: State, f: Fighter, intensity: number): void {
  const row = FIRE[intensity - 1]
  if (row === undefined || able(f, 'immuneToFire')) return
  const rolled = ctx.roll(chanceOf('fire', row.damage), f.id)
  ctx.emit?.({
    type: 'damage',
    who: f.id,
    at: f.id,
    dice: row.damage,
    faces: undefined,
    rolled,
    weapon: 'fire',
    rule: 'CFI-FIRE-Burns',
  })
  const count = row.places === 'one' ? 1 : row.places === 'some' ? ctx.roll(SPREAD, f.id) + 1 : f.limbs.length
  const places =
    row.places === 'all' ? f.limbs.map((_, i) => i) : Array.from({ length: count }, () => hitLocation(ctx, f.id, f))
  for (const location of new Set(places)) {
    const { natural, worn } = limbOf(f, location)
    const through = Math.max(0, rolled - natural - worn)
    suffers(ctx, s, f, location, hurt(ctx, f, location, through), through, undefined)
  }
  catchesFire(ctx, f, rolled)
}
