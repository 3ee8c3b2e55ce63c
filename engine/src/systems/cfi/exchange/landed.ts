import type { Chance } from '../../../kernel/types.ts'
import { times, took } from '../../../mechanisms/effects.ts'
import { splashes } from '../abilities/acid-blood.ts'
import { frenzies } from '../abilities/frenzy.ts'
import { ROLLS, succeeds, withstands } from '../body/checks.ts'
import { hurtItem } from '../body/hands.ts'
import { luckForces, luckRerolls, mayUseLuck } from '../body/luck.ts'
import { hurt, suffers } from '../body/wounds.ts'
import type { CfiRule } from '../book/rules.ts'
import { NO_MODIFIER } from '../content/tables.ts'
import { pastCover } from '../ground/cover.ts'
import { damageRoll, halved, inNotation, parsed } from '../state/damage-dice.ts'
import { able, bracedSiz, formOf, has, isShield } from '../state/fighters.ts'
import type { Ctx, Exchange, State } from '../state/types.ts'
import { weaponStruck } from './effects/weapons.ts'
import { act } from './effects.ts'
import { evaded } from './evading.ts'
import { whereItLands } from './hit-locations.ts'
import { knockback } from './knockback.ts'
import { blocked, parriesAll } from './passive-blocking.ts'
import { struckArmor } from './struck-armor.ts'

/** Damage, location, parry, armor, wound; then the effects, Knockback, and Endurance last (CFI-ATK-05 to -07, CFI-SE-G3; Ruling CFI-A98). */
export function land(ctx: Ctx, s: State, x: Exchange): void {
  const clear = evaded(ctx, s, x)
  const strikes = succeeds(x.attackLevel) && !clear
  if (strikes && !x.leaping) strikesHome(ctx, s, x)
  act(ctx, s, x, 'after')
  knockback(ctx, s, x)
  if (x.wound !== 'none') {
    const { defender, location } = x
    const against = (skill: number): boolean => withstands(ctx, x, defender, ROLLS.endurance, skill, 'attack')
    suffers(ctx, s, defender, location, x.wound, x.through, against, x.ends)
    splashes(ctx, s, x)
    frenzies(ctx, s, defender)
  }
}

/** What a blow rolls for damage. */
export function damageOf(x: Exchange): Chance<number> {
  const use = took(x, 'impale') ? 'impaling damage' : 'damage'
  return damageRoll(noted(x).damage, noted(x).step, times(x, 'maximizeDamage'), use)
}
function noted(x: Exchange): { readonly damage: string; readonly step: number } {
  const { item } = x
  const missile = x.ranged ? item.weapon.missile : undefined
  const damage = missile?.damage ?? formOf(item).damage
  const adds = (missile ?? item.weapon).modifier
  return { damage, step: adds ? x.step + bony(x) : NO_MODIFIER + bony(x) }
}
/** Blunt weapons do a step more to bare bones, slashing one and thrusting two less (CFI-ABL-Bones). */
function bony(x: Exchange): number {
  if (!able(x.defender, 'bones')) return 0
  return has(x.item, 'bludgeon') || isShield(x.item) ? 1 : has(x.item, 'thrust') || x.ranged ? -2 : -1
}

/** Effects that ask where a blow went though all of it was parried. */
const WHERE = ['entangle', 'scarFoe'] as const

/** A blow parried whole: where the parry met it matters to nothing, and how hard it was only if it can still thrust him back or luck can change it. */
const stopsWhole = (x: Exchange): boolean =>
  parriesAll(x) && !WHERE.some((effect) => took(x, effect)) && !able(x.attacker, 'grappler')
const matters = (x: Exchange, most: number): boolean =>
  !stopsWhole(x) ||
  took(x, 'damageWeapon') ||
  took(x, 'bash') ||
  most > bracedSiz(x.defender, 1.5) ||
  mayUseLuck(x.attacker) ||
  mayUseLuck(x.defender)

/** A roll of damage: looked at, or only seen to fall. */
interface Fell {
  readonly rolled: number | undefined
  readonly shown: number | undefined
}

