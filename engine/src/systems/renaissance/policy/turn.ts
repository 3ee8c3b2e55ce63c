import type { Choice, Option } from '../../../kernel/types.ts'
import { offeredOf } from '../../../mechanisms/deciding.ts'
import { courseTowards } from '../../../mechanisms/ground/courses.ts'
import { reaches } from '../../../space/whereabouts.ts'
import { type Arm, armsAgainst, targets } from '../body/arms.ts'
import { skillCheck } from '../body/target-numbers.ts'
import { aimedAt, bombsOf } from '../exchange/aim-points.ts'
import { PLAIN } from '../exchange/declared.ts'
import { attackCheck } from '../exchange/modifiers.ts'
import { modesOf } from '../ground/movement.ts'
import { metres, reachOf } from '../ground/reach.ts'
import { sees } from '../ground/sight.ts'
import { GROUND } from '../ground/ways.ts'
import type { RenQuestion } from '../screens/questions.ts'
import { damageBonus, durability } from '../state/derive.ts'
import { target as targetNumber } from '../state/dice.ts'
import {
  active,
  fightsOn,
  foes,
  grabbed,
  holding,
  inHand,
  knows,
  mountOf,
  type Person,
  type Scene,
  tagged,
} from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'
import { chanceOf } from './odds.ts'
import { bestPloy, blowOf } from './ploys.ts'
import { bestStrike, guardOf, weighed, worthOf } from './worth.ts'

/** How somebody likes to fight. */
export interface Temper {
  /** What his own safety is worth beside harm done. */
  readonly care: number
  readonly aims: boolean
  readonly waits: boolean
}

export interface Plan {
  readonly arm: Arm
  readonly target: Person
  readonly worth: number
}

/** The attack that pays best just now. */
export function bestAttack(s: Scene, f: Person, plus = 0): Plan | undefined {
  let found: Plan | undefined
  for (const target of targets(s, f)) {
    if (!fightsOn(target)) continue
    for (const arm of armsAgainst(s, f, target)) {
      const { worth } = bestStrike(s, arm.by, target, arm, PLAIN, plus)
      if (found === undefined || worth > found.worth) found = { arm, target, worth }
    }
  }
  return found
}

/** What attacking with every weapon at once is worth, at whom each pays best, and whether they go apart. */
export function allAtOnce(s: Scene, f: Person): { readonly worth: number; readonly each: readonly Plan[] } {
  const each: Plan[] = []
  const how = { ...PLAIN, multiple: true }
  const one = bestAttack(s, f)?.target
  if (one === undefined) return { worth: 0, each }
  const seen = new Set<string>()
  for (const arm of armsAgainst(s, f, one)) {
    if (arm.by.id !== f.id || seen.has(arm.item.id) || tagged(arm.item, 'Unarmed Attack')) continue
    seen.add(arm.item.id)
    each.push({ arm, target: one, worth: bestStrike(s, f, one, arm, how).worth })
  }
  return { worth: each.length < 2 ? 0 : each.reduce((sum, { worth }) => sum + worth, 0), each }
}

const nearest = (s: Scene, f: Person): Person | undefined => {
  let found: Person | undefined
  for (const o of s.fighters) {
    if (!foes(o, f) || !fightsOn(o) || o.rider !== null) continue
    if (found === undefined || metres(s, f.id, o.id) < metres(s, f.id, found.id)) found = o
  }
  return found
}

/** A weapon of his that is better drawn than what he holds, where nothing he holds reaches anybody. */
const wantsBlade = (s: Scene, f: Person): boolean => {
  const foe = nearest(s, f)
  if (foe === undefined || metres(s, f.id, foe.id) > 2) return false
  const hasBlade = f.items.some(
    (item) => inHand(item) && item.shield === null && item.weapon.modes.some(({ kind }) => kind === 'melee'),
  )
  return (
    !hasBlade &&
    f.items.some((item) => item.where === 'stowed' && item.weapon.modes.some(({ kind }) => kind === 'melee'))
  )
}
/** What he holds is loaded, and takes long to load again. */
const hasAShot = (f: Person): boolean =>
  f.items.some((item) => inHand(item) && item.weapon.reload !== null && item.loaded > 0)
