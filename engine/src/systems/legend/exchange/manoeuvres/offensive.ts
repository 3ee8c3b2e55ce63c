import { chosenOf } from '../../../../mechanisms/asking.ts'
import { faceOf, RESIST } from '../../body/checks.ts'
import { fall, lasting, stun } from '../../body/conditions.ts'
import { locationName } from '../../body/locations.ts'
import { evadeSkill, plainSkill, surroundings } from '../../body/plain-skills.ts'
import { bleed } from '../../body/tiring.ts'
import { holdItem, holding } from '../../ground/holds.ts'
import { keepsFeet, metresFor, shove } from '../../ground/pushing.ts'
import { active, held, itemOption, limb, listed } from '../../state/fighters.ts'
import { counts } from '../../state/note.ts'
import type { Ctx, Exchange, Item, State } from '../../state/types.ts'
import { grippingHands } from '../unarmed-combat.ts'
import { loser, type Resistance, withstands } from './exchange-won.ts'

/** Only a foe of at most twice the attacker's SIZ can be bashed (LEG-MAN-Bash). */
export const bashable = (_s: State, x: Exchange): boolean =>
  x.item.weapon.damage !== null && x.defender.facts.characteristics.siz <= 2 * x.attacker.facts.characteristics.siz

/**
 * Driven back a metre for each five points of damage as it was rolled, whatever parry and armour stopped; against an
 * obstacle it takes Athletics at −20% to stay upright (LEG-MAN-Bash).
 */
export function bash(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  const stopped = shove(ctx, s, defender, attacker, metresFor(x.rolled), 'LEG-MAN-Bash')
  if (stopped && active(defender) && defender.stance === 'standing') keepsFeet(ctx, s, defender, -20, 'LEG-MAN-Bash')
}

const byResilience: Resistance['base'] = (s, f, note) => plainSkill(s, f, 'resilience', note)
const BLEEDING: Resistance = { chance: RESIST.bleed, base: byResilience, rule: 'LEG-MAN-Bleed' }
const STUNNING: Resistance = { chance: RESIST.stun, base: byResilience, rule: 'LEG-MAN-StunLocation' }

/** A cut that injures opens a vein unless Resilience withstands the attack roll (LEG-MAN-Bleed). */
export function bleeds(ctx: Ctx, s: State, x: Exchange): void {
  if (x.through <= 0 || x.defender.condition === 'dead') return
  if (!withstands(ctx, s, x, BLEEDING)) bleed(ctx, x.defender, x.location)
}

/**
 * A bludgeon that got past the armour: unless Resilience withstands the attack roll, for as many of his own Combat Actions
 * as it hurt a limb is useless, one struck in the body may only defend, one struck on the head is unconscious
 * (LEG-MAN-StunLocation). Ruling LEG-A70.
 */
export function stunLocation(ctx: Ctx, s: State, x: Exchange): void {
  const { defender, location, through } = x
  if (through <= 0 || !active(defender) || withstands(ctx, s, x, STUNNING)) return
  const part = defender.facts.body.locations[location]?.part
  if (part === 'head') {
    stun(ctx, s, defender, through, 'LEG-MAN-StunLocation')
    return
  }
  if (part === 'body') defender.staggered = Math.max(defender.staggered, through)
  else {
    const hit = limb(defender, location)
    if (hit.numb >= 0) hit.numb = Math.max(hit.numb, lasting(through))
  }
  ctx.emit?.({
    type: 'stunned',
    who: defender.id,
    location: locationName(defender, location),
    actions: through,
    rule: 'LEG-MAN-StunLocation',
  })
}

/**
 * The location struck is tied up: an arm cannot use what it holds, a leg cannot move, head or trunk suffer −20%; on his
 * next turn the wielder may trip without a roll to hit (LEG-MAN-Entangle).
 */
export function entangle(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender, item, location } = x
  if (defender.condition === 'dead') return
  const { attackSkill: skill, attackLevel: level } = x
  const roll = faceOf(ctx, x.attackToss)
  s.holds.push(holding('entangle', attacker, defender, item, { location, tripReady: true, roll, skill, level }))
  const where = locationName(defender, location)
  ctx.emit?.({ type: 'entangled', who: defender.id, at: attacker.id, location: where, rule: 'LEG-MAN-Entangle' })
}

/** It takes an empty hand (LEG-MAN-Grip). Ruling LEG-A05: no critical is needed. */
export const grippable = (s: State, x: Exchange): boolean =>
  listed(x.item, 'grip') && grippingHands(s, x.attacker) > 0 && gripped(s, x).length > 0

/** What can be gripped: what the foe holds, or if his hands are empty what he is armed with by nature; nothing twice. */
function gripped(s: State, x: Exchange): Item[] {
  const { items } = x.defender
  const arms = items.some(held) ? items.filter(held) : items.filter(({ where }) => where === 'body')
  return arms.filter(({ id }) => !s.holds.some((hold) => hold.by === x.attacker.id && hold.item === id))
}

/** What is gripped cannot be used, and its owner cannot leave by Evade, until he wins free (LEG-MAN-Grip). */
export function grip(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (!active(defender)) return
  const about = { ask: 'grip', at: defender.id, rule: 'LEG-MAN-Grip' } as const
  const item = chosenOf(ctx, attacker.id, about, gripped(s, x), (one) => itemOption(defender, one))
  if (item !== undefined) holdItem(ctx, s, 'grip', [attacker, x.item], [defender, item], 0, 'LEG-MAN-Grip')
}

/** Evade keeps one upright, on four legs Athletics at +20% (LEG-MAN-Trip). */
export const FOOTING: Resistance = {
  chance: RESIST.trip,
  base(s, f, note) {
    if (!f.facts.traits.includes('quadruped')) return evadeSkill(s, f, note)
    const footing = plainSkill(s, f, 'athletics', note) + surroundings(s, f, note)
    return footing + counts(note, 20, 'four legs', 'LEG-MAN-Trip')
  },
  rule: 'LEG-MAN-Trip',
}

/** The loser withstands the winning roll or falls prone (LEG-MAN-Trip). */
export function trip(ctx: Ctx, s: State, x: Exchange): void {
  const victim = loser(x)
  if (active(victim) && !withstands(ctx, s, x, FOOTING)) fall(ctx, victim, 'LEG-MAN-Trip')
}
