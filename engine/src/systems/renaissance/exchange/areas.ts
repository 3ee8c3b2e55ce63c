import { given } from '../../../dice/again.ts'
import { chance, die } from '../../../dice/chance.ts'
import type { Sealed } from '../../../kernel/types.ts'
import { exposed } from '../../../space/blast.ts'
import { scattered } from '../../../space/scatter.ts'
import { terrain } from '../../../space/terrain.ts'
import { distanceTo, type Spot } from '../../../space/whereabouts.ts'
import { passed, rolled, thrown } from '../body/checks.ts'
import { rollDv, rolledDv, sum } from '../body/damage-value.ts'
import { nothingToResist } from '../body/resistance.ts'
import { suffers } from '../body/wounds.ts'
import type { Mode, Spilt } from '../content/weapon.ts'
import { alarm, becomesAware } from '../ground/awareness.ts'
import { cellAt } from '../ground/reach.ts'
import * as check from '../state/dice.ts'
import { fighter, lasting, there } from '../state/fighters.ts'
import type { Attack, Cited, Ctx, Fighter, Item, State } from '../state/types.ts'
import type { AimPoint } from './aim-points.ts'
import { madeOf } from './attack.ts'
import { armourTerms, damageTerms, type Made, through } from './damage.ts'
import { attackWith, PLAIN, spends } from './declared.ts'
import { attackCheck } from './modifiers.ts'

const THROW = check.percent('attack')
/** 1 is north, then clockwise; 9 and 10 are thrown again (REN-RNG-05). */
export const COMPASS = chance(
  'direction',
  false,
  (from) => {
    for (;;) {
      const face = from.die(10)
      if (face <= 8) return face
    }
  },
  () => given(tenFaces(), (face) => face <= 8),
)
const tenFaces = () => {
  const law = die('direction', 10).law()
  return { ...law, exact: undefined, error: 0 }
}
/** The way the die points: any of the twelve hours (REN-RNG-06). */
const POINTING = die('direction', 12)
const ASTRAY = die('astray', 10)
const RADIUS = die('radius', 10)
const NAMES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/**
 * A bomb or a scatter load at a place (ruling REN-A38): the attack is rolled, nobody defends (REN-BLAST-02, REN-SPLASH-02),
 * and a miss goes astray (REN-AREA-03).
 */
export function bombs(ctx: Ctx, s: State, by: Fighter, item: Item, mode: Sealed<Mode>, point: AimPoint): void {
  const target = point.at === null ? by : fighter(s, point.at.id)
  const x = attackWith(by, target, item, mode, { ...PLAIN, place: point.spot })
  spends(ctx, by, item, mode, null)
  const t = attackCheck(ctx, s, x)
  // What does no damage of its own lands or does not.
  const roll = thrown(ctx, s, by, THROW, t, false, false, x.mode.dv.dice > 0 ? true : 'success')
  const success = passed(ctx, roll)
  const rule: Cited[] = ['REN-ATK-01', x.tags.includes('Blast') ? 'REN-BLAST-02' : 'REN-SPLASH-02', 'REN-MULTI-03']
  ctx.emit?.({
    type: 'attack',
    who: by.id,
    at: point.key,
    weapon: item.weapon.name,
    mode: mode.name,
    strike: 'none',
    roll: rolled(ctx, roll, 'attack'),
    success,
    rule,
  })
  const spot = success ? point.spot : strays(ctx, s, by, point.spot)
  if (x.tags.includes('Loud')) alarm(ctx, s, by, 'the noise', 'REN-TAG-Loud')
  const made: Made = success
    ? madeOf(ctx, s, roll)
    : { force: 'plain', exceptional: false, fine: false, critical: false, upgraded: false }
  if (mode.kind === 'thrown') item.where = 'gone'
  if (x.tags.includes('Blast')) blast(ctx, s, x, made, spot)
  else splash(ctx, s, x, made, spot)
}

/** A miss lands up to ten metres off (REN-RNG-05, REN-RNG-06; rulings REN-A36, REN-A67). */
function strays(ctx: Ctx, s: State, by: Fighter, aim: Spot): Spot {
  const compass = s.options.scatter === 'compass'
  const face = ctx.roll(compass ? COMPASS : POINTING, by.id)
  const far = ctx.roll(ASTRAY, by.id)
  const metres = s.options.scatterClamp ? Math.min(far, Math.round(distanceTo(s.where, by.id, aim))) : far
  const bearing = compass ? (face - 1) * 45 : (face % 12) * 30
  const direction = compass ? (NAMES[face - 1] ?? 'north') : `${face} o’clock`
  ctx.emit?.({
    type: 'astray',
    who: by.id,
    direction,
    metres,
    rule: [compass ? 'REN-RNG-05' : 'REN-RNG-06', 'REN-RNG-07'],
  })
  if ('bands' in s.where) {
    const angle = (bearing * Math.PI) / 180
    const off = [Math.sin(angle) * metres, -Math.cos(angle) * metres]
    return aim.map((at, axis) => at + (off[axis] ?? 0))
  }
  const landing = scattered(terrain(s.where.field), cellAt(aim), bearing, metres)
  return [landing.x, landing.y]
}

