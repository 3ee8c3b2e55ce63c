import type { Law } from '../../../kernel/types.ts'
import { rememberedOf } from '../../../mechanisms/remembered.ts'
import { healingAdjustments } from '../body/adjustments.ts'
import { isMelee, type Use, usesOf } from '../body/arms.ts'
import { aidDifficulty } from '../body/healing.ts'
import { weapons } from '../content/weapons.ts'
import { cannotStrike, fixedDifficulty } from '../exchange/attack.ts'
import { EXPLODING, explodes, rankOfDamage } from '../exchange/damage.ts'
import { attackAdjustments, damageAdjustments, defenseAdjustments, reduction } from '../exchange/modifiers.ts'
import { lineOfSight, spaces } from '../ground/sight.ts'
import { rankOf } from '../state/derive.ts'
import { check, type OddDice } from '../state/dice.ts'
import { isAble, isUp, suffers } from '../state/fighters.ts'
import type { Attack, Person, Seen, Strike } from '../state/types.ts'

const ANY = check('any')
/** How likely a check of a rank comes to each total at least, from 0 on. */
const tailOf = rememberedOf(({ support }: Law<number>): readonly number[] => {
  const most = support.at(-1)?.[0] ?? 0
  const sums = new Array<number>(most + 2).fill(0)
  for (const [total, weight] of support) sums[total] = weight
  for (let total = most; total >= 0; total--) sums[total]! += sums[total + 1]!
  return sums
})
const atLeast = (tail: readonly number[], need: number): number => (need <= 0 ? 1 : (tail[need] ?? 0))

/** How likely a check of one rank, with so much added, comes to a number. */
export const chanceOf = (rank: number, adds: number, needs: number, odd: OddDice): number =>
  atLeast(tailOf(ANY(rank, odd).law()), needs - adds)

/** How likely one check, with so much more added than to the other, comes to it. */
export function chanceAgainst(rank: number, other: number, lead: number, odd: OddDice): number {
  const tail = tailOf(ANY(rank, odd).law())
  let sum = 0
  for (const [total, weight] of ANY(other, odd).law().support) {
    if (weight < 1e-5) break
    sum += weight * atLeast(tail, total - lead)
  }
  return sum
}

/** How likely somebody hits another so, and what a plain hit takes on average. */
export interface Prospect {
  readonly hit: number
  readonly damage: number
}
export function prospect(s: Seen, f: Person, on: Person, use: Use, as: Strike): Prospect {
  const attack: Attack = { by: f.id, on: on.id, as, use: use.key, space: null, penalty: 0 }
  const adds = attackAdjustments(s, f, on, use, attack, lineOfSight(s, f.id, on.id), undefined)
  const { oddDice } = s.options
  const rank = rankOf(f, use.stat)
  const fixed = fixedDifficulty(s, on)
  const hit =
    fixed === undefined
      ? chanceAgainst(
          rank,
          rankOf(on, 'finesse'),
          adds - defenseAdjustments(s, on, f, isMelee(use), false, undefined),
          oddDice,
        )
      : chanceOf(rank, adds, fixed.needs, oddDice)
  return { hit, damage: meanDamage(s, f, on, use, as) }
}
function meanDamage(s: Seen, f: Person, on: Person, use: Use, as: Strike): number {
  const rank = rankOfDamage(f, use)
  const adds = damageAdjustments(f, use, as, undefined) - reduction(on, false, undefined)
  const taken = (shown: number): number => Math.max(0, (use.damage === 0 ? Math.ceil(shown / 2) : shown) + adds)
  let sum = 0
  if (explodes(s, use)) {
    for (const [shown, weight] of EXPLODING(rank, s.options.oddDice).law().support) sum += weight * taken(shown)
    return sum
  }
  for (let face = 1; face <= rank; face++) sum += taken(face)
  return sum / rank
}