/** The damage of a blow, which either may have rolled again (CFI-LUCK-Again, CFI-LUCK-Force); nothing where nobody need look at it. */
function howHard(ctx: Ctx, x: Exchange): Fell {
  const { attacker, defender, item } = x
  const chance = damageOf(x)
  const { support } = chance.law()
  const [least, most] = [support[0]?.[0] ?? 0, support.at(-1)?.[0] ?? 0]
  const seen = matters(x, most)
  const throwOnce = (rule: CfiRule[]): Fell => {
    // With every die at its full there is nothing to throw.
    const toss = support.length === 1 ? undefined : ctx.toss(chance, attacker.id)
    const rolled = toss === undefined ? most : seen ? ctx.read(toss, whole, undefined) : undefined
    const shown = toss === undefined || seen ? undefined : ctx.shown(toss)
    if (ctx.emit !== undefined) {
      const { damage, step } = noted(x)
      const once = inNotation(damage, step, times(x, 'maximizeDamage'))
      const dice = took(x, 'impale') ? once.replace(/^\d+d\d+/, 'the better $& of two') : once
      ctx.emit({
        type: 'damage',
        who: attacker.id,
        at: defender.id,
        dice,
        faces: toss && ctx.faces(toss),
        rolled,
        ...(shown === undefined ? {} : { shown }),
        weapon: item.weapon.name,
        rule,
      })
    }
    return { rolled, shown }
  }
  const rule: CfiRule[] = ['CFI-ATK-05']
  if (noted(x).step !== NO_MODIFIER) rule.push('CFI-ATT-DamageModifier')
  if (x.ranged) rule.push('CFI-RNG-DM')
  if (x.charging) rule.push('CFI-CHG-04')
  if (x.charging && attacker.mount !== undefined) rule.push('CFI-CHG-05')
  if (x.charging && able(attacker, 'divingStrike')) rule.push('CFI-ABL-DivingStrike')
  if (took(x, 'maximizeDamage')) rule.push('CFI-SE-MaximizeDamage')
  if (took(x, 'impale')) rule.push('CFI-SE-Impale')
  if (able(defender, 'bones')) rule.push('CFI-ABL-Bones')
  const fell = throwOnce(rule)
  const { rolled } = fell
  if (rolled === undefined) return fell
  if (rolled < (least + most) / 2 && luckRerolls(ctx, attacker, 'damage', defender.id))
    return throwOnce(['CFI-LUCK-Again'])
  // His foe's Damage Modifier is not his to know: to him it is much for that weapon.
  if (rolled > middleOf(noted(x).damage) && luckForces(ctx, defender, 'damage', undefined, attacker.id))
    return throwOnce(['CFI-LUCK-Force'])
  return fell
}
const whole = (value: number): number => value
function middleOf(damage: string): number {
  const { count, sides, plus } = parsed(damage)
  return (count * (sides + 1)) / 2 + plus
}

function strikesHome(ctx: Ctx, s: State, x: Exchange): void {
  const { rolled, shown } = howHard(ctx, x)
  if (rolled === undefined) {
    blocked(ctx, s, x, 0, { shown })
    return
  }
  x.rolled = rolled
  let damage = rolled
  if (x.halved) {
    damage = halved(damage)
    ctx.emit?.({
      type: 'reduced',
      who: x.defender.id,
      by: 'distance',
      stopped: x.rolled - damage,
      left: damage,
      rule: 'CFI-RNG-Long',
    })
    x.rolled = damage
  }
  const weapon = weaponStruck(ctx, s, x)
  // Ruling CFI-A120: what goes at a weapon thrusts nobody back.
  if (weapon !== undefined) {
    hurtItem(ctx, s, x.defender, weapon, damage, 'CFI-SE-DamageWeapon')
    x.rolled = 0
    return
  }
  if (stopsWhole(x)) {
    blocked(ctx, s, x, damage)
    return
  }
  x.location = whereItLands(ctx, s, x)
  damage = blocked(ctx, s, x, damage)
  damage = pastCover(ctx, x.defender, x.location, damage)
  const through = struckArmor(ctx, x, damage)
  x.through = through
  if (through <= 0) return
  x.wound = hurt(ctx, x.defender, x.location, through, x.attacker)
  act(ctx, s, x, 'wounding')
}
