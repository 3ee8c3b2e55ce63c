import type { Sight } from '../../../space/sight.ts'
import { castingAdjustments, checkAdjustments } from '../body/adjustments.ts'
import type { Armed, Use } from '../body/arms.ts'
import type { OldeRule } from '../book/rules.ts'
import { type RangedProfile, weapons } from '../content/weapons.ts'
import { spaces } from '../ground/sight.ts'
import { armourOf, isTrained, shieldOf, skillBonus } from '../state/derive.ts'
import { isMotionless, suffers } from '../state/fighters.ts'
import { type Note, term } from '../state/note.ts'
import type { Adjustment, Attack, Options, Person, Seen, Strike } from '../state/types.ts'
import { doublings } from './ranged.ts'

interface Striking {
  readonly attack: number
  readonly damage: number
  readonly defense: number
  /** What it is done with. */
  readonly by: 'anything' | 'blow' | 'shot'
  readonly rule: OldeRule
}
/** What the way of striking does to the attack, the damage, and the own Defense until the reset. */
export const STRIKES = {
  attack: { attack: 0, damage: 0, defense: 0, by: 'anything', rule: 'OLDE-ACT-attack' },
  panic: { attack: -2, damage: 0, defense: -1, by: 'blow', rule: 'OLDE-ADV-panic' },
  melee: { attack: 0, damage: 0, defense: 0, by: 'blow', rule: 'OLDE-ADV-melee' },
  'all-out': { attack: 2, damage: 4, defense: -3, by: 'blow', rule: 'OLDE-ADV-all-out' },
  snapshot: { attack: -2, damage: 0, defense: -1, by: 'shot', rule: 'OLDE-ADV-snapshot' },
  shot: { attack: 0, damage: 0, defense: -1, by: 'shot', rule: 'OLDE-ADV-shot' },
  aimed: { attack: 0, damage: 0, defense: -3, by: 'shot', rule: 'OLDE-ADV-aimed' },
  counterattack: { attack: -2, damage: 0, defense: 0, by: 'blow', rule: 'OLDE-ADV-counterattack' },
  riposte: { attack: 0, damage: 0, defense: 0, by: 'blow', rule: 'OLDE-ADV-riposte' },
  cast: { attack: 0, damage: 0, defense: 0, by: 'blow', rule: 'OLDE-ACT-cast' },
} as const satisfies Record<string, Striking>

/** OLDE-WPN-02, OLDE-RNG-03, OLDE-SKILL-ranks: what the weapon's skill adds, or the lack of it takes. */
function skillTerm(f: Person, use: Armed, options: Options, note: Note): number {
  const bonus = skillBonus(f, use.skill)
  if (isTrained(f, use.skill)) return term(note, bonus, use.skill, 'OLDE-SKILL-ranks')
  // Ruling OLDE-B18: whether a fist wants training.
  if (use.kind === 'unarmed' || use.kind === 'makeshift')
    return term(note, options.unarmedUntrained, `no ${use.skill}`, 'OLDE-B18')
  return term(note, bonus, `no ${use.skill}`, use.kind === 'ranged' ? 'OLDE-RNG-03' : 'OLDE-WPN-02')
}

/** OLDE-SKILL-shields: a shield in strange hands is in the way of every attack; fencers know bucklers. */
function shieldInTheWay(f: Person, note: Note): number {
  if (shieldOf(f) === undefined || isTrained(f, 'shields')) return 0
  if (f.facts.shield === 'buckler' && isTrained(f, 'fencing')) return 0
  return term(note, -2, 'no shields', 'OLDE-SKILL-shields')
}

/** OLDE-WPN-07, OLDE-RNG-10: points of Brawn short; strength above the minimum is worth nothing (OLDE-WPN-08). */
export const weakness = (f: Person, use: Use, note: Note): number =>
  term(
    note,
    -Math.max(0, use.minimum - f.facts.brawn),
    `too weak for the ${use.name}`,
    use.ranged === null ? 'OLDE-WPN-07' : 'OLDE-RNG-10',
  )

/** OLDE-ATK-08: everything added to an Attack Check with a weapon. */
export function attackAdjustments(
  s: Seen,
  f: Person,
  target: Person,
  use: Use,
  attack: Attack,
  seen: Sight,
  note: Note,
): number {
  if (use.kind === 'spell')
    return (
      castingAdjustments(f, true, note) + sightTerm(s, f, target, seen, note) + sumOf(f.adjustments, 'attack', note)
    )
  const strike = STRIKES[attack.as]
  let sum = skillTerm(f, use, s.options, note) + checkAdjustments(f, use.stat, note) + shieldInTheWay(f, note)
  sum += weakness(f, use, note)
  sum += term(note, strike.attack, attack.as, strike.rule)
  if (attack.as === 'aimed') sum += term(note, s.options.aimedBonus, 'aimed', 'OLDE-B81')
  sum += term(note, -attack.penalty, 'just hurt', 'OLDE-ADV-riposte')
  sum += sightTerm(s, f, target, seen, note)
  if (use.ranged !== null) sum += distanceTerms(s, f, target, use.ranged, note)
  if (f.posture === 'prone') sum += proneTerm(use, note)
  return sum + sumOf(f.adjustments, 'attack', note)
}

