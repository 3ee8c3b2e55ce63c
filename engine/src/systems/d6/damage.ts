import { damageAdds } from './combat-options/situations.ts'
import { damageBonus } from './derive.ts'
import { D, type DieCode, doubled } from './diecode.ts'
import { ranks, significant } from './fighters.ts'
import { injure } from './injury/injure.ts'
import { counts, countsDice, into, type Note, noted } from './note.ts'
import { characterPointsAfter, fateBefore } from './points.ts'
import { throwCode, totalShown } from './rolling-dice.ts'
import type { Attack, Ctx, Fighter, State } from './types.ts'

/** Strength Damage in dice, without pips; Increased Attribute: Physique adds to the total (D6-STR-Formula, D6-STR-Mods). */
export function strengthDice(f: Fighter, note: Note): DieCode {
  return countsDice(note, f.facts.strengthDamage, 'Strength Damage', 'D6-STR-Formula')
}
export function strengthAdds(f: Fighter, note: Note): number {
  const increased = ranks(f, 'increasedAttribute', 'physique')
  return increased === 0 ? 0 : counts(note, increased, 'Increased Attribute: Physique', 'D6-STR-Mods')
}

/** The optional bonus of a well-placed attack (D6-BONUS-Formula); not for arms, legs and hands (D6-BONUS-NotLimbs). */
function wellPlaced(ctx: Ctx, s: State, x: Attack, note: Note): number {
  const { useDamageBonus, damageBonusWho, damageBonusRounding } = s.options
  if (!useDamageBonus || x.thrown === null) return 0
  if (damageBonusWho === 'significant' && !significant(x.attacker)) return 0
  if (x.mark?.limb === true) return counts(note, 0, 'no bonus for a limb', 'D6-BONUS-NotLimbs')
  const over = ctx.read(x.thrown.toss, x.thrown.look.total, x.thrown.adds - x.difficulty)
  const bonus = damageBonus(over, damageBonusRounding)
  return counts(note, bonus, 'well placed', 'D6-BONUS-Formula')
}

/** Step 3: the damage of a hit, brought to its target (D6-DMG-WeaponCode, D6-DMG-Plus, D6-DMG-ManeuverMods). */
export function damage(ctx: Ctx, s: State, x: Attack): void {
  const { attacker, item, manoeuvre, mark } = x
  const { damage: listed } = item.weapon
  const modifiers = noted(ctx)
  const note = into(modifiers)
  let own = 0
  let dice = countsDice(note, listed.code, item.key, 'D6-DMG-WeaponCode')
  let adds = damageAdds(s, x, note)
  if (listed.strong) {
    own = strengthDice(attacker, note)
    adds += strengthAdds(attacker, note)
    note?.({ value: 0, because: 'strength behind it', rule: 'D6-DMG-Plus' })
  }
  if (typeof manoeuvre.damage === 'number' && manoeuvre.damage !== 0) {
    dice += countsDice(note, manoeuvre.damage, manoeuvre.key, 'D6-DMG-ManeuverMods')
  }
  if (mark !== null) {
    if (mark.damageDice !== 0) dice += countsDice(note, mark.damageDice, mark.key, mark.rule)
    if (mark.damage !== 0) adds += counts(note, mark.damage, mark.key, mark.rule)
  }
  adds += wellPlaced(ctx, s, x, note)
  if (attacker.nextDamage !== 0) adds += counts(note, attacker.nextDamage, 'a trick', 'D6-C-OPT-Acrobatics')
  attacker.nextDamage = 0
  if (modifiers !== undefined) {
    ctx.emit?.({ type: 'damageCode', who: attacker.id, at: x.target.id, modifiers, rule: 'D6-DMG-WeaponCode' })
  }
  // A Fate Point doubles what is the character's own, his Strength Damage (D6-C-FP-NotGear). Ruling D6-A62.
  const fated = own > 0 && fateBefore(ctx, s, attacker, 'damage')
  const twice = fated ? doubled(own) : undefined
  const thrown =
    twice === undefined
      ? throwCode(ctx, s, attacker.id, 'damage', own + dice, adds)
      : throwCode(ctx, s, attacker.id, 'damage', D * twice.dice + dice, adds + twice.adds, true)
  if (thrown !== undefined) characterPointsAfter(ctx, s, attacker, thrown, null)
  ctx.emit?.({
    type: 'damage',
    who: attacker.id,
    at: x.target.id,
    total: thrown === undefined ? Math.max(0, adds) : totalShown(ctx, thrown),
    rule: fated ? ['D6-DMG-WeaponCode', 'D6-C-FP-NotGear'] : 'D6-DMG-WeaponCode',
  })
  injure(ctx, s, {
    by: attacker.id,
    on: x.target,
    thrown: thrown ?? null,
    adds: thrown === undefined ? Math.max(0, adds) : 0,
    halved: false,
    stun: false,
    item,
    attack: x,
  })
}