/** How likely somebody's First Aid is to help. */
export function aidChance(s: Seen, f: Person, on: Person): number {
  const adds = healingAdjustments(f, undefined)
  return chanceOf(rankOf(f, 'savvy'), adds, aidDifficulty(on, f.id === on.id).needs, s.options.oddDice)
}

/** What an attack is worth: the share of the foe's remaining Hit Points it takes, and the end of who is nearly down. */
export function worth(s: Seen, f: Person, on: Person, use: Use, as: Strike): number {
  const { hit, damage } = prospect(s, f, on, use, as)
  if (!isUp(on)) return 0.001 * hit
  const share = Math.min(1, damage / Math.max(1, on.hp))
  return (
    hit *
    (share + 0.15 * Math.min(1, damage / 6)) *
    (isAble(on) ? 1 : 0.9) *
    (use.ranged?.thrown === true ? lettingGo(f, use) : 1)
  )
}

/** What it is worth to part with a weapon: little for the only one. */
const lettingGo = (f: Person, use: Use): number =>
  f.items.some(
    ({ id, at, weapon }) => id !== use.item && (at === 'belt' || at === 'off') && weapons[weapon] !== undefined,
  )
    ? 0.9
    : 0.35

/** A shot less likely than this to hit is worse than going nearer: the bow breaks more often than it hits. */
const POOR_SHOT = 0.2
/** And so is throwing the only weapon away. */
const POOR_THROW = 0.45
/** Whether a shot at somebody out of everybody's reach is too likely to go wide. */
function isPoorShot(s: Seen, f: Person, on: Person, use: Use, as: Strike): boolean {
  if (use.ranged === null || spaces(s, f.id, on.id) <= 2) return false
  const least = use.ranged.thrown && lettingGo(f, use) < 0.5 ? POOR_THROW : POOR_SHOT
  return prospect(s, f, on, use, as).hit < least
}

/** The best use of what is in hand against somebody; undefined where nothing strikes him, or only by luck. */
export function bestUse(
  s: Seen,
  f: Person,
  on: Person,
  as: Strike,
  suits: (use: Use) => boolean = () => true,
): { use: Use; worth: number } | undefined {
  let best: { use: Use; worth: number } | undefined
  for (const use of usesOf(f)) {
    if (!suits(use) || cannotStrike(s, f, on, use) !== undefined || isPoorShot(s, f, on, use, as)) continue
    const value = worth(s, f, on, use, as)
    if (best === undefined || value > best.worth) best = { use, worth: value }
  }
  return best
}

/** The foe it is best to attack from here. */
export function bestTarget(
  s: Seen,
  f: Person,
  as: Strike,
  suits?: (use: Use) => boolean,
): { on: Person; use: Use; worth: number } | undefined {
  let best: { on: Person; use: Use; worth: number } | undefined
  for (const on of s.fighters) {
    if (on.side === f.side || on.dead || !isUp(on) || suffers(on, 'invisible')) continue
    const found = bestUse(s, f, on, as, suits)
    if (found !== undefined && (best === undefined || found.worth > best.worth)) best = { on, ...found }
  }
  return best
}

/** The nearest foe on his feet. */
export function nearestFoe(s: Seen, f: Person): Person | undefined {
  let nearest: Person | undefined
  let least = Number.POSITIVE_INFINITY
  for (const foe of s.fighters) {
    if (foe.side === f.side || !isUp(foe)) continue
    const far = spaces(s, f.id, foe.id)
    if (far >= least) continue
    least = far
    nearest = foe
  }
  return nearest
}
/** Whether some foe on his feet could strike him in melee where he stands. */
export function isThreatened(s: Seen, f: Person): boolean {
  return s.fighters.some(
    (foe) =>
      foe.side !== f.side &&
      isAble(foe) &&
      usesOf(foe).some((use) => isMelee(use) && cannotStrike(s, foe, f, use) === undefined),
  )
}
/** How far off he can strike with what he holds: the longest of it. */
export function longestReach(f: Person): number {
  let most = 1
  for (const use of usesOf(f)) if (use.kind === 'melee') most = Math.max(most, use.reach[1])
  return most
}
