import type { Skill } from '../content/types.ts'
import { hampered } from '../state/derive.ts'
import { fatigueOf, isSurprised, isVital, skill } from '../state/fighters.ts'
import type { Note } from '../state/note.ts'
import { counts } from '../state/note.ts'
import type { Fighter, State } from '../state/types.ts'

/** What takes from everything a fighter does: his burdens, and the struggle for air (LEG-ASP-Suffocation). */
export function everything(s: State, f: Fighter, note?: Note): number {
  const sum = burdens(s, f, note)
  return f.breath === 0 ? sum + counts(note, -40, 'suffocating', 'LEG-ASP-Suffocation') : sum
}

/** What takes even from what he only endures: fatigue, weapons stuck in him, holds on his head or body. */
export function burdens(s: State, f: Fighter, note?: Note): number {
  let sum = f.fatigue > 0 ? counts(note, fatigueOf(f).skill, fatigueOf(f).name, fatigueOf(f).rule) : 0
  if (s.favours.length > 0) sum += givenModifier(s, f, note)
  for (const stuck of s.impaled) {
    if (stuck.on === f.id) sum += counts(note, -stuck.penalty, 'a weapon in the wound', 'LEG-MAN-Impale')
  }
  for (const hold of s.holds) {
    if (hold.on !== f.id || hold.location === undefined) continue
    if (!isVital(f, hold.location)) continue
    if (hold.kind === 'entangle') sum += counts(note, -20, 'entangled', 'LEG-MAN-Entangle')
    if (hold.kind === 'grapple') sum += counts(note, -20, 'grappled', 'LEG-UNA-03')
  }
  return sum
}

/** Ground and light, for attack, parry and evade alike (LEG-CM-Stack). */
export function surroundings(s: State, f: Fighter, note?: Note): number {
  let sum = 0
  if (f.stance === 'prone') sum += counts(note, -20, 'prone', 'LEG-CM-WhileProne')
  if (f.readiness === 'groggy' && isSurprised(s, f)) sum += counts(note, -20, 'just woken', 'LEG-SUR-04')
  if (f.footing === 'unstable') sum += counts(note, -20, 'unstable ground', 'LEG-CM-Unstable')
  const { light } = s.scene
  if (f.blind || light === 'pitch') sum += counts(note, -60, 'sees nothing', 'LEG-CM-Blind')
  else if (light === 'dark') sum += counts(note, -40, 'darkness', 'LEG-CM-Dark')
  else if (light === 'partial') sum += counts(note, -20, 'partial darkness', 'LEG-CM-PartialDark')
  return sum
}

/** What a fighter's skill of that name is worth now, outside attack and parry. */
export function plainSkill(s: State, f: Fighter, of: Parameters<typeof skill>[1], note?: Note): number {
  const base = of === 'evade' || of === 'athletics' ? agility(s, f, of, note) : laden(f, of, note)
  return base + (of === 'resilience' || of === 'persistence' ? burdens : everything)(s, f, note)
}

/** Evade in a fight, out of the way of a trip, a closing foe or several at once: ground and light tell on it (LEG-CM-Stack). */
export const evadeSkill = (s: State, f: Fighter, note?: Note): number =>
  plainSkill(s, f, 'evade', note) + surroundings(s, f, note)

/** A skill before anything tells on it but the load, which only hampers the body. */
const laden = (f: Fighter, of: Skill, note: Note): number =>
  of === 'brawn' || of === 'swim' || of === 'unarmed' ? skill(f, of) + hampered(f, note) : skill(f, of)

/**
 * Evade and Athletics: a beast that never learnt the one uses the other (LEG-SKL-Quadruped), and trained Acrobatics may add
 * its critical value to either (LEG-SKL-Augment).
 */
export function agility(s: State, f: Fighter, of: 'evade' | 'athletics', note: Note): number {
  const { facts } = f
  let value = facts.skills[of]
  if (of === 'evade' && facts.evades === 'athletics') {
    value = facts.skills.athletics
    counts(note, 0, 'Athletics instead of Evade', 'LEG-SKL-Quadruped')
  }
  const { str, dex } = facts.characteristics
  if (s.options.augment && facts.skills.acrobatics > str + dex) {
    value += counts(note, Math.ceil(facts.skills.acrobatics / 10), 'Acrobatics', 'LEG-SKL-Augment')
  }
  return value + hampered(f, note)
}

/** Unarmed, or Brawn where it is better, to keep, break or bear a hold (LEG-UNA-04). */
export function wrestling(s: State, f: Fighter, note?: Note): number {
  const unarmed = plainSkill(s, f, 'unarmed')
  const brawn = plainSkill(s, f, 'brawn')
  if (brawn <= unarmed) return plainSkill(s, f, 'unarmed', note)
  counts(note, 0, 'Brawn instead of Unarmed', 'LEG-UNA-04')
  return plainSkill(s, f, 'brawn', note)
}

/** A modifier the Games Master gave to a fighter's next Combat Action: how much, why, and his Combat Actions when it was given. */
export interface GivenModifier {
  readonly who: string
  readonly value: number
  readonly because: string
  readonly actions: number
  /** Whether it was given in the step that is being played. */
  fresh: boolean
}

/** What the Games Master's word adds to everything a fighter rolls now. */
export function givenModifier(s: State, f: Fighter, note: Note): number {
  let sum = 0
  for (const { who, value, because } of s.favours) {
    if (who !== f.id) continue
    note?.({ value, because, rule: 'ruling' })
    sum += value
  }
  return sum
}

/** A step begins: favours given before it are no longer new. */
export function givenModifiersStand(s: State): void {
  for (const favour of s.favours) favour.fresh = false
}

/** A step is over: a favour given in it is used up, and so is one whose fighter has spent a Combat Action since. */
export function givenModifiersPass(s: State): void {
  s.favours = s.favours.filter(({ who, actions, fresh }) => {
    const f = s.fighters.find((other) => other.id === who)
    return !fresh && f !== undefined && f.actions === actions
  })
}
