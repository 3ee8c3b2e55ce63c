import { noDice, skillTotal, throwSkill } from '../body/checks.ts'
import { largerAdds, weaponScale } from '../body/scale.ts'
import { strengthAdds, strengthDice } from '../body/strength.ts'
import { ranges } from '../content/difficulty-modifiers.ts'
import { unready } from '../exchange/attack.ts'
import { hindrances } from '../exchange/combat-difficulty.ts'
import { wellPlaced } from '../exchange/damage.ts'
import { byDriver, foremost, handling, hostile, maneuverability, standingDodge, unruly } from '../ground/aboard.ts'
import { airAndLight, leansOut } from '../ground/cover.ts'
import { bandTo } from '../ground/reach.ts'
import { type Action, chosen, chosenOf, keyed, why } from '../state/asking.ts'
import { characterPointsAfter } from '../state/character-and-fate-points.ts'
import { reaches, throwCode, totalRolled } from '../state/dice.ts'
import { counts, countsDice, into, noted, noting, ownOf } from '../state/note.ts'
import type { Conveyance, Ctx, Fighter, Item, State } from '../state/types.ts'
import { damageVehicle } from '../vehicles/damage.ts'

/** What a vehicle is worth that nobody dodges with (D6-C-VEH-HitBase). */
const BASE = 10
/** A full dodge is worth so much more. */
const FULL = 10

/** Driving skill and Maneuverability make a partial or a full defence; a vehicle neither blocks nor parries (D6-C-VEH-Dodge, D6-VEH-Dodge, D6-VEH-NoBlock). */
const dodge = byDriver(
  'vehicle dodge',
  'D6-C-VEH-Dodge',
  (s, f, v) => {
    const loose = unruly(v)
    if (loose !== undefined) return loose
    if (f.done.includes('vehicle dodge')) return why('this defence already stands', 'D6-VEH-Dodge')
    return noDice(s, f, v.kind.skill, maneuverability(s, v))
  },
  (ctx, s, f, v) => {
    const full = f.declared === 1
    const total = skillTotal(ctx, s, f, v.kind.skill, 'vehicle dodge', handling(ctx, s, v)) + (full ? FULL : 0)
    v.dodge = { kind: 'dodge', total, full, item: '' }
    const rule = ['D6-C-VEH-Dodge', 'D6-VEH-Dodge', 'D6-VEH-NoBlock'] as const
    ctx.emit?.({ type: 'vehicleDodges', who: f.id, vehicle: v.id, total, full, rule })
  },
)

const arms = (s: State, f: Fighter, v: Conveyance): Item[] =>
  f.items.filter((item) => unready(s, f, item) === undefined && bandTo(s, f, item, foremost(s, v)) !== undefined)
const marks = (s: State, f: Fighter): Conveyance[] => hostile(s, f).filter((v) => arms(s, f, v).length > 0)

/** An attack on a vehicle: 10 or its dodge, changed by range; scale goes to the attack (D6-C-VEH-HitBase). */
const attackVehicle: Action = {
  key: 'attack vehicle',
  rule: 'D6-C-VEH-HitBase',
  refuse: (s, f) => (marks(s, f).length === 0 ? 'no vehicle of a foe is in reach' : undefined),
  act(ctx, s, f) {
    const v = chosenOf(ctx, f, { ask: 'vehicle' }, marks(s, f))
    const { item } = chosen(ctx, f, { ask: 'weapon', at: v.id }, keyed(arms(s, f, v)))
    item.used = s.round
    if (item.weapon.reload !== undefined) item.loaded = false
    leansOut(ctx, f)
    strike(ctx, s, f, v, item)
  },
}

function strike(ctx: Ctx, s: State, f: Fighter, v: Conveyance, item: Item): void {
  const [modifiers, note] = noting(ctx)
  const driver = foremost(s, v)
  const band = bandTo(s, f, item, driver) ?? 'long'
  const dodged = standingDodge(s, v)
  const base =
    dodged === null ? counts(note, BASE, v.id, 'D6-C-VEH-HitBase') : counts(note, dodged.total, 'dodge', 'D6-VEH-Dodge')
  const larger = s.options.useScale ? weaponScale(s, f, item) - v.kind.scale : 0
  let difficulty = base + counts(note, ranges[band].difficulty, band, ranges[band].rule)
  difficulty += airAndLight(ctx, s, driver, note) + hindrances(ctx, s, f, item, item.weapon.skill, ownOf(note, f))
  if (larger > 0) difficulty += counts(note, larger, 'larger', 'D6-C-SCALE-Larger')
  const terms = noted(ctx)
  const adds = larger < 0 ? counts(into(terms), -larger, 'smaller', 'D6-C-SCALE-Smaller') : 0
  difficulty = Math.max(3, difficulty)
  const thrown = throwSkill(ctx, s, f, item.weapon.skill, 'attack', { dice: 0, adds, terms, needs: difficulty })
  characterPointsAfter(ctx, s, f, thrown, difficulty)
  const hit = reaches(ctx, thrown, difficulty)
  const told = { vehicle: v.id, weapon: item.key, difficulty, hit, modifiers }
  ctx.emit?.({ type: 'attacksVehicle', who: f.id, ...told, rule: 'D6-C-VEH-HitBase' })
  if (!hit || thrown === undefined) return
  const { code, strong } = item.weapon.damage
  const counted = noted(ctx)
  const listed = countsDice(into(counted), code, item.key, 'D6-DMG-WeaponCode')
  const own = strong ? strengthDice(f, into(counted)) : 0
  let more = wellPlaced(ctx, s, { attacker: f, item, mark: null, thrown, difficulty }, into(counted))
  if (strong) more += strengthAdds(f, into(counted))
  more += largerAdds(larger, into(counted))
  if (counted !== undefined) {
    const rule = 'D6-DMG-WeaponCode'
    ctx.emit?.({ type: 'damageCode', who: f.id, at: v.id, weapon: item.key, modifiers: counted, rule })
  }
  const done = throwCode(ctx, s, f.id, 'damage', listed + own, more, { terms: counted })
  if (done !== undefined) damageVehicle(ctx, s, v, totalRolled(ctx, done), f.id, Math.max(0, -larger))
}

export const VEHICLE_FIGHTING: readonly Action[] = [dodge, attackVehicle]
