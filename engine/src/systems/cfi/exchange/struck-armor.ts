import { times, took } from '../../../mechanisms/effects.ts'
import type { CfiRule } from '../book/rules.ts'
import { limbOf, placeOf } from '../state/fighters.ts'
import type { Ctx, Exchange, Limb } from '../state/types.ts'

/** Worn and natural Armor Points add up (CFI-ARM-01); a critical may have found the gap in either or both (CFI-SE-BypassArmor). */
function armorAt(limb: Limb, bypassed: readonly ('natural' | 'worn')[]): number {
  return (bypassed.includes('natural') ? 0 : limb.natural) + (bypassed.includes('worn') ? 0 : limb.worn)
}

const SIDES = [{ key: 'natural' }, { key: 'worn' }] as const

/** What armor asks of a blow: who strikes whom, and where. */
type Struck = Pick<Exchange, 'attacker' | 'defender' | 'location' | 'chosen'>

/** Which armor is bypassed: one for each time the effect was taken; the attacker decides if there are two. */
function bypassed(ctx: Ctx, x: Struck): ('natural' | 'worn')[] {
  const count = times(x, 'bypassArmor')
  const limb = limbOf(x.defender, x.location)
  if (count === 0) return []
  if (count > 1) return ['natural', 'worn']
  if (limb.natural === 0 || limb.worn === 0) return limb.natural === 0 ? ['worn'] : ['natural']
  const about = { ask: 'armor', at: x.defender.id, location: nameAt(x) } as const
  return [
    ctx.choose({ who: x.attacker.id, about, options: SIDES, usual: limb.worn >= limb.natural ? 'worn' : 'natural' })
      .key,
  ]
}
const nameAt = (x: Struck): string => placeOf(x.defender, x.location)

/** What gets through armor; Sunder tears it first (CFI-ATK-07, CFI-SE-Sunder). */
export function struckArmor(ctx: Ctx, x: Struck, damage: number): number {
  const gaps = bypassed(ctx, x)
  if (damage <= 0) return 0
  const { defender, location } = x
  const limb = limbOf(defender, location)
  const armor = armorAt(limb, gaps)
  if (took(x, 'sunder') && armor > 0) return sundered(ctx, x, damage, armor)
  const through = Math.max(0, damage - armor)
  if (armor > 0 || gaps.length > 0) {
    const rule: CfiRule[] = ['CFI-ATK-07']
    if (limb.natural > 0 && limb.worn > 0) rule.push('CFI-ARM-01')
    if (gaps.length > 0) rule.push('CFI-SE-BypassArmor')
    ctx.emit?.({
      type: 'reduced',
      who: defender.id,
      by: 'armor',
      stopped: damage - through,
      left: through,
      what: nameAt(x),
      rule,
    })
  }
  return through
}

/** What exceeds the armor lowers it, worn before natural, and what is left then wounds (CFI-SE-Sunder; Ruling CFI-A64). */
function sundered(ctx: Ctx, x: Struck, damage: number, armor: number): number {
  const limb = limbOf(x.defender, x.location)
  const surplus = Math.max(0, damage - armor)
  if (surplus === 0) {
    ctx.emit?.({
      type: 'reduced',
      who: x.defender.id,
      by: 'armor',
      stopped: damage,
      left: 0,
      what: nameAt(x),
      rule: ['CFI-ATK-07', 'CFI-SE-Sunder'],
    })
    return 0
  }
  const worn = Math.min(limb.worn, surplus)
  const natural = Math.min(limb.natural, surplus - worn)
  limb.worn -= worn
  limb.natural -= natural
  ctx.emit?.({
    type: 'sundered',
    who: x.defender.id,
    location: nameAt(x),
    lost: worn + natural,
    left: limb.worn + limb.natural,
    rule: 'CFI-SE-Sunder',
  })
  return surplus - worn - natural
}