/** Whether what goes off there comes at him: nothing solid between (ruling REN-A34). */
function openTo(s: State, f: Fighter, spot: Spot): boolean {
  if ('bands' in s.where) return true
  const body = s.where.bodies[f.id]
  return body !== undefined && exposed(terrain(s.where.field), cellAt(spot), body)
}
const metresFrom = (s: State, f: Fighter, spot: Spot): number => Math.round(distanceTo(s.where, f.id, spot))

/** Its whole DV where it goes off and two less for every metre (REN-BLAST-01; ruling REN-A35): friend and foe alike. */
function blast(ctx: Ctx, s: State, x: Attack, made: Made, spot: Spot): void {
  const dealt: Made = s.options.blastMosBonus ? made : { ...made, force: 'plain', upgraded: false }
  const terms = damageTerms(s, x, dealt)
  const { value, faces } = rollDv(ctx, x.by, x.mode.dv, made.critical)
  const full = value + sum(terms)
  ctx.emit?.({
    type: 'bursts',
    who: x.by.id,
    weapon: x.item.weapon.name,
    spot,
    radius: Math.floor(full / 2),
    rule: ['REN-BLAST-01', 'REN-AREA-03'],
  })
  for (const f of s.fighters) {
    const far = metresFrom(s, f, spot)
    const dv = Math.max(0, full - 2 * far)
    if (!there(f) || dv === 0 || !openTo(s, f, spot)) continue
    const loss = far > 0 ? [{ value: -2 * far, because: `${far} m off`, rule: 'REN-BLAST-01' }] : []
    struck(ctx, s, x, f, dv, rolledDv(x.by.id, x.mode.dv, faces, [...terms, ...loss], dv), made, [
      'REN-BLAST-01',
      'REN-BLAST-02',
      ...(x.item.weapon.name === 'grenade' ? (['REN-CHEM-Grenade'] as const) : []),
    ])
  }
}

function struck(
  ctx: Ctx,
  s: State,
  x: Attack,
  f: Fighter,
  dv: number,
  roll: ReturnType<typeof rolledDv>,
  made: Made,
  rule: readonly Cited[],
): void {
  const av = Math.max(0, sum(armourTerms(s, f, x.tags, made.fine)))
  const lost = through(ctx, s, f, x.tags, dv, av, x.mode.ap)
  ctx.emit?.({
    type: 'hurt',
    who: f.id,
    by: x.by.id,
    roll,
    dv,
    av,
    ap: x.mode.ap,
    lost,
    total: f.damage + lost,
    rule: [...rule, 'REN-ARM-02', 'REN-INJ-01'],
  })
  suffers(ctx, s, f, lost)
  if (f.condition === 'up') becomesAware(ctx, s, f, 'the burst', 'REN-UNAWARE-04')
}

const SUBSTANCES: Readonly<Record<Spilt, Cited>> = {
  oil: 'REN-CHEM-Oil',
  scour: 'REN-CHEM-Scour',
  tar: 'REN-CHEM-Tar',
  smoke: 'REN-CHEM-Smoke',
  shot: 'REN-CHEM-Scatter',
}

/** All within its radius are touched (REN-SPLASH-01). */
function splash(ctx: Ctx, s: State, x: Attack, made: Made, spot: Spot): void {
  const { splash: area } = x.mode
  if (area === null) return
  const substance = x.mode.substance ?? 'shot'
  const radius = area.plus + (area.dice > 0 ? Math.floor(ctx.roll(RADIUS, x.by.id) / area.over) : 0)
  const own = SUBSTANCES[substance]
  ctx.emit?.({
    type: 'bursts',
    who: x.by.id,
    weapon: x.item.weapon.name,
    spot,
    radius,
    rule: ['REN-SPLASH-01', 'REN-AREA-03', own],
  })
  if (substance === 'smoke') {
    s.smoke.push({ at: [...spot], radius })
    return
  }
  const touched = s.fighters.filter((f) => there(f) && metresFrom(s, f, spot) <= radius && openTo(s, f, spot))
  if (substance === 'shot') {
    const shot = rollDv(ctx, x.by, x.mode.dv, made.critical)
    const terms = damageTerms(s, x, made)
    const dv = shot.value + sum(terms)
    const roll = rolledDv(x.by.id, x.mode.dv, shot.faces, terms, dv)
    for (const f of touched) struck(ctx, s, x, f, dv, roll, made, ['REN-SPLASH-01', 'REN-CHEM-Scatter'])
    return
  }
  for (const f of touched) {
    if (nothingToResist(ctx, f, x.tags)) continue
    if (!lasting(f, substance)) f.effects.push({ kind: substance, turns: substance === 'oil' ? 100 : null })
    ctx.emit?.({ type: 'splashed', who: f.id, by: x.by.id, substance, rule: ['REN-SPLASH-02', own] })
    if (f.condition === 'up') becomesAware(ctx, s, f, 'the splash', 'REN-UNAWARE-04')
  }
}
