import { renewed } from '../../../mechanisms/lasting.ts'
import { leavesHand } from '../body/hands.ts'
import { harmTo, injure } from '../body/injure.ts'
import { shieldsFrom } from '../body/resistance.ts'
import { largerAdds, largerBy, scaleDamage } from '../body/scale.ts'
import { hurtBy, strengthAdds, strengthDice } from '../body/strength.ts'
import { failedWild } from '../book/diecode.ts'
import { unarmed } from '../content/weapons.ts'
import { throughCover } from '../ground/cover.ts'
import { characterPointsAfter, fateBefore } from '../state/character-and-fate-points.ts'
import { damageBonus, overlay, severity } from '../state/derive.ts'
import { type Throw, throwCode, throwOwn, totalRolled, totalShown } from '../state/dice.ts'
import { bodily, significant } from '../state/fighters.ts'
import { fromNextRound } from '../state/lasting.ts'
import { cites, counts, countsDice, into, type Note, noted, noting } from '../state/note.ts'
import type { Attack, Cited, Ctx, Fighter, Harm, Item, Mark, State, Thrown } from '../state/types.ts'

/** What the bonus of an attack depends on. */
type Placed = Pick<Attack, 'attacker' | 'item' | 'mark' | 'thrown' | 'difficulty'>
/** The optional bonus of a well-placed attack (D6-BONUS-Formula, D6-BONUS-Optional). */
export function wellPlaced(ctx: Ctx, s: State, x: Placed, note: Note): number {
  const { useDamageBonus, damageBonusWho, damageBonusRounding, bonusOnAbilities } = s.options
  if (!useDamageBonus) return 0
  // Ruling D6-A05: for players' characters and important others.
  if (damageBonusWho === 'significant' && !significant(x.attacker))
    return counts(note, 0, 'of no account', 'D6-BONUS-Who')
  if (x.mark?.limb === true) return counts(note, 0, 'no bonus for a limb', 'D6-BONUS-NotLimbs')
  const aimed = x.item.weapon.rule === 'D6-C-SA-NaturalRangedWeapon' || x.item.weapon.spell !== undefined
  if (aimed && !bonusOnAbilities) return counts(note, 0, 'no bonus for an ability', 'D6-BONUS-Abilities')
  const over = totalRolled(ctx, x.thrown) - x.difficulty
  const bonus = damageBonus(over, damageBonusRounding)
  if (note !== undefined) {
    cites(note, 'before resistance', 'D6-BONUS-Before')
    cites(note, 'the option is on', 'D6-BONUS-Optional')
    if (x.mark !== null) cites(note, `on top of the ${x.mark.key}`, 'D6-BONUS-Called')
    if (aimed) cites(note, 'an aimed ability', 'D6-BONUS-Abilities')
    cites(note, 'for one who matters', 'D6-BONUS-Who')
  }
  return counts(note, bonus, 'well placed', 'D6-BONUS-Formula')
}

/** Step 3: the damage of a hit, brought to its target. */
export function damage(ctx: Ctx, s: State, x: Attack): void {
  const before = severityNow(x.target)
  const through = throughCover(ctx, s, x.attacker, damageOf(ctx, s, x))
  if (through === null) return
  if (x.manoeuvre.harms !== undefined) {
    x.manoeuvre.harms(ctx, s, x, through)
    return
  }
  injure(ctx, s, through)
  if (x.mark !== null) hurtsPart(ctx, s, x, x.mark, before)
}

