import { chance, die, mapped } from '../../../dice/chance.ts'
import type { Chance, Dice, Law } from '../../../kernel/types.ts'
import { remembered } from '../../../mechanisms/remembered.ts'
import type { Tally } from './types.ts'

/** D%: 00 to 99, a hundred read as 00 (REN-CHK-01). */
export const percent = (label: string): Chance<number> => mapped(label, die(label, 100), (face) => face % 100)

export type Grade =
  | 'critical failure'
  | 'exceptional failure'
  | 'failure'
  | 'success'
  | 'exceptional success'
  | 'critical success'

/** Target numbers are held between these (REN-CHK-02). */
const LEAST = 1
const MOST = 98
/** A margin from here on is exceptional (REN-CHK-04). */
export const EXCEPTIONAL = 30
const MIGHTY = 60

export const clamped = (tn: number): number => Math.min(MOST, Math.max(LEAST, tn))

/** The digits the other way round: 94 is 49 (REN-LUCK-02, ruling REN-A63). */
export const flipped = (roll: number): number => (roll % 10) * 10 + Math.floor(roll / 10)

const double = (roll: number): boolean => roll % 11 === 0

/** The grade of a roll (REN-CHK-03, REN-CHK-04). Ruling REN-A64: a double that fails is critical however far. */
export function gradeOf(roll: number, tn: number): Grade {
  if (roll <= tn) return double(roll) ? 'critical success' : roll >= EXCEPTIONAL ? 'exceptional success' : 'success'
  return double(roll) ? 'critical failure' : roll - tn >= EXCEPTIONAL ? 'exceptional failure' : 'failure'
}

export const succeeds = (grade: Grade): boolean => grade.endsWith('success')

/** One rung better, never from failure to success (REN-CHK-05). */
export function upgrade(grade: Grade): Grade {
  switch (grade) {
    case 'critical failure':
    case 'exceptional failure':
      return 'failure'
    case 'success':
      return 'exceptional success'
    case 'exceptional success':
      return 'critical success'
    default:
      return grade
  }
}

/** One rung worse, never from success to failure (REN-CHK-05). */
export function downgrade(grade: Grade): Grade {
  switch (grade) {
    case 'critical success':
      return 'exceptional success'
    case 'exceptional success':
      return 'success'
    case 'failure':
      return 'exceptional failure'
    case 'exceptional failure':
      return 'critical failure'
    default:
      return grade
  }
}

/** Two throws in one number: the first as it fell, the second above it, where there was one. */
const PAIRED = 100
const paired = (first: number, second: number): number => first + PAIRED * (second + 1)
const ofPair = (value: number, second: boolean): number => (second ? Math.floor(value / PAIRED) - 1 : value % PAIRED)

/** A target number, whether the roll was flipped, and whether it is the second of a pair, in one number: readings take scalars. */
export const keyOf = (tn: number, isFlipped: boolean, second = false): number =>
  tn * 4 + (second ? 2 : 0) + (isFlipped ? 1 : 0)
export function rollOf(value: number, key: number): number {
  const roll = ofPair(value, (key & 2) !== 0)
  return (key & 1) !== 0 ? flipped(roll) : roll
}
const tnOf = (key: number): number => key >> 2

/** Readings of thrown dice: as little as the rules need. */
export const passes = (roll: number, key: number): boolean => rollOf(roll, key) <= tnOf(key)
export const grade = (roll: number, key: number): Grade => gradeOf(rollOf(roll, key), tnOf(key))
/** Both the grade that lies there and the one it would be flipped: all that luck may look at. */
export const chances = (roll: number, key: number): string =>
  `${gradeOf(roll, tnOf(key))}, flipped ${gradeOf(flipped(roll), tnOf(key))}`
/** The same where the number decides, too: whether the flipped roll succeeds by more. */
export function weighed(roll: number, key: number): string {
  const [tn, turned] = [tnOf(key), flipped(roll)]
  return roll <= tn && turned <= tn && turned > roll ? `${chances(roll, key)}${MORE}` : chances(roll, key)
}
/** What a flipped roll is that succeeds by more. */
export const MORE = ' by more'
/** Whether fists on steel hurt: an exceptional failure, a double of that margin counted (REN-UNARM-05, ruling REN-A42). */
export const farOff = (roll: number, key: number): boolean => rollOf(roll, key) - tnOf(key) >= EXCEPTIONAL

/** How hard a blow lands: by margin and by doubles (REN-ATK-06 to -08). */
export type Force = 'plain' | 'strong' | 'mighty' | 'critical' | 'strong critical' | 'mighty critical'
function forced(roll: number, strictly: boolean): Force {
  const least = strictly ? 1 : 0
  const band = roll >= MIGHTY + least ? 'mighty' : roll >= EXCEPTIONAL + least ? 'strong' : 'plain'
  if (!double(roll)) return band
  return band === 'plain' ? 'critical' : `${band} critical`
}
/** Ruling REN-A01: 30 or more, or more than 30. */
export const force = (roll: number, key: number): Force => forced(rollOf(roll, key), false)
export const strictForce = (roll: number, key: number): Force => forced(rollOf(roll, key), true)