/** OLDE-LOS-02 to 04: what is in the way is in a blind man's way, too; he has five less besides (ruling OLDE-B62). */
function sightTerm(s: Seen, f: Person, target: Person, seen: Sight, note: Note): number {
  const unseen = suffers(f, 'blinded')
    ? term(note, -5, 'blinded', 'OLDE-COND-blinded')
    : suffers(target, 'invisible')
      ? term(note, s.options.invisiblePenalty, 'unseen foe', 'OLDE-B08')
      : 0
  if (seen === 'partial') return unseen + term(note, -3, 'partial line of sight', 'OLDE-LOS-03')
  if (seen === 'minimal') return unseen + term(note, -6, 'minimal line of sight', 'OLDE-LOS-04')
  return unseen
}

function distanceTerms(s: Seen, f: Person, target: Person, ranged: RangedProfile, note: Note): number {
  const far = spaces(s, f.id, target.id)
  const range = term(note, -3 * doublings(ranged, far), `${far} spaces`, 'OLDE-RNG-05')
  // OLDE-RNG-07: who stands next to the shooter is hard to aim at, unless he cannot move.
  return range + (far === 1 && !isMotionless(target) ? term(note, -3, 'next to the target', 'OLDE-RNG-07') : 0)
}

function proneTerm(use: Use, note: Note): number {
  return term(note, use.skill === 'crossbows' ? 2 : -3, 'prone', 'OLDE-COND-prone')
}

/** OLDE-ADJ-01: adjustments of one kind from skills, manoeuvres, spells and things. */
function sumOf(list: readonly Adjustment[], to: Adjustment['to'], note: Note): number {
  let sum = 0
  for (const one of list) if (one.to === to) sum += term(note, one.value, one.because, one.rule)
  return sum
}

/** OLDE-COND-deafened: from behind is beyond him as seen from the foe he last fought with. */
export const comesFromBehind = (s: Seen, on: Person, from: Person): boolean =>
  on.faces !== null && spaces(s, from.id, on.faces) > spaces(s, on.id, on.faces)

/** OLDE-ATK-05: everything added to a Defense Check. */
export function defenseAdjustments(
  s: Seen,
  f: Person,
  from: Person,
  melee: boolean,
  doubled: boolean,
  note: Note,
): number {
  let sum = checkAdjustments(f, 'finesse', note)
  const shield = shieldOf(f)
  if (shield !== undefined) {
    sum += term(note, shield.defense, shield.name, 'OLDE-SHD-01')
    if (doubled) sum += term(note, shield.defense, 'shield block', 'OLDE-ADV-block')
  }
  if (s.options.defenseSkill === 'weaponOrShield') sum += term(note, readySkill(f), 'skill at arms', 'OLDE-B15')
  if (s.options.dodgeSkill && isTrained(f, 'dodge'))
    sum += term(note, skillBonus(f, 'dodge'), 'dodge', 'OLDE-SKILL-dodge')
  if (suffers(f, 'blinded')) sum += term(note, -5, 'blinded', 'OLDE-COND-blinded')
  if (suffers(f, 'dazed')) sum += term(note, -2, 'dazed', 'OLDE-COND-dazed')
  if (suffers(f, 'deafened') && comesFromBehind(s, f, from)) sum += term(note, -2, 'deafened', 'OLDE-COND-deafened')
  if (f.posture === 'prone') sum += term(note, melee ? -3 : 3, 'prone', 'OLDE-COND-prone')
  const lasting = melee ? f.adjustments : f.adjustments.filter((one) => !one.melee)
  return sum + sumOf(lasting, 'defense', note)
}

/** Ruling OLDE-B15: the best skill of what he has ready, weapon or shield. */
function readySkill(f: Person): number {
  let best = shieldOf(f) === undefined || !isTrained(f, 'shields') ? 0 : skillBonus(f, 'shields')
  for (const { at, weapon } of f.items) {
    if (at !== 'main' && at !== 'off') continue
    for (const { skill } of weapons[weapon]?.melee ?? [])
      if (isTrained(f, skill)) best = Math.max(best, skillBonus(f, skill))
  }
  return best
}

/** OLDE-DMG-02: everything added to the damage die. */
export function damageAdjustments(f: Person, use: Use, as: Strike, note: Note): number {
  let sum = weakness(f, use, note)
  // OLDE-UNARM-05: a mug adds one for each full five points of Brawn.
  if (use.kind === 'makeshift') sum += term(note, Math.floor(f.facts.brawn / 5), use.name, 'OLDE-UNARM-05')
  sum += term(note, STRIKES[as].damage, as, STRIKES[as].rule)
  return sum + sumOf(f.adjustments, 'damage', note)
}

/** OLDE-DMG-03: what armour, and what else, takes from raw damage; only armour can be got past (ruling OLDE-B22). */
export function reduction(f: Person, past: boolean, note: Note): number {
  const armour = armourOf(f)
  const worn = armour === undefined || past ? 0 : -term(note, -armour.reduction, armour.name, 'OLDE-ARM-01')
  const other = note === undefined ? undefined : (((one) => note({ ...one, value: -one.value })) satisfies Note)
  return worn + sumOf(f.adjustments, 'armor', other)
}

/** OLDE-TURN-02: what is added to the die for action points. */
export function apAdjustments(f: Person, note: Note): number {
  let sum = 0
  if (suffers(f, 'exhausted')) sum += term(note, -3, 'exhausted', 'OLDE-COND-exhausted')
  if (suffers(f, 'fatigued')) sum += term(note, -2, 'fatigued', 'OLDE-COND-fatigued')
  if (suffers(f, 'slowed')) sum += term(note, -3, 'slowed', 'OLDE-COND-slowed')
  return sum
}
