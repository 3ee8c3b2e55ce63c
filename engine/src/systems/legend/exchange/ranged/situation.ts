import type { FighterId } from '../../../../kernel/types.ts'
import { active, helpless } from '../../state/fighters.ts'
import { atMost, counts, type Note } from '../../state/note.ts'
import type { Fighter, LegendRule, Scene, State, Why } from '../../state/types.ts'

/**
 * The Ranged Attack Situational Modifiers: of each section about wind and target one row counts, the attacker's own
 * conditions all do, and the sections add up (LEG-RM-Stack). Ruling LEG-A27.
 */
export function rangedSituation(s: State, attacker: Fighter, target: Fighter, note: Note): number {
  return (
    wind(s.scene, note) +
    targetMovement(s, attacker, target, note) +
    visibility(s.scene, note) +
    targetSize(target, note) +
    targetCondition(target, note) +
    attackerCondition(attacker, note)
  )
}

function wind(scene: Scene, note: Note): number {
  switch (scene.wind) {
    case 'light':
      return counts(note, -5, 'light wind', 'LEG-RM-Wind')
    case 'moderate':
      return counts(note, -10, 'moderate wind', 'LEG-RM-Wind')
    case 'strong':
      return counts(note, -50, 'strong wind', 'LEG-RM-Wind')
    default:
      return 0
  }
}

/** A fighter's turn begins: he sees how far everybody has come since his last one. */
export function watches(s: State, f: Fighter): void {
  f.watched = f.watching
  f.watching = s.moves.length
}

/** A round begins: moves that everybody who is still in the fight has had a turn since are forgotten. */
export function forgetsMoves(s: State): void {
  const old = s.fighters.reduce((least, f) => (active(f) ? Math.min(least, f.watched) : least), s.moves.length)
  s.moves = s.moves.slice(old)
  for (const f of s.fighters) {
    f.watched = Math.max(0, f.watched - old)
    f.watching = Math.max(0, f.watching - old)
  }
}

/** Nobody has seen the moves of one who was never there. */
export function forgetsMovesOf(s: State, who: FighterId): void {
  const seen = (moves: number): number => s.moves.slice(0, moves).filter((move) => move.who !== who).length
  for (const f of s.fighters) {
    f.watched = seen(f.watched)
    f.watching = seen(f.watching)
  }
  s.moves = s.moves.filter((move) => move.who !== who)
}

/** Metres the target has moved since the shooter last acted (LEG-RM-TargetMoved). */
function movedSince({ moves }: State, attacker: Fighter, target: Fighter): number {
  let metres = 0
  for (let i = attacker.watched; i < moves.length; i++) {
    const move = moves[i]
    if (move?.who === target.id) metres += move.metres
  }
  return metres
}

function targetMovement(s: State, attacker: Fighter, target: Fighter, note: Note): number {
  const moved = movedSince(s, attacker, target)
  if (moved >= 30) return counts(note, -20, 'the target moved 30 m', 'LEG-RM-TargetMoved')
  if (moved >= 10) return counts(note, -10, 'the target moved 10 m', 'LEG-RM-TargetMoved')
  return 0
}

function visibility({ haze, light }: Scene, note: Note): number {
  if (haze === 'fog' || light === 'dark') return counts(note, -40, 'fog or darkness', 'LEG-RM-Visibility')
  if (haze === 'mist' || light === 'partial') return counts(note, -20, 'mist or partial darkness', 'LEG-RM-Visibility')
  return 0
}

function targetSize(target: Fighter, note: Note): number {
  const { siz } = target.facts.characteristics
  if (siz < 5) return counts(note, -10 * (5 - siz), 'a small target', 'LEG-RM-Size')
  const tens = Math.floor((siz - 20) / 10)
  return tens > 0 ? counts(note, 10 * tens, 'a large target', 'LEG-RM-Size') : 0
}

/** Ruling LEG-A27: of two rows that apply, as to one who lies unconscious, the first of the section counts. */
function targetCondition(target: Fighter, note: Note): number {
  if (helpless(target)) return counts(note, 10, 'the target is helpless', 'LEG-RM-Condition')
  if (target.stance === 'prone') return counts(note, -20, 'the target lies prone', 'LEG-RM-Condition')
  return 0
}

function attackerCondition(attacker: Fighter, note: Note): number {
  let sum = 0
  if (attacker.stance === 'prone') sum += counts(note, -20, 'prone', 'LEG-RM-Attacker')
  if (attacker.footing === 'submerged') sum += counts(note, -40, 'under water', 'LEG-RM-Attacker')
  if (attacker.footing === 'unstable') sum += counts(note, -20, 'unstable ground', 'LEG-RM-Attacker')
  return sum
}

/** Why a shot fails whatever the dice show: a gale, a target that cannot be seen at all, a shooter who sees nothing. */
export function lostShot(s: State, attacker: Fighter): LegendRule | undefined {
  if (s.scene.wind === 'gale') return 'LEG-RM-Wind'
  if (s.scene.light === 'pitch') return 'LEG-RM-Condition'
  return attacker.blind ? 'LEG-RM-Attacker' : undefined
}

/**
 * Each Combat Action spent aiming adds the critical value of the skill (LEG-RNG-Aim). Ruling LEG-A81: of the skill before
 * anything else, each time the same.
 */
export function aimed(f: Fighter, target: Fighter, skill: number, note: Note): number {
  if (f.aimingAt !== target.id) return 0
  return counts(note, f.aimed * Math.ceil(skill / 10), 'aimed', 'LEG-RNG-Aim')
}

const CHARGING: Why = { because: 'he charges on foot', rule: 'LEG-RNG-Move' }

/** Nobody shoots in his own charge; a rider shoots while his mount charges (LEG-RNG-Move). */
export const chargingOnFoot = (f: Fighter): Why | undefined =>
  f.fullRound === 'charge' && f.mount === undefined && !f.chariot ? CHARGING : undefined

/**
 * From a mount the chance to hit is at most Ride, from a chariot Drive, and running Athletics (LEG-RNG-Move). Ruling LEG-A90:
 * it is the chance that is limited, so this comes after everything else.
 */
export function limitedByMoving(f: Fighter, value: number, note: Note): number {
  const { skills } = f.facts
  if (f.mount !== undefined) return atMost(skills.ride, value, 'from a mount', 'LEG-RNG-Move', note)
  if (f.chariot) return atMost(skills.drive, value, 'from a chariot', 'LEG-RNG-Move', note)
  if (f.running || f.fullRound === 'sprint') return atMost(skills.athletics, value, 'running', 'LEG-RNG-Move', note)
  return value
}
