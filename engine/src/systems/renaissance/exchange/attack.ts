import { exceptional, gradeOf, keyOf, opposed, rolled, thrown } from '../body/checks.ts'
import { contested } from '../body/contest.ts'
import { rollDv, rolledDv, sum } from '../body/damage-value.ts'
import { skillCheck } from '../body/target-numbers.ts'
import { suffers } from '../body/wounds.ts'
import { arrows } from '../content/missiles.ts'
import { dvOf } from '../content/weapon.ts'
import { alarm, becomesAware } from '../ground/awareness.ts'
import { metres } from '../ground/reach.ts'
import * as check from '../state/dice.ts'
import { isUnarmed, reacted, tagged } from '../state/fighters.ts'
import { term } from '../state/note.ts'
import type { Attack, Cited, Ctx, Roll, State } from '../state/types.ts'
import { ARMOUR } from '../state/wording.ts'
import { armourTerms, damageTerms, gapOf, halvedLoad, type Made, penetration, through } from './damage.ts'
import { chosenDefence, type Defence, defenceCheck, helpless, isHalved } from './defence.ts'
import { attackCheck } from './modifiers.ts'
import { strikeDoes } from './strikes.ts'
import { wonDefence } from './won-defence.ts'

const ATTACK = check.percent('attack')
const DEFENCE = check.percent('defence')
const STEALTH = check.percent('stealth')
const PERCEPTION = check.percent('perception')
const KNUCKLES = dvOf('1d10/2')

/** Who matters may notice a hidden attacker (REN-UNAWARE-03). */
export function notices(ctx: Ctx, s: State, x: Attack): void {
  const { by, target } = x
  if (!target.unaware || target.facts.role === 'minor' || target.condition !== 'up') return
  const hides = skillCheck(ctx, s, by, 'stealth')
  const looks = skillCheck(ctx, s, target, 'perception')
  if (s.scene.ground === 'forest') {
    hides.plus += 20
    hides.notes?.push(term(20, 'thick forest', 'REN-HAZARD-Forest'))
    looks.minus -= 10
    looks.notes?.push(term(-10, 'thick forest', 'REN-HAZARD-Forest'))
  }
  if (!opposed(ctx, s, by, STEALTH, hides, target, PERCEPTION, looks, 'REN-UNAWARE-03')) {
    becomesAware(ctx, s, target, 'notices', 'REN-UNAWARE-03', by)
  }
}

/** What the two rolls come to; `defence` is undefined where nobody defended. */
export interface Rolls {
  readonly hit: boolean
  readonly roll: Roll
  readonly defence: Defence | undefined
  readonly second: Roll | undefined
}

/** The ordered opposed check of an attack or a maneuver (REN-ATK-01 to -05). Who cannot defend is struck if the attack is made. */
export function ordered(
  ctx: Ctx,
  s: State,
  x: Attack,
  first: () => Roll,
  tried: (roll: Roll, success: boolean) => void,
  defends: () => Defence,
): Rolls {
  let defence: Defence | undefined
  const { won, roll, second, failed } = contested(ctx, s, {
    by: x.by,
    at: x.target,
    label: 'attack',
    against: 'defence',
    strikes: x.strike !== 'none',
    first,
    tried,
    second() {
      const why = helpless(x.target)
      if (why !== undefined) {
        tellUndefended(ctx, x, why)
        return 'undefended'
      }
      defence ??= chosen(ctx, s, x, defends)
      if (defence.by === 'denial') return 'denied'
      return thrown(ctx, s, x.target, DEFENCE, defenceCheck(ctx, s, x, defence), isHalved(x, defence))
    },
    withstood(second, result) {
      if (defence !== undefined) tellDefence(ctx, x, defence, second, result)
    },
  })
  return { hit: won, roll, defence: failed ? undefined : defence, second }
}
function tellUndefended(ctx: Ctx, x: Attack, why: string): void {
  const rule: Cited[] = x.target.unaware ? ['REN-UNAWARE-01', 'REN-UNAWARE-02'] : ['REN-INJ-05']
  ctx.emit?.({ type: 'undefended', who: x.target.id, from: x.by.id, why, rule })
}

