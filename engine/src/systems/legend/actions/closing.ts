import type { Option } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
import { EVADE, excess, opposed } from '../body/checks.ts'
import { spend } from '../body/exertion.ts'
import { evadeSkill } from '../body/plain-skills.ts'
import { declaring, exchange } from '../exchange/attack.ts'
import { inVain } from '../exchange/striking.ts'
import { withdraw } from '../ground/movement.ts'
import { movementLeft } from '../ground/pace.ts'
import { partedReach, reachableLimb } from '../ground/reach.ts'
import {
  active,
  blocked,
  canEvade,
  isSurprised,
  itemOption,
  keptFromAttacking,
  noted,
  offGuard,
  spare,
  usable,
} from '../state/fighters.ts'
import type { Ctx, Fighter, Item, LegendRule, State } from '../state/types.ts'

const NONE = optionOf('none')

/** Whether nothing keeps him from striking at one who moves; who is surprised only defends himself (LEG-SUR-03). */
const strikesOut = (s: State, f: Fighter): boolean => !keptFromAttacking(f) && f.staggered === 0 && !isSurprised(s, f)

const COUNTER = optionOf('counter')

/** Weapons he could strike at somebody who changes the distance. */
const blades = (s: State, f: Fighter, at: Fighter): Item[] =>
  f.items.filter(
    (item) =>
      item.weapon.use === 'close' &&
      usable(s, f, item) &&
      !noted(item, 'trample') &&
      inVain(s, f, item, at) === undefined,
  )

/**
 * Closing, or breaking away: the opponent may spend a Combat Action to oppose it with Evade, or to attack, against which
 * the mover's Evade serves and costs nothing more (LEG-CLS-01, LEG-DIS-01). Whether the distance changes.
 */
export function distanceChanges(
  ctx: Ctx,
  s: State,
  f: Fighter,
  opponent: Fighter,
  ask: 'closing' | 'disengaging',
  rule: 'LEG-CLS-01' | 'LEG-DIS-01',
): boolean {
  const options: (Option & { readonly item?: Item })[] = []
  if (active(opponent) && spare(opponent) > 0 && !offGuard(s, opponent)) {
    if (opponent.stance === 'standing' && canEvade(s, f)) options.push(COUNTER)
    if (strikesOut(s, opponent) && !blocked(f, opponent)) {
      for (const item of blades(s, opponent, f)) options.push({ key: `strike ${itemOption(opponent, item).key}`, item })
    }
  }
  ctx.emit?.({ type: ask, who: f.id, at: opponent.id, rule })
  if (options.length === 0) return true
  options.push(NONE)
  const { key, item } = ctx.choose({ who: opponent.id, about: { ask, at: f.id, rule }, options, usual: 'none' })
  if (key === 'none') return true
  spend(ctx, s, opponent, key === 'counter' ? 'evade' : 'attack')
  if (item === undefined) return outpaces(ctx, s, f, opponent)
  ctx.emit?.({ type: 'struckWhileMoving', who: opponent.id, at: f.id, rule: [rule, 'LEG-CLS-03'] })
  exchange(ctx, s, declaring(opponent, f, item, { defence: 'moving', limb: reachableLimb(s, opponent, item, f) }))
  return active(f)
}

/** Evade against Evade decides the distance; if neither succeeds it stays (LEG-CLS-02). */
function outpaces(ctx: Ctx, s: State, f: Fighter, opponent: Fighter): boolean {
  const [mine, theirs] = [evadeSkill(s, f), evadeSkill(s, opponent)]
  const over = excess(mine, theirs)
  const toss = ctx.toss(EVADE, f.id)
  const won =
    opposed(ctx, f.id, toss, mine - over, ctx.toss(EVADE, opponent.id), theirs - over, undefined, mine) === 'wins'
  ctx.emit?.({ type: 'distance', who: f.id, at: opponent.id, won, rule: 'LEG-CLS-02' })
  return won
}

/** He leaves contact with what Movement he has; cornered, he stays. */
export function breaksContact(ctx: Ctx, s: State, f: Fighter, from: Fighter, rule: LegendRule): void {
  const metres = withdraw(ctx, s, f, from.id, movementLeft(s, f))
  partedReach(s)
  ctx.emit?.({ type: 'brokeAway', who: f.id, at: from.id, metres, rule: [rule, 'LEG-MOV-02'] })
}
