import { die } from '../../../../dice/chance.ts'
import { letGo } from '../../../../mechanisms/holds.ts'
import { spotOf } from '../../../../space/whereabouts.ts'
import { levelOf, succeeds } from '../../body/checks.ts'
import { type Bearing, bearing, effective, situation } from '../../body/difficulty.ts'
import { lowersWard } from '../../body/hands.ts'
import { engagedBy, feet, turnTo } from '../../ground/reach.ts'
import { isOver } from '../../state/clocks.ts'
import { active, foes, has } from '../../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../../state/types.ts'
import { exchange, resolved, rolled } from '../attack.ts'
import { combatSkill } from '../combat-skill.ts'
import { inLine } from './line-of-fire.ts'
import { shooting } from './situations.ts'
import { rangeTo } from './targets.ts'

/** A shot or throw: into a crowd it may go astray (CFI-RNG-01, CFI-CRD-01). */
export function shot(ctx: Ctx, s: State, f: Fighter, target: Fighter, item: Item): void {
  turnTo(ctx, s, f, target.id)
  const range = rangeTo(s, f, target, item)
  const b = crowding(s, f, target)
  const around = b === undefined ? [] : victims(s, f, target)
  const x = rolled(ctx, s, {
    attacker: f,
    defender: target,
    item,
    ranged: true,
    long: range === 'long',
    ...(b === undefined ? {} : { bearing: b }),
  })
  if (b !== undefined && succeeds(x.attackLevel))
    ctx.emit?.({ type: 'did', who: f.id, action: 'shoot', rule: 'CFI-CRD-02' })
  const clear = clearSkill(s, x)
  const goesAstray = b !== undefined && around.length > 0 && !succeeds(x.attackLevel) && astray(ctx, x, clear)
  resolved(ctx, s, x)
  if (goesAstray) strays(ctx, s, x, around, range === 'long', clear)
  loosed(ctx, s, f, item, target, range)
}

/** The weapon is empty, or out of the hand. */
function loosed(ctx: Ctx, s: State, f: Fighter, item: Item, target: Fighter, range: string | undefined): void {
  const missile = item.weapon.missile
  f.aimingAt = undefined
  isOver(f, 'aimed')
  if (missile === undefined) return
  if (missile.thrown && item.where !== 'stuck') {
    item.where = 'ground'
    lowersWard(ctx, f, item)
    item.away = feet(s, f.id, target.id)
    item.spot = spotOf(s.where, target.id)
    letGo(s, item)
  } else if (has(item, 'clip')) {
    item.clip--
    if (item.clip === 0) item.unloaded = missile.load
  } else {
    item.unloaded = Math.max(0, missile.load - item.quick)
    item.quick = 0
  }
  if (range === 'effective') ctx.emit?.({ type: 'did', who: f.id, action: 'shoot', rule: 'CFI-RNG-Effective' })
}

/** At the edge of a melee Hard, through one Formidable (CFI-CRD-01). */
function crowding(s: State, f: Fighter, target: Fighter): Bearing | undefined {
  const b = bearing()
  if (inTheWay(s, f, target).length > 0) situation(b, 'formidable', 'through a crowd', 'CFI-CRD-01')
  else if (engagedBy(s, target).some((other) => other !== f)) situation(b, 'hard', 'into a melee', 'CFI-CRD-01')
  return b.situations === 0 ? undefined : b
}

/** Whoever stands in the line of fire on a map. */
const inTheWay = (s: State, f: Fighter, target: Fighter): Fighter[] =>
  s.fighters.filter((other) => other !== f && other !== target && active(other) && inLine(s, f, target, other) === true)

/** Whom a stray shot can hit: those in the way, or those beside the target. */
function victims(s: State, f: Fighter, target: Fighter): Fighter[] {
  const between_ = inTheWay(s, f, target)
  if (between_.length > 0) return between_
  return s.fighters.filter(
    (other) =>
      other !== f &&
      other !== target &&
      active(other) &&
      feet(s, other.id, target.id) <= 10 &&
      (foes(other, target) || feet(s, other.id, target.id) <= 5),
  )
}

/** Whether it would have hit but for the crowd; a roll no skill can save is a clean miss (CFI-CRD-03; Ruling CFI-A72). */
function astray(ctx: Ctx, x: Exchange, clear: number): boolean {
  return x.attackToss !== undefined && ctx.read(x.attackToss, wouldHit, clear)
}
const wouldHit = (roll: number, skill: number): boolean => succeeds(levelOf(roll, skill))
const clearSkill = (s: State, x: Exchange): number =>
  effective(s.options, combatSkill(s, x.attacker, x.item), shooting(s, x.attacker, x.defender, x.item), undefined)

/** One of them at random is hit as by a plain success, may defend himself, and suffers no effects (CFI-CRD-03, CFI-CRD-04; Ruling CFI-A42). */
function strays(ctx: Ctx, s: State, x: Exchange, around: readonly Fighter[], long: boolean, clear: number): void {
  const { attacker, defender, item } = x
  const which = around.length === 1 ? 0 : ctx.roll(die('victim', around.length), attacker.id) - 1
  const victim = around[which]
  const stands = {
    attackToss: x.attackToss,
    attackKept: x.attackKept,
    attackSkill: clear,
    attackLevel: 'success',
  } as const
  if (victim !== undefined) {
    ctx.emit?.({
      type: 'strays',
      who: attacker.id,
      at: victim.id,
      from: defender.id,
      rule: ['CFI-CRD-03', 'CFI-CRD-04'],
    })
    exchange(ctx, s, { attacker, defender: victim, item, ranged: true, astray: true, long, stands })
  }
}
