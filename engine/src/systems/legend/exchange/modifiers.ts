import { groundUnder } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import { agility, everything, surroundings, wrestling } from '../body/plain-skills.ts'
import { throughTotalCover } from '../ground/cover.ts'
import { arcOf } from '../ground/movement.ts'
import { limitedByGround } from '../ground/unusual-conditions.ts'
import { hampered, shortfall, styleBase } from '../state/derive.ts'
import { isUnarmed, noted, styleFor } from '../state/fighters.ts'
import { atMost, counts, type Note } from '../state/note.ts'
import { metres } from '../state/standing.ts'
import type { Exchange, Fighter, Item, State } from '../state/types.ts'
import { arrowSkill, improvisedSkill, lostToDistance, rangeOf } from './ranged/missile-weapons.ts'
import { aimed, limitedByMoving, rangedSituation } from './ranged/situation.ts'
import { substitution } from './styles.ts'

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
