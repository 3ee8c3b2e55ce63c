import { took } from '../../../mechanisms/effects.ts'
import { hiltAt, wornAt } from '../body/locations.ts'
import { limb } from '../state/fighters.ts'
import type { Ctx, Exchange } from '../state/types.ts'

/** Armour takes its points off what passes (LEG-DMG-01); the rest is what the blow does. */
export function throughArmour(ctx: Ctx, x: Exchange, passing: number): void {
  const { defender, location } = x
  let worn = wornAt(defender, location)
  let { natural } = limb(defender, location)
  if (took(x, 'bypassArmour')) {
    const past = bypassed(ctx, x, worn, natural)
    ctx.emit?.({
      type: 'bypassed',
      who: x.attacker.id,
      at: defender.id,
      armour: past === 'worn' ? worn : natural,
      kind: past,
      rule: 'LEG-MAN-BypassArmour',
    })
    if (past === 'worn') worn = 0
    else natural = 0
  }
  x.through = took(x, 'sunder') ? sundered(ctx, x, passing, worn, natural) : Math.max(0, passing - worn - natural)
  if (worn + natural > 0) {
    const hilt = hiltAt(defender, location) > 0
    const rule = hilt ? (['LEG-DMG-01', 'LEG-EQP-Sabre'] as const) : 'LEG-DMG-01'
    ctx.emit?.({ type: 'armour', who: defender.id, stopped: passing - x.through, rule })
  }
}

const KINDS = [{ key: 'worn' }, { key: 'natural' }] as const

/** Against armour both worn and grown the attacker says which he gets past (LEG-MAN-BypassArmour). */
function bypassed(ctx: Ctx, x: Exchange, worn: number, natural: number): 'worn' | 'natural' {
  if (worn === 0 || natural === 0) return worn > 0 ? 'worn' : 'natural'
  const about = { ask: 'bypass', at: x.defender.id } as const
  const usual = worn >= natural ? 'worn' : 'natural'
  return ctx.choose({ who: x.attacker.id, about, options: KINDS, usual }).key
}

/**
 * Damage beyond the armour destroys it point for point, what is worn before what has grown, and only what then remains goes
 * on (LEG-MAN-Sunder). Magic resists but is not destroyed.
 */
function sundered(ctx: Ctx, x: Exchange, passing: number, worn: number, natural: number): number {
  const hit = limb(x.defender, x.location)
  const surplus = Math.max(0, passing - worn - natural)
  const offWorn = worn > 0 ? Math.min(surplus, hit.worn) : 0
  const offNatural = natural > 0 ? Math.min(surplus - offWorn, hit.natural) : 0
  hit.worn -= offWorn
  hit.natural -= offNatural
  ctx.emit?.({
    type: 'sundered',
    who: x.attacker.id,
    at: x.defender.id,
    armour: offWorn + offNatural,
    left: hit.worn + hit.natural,
    rule: 'LEG-MAN-Sunder',
  })
  return surplus - offWorn - offNatural
}
