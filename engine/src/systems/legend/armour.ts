import { die } from '../../dice/chance.ts'
import { locationName, locationOf, locationOptions, rolledLocation } from '../../mechanisms/body.ts'
import { took } from '../../mechanisms/effects.ts'
import { limb, noted } from './fighters.ts'
import { strikesFromAbove } from './mounted-combat.ts'
import type { Ctx, Exchange, Fighter, State } from './types.ts'

/** Armour on a location that is not his own body: what he wears, what magic adds (LEG-MAN-BypassArmour), and a basket hilt. */
export const wornAt = (f: Fighter, location: number): number => limb(f, location).worn + f.warded + hiltAt(f, location)

/** The basket hilt of a sabre guards the arm that holds it (LEG-EQP-Sabre). */
function hiltAt(f: Fighter, location: number): number {
  const id = f.facts.body.locations[location]?.id
  if (id !== 'rightArm' && id !== 'leftArm') return 0
  const hand = id === 'leftArm' ? 'left' : 'right'
  for (const item of f.items) if (item.where === hand && noted(item, 'basketHilt')) return 1
  return 0
}

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

export { locationName, locationOptions } from '../../mechanisms/body.ts'

const HIT_LOCATION = die('hit location', 20)
const FROM_ABOVE = die('hit location', 10)

/** Where a blow lands: chosen by a manoeuvre, or 1D20 on the target's table, 1D10+10 from the saddle (LEG-LOC-01, LEG-MNT-02). */
export function hitLocation(ctx: Ctx, _s: State, x: Exchange): number {
  const { defender, attacker } = x
  if (x.held >= 0) return x.held
  if (x.limb >= 0) return strikingLimbHit(ctx, x)
  if (took(x, 'chooseLocation')) return chosenLocation(ctx, attacker, defender, 'LEG-MAN-ChooseLocation')
  if (took(x, 'redirectBlow')) return chosenLocation(ctx, defender, defender, 'LEG-MAN-RedirectBlow')
  if (x.ranged || !strikesFromAbove(attacker, x.item)) return randomLocation(ctx, attacker, defender)
  return rolledLocation(ctx, FROM_ABOVE, 'above', attacker.id, defender, ['LEG-LOC-01', 'LEG-MNT-02'])
}

/** All that can be reached of a huge monster is the limb it strikes with (LEG-RCH-03). */
function strikingLimbHit(ctx: Ctx, { attacker, defender, limb }: Exchange): number {
  const location = locationName(defender, limb)
  ctx.emit?.({ type: 'location', who: attacker.id, at: defender.id, location, rule: 'LEG-RCH-03' })
  return limb
}

/** 1D20 on the body of whoever is struck (LEG-LOC-01). */
export const randomLocation = (ctx: Ctx, by: Fighter, target: Fighter): number =>
  rolledLocation(ctx, HIT_LOCATION, 'level', by.id, target, 'LEG-LOC-01')

function chosenLocation(
  ctx: Ctx,
  chooser: Fighter,
  target: Fighter,
  rule: 'LEG-MAN-ChooseLocation' | 'LEG-MAN-RedirectBlow',
): number {
  const options = locationOptions(target.facts.body)
  const { key } = ctx.choose({ who: chooser.id, about: { ask: 'location', at: target.id }, options })
  const location = locationOf(target.facts.body, key)
  ctx.emit?.({ type: 'location', who: chooser.id, at: target.id, location: locationName(target, location), rule })
  return location
}