/** Beyond a rush: there is time to shoot. */
export const isFar = (s: Scene, f: Person): boolean => {
  const foe = nearest(s, f)
  return foe !== undefined && metres(s, f.id, foe.id) > 5
}
/** A shield on his arm that would stand by itself while he shoots over it. */
const wantsBothHands = (s: Scene, f: Person): boolean =>
  isFar(s, f) &&
  f.items.some((item) => item.shield?.plantable === true && inHand(item)) &&
  f.items.some((item) => item.where === 'stowed' && item.weapon.skill === 'ranged weapons')
const empty = (f: Person): boolean =>
  !f.items.some((item) => inHand(item) && item.shield === null && item.uses !== 0) &&
  f.items.some(
    (item) => (item.where === 'stowed' || item.where === 'ground') && item.uses !== 0 && item.shield === null,
  )

/** What throwing a bomb is worth: foes near the mark less friends. */
export function bestBomb(
  s: Scene,
  f: Person,
): { readonly worth: number; readonly arm: Arm; readonly at: Person } | undefined {
  let found: { worth: number; arm: Arm; at: Person } | undefined
  for (const arm of bombsOf(s, f)) {
    for (const at of s.fighters) {
      if (!foes(at, f) || !fightsOn(at) || aimedAt({ s, f, arm }, at) === undefined) continue
      const x = weighed(f, at, arm, 'none')
      const hit = chanceOf(
        targetNumber(skillCheck(undefined, s, f, 'ranged weapons'), 'none') + (x.tags.includes('Difficult') ? -10 : 0),
      )
      let worth = 0
      for (const o of s.fighters) {
        const far = metres(s, o.id, at.id)
        if (!active(o) || far > 5) continue
        const does =
          x.mode.dv.dice > 0
            ? Math.max(0, 5.5 * x.mode.dv.dice + x.mode.dv.plus - 2 * far - 3)
            : far <= 2 && x.mode.substance !== 'smoke'
              ? 8
              : 0
        worth += hit * (foes(o, f) ? does : -1.5 * does)
      }
      if (found === undefined || worth > found.worth) found = { worth, arm, at }
    }
  }
  return found
}

/** Rounds somebody waits behind a spear for the others to come. */
const PATIENCE = 4

/** How far he is from needing to think of himself, 0 to 1. */
const peril = (f: Person): number => Math.min(1, f.damage / durability(f) + 0.15 * f.wounds)

/** What he does next in his turn. */
export function chooseAction(choice: Choice<RenQuestion>, s: Scene, f: Person, temper: Temper): Option {
  const pick = (...keys: string[]): Option | undefined => offeredOf(choice, ...keys)
  const end = pick('end turn') ?? choice.options[0]
  if (end === undefined) throw new RangeError('nothing is offered for a turn')
  if (grabbed(s, f) !== undefined) return pick('escape') ?? end
  const urgent = pick('get free') ?? pick('wrench free')
  if (urgent !== undefined) return urgent
  if (f.effects.some(({ kind }) => kind === 'oil' || kind === 'fire' || kind === 'scour')) {
    const out = pick('put out')
    if (out !== undefined) return out
  }
  if (holding(s, f).some(({ kind }) => kind === 'grab')) {
    const tear = pick('disembowel')
    if (tear !== undefined) return tear
  }
  if (f.stance === 'prone' && !f.items.some((item) => inHand(item) && tagged(item, 'Prone') && item.loaded > 0)) {
    const up = pick('get up')
    if (up !== undefined) return up
  }
  if (wantsBothHands(s, f)) {
    const plants = pick('plant or uproot')
    if (plants !== undefined) return plants
  }
  // A shot is fired before the gun is dropped.
  if (wantsBlade(s, f) && hasAShot(f) && pick('attack') !== undefined && bestAttack(s, f)?.arm.mode.kind === 'shot')
    return pick('attack') ?? end
  if (wantsBlade(s, f) || empty(f)) {
    const draw = pick('draw')
    if (draw !== undefined) return draw
    if (wantsBlade(s, f) && f.items.some((item) => item.where === 'both' && item.weapon.skill === 'ranged weapons')) {
      const drop = pick('drop')
      if (drop !== undefined) return drop
    }
  }
  return (
    strikes(choice, s, f, temper) ??
    approaches(choice, s, f, temper) ??
    pick('load') ??
    awaits(choice, s, f) ??
    (bestAttack(s, f) && pick('attack')) ??
    end
  )
}

