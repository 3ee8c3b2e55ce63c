import type { Sealed } from '../../../kernel/types.ts'
import { distanceTo } from '../../../space/whereabouts.ts'
import { partner } from '../body/hands.ts'
import { aptitudeCheck, luckOf, skillCheck } from '../body/target-numbers.ts'
import type { Suited } from '../content/weapon.ts'
import { coverFrom, shieldwall } from '../ground/cover.ts'
import { bandOf, metres } from '../ground/reach.ts'
import { sees } from '../ground/sight.ts'
import { sizeStep } from '../state/derive.ts'
import {
  armed,
  has,
  inHand,
  isNatural,
  isUnarmed,
  type Person,
  person,
  type Scene,
  type Thing,
  tagged,
  trained,
} from '../state/fighters.ts'
import { better, cites, counts, type Listener } from '../state/note.ts'
import type { Attack, Cited, Strike, Tally } from '../state/types.ts'

/** An attack as whoever only looks has it. */
export type Blow = Sealed<Attack>

/** What each strike costs (REN-STRIKE-…), what makes a weapon suited for it, and whether it needs melee. */
export const STRIKES = {
  'called shot': { penalty: -10, suited: 'Called Shot', melee: false, rule: 'REN-STRIKE-CalledShot' },
  'knock down': { penalty: -10, suited: 'Knock Down', melee: true, rule: 'REN-STRIKE-KnockDown' },
  maim: { penalty: -20, suited: 'Maim', melee: false, rule: 'REN-STRIKE-Maim' },
  'mighty blow': { penalty: -10, suited: 'Mighty Blow', melee: true, rule: 'REN-STRIKE-MightyBlow' },
  'armor gap': { penalty: -10, suited: 'Armor Gap', melee: false, rule: 'REN-STRIKE-ArmorGap' },
} as const satisfies Record<
  Exclude<Strike, 'none'>,
  { readonly penalty: number; readonly suited: Suited; readonly melee: boolean; readonly rule: Cited }
>

export const isRanged = (x: Blow): boolean => x.mode.kind !== 'melee'

/** The bands of range and what each costs (REN-RNG-01, REN-RNG-02). */
export const BANDS = ['short', 'medium', 'long', 'extreme'] as const
const FAR = [0, -10, -20, -30] as const

/** The target number of an attack, in the chapter's order. */
export function attackCheck(ctx: Listener, s: Scene, x: Blow, learnt: string = x.item.weapon.proficiency): Tally {
  const t = basis(ctx, s, x, learnt)
  declared(t, x)
  if (isRanged(x)) fromAfar(t, s, x)
  else atHand(t, s, x)
  if (x.how.place === null) outOfTheWay(t, s, x)
  situation(t, s, x)
  wielded(t, s, x)
  helped(t, s, x)
  return t
}

/** The number before anything counts: the weapon's skill, touch or gesture, or blind chance. */
function basis(ctx: Listener, s: Scene, x: Blow, learnt: string): Tally {
  const { by, item, skill } = x
  if (!sees(s, by, x.target)) return blindly(ctx, s, x)
  if (x.tags.includes('Touch-Only')) {
    const own = aptitudeCheck(ctx, by, 'COO+SOM+SOM', ['COO', 'SOM', 'SOM'])
    return eased(better(own, skillCheck(ctx, s, by, 'unarmed combat')), 'REN-TOUCH-01')
  }
  if (x.tags.includes('Indicate-Only')) {
    const own = aptitudeCheck(ctx, by, 'COO×3', ['COO', 'COO', 'COO'])
    return eased(better(own, skillCheck(ctx, s, by, 'ranged weapons')), 'REN-INDICATE-01')
  }
  // A shield wants no proficiency of its own (REN-BASH-01).
  const thrown = x.mode.kind === 'thrown'
  const needs = item.shield !== null ? undefined : thrown ? 'thrown weapons' : learnt
  const t = skillCheck(ctx, s, by, skill, { needs, special: learnt })
  cites(t, skill, skill === 'unarmed combat' ? 'REN-SKILL-02' : 'REN-SKILL-01')
  if (isNatural(item)) cites(t, item.weapon.name, 'REN-NAT-05')
  if (item.shield !== null) cites(t, 'shield bash', 'REN-BASH-01')
  return t
}
function eased(t: Tally, rule: Cited): Tally {
  counts(t, 20, 'a touch is enough', rule)
  return t
}
/** REN-BLIND-02: the worse of a Stroke of Luck and 50; rulings REN-A15 and REN-A99. */
function blindly(ctx: Listener, s: Scene, x: Blow): Tally {
  const own = skillCheck(ctx, s, x.by, x.skill)
  const blind = Math.min(50, 10 * luckOf(s, x.by))
  const base = s.options.blindCapBySkill ? Math.min(blind, own.base) : blind
  const notes = own.notes?.filter(({ rule }) => rule !== 'REN-CHK-Defaulting')
  const t = { ...own, what: 'blindly', base, notes }
  cites(t, 'cannot see the target', 'REN-BLIND-01')
  cites(t, 'the worse of luck and 50', 'REN-BLIND-02')
  return t
}