/** The way he defends is chosen once; a special one costs his reaction (REN-REACT-03). */
function chosen(ctx: Ctx, s: State, x: Attack, defends: () => Defence): Defence {
  const defence = defends()
  if (!defence.special) return defence
  reacted(s, x.target)
  const rule: Cited[] =
    defence.by === 'denial'
      ? ['REN-POWER-Denial']
      : defence.by === 'catch'
        ? ['REN-CATCH-01', defence.item?.shield === null ? 'REN-TAG-Catch' : 'REN-ARMOUR-Trapping']
        : []
  ctx.emit?.({ type: 'reacts', who: x.target.id, at: x.by.id, kind: defence.key, rule: ['REN-REACT-03', ...rule] })
  return defence
}

function tellDefence(ctx: Ctx, x: Attack, defence: Defence, roll: Roll, result: check.Versus): void {
  if (ctx.emit === undefined) return
  const rule: Cited[] = ['REN-ATK-03', result === 'wins' ? 'REN-ATK-04' : 'REN-ATK-05', 'REN-CHK-07']
  if (!defence.special) rule.push('REN-SKILL-07')
  const outcome = result === 'wins' ? 'too late' : result === 'loses' ? 'holds' : 'a tie'
  ctx.emit({
    type: 'defence',
    who: x.target.id,
    from: x.by.id,
    by: defence.key,
    roll: rolled(ctx, roll, 'defence'),
    result: outcome,
    rule,
  })
}

/** One attack, from declaration to what it does (REN-ATK-01). */
export function attack(ctx: Ctx, s: State, x: Attack): void {
  const { by, target } = x
  notices(ctx, s, x)
  const t = attackCheck(ctx, s, x)
  by.helpers = []
  const strikes = x.strike !== 'none'
  const rolls = ordered(
    ctx,
    s,
    x,
    () => thrown(ctx, s, by, ATTACK, t, false, strikes),
    (roll, success) => tellAttack(ctx, s, x, roll, success),
    () => chosenDefence(ctx, s, x),
  )
  if (x.tags.includes('Loud')) alarm(ctx, s, by, 'the noise', 'REN-TAG-Loud')
  const { hit, roll } = rolls
  if (hit) lands(ctx, s, x, roll)
  else {
    ctx.emit?.({ type: 'missed', who: by.id, at: target.id, by: x.item.weapon.name, rule: 'REN-ATK-05' })
    if (rolls.defence === undefined) misfires(ctx, s, x, roll)
    else wonDefence(ctx, s, x, rolls.defence, rolls.second)
  }
  // REN-UNAWARE-04: who was attacked knows it.
  if (target.condition === 'up') becomesAware(ctx, s, target, 'was attacked', 'REN-UNAWARE-04')
}

/** What let the blow come so far: the next square, from whichever side, or a long weapon. */
function reached(s: State, x: Attack): readonly Cited[] {
  if (metres(s, x.by.id, x.target.id) > 1) return ['REN-MELEE-02']
  return 'bands' in s.where ? ['REN-MELEE-01'] : ['REN-MELEE-01', 'REN-GRID-03', 'REN-GRID-07']
}

function tellAttack(ctx: Ctx, s: State, x: Attack, roll: Roll, success: boolean): void {
  if (ctx.emit === undefined) return
  const rule: Cited[] = ['REN-ATK-01', 'REN-ATK-02']
  if (x.strike !== 'none') rule.push('REN-STRIKE-00')
  if (x.how.reaction) rule.push('REN-AOO-02')
  if (isUnarmed(x.item)) rule.push('REN-UNARM-01')
  if (tagged(x.item, 'Natural Weapon')) rule.push('REN-NAT-01', 'REN-NAT-03')
  if (x.mode.name === 'charging') rule.push('REN-TAG-Charge')
  if (x.target.mount !== null || x.target.rider !== null) rule.push('REN-MNT-05')
  if (x.mode.kind === 'melee') rule.push(...reached(s, x))
  if (x.mode.kind === 'shot' && x.arrow === null && x.item.weapon.uses === null) rule.push('REN-RNG-09')
  ctx.emit({
    type: 'attack',
    who: x.by.id,
    at: x.target.id,
    weapon: x.item.weapon.name,
    mode: x.mode.name,
    strike: x.strike,
    roll: rolled(ctx, roll, 'attack'),
    success,
    rule,
  })
}

