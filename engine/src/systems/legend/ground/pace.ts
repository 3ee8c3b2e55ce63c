import { overloaded } from '../state/derive.ts'
import { fatigueOf, fighter, inWater, limbsOf, wornPenalty } from '../state/fighters.ts'
import type { Note } from '../state/note.ts'
import type { LegendRule, Person, Seen, Why } from '../state/types.ts'

/** Whoever does the walking: the mount of a rider. */
export const walker = <F extends Person>(s: { readonly fighters: readonly F[] }, f: F): F =>
  f.mount === undefined ? f : fighter(s, f.mount)

/** How far full-round manoeuvres carry, in multiples of Movement (LEG-FRM-Charge, LEG-FRM-Sprint). */
const FULL_ROUND = { charge: { anAction: 2, aRound: 3 }, sprint: { anAction: 3, aRound: 5 } } as const

/** Metres a round on this ground: half swimming, three quarters climbing or half where it is sheer, less the Armour Penalty (LEG-MVT-Swim, LEG-MVT-Climb). */
function onGround(f: Person): number {
  const { move, traits } = f.facts
  if (f.footing === 'climbing') return move * (f.sheer ? 0.5 : 0.75) - wornPenalty(f)
  if (inWater(f)) return traits.includes('swimmer') ? move : move / 2 - wornPenalty(f)
  return flies(f) ? f.facts.fly : move
}

/** On the wing, while no wing fails him. */
export function flies(f: Person): boolean {
  if (f.facts.fly === 0) return false
  const { all, sound } = limbsOf(f, 'wing')
  return sound === all
}

/** Movement of a round as ground, fatigue and load leave it; a caster walks half of it (LEG-ATT-Movement, LEG-MOV-01, LEG-MAG-WhileCasting). */
export function movement(s: Seen, f: Person, note?: Note): number {
  const legs = walker(s, f)
  const { move: tired, name, rule } = fatigueOf(legs)
  const ground = onGround(legs)
  let metres = became(note, legs.facts.move, ground, GROUND[legs.footing], GROUND_RULE[legs.footing])
  metres = became(note, metres, tired === 'half' ? ground / 2 : ground + tired, name, rule)
  if (overloaded(legs)) metres = became(note, metres, metres / 2, 'overloaded', 'LEG-ENC-Overloaded')
  if (f.casting !== undefined) metres = became(note, metres, metres / 2, 'casting', 'LEG-MAG-WhileCasting')
  return metres > 0 ? metres : became(note, metres, 0, 'no slower than nothing', 'LEG-ATT-Movement')
}

const GROUND = {
  firm: 'on the wing',
  unstable: 'on the wing',
  climbing: 'climbing',
  swimming: 'swimming',
  submerged: 'swimming',
} as const satisfies Record<Person['footing'], string>
const GROUND_RULE = {
  firm: 'LEG-ATT-Movement',
  unstable: 'LEG-ATT-Movement',
  climbing: 'LEG-MVT-Climb',
  swimming: 'LEG-MVT-Swim',
  submerged: 'LEG-MVT-Swim',
} as const satisfies Record<Person['footing'], LegendRule>

/** The new value; the difference is noted where somebody listens. */
function became(note: Note, from: number, to: number, because: string, rule: LegendRule): number {
  if (note !== undefined && to !== from) note({ value: to - from, because, rule })
  return to
}

/**
 * Metres he may still move: of the round, and in a full-round manoeuvre of this Combat Action too (LEG-MOV-02).
 * Ruling LEG-A18: the Armour Penalty shortens charge and sprint only where the fight says so (LEG-MVT-Run).
 */
export function movementLeft(s: Seen, f: Person): number {
  const pace = movement(s, f)
  if (f.fullRound === 'none') return Math.max(0, pace - f.moved)
  const { anAction, aRound } = FULL_ROUND[f.fullRound]
  const penalty = s.options.runArmourPenalty ? wornPenalty(walker(s, f)) : 0
  return Math.max(0, Math.min(anAction * pace - f.paced, aRound * pace - penalty - f.moved))
}

/** What a full-round manoeuvre could carry him this round if he began it now. */
export function chargeReach(s: Seen, f: Person): number {
  const penalty = s.options.runArmourPenalty ? wornPenalty(walker(s, f)) : 0
  const actions = Math.max(1, f.actions)
  const { anAction, aRound } = FULL_ROUND.charge
  return Math.max(0, Math.min(actions * anAction * movement(s, f), aRound * movement(s, f) - penalty) - f.moved)
}

/** The rules that say how far a move may go: for events. */
export function paceRules(s: Seen, f: Person): LegendRule[] {
  const rules: LegendRule[] = ['LEG-MOV-01', 'LEG-ATT-Movement']
  const legs = walker(s, f)
  if (legs.footing === 'climbing') rules.push('LEG-MVT-Climb')
  if (inWater(legs)) rules.push('LEG-MVT-Swim')
  if (overloaded(legs)) rules.push('LEG-ENC-Overloaded')
  if (f.fullRound === 'none') rules.push('LEG-MOV-02')
  else {
    rules.push(f.fullRound === 'charge' ? 'LEG-FRM-Charge' : 'LEG-FRM-Sprint')
    if (s.options.runArmourPenalty) rules.push('LEG-MVT-Run')
  }
  return rules
}

const ON_THE_GROUND: Why = { because: 'he lies on the ground', rule: 'LEG-ACT-ChangeStance' }
const ENTANGLED: Why = { because: 'his leg is entangled', rule: 'LEG-MAN-Entangle' }
const HELD: Why = { because: 'his leg is held', rule: 'LEG-UNA-03' }
const GRASPED: Why = { because: 'somebody has hold of him', rule: 'LEG-UNA-05' }
const RIDDEN: Why = { because: 'his rider guides him', rule: 'LEG-ACT-Mount' }
const LAME: Why = { because: 'no sound leg bears him', rule: 'LEG-MAN-StunLocation' }
const SPENT: Why = { because: 'he has moved as far as he can this round', rule: 'LEG-MOV-02' }

/** Whether he has too few sound legs to stand on: half of them or fewer. */
export function lame(f: Person): boolean {
  const { all, sound } = limbsOf(f, 'leg')
  return sound < all && sound * 2 <= all
}

/** Why he cannot take a step, if he cannot. Ruling LEG-A96: a leg that is numb still holds him up. */
export function rooted(s: Seen, f: Person, left: number = movementLeft(s, f)): Why | undefined {
  if (f.rider !== undefined) return RIDDEN
  const legs = walker(s, f)
  if (legs.stance === 'prone') return ON_THE_GROUND
  if (lame(legs) && !inWater(legs) && !flies(legs)) return LAME
  for (const hold of s.holds) {
    if (legs !== f && hold.on === f.id && hold.kind === 'grapple') return GRASPED
    if (hold.on !== legs.id || hold.location === undefined) continue
    const leg = legs.facts.body.locations[hold.location]?.part === 'leg'
    if (hold.kind === 'entangle' && leg) return ENTANGLED
    if (hold.kind === 'grapple') return leg ? HELD : GRASPED
  }
  return left > 0 ? undefined : SPENT
}