/** What he took upon himself before the roll: a strike, several attacks, aim. */
function declared(t: Tally, x: Blow): void {
  const { strike, how, by, item } = x
  if (strike !== 'none') {
    const row = STRIKES[strike]
    if (item.weapon.suited.includes(row.suited)) cites(t, `well suited for ${strike}`, 'REN-TAG-WellSuited')
    else counts(t, row.penalty, strike, row.rule)
  }
  if (how.multiple) {
    if (how.rideBy && item.weapon.suited.includes('Ride-By')) cites(t, 'well suited for ride-by', 'REN-TAG-WellSuited')
    else {
      counts(t, -10, how.rideBy ? 'ride-by' : 'several attacks', how.rideBy ? 'REN-MNT-11' : 'REN-MULTI-01')
      if (how.spread)
        counts(t, -10, how.rideBy ? 'riding past' : 'several targets', how.rideBy ? 'REN-MNT-12' : 'REN-MULTI-02')
    }
  }
  if (by.aim === x.target.id && !how.reaction) counts(t, 10, 'aimed', isRanged(x) ? 'REN-AIM-01' : 'REN-AIM-02')
}

function fromAfar(t: Tally, s: Scene, x: Blow): void {
  const { by, target, mode, how } = x
  const far = how.place === null ? metres(s, by.id, target.id) : Math.round(distanceTo(s.where, by.id, how.place))
  const band = bandOf(mode.ranges ?? [], far) ?? 3
  cites(t, `${far} m`, 'bands' in s.where ? 'REN-RNG-02' : 'REN-GRID-04')
  if (band > 0) counts(t, FAR[band] ?? 0, `${BANDS[band]} range, ${far} m`, 'REN-RNG-01')
  if (mode.kind === 'thrown') cites(t, 'thrown', 'REN-RNG-03')
  if (far <= 1) counts(t, -20, 'point-blank', 'REN-RNG-08')
  if (s.scene.ground === 'forest') counts(t, -20, 'thick forest', 'REN-HAZARD-Forest')
  if (x.tags.includes('Unfletched')) counts(t, -10, 'unfletched', 'REN-AMMO-Improvised')
  if (how.place === null) howBig(t, target)
}
/** Whom a missile is meant for: small, large, or lying down. */
function howBig(t: Tally, target: Person): void {
  const step = has(target, 'squat') ? Math.min(-1, sizeStep(target.facts.size)) : sizeStep(target.facts.size)
  if (step !== 0)
    counts(t, 10 * step, `a ${target.facts.size} target`, has(target, 'squat') ? 'REN-RACE-Squat' : sizeRule(step))
  if (target.stance === 'prone') counts(t, -10, 'a prone target', 'REN-PRONE-06')
}
export const sizeRule = (step: number): Cited =>
  step === -1 ? 'REN-SIZE-01' : step === 1 ? 'REN-SIZE-02' : 'REN-SIZE-03'

function atHand(t: Tally, s: Scene, { target, item, how }: Blow): void {
  if (target.stance === 'prone') counts(t, 10, 'a prone target', 'REN-PRONE-05')
  // Ruling REN-A105: grabs and trips by hand as well.
  if (isUnarmed(item) && armed(target) && (!how.maneuver || s.options.bareHands === 'all'))
    counts(t, -10, 'bare hands against arms', 'REN-UNARM-04')
  if (tagged(item, 'Small') && outreached(target)) counts(t, -10, 'outreached', 'REN-TAG-Small')
}
/** Whether a foe has a longer weapon in hand than he who fights with a small one. */
export const outreached = (foe: Person): boolean => foe.items.some((item) => inHand(item) && tagged(item, 'Reach'))

/** What hides the target, and what carries it: nothing to who throws at a place (REN-AREA-03). */
function outOfTheWay(t: Tally, s: Scene, x: Blow): void {
  const { by, target } = x
  const cover = coverFrom(s, by, target)
  if (cover === 'minimal') counts(t, -10, 'minimal cover', 'REN-COVER-01')
  if (cover === 'partial') {
    counts(t, -30, 'partial cover', 'REN-COVER-02')
    if (shieldwall(target)) cites(t, 'a wall of shields', 'REN-POWER-Shieldwall')
    else if (target.items.some((each) => each.planted)) cites(t, 'a planted shield', 'REN-ARMOUR-Plantable')
  }
  if (target.mount !== null) offRider(t, s, x)
}