/** What a failed attack may do to him who made it: bruised knuckles (REN-UNARM-05), a broken shaft (REN-TAG-Fragile). */
function misfires(ctx: Ctx, s: State, x: Attack, roll: Roll): void {
  const { by, target, item } = x
  if (isUnarmed(item) && target.facts.armour.some(({ av }) => av > 0)) {
    const far = ctx.read(roll.toss, check.farOff, keyOf(roll)) && !roll.upgraded
    const critical = s.options.backlashOnCritFail && gradeOf(ctx, roll) === 'critical failure'
    if (far || critical) {
      const { value, faces } = rollDv(ctx, by, KNUCKLES, false)
      const total = by.damage + value
      // Ruling REN-A94: his own armour does not help, and it may wound.
      ctx.emit?.({
        type: 'harmed',
        who: by.id,
        by: `the armour of ${target.id}`,
        roll: rolledDv(by.id, KNUCKLES, faces, [], value),
        lost: value,
        total,
        rule: ['REN-UNARM-05', 'REN-ARM-03'],
      })
      suffers(ctx, s, by, value)
    }
  }
  if (tagged(item, 'Fragile') && gradeOf(ctx, roll) === 'critical failure') {
    item.where = 'gone'
    ctx.emit?.({ type: 'item', who: by.id, item: item.key, what: 'breaks', rule: 'REN-TAG-Fragile' })
  }
}

/** How well it was made. */
export function madeOf(ctx: Ctx, s: State, roll: Roll): Made {
  const force = ctx.read(roll.toss, s.options.mosThreshold === 'gte' ? check.force : check.strictForce, keyOf(roll))
  const grade = gradeOf(ctx, roll)
  const upgraded = roll.upgraded && grade === 'exceptional success'
  const fine = grade === 'exceptional success' || grade === 'critical success'
  return { force, critical: grade === 'critical success', exceptional: exceptional(ctx, s, roll), fine, upgraded }
}

/** A hit: its damage against armour, then what the strike does besides (REN-ATK-04, REN-STRIKE-00). */
function lands(ctx: Ctx, s: State, x: Attack, roll: Roll): void {
  const { by, target } = x
  const made = madeOf(ctx, s, roll)
  const terms = damageTerms(s, x, made)
  const { value, faces } = rollDv(ctx, by, x.mode.dv, made.critical)
  const dv = Math.max(0, halvedLoad(x, made, value + sum(terms)))
  const worn = armourTerms(s, target, x.tags, made.fine)
  const av = Math.max(0, sum(worn))
  const ap = penetration(x)
  const gap = gapOf(s, x, made)
  const lost = through(ctx, s, target, x.tags, dv, av, ap + gap)
  if (ctx.emit !== undefined) {
    const rule: Cited[] = ['REN-ATK-04', 'REN-ARM-01', 'REN-ARM-02', 'REN-INJ-01']
    if (isUnarmed(x.item)) rule.push('REN-UNARM-02')
    if (x.item.shield !== null) rule.push('REN-BASH-02')
    if (tagged(x.item, 'Natural Weapon')) rule.push('REN-NAT-02')
    if (made.critical) rule.push('REN-ATK-08')
    if (x.tags.includes('Precision')) rule.push('REN-STRIKE-Precision')
    if (gap > 0) rule.push('REN-STRIKE-ArmorGap')
    if (x.arrow !== null) rule.push(arrows[x.arrow].rule)
    const all = [
      ...terms,
      ...worn.map((each) => ({ ...each, value: 0, because: `${ARMOUR}${each.because} ${each.value}` })),
    ]
    ctx.emit({
      type: 'hurt',
      who: target.id,
      by: by.id,
      roll: rolledDv(by.id, x.mode.dv, faces, all, dv),
      dv,
      av,
      ap,
      lost,
      total: target.damage + lost,
      rule,
    })
  }
  suffers(ctx, s, target, lost)
  if (x.tags.includes('Single-Use')) {
    x.item.where = 'gone'
    ctx.emit?.({ type: 'item', who: by.id, item: x.item.key, what: 'is spent', rule: 'REN-TAG-SingleUse' })
  }
  if (x.arrow !== null && arrows[x.arrow].bleeds && lost > 0 && made.fine && target.bleeding < 0) {
    // Ruling REN-A86: it does not stack and does not begin again.
    target.bleeding = 0
    ctx.emit?.({ type: 'bleeds', who: target.id, turns: 0, lost: 0, rule: ['REN-AMMO-Broadhead', 'REN-INJ-08'] })
  }
  strikeDoes(ctx, s, x, made)
}
