import { groundUnder } from '../../space/footprint.ts'
import { terrain } from '../../space/terrain.ts'
import type { Skill } from './content/types.ts'
import { throughTotalCover } from './cover.ts'
import { hampered, shortfall, styleBase } from './derive.ts'
import { fatigueOf, isSurprised, isUnarmed, isVital, noted, skill, styleFor } from './fighters.ts'
import { metres } from './ground.ts'
import { arcOf } from './movement.ts'
import { atMost, counts, type Note } from './note.ts'
import { arrowSkill, improvisedSkill, lostToDistance, rangeOf } from './ranged/missile-weapons.ts'
import { aimed, limitedByMoving, rangedSituation } from './ranged/situation.ts'
import { substitution } from './styles.ts'
import type { Exchange, Fighter, Item, State } from './types.ts'
import { limitedByGround } from './unusual-conditions.ts'

/** The Combat Style percentage of an item, before the situation: trained, substituted, or the bare base (LEG-STY-01, LEG-STY-07). */
export function styleSkill(f: Fighter, item: Item, note?: Note): number {
  const { facts } = f
  let value = isUnarmed(item) ? facts.skills.unarmed : (styleFor(f, item)?.skill ?? unpractised(f, item, note))
  if (item.sharp > 0) value += counts(note, 5 * item.sharp, 'Bladesharp', 'LEG-SPL-Bladesharp')
  const short = shortfall(item.weapon.minimum, facts.characteristics)
  if (short < 0) value += counts(note, short, 'too weak or clumsy for the weapon', 'LEG-EQP-Minimum')
  return value + hampered(f, note)
}

/** What his styles are worth with something none of them is trained with. */
function unpractised(f: Fighter, item: Item, note: Note): number {
  if (!noted(item, 'improvised')) return substitution(f, item, note)
  return improvisedSkill(f, styleBase('close', f.facts.characteristics), note)
}

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

/**
 * The close combat situation of an attacker. Ruling LEG-A23: what favours a blow favours only the attacker. Ruling LEG-A25:
 * from the side counts only where the fight says so.
 */
export function closeAttack(s: State, attacker: Fighter, defender: Fighter, note: Note): number {
  let sum = surroundings(s, attacker, note)
  if (attacker.confined) sum += counts(note, -10, 'confined', 'LEG-CM-Confined')
  if (defender.surprised === s.round) sum += counts(note, 20, 'the target is surprised', 'LEG-CM-Surprised')
  const from = arcOf(s, attacker, defender)
  if (defender.stance === 'prone') sum += counts(note, 20, 'the target is prone', 'LEG-CM-ProneOrBehind')
  else if (from === 'back') sum += counts(note, 20, 'from behind', 'LEG-CM-ProneOrBehind')
  else if (from === 'side' && s.options.flanking !== 0) {
    sum += counts(note, s.options.flanking, 'from the side', 'LEG-CM-ProneOrBehind')
  }
  return sum + throughTotalCover(s, attacker, defender, false, note)
}

/** The close combat situation of a defender. */
export function closeDefence(s: State, defender: Fighter, attacker: Fighter, note?: Note): number {
  let sum = surroundings(s, defender, note)
  if (stumbles(s, defender)) sum += counts(note, -20, 'stumbling', 'LEG-FUM-Close-1314')
  if (standsLower(s, defender, attacker)) sum += counts(note, -20, 'on lower ground', 'LEG-CM-LowerOrMounted')
  else if (attacker.mount !== undefined && defender.mount === undefined) {
    sum += counts(note, -20, 'against a mounted foe', 'LEG-CM-LowerOrMounted')
  }
  return sum
}

/** Ruling LEG-A104: the stumble's penalty comes on top of lying prone, unless the fight takes them for the same. */
const stumbles = (s: State, f: Fighter): boolean =>
  f.stumbling && (f.stance !== 'prone' || s.options.stumblePenalty === 'added')

/** Lower than somebody: as the map shows it, or as it was ruled. */
function standsLower(s: State, f: Fighter, than: Fighter): boolean {
  if (than.higher !== f.higher) return than.higher
  const { where } = s
  if ('bands' in where) return false
  const t = terrain(where.field)
  const [mine, his] = [where.bodies[f.id], where.bodies[than.id]]
  return mine !== undefined && his !== undefined && groundUnder(t, mine) < groundUnder(t, his)
}

/** A parry with a shield, or a dive out of a missile's way: what hampers the defender himself. */
export function missileDefence(s: State, defender: Fighter, note: Note): number {
  const sum = surroundings(s, defender, note)
  return stumbles(s, defender) ? sum + counts(note, -20, 'stumbling', 'LEG-FUM-Close-1314') : sum
}

/** What an attack is worth in its situation, close by or from afar. */
export function attackSkill(s: State, x: Exchange, note: Note): number {
  const { attacker, defender, item } = x
  if (x.ranged) return shotSkill(s, attacker, defender, item, note)
  const trained = limitedByRide(attacker, limitedByGround(attacker, styleSkill(attacker, item, note), note), note)
  return trained + everything(s, attacker, note) + closeAttack(s, attacker, defender, note)
}

/** What a defence is worth against it: the style of what parries, or Evade; against the grip of a hold, wrestling. */
export function defenceSkill(s: State, x: Exchange, note: Note): number {
  const { attacker, warden, guard } = x
  if (x.held >= 0) return wrestling(s, warden, note) + closeDefence(s, warden, attacker, note)
  const trained =
    guard !== undefined
      ? limitedByRide(warden, limitedByGround(warden, styleSkill(warden, guard, note), note), note)
      : warden === x.defender
        ? agility(s, warden, 'evade', note)
        : warden.facts.skills.ride
  const situation = x.ranged ? missileDefence(s, warden, note) : closeDefence(s, warden, attacker, note)
  return trained + everything(s, warden, note) + situation
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

/** In the saddle combat skill never exceeds Ride (LEG-MNT-01). */
export const limitedByRide = (f: Fighter, value: number, note: Note): number =>
  f.mount === undefined ? value : atMost(f.facts.skills.ride, value, 'in the saddle', 'LEG-MNT-01', note)

/**
 * What a shot is worth: the style, halved beyond Range, with what aiming adds and the situation takes, and at most what
 * moving allows (LEG-RNG-01, LEG-RNG-Range).
 */
export function shotSkill(s: State, f: Fighter, target: Fighter, item: Item, note: Note): number {
  const trained = limitedByGround(f, styleSkill(f, item, note), note)
  let value = trained
  if (item.weapon.use === 'ranged' && metres(s, f.id, target.id) > rangeOf(item, item.weapon)) {
    value += counts(note, lostToDistance(trained), 'beyond the range', 'LEG-RNG-Range')
  }
  value += aimed(f, target, trained, note) + arrowSkill(item, note) + everything(s, f, note)
  value += rangedSituation(s, f, target, note) + throughTotalCover(s, f, target, true, note)
  return limitedByMoving(f, value, note)
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