/** Where he is himself: lying down, in the saddle, in bad light, between narrow walls. */
function situation(t: Tally, s: Scene, x: Blow): void {
  const { by, item } = x
  if (by.stance === 'prone') {
    if (tagged(item, 'Prone')) cites(t, 'a weapon for lying down', 'REN-TAG-Prone')
    else counts(t, -30, 'lying down', 'REN-PRONE-07')
  } else if (tagged(item, 'Prone') && rested(s, by)) counts(t, 10, 'rested on cover', 'REN-COVER-06')
  if (by.mount !== null) {
    if (tagged(item, 'Cavalry')) cites(t, 'a weapon for the saddle', 'REN-TAG-Cavalry')
    else counts(t, -20, 'no weapon for the saddle', 'REN-MNT-13')
    if (person(s, by.mount).wounds > 0) cites(t, 'the mount’s wounds are its own', 'REN-MNT-07')
  }
  if (!has(by, 'low-light sight') && !has(by, 'blind-sight') && !by.facts.blind) {
    if (s.scene.light === 'dim') counts(t, -10, 'dim light', 'REN-LIGHT-Dim')
    if (s.scene.light === 'near dark') counts(t, -20, 'near-darkness', 'REN-LIGHT-Dim')
  } else if (s.scene.light !== 'bright') cites(t, 'needs no light', 'REN-RACE-Sight')
  // Ours: it is swinging that wants room.
  if (s.scene.confined && item.where !== 'body' && !isRanged(x)) {
    if (tagged(item, 'Close') || tagged(item, 'Small'))
      cites(t, 'serves in confined space', tagged(item, 'Small') ? 'REN-TAG-Small' : 'REN-TAG-Close')
    else counts(t, -20, 'confined space', 'REN-TAG-Confined')
  }
}
/** The rider is out of reach but for long weapons (REN-MNT-06, REN-TAG-Reach; ruling REN-A29). */
function offRider(t: Tally, s: Scene, x: Blow): void {
  if (tagged(x.item, 'Reach')) cites(t, 'reaches the rider', 'REN-TAG-Reach')
  else if (s.options.riderPenalty === 'all' || (!isRanged(x) && x.by.mount === null && x.by.rider === null)) {
    counts(t, -20, 'at a rider', 'REN-MNT-06')
  }
}
/** Behind something to rest a weapon on: crouching in partial cover, or with a planted shield. */
export function rested(s: Scene, f: Person): boolean {
  if (f.items.some((item) => item.planted)) return true
  if ('bands' in s.where) return f.cover === 'partial'
  return f.stance === 'crouching' && s.fighters.some((foe) => foe.side !== f.side && coverFrom(s, foe, f) === 'partial')
}

/** What the weapon itself makes of it. */
function wielded(t: Tally, s: Scene, x: Blow): void {
  const { by, item } = x
  if (item.where === 'off') {
    if (has(by, 'ambidextrous')) {
      cites(t, 'no off hand', 'REN-OFF-03')
      cites(t, 'ambidextrous', 'REN-TRAIT-Ambidextrous')
    } else {
      counts(t, -10, 'off hand', item.shield === null ? 'REN-OFF-01' : 'REN-BASH-04')
      if (!tagged(item, 'Off-Hand')) counts(t, -10, 'unsuited for the off hand', 'REN-OFF-02')
      else cites(t, 'made for the off hand', 'REN-TAG-OffHand')
    }
  }
  if (tagged(item, 'Easy')) counts(t, 10, 'easy', 'REN-TAG-Easy')
  if (isDifficult(s, by, item)) counts(t, -10, 'difficult', 'REN-TAG-Difficult')
  if (tagged(item, 'Oversized')) {
    if (has(by, 'great stature')) cites(t, 'of great stature', 'REN-RACE-GreatStature')
    else counts(t, -10, 'oversized', 'REN-TAG-Oversized')
  }
}
/** Some weapons are difficult on foot only, or without a partner. */
function isDifficult(s: Scene, f: Person, item: Thing): boolean {
  if (!tagged(item, 'Difficult')) return false
  if (tagged(item, 'Cavalry') && f.mount !== null) return false
  return !tagged(item, 'Partner') || !partner(s, f)
}

/** Comrades who help, three at most, each with ten ranks in the skill (REN-CHK-Assist, REN-POWER-Soldier). */
function helped(t: Tally, s: Scene, { by, skill }: Blow): void {
  const able = (f: Person): boolean => f.condition === 'up' && trained(f, skill)
  const count = Math.min(3, by.helpers.filter((id) => able(person(s, id))).length)
  if (count > 0) counts(t, 10 * count, `${count} helping`, 'REN-CHK-Assist')
}