/** The damage of a hit as it leaves the attacker, or its force where that does something else (D6-DMG-WeaponCode, D6-DMG-Plus, D6-DMG-ManeuverMods). */
export function damageOf(ctx: Ctx, s: State, x: Attack, as: 'damage' | 'force' = 'damage'): Harm {
  const { attacker, item, manoeuvre, mark } = x
  const { damage: listed } = item.weapon
  const [modifiers, note] = noting(ctx)
  let own = 0
  let other = countsDice(note, listed.code, item.key, 'D6-DMG-WeaponCode')
  if (item.weapon.rule !== unarmed.rule) cites(note, `damage of ${item.key}`, item.weapon.rule)
  let adds = scaleDamage(s, x, note)
  if (listed.strong) {
    own = strengthDice(attacker, note)
    adds += strengthAdds(attacker, note)
    cites(note, 'strength behind it', 'D6-DMG-Plus')
  }
  if (typeof manoeuvre.damage === 'number' && manoeuvre.damage !== 0) {
    other += countsDice(note, manoeuvre.damage, manoeuvre.key, 'D6-DMG-ManeuverMods')
  }
  if (mark !== null) {
    if (mark.damageDice !== 0) other += countsDice(note, mark.damageDice, mark.key, mark.rule)
    if (mark.damage !== 0) adds += counts(note, mark.damage, mark.key, mark.rule)
  }
  adds += wellPlaced(ctx, s, x, note)
  if (attacker.nextDamage !== 0) adds += counts(note, attacker.nextDamage, 'a trick', 'D6-C-OPT-Acrobatics')
  attacker.nextDamage = 0
  if (modifiers !== undefined) {
    const rule: Cited[] = ['D6-DMG-WeaponCode']
    if (attacker.declared > 1) rule.push('D6-C-MAP-Exempt')
    ctx.emit?.({ type: 'damageCode', who: attacker.id, at: x.target.id, weapon: item.key, modifiers, rule })
  }
  // A Fate Point doubles what is the character's own, his Strength Damage (D6-C-FP-NotGear). Ruling D6-A62.
  const fated = own > 0 && fateBefore(ctx, attacker, 'damage')
  const thrown = throwOwn(ctx, s, attacker.id, 'damage', { own, other }, adds, { fated, terms: modifiers })
  characterPointsAfter(ctx, s, attacker, thrown, null)
  const harm: Harm = {
    ...harmOf(ctx, attacker, x.target, item, thrown, adds + Math.max(0, own + other), as),
    attack: x,
    shield: shieldsFrom(x.target, attacker),
    larger: largerBy(s, attacker, x.target, item),
  }
  if (fated) ctx.emit?.({ type: 'fated', who: attacker.id, on: 'damage', rule: 'D6-C-FP-NotGear' })
  if (manoeuvre.halves === undefined) return harm
  ctx.emit?.({ type: 'halved', who: attacker.id, at: x.target.id, rule: manoeuvre.halves })
  return { ...harm, halved: true }
}

/** Damage of a weapon's listed code alone, without anybody's strength: a parry that cuts, a blade stopped with an arm. */
export function listedDamage(ctx: Ctx, s: State, by: Fighter, on: Fighter, item: Item): void {
  const larger = largerBy(s, by, on, item)
  const terms = noted(ctx)
  const adds = largerAdds(larger, into(terms))
  const thrown = throwCode(ctx, s, by.id, 'damage', item.weapon.damage.code, adds, { terms })
  const harm = harmOf(ctx, by, on, item, thrown, item.weapon.damage.code + adds, 'damage')
  const through = throughCover(ctx, s, by, { ...harm, larger })
  if (through !== null) injure(ctx, s, through)
}

/** Damage, or the force that takes something from somebody. */
type Told = 'damage' | 'force'
/** A damage total on its way; what has no dice to throw is worth its points, and never less than nothing. */
function harmOf(ctx: Ctx, by: Fighter, on: Fighter, item: Item, thrown: Throw, adds: number, as: Told): Harm {
  const points = thrown === undefined ? Math.max(0, adds) : 0
  const total = thrown === undefined ? points : totalShown(ctx, thrown)
  ctx.emit?.({ type: as, who: by.id, at: on.id, weapon: item.key, total, rule: 'D6-DMG-ToDamageChapter' })
  return harmTo(on, points, { by: by.id, thrown: thrown ?? null, stun: item.weapon.stuns === true, item })
}

/** How badly he is hurt, however that is counted. */
export const severityNow = (f: Fighter): number =>
  f.wound !== 'unhurt' || f.fullBody === 0 ? severity(f.wound) : severity(overlay(f.body, f.fullBody))

/** A part is badly hurt when the blow leaves its owner Wounded or worse: it hinders, or the chest takes the breath for the next round (D6-C-HIT-Effects). */
export function hurtsPart(ctx: Ctx, s: State, { target }: Attack, { location }: Mark, before: number): void {
  if (location === null || s.options.locationEffects === 'none' || target.condition === 'dead') return
  const now = severityNow(target)
  if (now <= before || now < severity('wounded')) return
  if (location === 'chest') {
    target.lasting = renewed(target.lasting, fromNextRound(s, 'winded', 1, target.id))
  } else if (target.hurt.includes(location)) return
  else target.hurt = [...target.hurt, location]
  ctx.emit?.({ type: 'badlyHurt', who: target.id, part: location, rule: 'D6-C-HIT-Effects' })
}

/** A Critical Failure breaks an improvised weapon, and it hurts its user by its own code (D6-C-OPT-Improvised). */
export function mishap(ctx: Ctx, s: State, { attacker, item }: Attack, { toss }: Thrown): void {
  if (bodily(item) || !ctx.read(toss, failedWild, 0)) return
  leavesHand(attacker, item, 'broken')
  ctx.emit?.({ type: 'breaks', who: attacker.id, weapon: item.key, rule: 'D6-C-OPT-Improvised' })
  hurtBy(ctx, s, attacker, attacker, item.weapon.damage.code, 0, 'D6-C-OPT-Improvised')
}