/** Attacking, where there is somebody to attack: aimed if an action is free for it, with all weapons if that pays. */
function strikes(choice: Choice<RenQuestion>, s: Scene, f: Person, temper: Temper): Option | undefined {
  const pick = (...keys: string[]): Option | undefined => offeredOf(choice, ...keys)
  const bomb = pick('attack a place') === undefined ? undefined : bestBomb(s, f)
  const plan = pick('attack') === undefined ? undefined : bestAttack(s, f)
  if (bomb !== undefined && bomb.worth > Math.max(4, plan?.worth ?? 0)) return pick('attack a place')
  if (plan === undefined || hopeless(s, f, plan)) return undefined
  const rides = mountOf(s, f) !== undefined
  if (
    temper.care > 0 &&
    peril(f) > 0.75 &&
    temper.waits &&
    plan.worth < 3 &&
    plan.worth < 0.5 * plan.target.facts.DUR
  ) {
    const guard = pick('full defence')
    if (guard !== undefined) return guard
  }
  const ploy = plan.worth < LITTLE ? bestPloy(choice, s, f) : undefined
  if (ploy !== undefined && ploy.worth > plan.worth) return pick(ploy.what)
  // Knuckles are not broken on plate while the other strikes; where neither hurts the other, somebody has to begin.
  if (plan.worth <= 0 && blowOf(s, plan.target, f) > 1) return pick('full defence')
  const all = pick('multiple attacks') === undefined ? { worth: 0 } : allAtOnce(s, f)
  if (temper.aims && f.quick === 0 && !rides) {
    const prepared = prepares(choice, s, f, plan, all.worth)
    if (prepared !== undefined) return prepared
  }
  return all.worth > Math.max(0, plan.worth) ? pick('multiple attacks') : pick('attack')
}
/** A blow worth less than this leaves something better to be looked for. */
const LITTLE = 5
/** A throw or shot that hits one time in seven is no reason to stay where he is. */
const hopeless = (s: Scene, f: Person, { arm, target }: Plan): boolean =>
  arm.mode.kind !== 'melee' &&
  f.did.length === 0 &&
  targetNumber(attackCheck(undefined, s, weighed(arm.by, target, arm, 'none')), 'none') < 14

/** The Quick Action that helps the blow most: aim, a feint, a power. */
function prepares(choice: Choice<RenQuestion>, s: Scene, f: Person, plan: Plan, all: number): Option | undefined {
  const pick = (...keys: string[]): Option | undefined => offeredOf(choice, ...keys)
  if (knows(f, 'center') || knows(f, 'master')) {
    const power = pick('sustain a power')
    if (power !== undefined && !f.effects.some(({ kind }) => kind === 'center' || kind === 'master')) return power
  }
  const { arm, target } = plan
  if (arm.by.id !== f.id || f.aim !== null || all > plan.worth * 1.3) return undefined
  const x = weighed(f, target, arm, 'none')
  const guard = guardOf(s, x)
  const aimed = worthOf(s, x, 10, guard)
  const fooled =
    target.facts.skills.read > target.facts.aptitudes.SAV + target.facts.aptitudes.INT
      ? target.facts.skills.read
      : target.facts.aptitudes.SAV + target.facts.aptitudes.INT
  const fools =
    target.feints.length > 0 || guard === 0 || !sees(s, target, f) || pick('feint') === undefined
      ? 0
      : Math.max(0, chanceOf(f.facts.skills.deception) - 0.6 * chanceOf(fooled))
  const feinted = fools * worthOf(s, x, 0, Math.max(1, guard - 20)) + (1 - fools) * worthOf(s, x, 0, guard)
  if (feinted > aimed) return pick('feint')
  return pick('aim')
}

/** Whether he can shoot at somebody from where he is, if not with what is left of this turn. */
const shoots = (s: Scene, f: Person): boolean =>
  targets(s, f).some(
    (target) =>
      fightsOn(target) &&
      armsAgainst(s, f, target).some((arm) => arm.mode.kind === 'shot' && !hopeless(s, f, { arm, target, worth: 0 })),
  )
/** Whether he has set up his shield to shoot over, and somebody may yet come before it. */
const entrenched = (s: Scene, f: Person): boolean =>
  s.round <= PATIENCE &&
  f.items.some(({ planted }) => planted) &&
  f.items.some((item) => inHand(item) && item.weapon.modes.some(({ kind }) => kind === 'shot'))