/** Two keys in one number, the first of them below this. */
const APART = 512
export const both = (one: number, other: number): number => one * APART + other
export type Versus = 'wins' | 'loses' | 'tied' | 'neither'
/** An opposed check: the only success wins, of two the higher margin; criticals have no precedence (REN-CHK-06). */
export function versus(mine: number, theirs: number, keys: number): Versus {
  const own = Math.floor(keys / APART)
  const other = keys % APART
  const roll = rollOf(mine, own)
  const against = rollOf(theirs, other)
  const made = roll <= tnOf(own)
  const stood = against <= tnOf(other)
  if (!made && !stood) return 'neither'
  if (made !== stood) return made ? 'wins' : 'loses'
  return roll > against ? 'wins' : roll < against ? 'loses' : 'tied'
}

/** The number a tally comes to: everything adds up (REN-CHK-08); the greatest penalty is a ruling (REN-A52). */
export function target(t: Tally, floor: 'none' | '-60', halved = false): number {
  const minus = floor === '-60' ? Math.max(-60, t.minus) : t.minus
  const sum = t.base + t.plus + minus
  return clamped(halved ? Math.floor(sum / 2) : sum)
}

/** The same with luck spent before: no negative modifier counts (REN-LUCK-01; wounds by ruling REN-A53). */
export const lucky = (t: Tally, ignoresWounds: boolean, halved: boolean): number => {
  const sum = t.base + t.plus + (ignoresWounds ? 0 : t.wounds)
  return clamped(halved ? Math.floor(sum / 2) : sum)
}

/** Of chances with large laws no more are kept at a time. */
const MOST_KEPT = 32
const plainKeys = (mine: number, theirs: number): number => both(keyOf(mine, false), keyOf(theirs, false))

/** Two throws at each other until one has it, as one roll: whether the first does. */
export const untilDecided = (mine: number, theirs: number): Chance<boolean> => decided(plainKeys(mine, theirs))
const decided = remembered(
  (keys: number) =>
    chance(
      'again',
      false,
      (from) => decide(from, keys),
      () => decidedLaw(keys),
    ),
  MOST_KEPT,
)
function decide(from: Dice, keys: number): boolean {
  for (;;) {
    const a = from.die(100) % 100
    const result = versus(a, from.die(100) % 100, keys)
    if (result === 'wins' || result === 'loses') return result === 'wins'
  }
}
function decidedLaw(keys: number): Law<boolean> {
  let wins = 0
  let loses = 0
  eachPair((a, b) => {
    const result = versus(a, b, keys)
    if (result === 'wins') wins++
    else if (result === 'loses') loses++
  })
  const all = wins + loses
  return {
    support: [
      [true, wins / all],
      [false, loses / all],
    ],
    lost: 0,
  }
}
function eachPair(visit: (a: number, b: number) => void): void {
  for (let a = 0; a < 100; a++) for (let b = 0; b < 100; b++) visit(a, b)
}

/** How often a tie is thrown again (ruling REN-A92). */
export const AGAIN_AT_MOST = 3

/**
 * A tie of an ordered check thrown again by both, as one roll: the throws that end it. The second throws only where the first
 * succeeds; what is tied for the last time stays a tie (rulings REN-A04, REN-A65, REN-A92).
 */
export const tiedAgain = (mine: number, theirs: number): Chance<number> => again(plainKeys(mine, theirs))
const again = remembered(
  (keys: number) =>
    chance(
      'again',
      false,
      (from) => throwAgain(from, keys),
      () => againLaw(keys),
    ),
  MOST_KEPT,
)
function throwAgain(from: Dice, keys: number): number {
  for (let time = 1; ; time++) {
    const first = from.die(100) % 100
    if (!passes(first, firstKey(keys))) return first
    const pair = paired(first, from.die(100) % 100)
    if (ended(pair, keys) !== 'tied' || time === AGAIN_AT_MOST) return pair
  }
}
/** What the throws that end it come to: the first fails, or it stands as in any opposed check. */
export const ended = (value: number, keys: number): Versus | 'fails' =>
  value < PAIRED ? 'fails' : versus(ofPair(value, false), ofPair(value, true), keys)
/** Each way to end it is as likely as in one throw, times how often there is a throw; only the last tie stays one. */
function againLaw(keys: number): Law<number> {
  const own = firstKey(keys)
  const rows: [number, number][] = []
  const ties: number[] = []
  eachPair((a, b) => {
    if (!passes(a, own)) {
      if (a === b) rows.push([a, 1 / 100])
      return
    }
    const pair = paired(a, b)
    if (ended(pair, keys) === 'tied') ties.push(pair)
    else rows.push([pair, 1 / 10_000])
  })
  const tie = ties.length / 10_000
  let throws = 0
  for (let time = 0; time < AGAIN_AT_MOST; time++) throws += tie ** time
  const support = [
    ...rows.map(([value, weight]) => [value, weight * throws] as const),
    ...ties.map((value) => [value, tie ** AGAIN_AT_MOST / ties.length] as const),
  ]
  return { support, lost: 0 }
}
const firstKey = (keys: number): number => Math.floor(keys / APART)
