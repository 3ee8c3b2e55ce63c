import { took } from '../../../mechanisms/effects.ts'
import { itemOf } from '../../../mechanisms/hands.ts'
import { succeeds } from '../body/checks.ts'
import type { CfiRule } from '../book/rules.ts'
import { halved } from '../state/damage-dice.ts'
import { formOf, has, isShield, usable } from '../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../state/types.ts'

/** The item that guards a location; a guard that can no longer be used guards nothing (CFI-FRE-Ward, CFI-PBL-01). */
export function wardedAt(s: State, f: Fighter, location: number): Item | undefined {
  const { ward } = f
  if (ward === undefined || !ward.locations.includes(location)) return undefined
  const item = itemOf(f, ward.item)
  return item !== undefined && usable(s, f, item) ? item : undefined
}

/** The Size a weapon stops with: a flexible one slips round a shield, an entrapping one catches (CFI-TRAIT-Flexible, CFI-TRAIT-Entrapping; Ruling CFI-A59). */
function sizesShort(x: Exchange, guard: Item): number {
  const shield = isShield(guard) && has(x.item, 'flexible') && !x.ranged ? 1 : 0
  const caught = has(guard, 'entrapping') && !x.ranged && x.size > 0 ? 1 : 0
  return Math.max(0, x.size - caught) - Math.max(0, formOf(guard).size - shield)
}

/** All damage of a weapon no larger, half of one a Size larger, none of what is larger still (CFI-DR-01, CFI-DR-02, CFI-DR-03). */
const passes = (damage: number, short: number): number => (short <= 0 ? 0 : short === 1 ? halved(damage) : damage)
const ruleOf = (short: number): CfiRule => (short <= 0 ? 'CFI-DR-01' : short === 1 ? 'CFI-DR-02' : 'CFI-DR-03')

/** Whether an active parry counts: it succeeded, and nothing circumvents it. */
const parries = (x: Exchange): x is Exchange & { guard: Item } =>
  x.guard !== undefined && succeeds(x.defenseLevel) && !took(x, 'circumventParry')
const shortOf = (x: Exchange & { guard: Item }): number => (took(x, 'enhanceParry') ? 0 : sizesShort(x, x.guard))

/** Whether a parry stops everything, wherever the blow went (CFI-DR-01). */
export const parriesAll = (x: Exchange): boolean => parries(x) && shortOf(x) <= 0

/** Short of every Size: nothing is in the way. */
const NOTHING = Number.POSITIVE_INFINITY

/** Damage nobody need look at, as it fell. */
interface Unread {
  readonly shown: number | undefined
}

/** What parry and ward leave of the damage: the better of the two alone (Ruling CFI-A91). */
export function blocked(ctx: Ctx, s: State, x: Exchange, damage: number, unread?: Unread): number {
  const { defender, guard } = x
  const parried = parries(x)
  const short = parries(x) ? shortOf(x) : NOTHING
  const guarding = wardedAt(s, defender, x.location)
  // Missiles are stopped by shields alone (CFI-RNG-01).
  const ward = guarding !== undefined && x.ranged && !has(guarding, 'rangedParry') ? undefined : guarding
  const wardShort = ward === undefined ? NOTHING : sizesShort(x, ward)
  if (!parried && ward === undefined) {
    if (took(x, 'circumventParry') && guard !== undefined)
      ctx.emit?.({
        type: 'reduced',
        who: defender.id,
        by: 'parry',
        stopped: 0,
        left: damage,
        rule: 'CFI-SE-CircumventParry',
      })
    return damage
  }
  const byWard = wardShort < short
  const left = passes(damage, Math.min(short, wardShort))
  if (ctx.emit !== undefined) {
    const rule: CfiRule[] = [ruleOf(Math.min(short, wardShort)), 'CFI-SIZ-01', byWard ? 'CFI-PBL-01' : 'CFI-ATK-06']
    if (byWard) rule.push('CFI-FRE-Ward')
    if (parried && took(x, 'enhanceParry')) rule.push('CFI-SE-EnhanceParry')
    if (x.ranged) rule.push('CFI-RNG-Force')
    if (x.charging) rule.push('CFI-CHG-03')
    const used = byWard ? ward : guard
    if (used !== undefined && isShield(used) && has(x.item, 'flexible')) rule.push('CFI-TRAIT-Flexible')
    if (used !== undefined && has(used, 'entrapping')) rule.push('CFI-TRAIT-Entrapping')
    ctx.emit({
      type: 'reduced',
      who: defender.id,
      by: byWard ? 'ward' : 'parry',
      stopped: unread === undefined ? damage - left : undefined,
      ...(unread?.shown === undefined ? {} : { shown: unread.shown }),
      left,
      what: used?.weapon.name ?? '',
      rule,
    })
  }
  return left
}
