import type { Option, Sealed } from '../../../kernel/types.ts'
import { type ArrowName, arrows } from '../content/missiles.ts'
import { type Mode, type Ranges, type Tag, THROWN } from '../content/weapon.ts'
import { coverFrom } from '../ground/cover.ts'
import { adjacent, bandOf, metres, reachOf, withinReach } from '../ground/reach.ts'
import {
  isUnarmed,
  locked,
  mountOf,
  type Person,
  ready,
  type Scene,
  spareHands,
  type Thing,
  tagged,
  there,
  trained,
} from '../state/fighters.ts'
import type { Cited, Why } from '../state/types.ts'
import { partner } from './hands.ts'

/** One way to attack: whose weapon, and how it is used. */
export interface Arm extends Option {
  readonly by: Person
  readonly item: Thing
  readonly mode: Sealed<Mode>
}

/** The key of a weapon's use: its name, with the use where it has several; a mount's with its own name before it. */
const keyOf = (f: Person, by: Person, item: Thing, mode: Sealed<Mode>): string => {
  const name = item.weapon.modes.length === 1 ? item.key : `${item.key} ${mode.name}`
  return by.id === f.id ? name : `${by.id} ${name}`
}

/** Every use of every weapon he has, and of his mount's body (REN-MNT-02). */
export function eachArm(s: Scene, f: Person, visit: (arm: Arm) => boolean): void {
  const mount = mountOf(s, f)
  for (const by of mount === undefined ? [f] : [f, mount]) {
    for (const item of by.items)
      for (const mode of item.weapon.modes) if (visit({ key: keyOf(f, by, item, mode), by, item, mode })) return
  }
}

const no = (because: string, rule: Cited): Why => ({ because, rule })

/** Why this weapon cannot be used so just now, whoever it is against. */
export function unready(s: Scene, f: Person, { item, mode }: Arm): Why | undefined {
  if (!ready(item)) return no(`${item.key} is not in hand`, 'REN-DRAW-01')
  if (locked(s, item)) return no('it is locked with another weapon', 'REN-CATCH-04')
  if (item.shield !== null && !item.shield.bashes) return no('such a shield cannot bash', 'REN-BASH-03')
  if (item.shield !== null && !trained(f, 'melee weapons'))
    return no('a bash needs basic proficiency in Melee Weapons', 'REN-BASH-01')
  if (mode.hands === 2 && item.where !== 'both' && spareHands(s, f) === 0)
    return no('it takes both hands', 'REN-MELEE-01')
  if (mode.name === 'charging' && (f.mount === null || f.charge === null))
    return no('that takes a mounted charge', 'REN-TAG-Charge')
  if (mode.kind === 'shot' && item.weapon.reload !== null) {
    if (item.loaded === 0) return no('it is not loaded', 'REN-RNG-11')
    const wants = mode.name === 'overcharged'
    if (item.over !== wants) return no(wants ? 'it is not overcharged' : 'it is overcharged', 'REN-TAG-Overcharge')
  }
  if (item.uses === 0) return no('nothing of it is left', 'REN-RNG-10')
  return undefined
}

export const isArea = (arm: Arm): boolean => arm.item.weapon.tags.some(area) || arm.mode.tags.some(area)
const area = (tag: Tag): boolean => tag === 'Blast' || tag === 'Splash'

/** The ranges of a use, longer with some arrows. */
export function rangesOf(mode: Sealed<Mode>, arrow: ArrowName | null): Ranges {
  const [a, b, c, d] = mode.ranges ?? THROWN
  if (arrow === null) return [a, b, c, d]
  const [w, x, y, z] = arrows[arrow].farther
  return [a + w, b + x, c + y, d + z]
}

/** Why it cannot be used against somebody: reach, range, walls. */
export function unfit(s: Scene, f: Person, arm: Arm, target: Person): Why | undefined {
  const why = unready(s, f, arm)
  if (why !== undefined) return why
  if (isArea(arm)) return no('that is thrown at a place', 'REN-AREA-03')
  const { by, item, mode } = arm
  if (mode.kind === 'melee') {
    if (!withinReach(s, by, target, reachOf(item))) return no(`${target.id} is out of reach`, 'REN-MELEE-01')
  } else if (bandOf(rangesOf(mode, farthest(by, item)), metres(s, by.id, target.id)) === undefined) {
    return no(`${target.id} is beyond its range`, 'REN-RNG-04')
  }
  if (by.cover === 'total' && !adjacent(s, by.id, target.id)) return no('he is wholly behind his cover', 'REN-COVER-03')
  return coverFrom(s, by, target) === 'total' ? no(`${target.id} has total cover`, 'REN-COVER-03') : undefined
}
/** The arrow of his that flies farthest. */
const farthest = (f: Person, item: Thing): ArrowName | null => {
  if (item.weapon.proficiency !== 'bows') return null
  if ((f.arrows.rush ?? 0) > 0) return 'rush'
  return (f.arrows.needle ?? 0) > 0 ? 'needle' : null
}

/** Everything he could attack somebody with now. */
export function armsAgainst(s: Scene, f: Person, target: Person): Arm[] {
  const found: Arm[] = []
  eachArm(s, f, (arm) => {
    if (unfit(s, f, arm, target) === undefined) found.push(arm)
    return false
  })
  return found
}

/** Whether he threatens somebody: could make a melee attack against him (REN-MELEE-03, REN-UNARM-03). */
export function threatReach(s: Scene, f: Person): number {
  let far = 0
  for (const item of f.items) {
    if (!ready(item) || locked(s, item) || item.shield?.bashes === false) continue
    if (isUnarmed(item) && !trained(f, 'unarmed combat')) continue
    if (item.weapon.modes.some(({ kind }) => kind === 'melee')) far = Math.max(far, reachOf(item))
  }
  return far
}

/** Foes who are still there to be struck. */
export const targets = (s: Scene, f: Person): readonly Person[] =>
  s.fighters.filter((o) => o.side !== f.side && there(o))

/** Actions it takes to load a weapon: half of them with a partner (REN-TAG-Partner). */
export function loadingTime(s: Scene, f: Person, item: Thing): number {
  const actions = item.weapon.reload?.actions ?? 0
  return tagged(item, 'Partner') && partner(s, f) ? actions / 2 : actions
}
