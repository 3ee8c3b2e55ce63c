import type { Modifier } from '../../kernel/types.ts'
import { shortfall } from './derive.ts'
import { fatigueOf } from './fatigue.ts'
import { active, isUnarmed, skill, styleFor } from './fighters.ts'
import type { LegendRule } from './rules.ts'
import { substitution } from './styles.ts'
import type { Fighter, Item, State } from './types.ts'

/** Where somebody listens, each modifier goes here with its rule; otherwise only the sum is made. */
export type Note = ((modifier: Modifier) => void) | undefined

/** A modifier that counts, noted where somebody listens. */
export function counts(note: Note, value: number, because: string, rule: LegendRule): number {
  note?.({ value, because, rule })
  return value
}

/** The Combat Style percentage of an item, before the situation: trained, substituted, or the bare base (LEG-STY-01, LEG-STY-07). */
export function styleSkill(f: Fighter, item: Item, note: Note): number {
  const { facts } = f
  let value = isUnarmed(item) ? facts.skills.unarmed : (styleFor(f, item)?.skill ?? substitution(f, item, note))
  if (item.sharp > 0) value += counts(note, 5 * item.sharp, 'Bladesharp', 'LEG-SPL-Bladesharp')
  const short = shortfall(item.weapon.minimum, facts.characteristics)
  if (short < 0) value += counts(note, short, 'too weak or clumsy for the weapon', 'LEG-EQP-Minimum')
  return value
}

/** What takes from everything a fighter does: fatigue, weapons stuck in him, holds on his head or body. */
export function everything(s: State, f: Fighter, note: Note): number {
  let sum = f.fatigue > 0 ? counts(note, fatigueOf(f).skill, fatigueOf(f).name, fatigueOf(f).rule) : 0
  for (const stuck of s.impaled) {
    if (stuck.on === f.id) sum += counts(note, -stuck.penalty, 'a weapon in the wound', 'LEG-MAN-Impale')
  }
  for (const hold of s.holds) {
    if (hold.on !== f.id || hold.location === undefined) continue
    const part = f.facts.body.locations[hold.location]?.part
    if (part !== 'head' && part !== 'body') continue
    if (hold.kind === 'entangle') sum += counts(note, -20, 'entangled', 'LEG-MAN-Entangle')
    if (hold.kind === 'grapple') sum += counts(note, -20, 'grappled', 'LEG-UNA-03')
  }
  return sum
}

/** Ground and light, for attack, parry and evade alike (LEG-CM-Stack). */
export function surroundings(s: State, f: Fighter, note: Note): number {
  let sum = 0
  if (f.stance === 'prone') sum += counts(note, -20, 'prone', 'LEG-CM-WhileProne')
  if (f.footing === 'unstable') sum += counts(note, -20, 'unstable ground', 'LEG-CM-Unstable')
  const { light } = s.scene
  if (light === 'partial') sum += counts(note, -20, 'partial darkness', 'LEG-CM-PartialDark')
  else if (light === 'dark') sum += counts(note, -40, 'darkness', 'LEG-CM-Dark')
  else if (light === 'pitch') sum += counts(note, -60, 'pitch black', 'LEG-CM-Blind')
  return sum
}

/** The close combat situation of an attacker. Ruling LEG-A23: what favours a blow favours only the attacker. */
export function closeAttack(s: State, attacker: Fighter, defender: Fighter, note: Note): number {
  let sum = surroundings(s, attacker, note)
  if (attacker.confined) sum += counts(note, -10, 'confined', 'LEG-CM-Confined')
  if (defender.surprised === s.round) sum += counts(note, 20, 'the target is surprised', 'LEG-CM-Surprised')
  if (defender.stance === 'prone' && active(defender)) {
    sum += counts(note, 20, 'the target is prone', 'LEG-CM-ProneOrBehind')
  }
  return sum
}

/** The close combat situation of a defender. */
export function closeDefence(s: State, defender: Fighter, attacker: Fighter, note: Note): number {
  let sum = surroundings(s, defender, note)
  if (defender.stumbling) sum += counts(note, -20, 'stumbling', 'LEG-FUM-Close-1314')
  if (attacker.higher && !defender.higher) sum += counts(note, -20, 'on lower ground', 'LEG-CM-LowerOrMounted')
  else if (attacker.mount !== undefined && defender.mount === undefined) {
    sum += counts(note, -20, 'against a mounted foe', 'LEG-CM-LowerOrMounted')
  }
  return sum
}

/** What a fighter's skill of that name is worth now, outside attack and parry. */
export function plainSkill(s: State, f: Fighter, of: Parameters<typeof skill>[1], note: Note): number {
  return skill(f, of) + everything(s, f, note)
}
