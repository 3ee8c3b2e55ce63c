import type { Choice } from '../../../kernel/types.ts'
import { offeredOf } from '../../../mechanisms/deciding.ts'
import { type Arm, armsAgainst, targets } from '../body/arms.ts'
import { PLAIN } from '../exchange/declared.ts'
import { type Maneuver, maneuverArms } from '../exchange/maneuvers.ts'
import type { RenQuestion } from '../screens/questions.ts'
import { sizeStep } from '../state/derive.ts'
import { fightsOn, foes, holding, inHand, isGripping, type Person, type Scene } from '../state/fighters.ts'
import { chanceOf, landing } from './odds.ts'
import { bestStrike, guardOf, numberOf, weighed } from './worth.ts'

/** A maneuver in place of a blow: whom, with what, and what it is worth. */
export interface Ploy {
  readonly what: Maneuver
  readonly target: Person
  readonly arm: Arm
  readonly worth: number
}
const PLOYS: readonly Maneuver[] = ['grab', 'trip', 'disarm', 'dismount']

/** What somebody’s best blow at another is worth. */
export function blowOf(s: Scene, by: Person, target: Person): number {
  let most = 0
  for (const arm of armsAgainst(s, by, target)) most = Math.max(most, bestStrike(s, arm.by, target, arm, PLAIN).worth)
  return most
}

/** The maneuver that pays best, of those that are offered. */
export const bestPloy = (choice: Choice<RenQuestion>, s: Scene, f: Person): Ploy | undefined =>
  bestOf(
    s,
    f,
    PLOYS.filter((what) => offeredOf(choice, what) !== undefined),
  )
/** Whom and with what such a maneuver is tried. */
export const ployOf = (s: Scene, f: Person, what: string): Ploy | undefined =>
  bestOf(
    s,
    f,
    PLOYS.filter((each) => each === what),
  )
function bestOf(s: Scene, f: Person, ploys: readonly Maneuver[]): Ploy | undefined {
  let found: Ploy | undefined
  for (const what of ploys) {
    for (const target of targets(s, f)) {
      const worth = fightsOn(target) ? worthIf(s, f, target, what) : 0
      if (worth <= 0) continue
      for (const arm of maneuverArms(s, f, target, what)) {
        const pays = worth * chance(s, f, target, arm, what)
        if (found === undefined || pays > found.worth) found = { what, target, arm, worth: pays }
      }
    }
  }
  return found
}

/** What it is worth if it comes off: blows the other does not strike, and what comrades make of it. */
function worthIf(s: Scene, f: Person, target: Person, what: Maneuver): number {
  const theirs = blowOf(s, target, f)
  const near = s.fighters.filter((o) => o !== f && !foes(o, f) && blowOf(s, o, target) > 0).length
  switch (what) {
    case 'grab': {
      if (isGripping(s, f, target) || target.mount !== null || holding(s, f).length > 0) return 0
      const strong = (of: Person): number =>
        Math.max(of.facts.skills['unarmed combat'], of.facts.STR + of.facts.aptitudes.SOM)
      // So often he fails to get away.
      const stays = 1 - 0.6 * chanceOf(strong(target) - strong(f) / 2)
      return theirs * Math.min(2.5, 1 / Math.max(0.2, 1 - stays)) + 2 * near
    }
    case 'trip':
      return target.stance === 'prone' || target.mount !== null ? 0 : 0.3 * (theirs + blowOf(s, f, target)) + 2 * near
    case 'disarm': {
      const held = target.items.filter((item) => inHand(item) && item.shield === null)
      const spare = target.items.some(({ where }) => where === 'stowed' || where === 'body')
      return held.length !== 1 ? 0 : theirs * (spare ? 0.6 : 1)
    }
    case 'dismount':
      return target.mount === null ? 0 : 3 + 0.5 * theirs + near
  }
}

/** How likely it comes off. */
function chance(s: Scene, f: Person, target: Person, arm: Arm, what: Maneuver): number {
  const x = weighed(f, target, arm, 'none', { ...PLAIN, maneuver: true })
  const size = what === 'grab' ? -10 * sizeStep(target.facts.size) : what === 'dismount' ? -10 : 0
  return landing(numberOf(s, x, size), guardOf(s, x)).reduce((sum, each) => sum + each, 0)
}