/** Nobody is within reach: he shoots later, waits behind his spear, or goes there. */
function approaches(choice: Choice<RenQuestion>, s: Scene, f: Person, temper: Temper): Option | undefined {
  const pick = (...keys: string[]): Option | undefined => offeredOf(choice, ...keys)
  const foe = nearest(s, f)
  if (foe === undefined || f.standard > 0) return undefined
  const load = pick('load')
  if (load !== undefined && metres(s, f.id, foe.id) > 3) return load
  if (shoots(s, f) || entrenched(s, f)) return undefined
  const full = Math.max(0, ...modesOf(s, f).map(([, [, far]]) => far))
  const reach = Math.max(1, ...f.items.filter(inHand).map(reachOf))
  const far = metres(s, f.id, foe.id) - reach
  const theirs = Math.max(0, ...modesOf(s, foe).map(([, [, each]]) => each))
  const comes = metres(s, f.id, foe.id) <= theirs + 3
  // Nobody waits for ever: after some rounds he goes himself.
  if (comes && f.quick < 2 && s.round <= PATIENCE) {
    const brace = pick('brace')
    if (brace !== undefined && (foe.mount !== null || temper.waits)) return brace
    if (temper.waits && far > full) return pick('ready')
  }
  if (far > 0 && !arrives(s, f, foe, full, reach)) return pick('move', 'swim', 'climb', 'creep', 'crawl')
  // A charge without an attack behind it is a run.
  if (f.quick > 0) return pick('move', 'swim', 'climb', 'creep', 'crawl')
  if (f.mount !== null && far >= 3 && far <= full) {
    if (ridesBy(s, f, foe, temper)) return pick('ride-by') ?? pick('charge')
    const lance = f.items.some((item) => inHand(item) && tagged(item, 'Charge'))
    return pick('charge') ?? (lance ? undefined : pick('ride-by'))
  }
  const braced = foe.braced !== null
  if (far >= s.options.chargeMinDistance && far <= full && damageBonus(f) > 0 && !braced && f.stance === 'standing')
    return pick('charge') ?? pick('move')
  return pick('move', 'charge', 'swim', 'climb', 'creep', 'crawl')
}

/** Whether a blow in passing and no blow in return pays better than one at the end of the run. */
function ridesBy(s: Scene, f: Person, foe: Person, temper: Temper): boolean {
  const charging: Person = { ...f, running: true, charge: { metres: s.options.chargeMinDistance, mounted: true } }
  const passing = { ...PLAIN, multiple: true, spread: s.options.rideBySingleTargetPenalty, rideBy: true }
  let stays = 0
  let passes = 0
  for (const item of f.items) {
    for (const mode of item.weapon.modes) {
      if (!inHand(item) || mode.kind !== 'melee') continue
      const arm = { key: item.key, by: charging, item, mode }
      stays = Math.max(stays, worthOf(s, weighed(charging, foe, arm, 'none')))
      passes = Math.max(passes, worthOf(s, weighed(charging, foe, arm, 'none', passing)))
    }
  }
  return passes + temper.care * 0.5 * strikesBack(s, f, foe) > stays
}
/** What the foe’s blow at the rider would be worth, were they side by side. */
function strikesBack(s: Scene, f: Person, foe: Person): number {
  let most = 0
  for (const item of foe.items)
    for (const mode of item.weapon.modes)
      if (inHand(item) && mode.kind === 'melee')
        most = Math.max(most, worthOf(s, weighed(foe, f, { key: item.key, by: foe, item, mode }, 'none')))
  return most
}

/** Nobody is in reach and somebody will come: he strikes first, or guards himself where his weapon fends by itself. */
function awaits(choice: Choice<RenQuestion>, s: Scene, f: Person): Option | undefined {
  const foe = nearest(s, f)
  if (foe === undefined || f.standard > 0 || f.reaction > 0) return undefined
  const theirs = Math.max(0, ...modesOf(s, foe).map(([, [, each]]) => each))
  if (metres(s, f.id, foe.id) > theirs + 2) return undefined
  const fends = f.items.some((item) => inHand(item) && tagged(item, 'Fend'))
  return offeredOf(choice, fends ? 'full defence' : 'ready')
}

/** Whether so many metres bring him within reach of somebody: on a map walls and bodies may be in the way. */
function arrives(s: Scene, f: Person, foe: Person, full: number, reach: number): boolean {
  if ('bands' in s.where) return true
  // It is only read: the way is looked at, not gone.
  const [state, mover] = [s as State, f as Fighter]
  const { where } = courseTowards<State, Fighter>(GROUND, state, mover, foe.id, full, reach)
  return reaches(where, GROUND.legs(state, mover), foe.id, reach)
}
