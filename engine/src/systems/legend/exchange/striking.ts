import { type Bearings, withinReach } from '../ground/movement.ts'
import { cannotTurnInside, exposedArm, outOfReach } from '../ground/reach.ts'
import { impotent } from '../ground/unusual-conditions.ts'
import { active, blocked, foes, helpless, noted, usable } from '../state/fighters.ts'
import type { Fighter, Item, State, Why } from '../state/types.ts'
import { canStrangle } from './unarmed-combat.ts'

const BARRED: Why = { because: 'he cannot attack with this Combat Action', rule: 'LEG-ACT-Attack' }
export const NOBODY: Why = { because: 'nobody is within reach', rule: 'LEG-ACT-Attack' }
const BLOCKED: Why = { because: 'he was outmanoeuvred', rule: 'LEG-MUL-02' }
const TOO_SHORT: Why = { because: 'every foe keeps him off with a longer weapon', rule: 'LEG-RCH-02' }
const TOO_LONG: Why = { because: 'his foe is inside the reach of his weapon', rule: 'LEG-CLS-04' }
const IMPOTENT: Why = { because: 'his weapons are useless under water', rule: 'LEG-CON-02' }
const NO_THROAT: Why = { because: 'a garrotte needs a throat in his hands or a back turned', rule: 'LEG-EQP-Garrotte' }
const UNARMED: Why = { because: 'he has nothing he could strike with', rule: 'LEG-ACT-Attack' }

/** Why an attack of any kind is not open to him now. */
export const refuseAttacks = (f: Fighter): Why | undefined => (f.barred ? BARRED : undefined)

/** Whether somebody may be struck at: a foe who is in the fight, or lies helpless. */
export const prey = (f: Fighter, other: Fighter): boolean => foes(f, other) && (active(other) || helpless(other))

/** What he could strike with: hand weapons he can use, hooves that only trample left out. */
function armsOf(s: State, f: Fighter, his: Bearings): readonly Item[] {
  his.arms ??= f.items.filter(
    (item) =>
      item.weapon.use === 'close' &&
      !noted(item, 'trample') &&
      (f.committed === undefined || f.committed === item.id) &&
      usable(s, f, item),
  )
  return his.arms
}

/** Why he cannot use an item to strike at somebody he has come up to, if he cannot. */
export const unfit = (s: State, f: Fighter, item: Item, target: Fighter, his: Bearings): Why | undefined =>
  armsOf(s, f, his).includes(item) ? inVain(s, f, item, target) : UNARMED

/** Why a blow with something in his hands could not land on somebody, on his own turn or in answer to the other's, if it could not. */
export function inVain(s: State, f: Fighter, item: Item, target: Fighter): Why | undefined {
  if (f.footing === 'submerged' && impotent(f, item)) return IMPOTENT
  if (noted(item, 'strangling') && !canStrangle(s, f, target)) return NO_THROAT
  if (!s.options.reach) return undefined
  if (outOfReach(s, f, item, target) && exposedArm(s, target) === undefined) return TOO_SHORT
  return cannotTurnInside(s, f, item, target) ? TOO_LONG : undefined
}

/** Why he cannot strike at somebody with anything, if he cannot. */
export function spared(s: State, f: Fighter, target: Fighter, his: Bearings): Why | undefined {
  if (blocked(target, f)) return BLOCKED
  let why = UNARMED
  for (const item of armsOf(s, f, his)) {
    const not = inVain(s, f, item, target)
    if (not === undefined) return undefined
    why = not
  }
  return why
}

/** Why he can strike at nobody with a hand weapon, if he cannot. */
export function refuseBlow(s: State, f: Fighter, his: Bearings): Why | undefined {
  if (f.barred) return BARRED
  const { near } = his
  let why = NOBODY
  for (const other of near) {
    if (!prey(f, other)) continue
    const not = spared(s, f, other, his)
    if (not === undefined) return undefined
    why = not
  }
  if (his.tied || his.rooted !== undefined) return why
  const { fighters } = s
  for (const other of fighters) {
    if (!prey(f, other) || !withinReach(s, f, other, his)) continue
    const not = spared(s, f, other, his)
    if (not === undefined) return undefined
    why = not
  }
  return why
}
