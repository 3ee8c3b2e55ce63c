import type { Option } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { type Declared, declaring, exchange } from '../attacks-and-parries.ts'
import { strikesHome } from '../charging.ts'
import { turnsTo } from '../facing.ts'
import { active, fighter, noted } from '../fighters.ts'
import { inContact } from '../ground.ts'
import { approach, type Bearings, bearings, withinReach } from '../movement.ts'
import { movementLeft, paceRules } from '../pace.ts'
import { clubbable, clubOption, turnsRound } from '../ranged/improvised.ts'
import {
  anyInSights,
  bearsMissiles,
  canShoot,
  letFly,
  type Missile,
  readyMissiles,
  shotOption,
} from '../ranged-attacks.ts'
import { blocked, NOBODY, prey, strikable, unfit } from '../striking.ts'
import type { Ctx, Fighter, Item, State } from '../types.ts'
import { throatOf } from '../unarmed-combat.ts'
import { reachableLimb } from '../weapon-reach.ts'
import { itemOption } from '../weapons-in-hand.ts'
import { action } from './action.ts'
import { noBlow, noShot } from './situation.ts'

/** Strikes at an opponent with a hand weapon, going up to him if Movement allows, or shoots or throws at him from where he stands (LEG-ACT-Attack, LEG-RNG-01). */
export const attack = action({
  key: 'attack',
  rule: 'LEG-ACT-Attack',
  refuse(s, f, at) {
    const why = noBlow(s, f, at)
    if (why === undefined || f.barred) return why
    const { fighters } = s
    const missiles = readyMissiles(s, f)
    for (let i = 0; missiles.length > 0 && i < fighters.length; i++) {
      const other = fighters[i]
      if (other !== undefined && prey(f, other) && !blocked(other, f) && anyInSights(s, f, missiles, other))
        return undefined
    }
    return why === NOBODY && bearsMissiles(s, f) ? (noShot(s, f, at) ?? why) : why
  },
  act(ctx, s, f) {
    const blow = declared(ctx, s, f)
    if (blow === undefined) return
    if (f.fullRound === 'charge' && f.paced > 0 && blow.item.weapon.use === 'close') strikesHome(s, blow)
    else exchange(ctx, s, blow)
  },
  declare: (ctx, s, f, his) => declared(ctx, s, f, false, his),
})

/** At whom, with what, and up to him. */
export function declared(
  ctx: Ctx,
  s: State,
  f: Fighter,
  pulled = false,
  his: Bearings = bearings(s, f),
): Declared | undefined {
  const targets = targetsOf(s, f, his, pulled)
  const { key } = asked(ctx, { who: f.id, about: { ask: 'target' }, options: targets })
  const defender = fighter(s, key)
  const uses = usesAgainst(s, f, defender, his, pulled)
  const { item, how } = asked(ctx, { who: f.id, about: { ask: 'weapon', at: defender.id }, options: uses })
  if (how === 'shot') {
    turnsTo(s, f, defender.id)
    letFly(ctx, s, f, item, defender)
    return declaring(f, defender, item)
  }
  if (how === 'club') turnsRound(item)
  comesUp(ctx, s, f, defender)
  if (noted(item, 'strangling')) {
    return declaring(f, defender, item, { pulled, held: throatOf(defender) })
  }
  return declaring(f, defender, item, { pulled, limb: reachableLimb(s, f, item, defender) })
}

/** Whom he could attack: those in the fight before those who lie helpless. */
function targetsOf(s: State, f: Fighter, his: Bearings, pulled: boolean): Option[] {
  const targets: Option[] = []
  const helpless: Option[] = []
  const missiles = pulled ? [] : readyMissiles(s, f)
  const { fighters } = s
  for (let i = 0; i < fighters.length; i++) {
    const o = fighters[i]
    if (o === undefined || !prey(f, o) || !isTarget(s, f, o, his, missiles)) continue
    if (active(o)) targets.push(optionOf(o.id))
    else helpless.push(optionOf(o.id))
  }
  return helpless.length === 0 ? targets : targets.concat(helpless)
}

const isTarget = (s: State, f: Fighter, o: Fighter, his: Bearings, missiles: readonly Missile[]): boolean =>
  strikable(s, f, o, his) || (!blocked(o, f) && anyInSights(s, f, missiles, o))

/** Something to attack with, and how. */
interface Use extends Option {
  readonly item: Item
  readonly how: 'blow' | 'shot' | 'club'
}

/** What he could attack somebody with: hand weapons, then what shoots or can be thrown, then what could be swung as a club. */
function usesAgainst(s: State, f: Fighter, defender: Fighter, his: Bearings, pulled: boolean): Use[] {
  const uses: Use[] = []
  const near = withinReach(s, f, defender, his) && !blocked(defender, f)
  const { items } = f
  for (let i = 0; near && i < items.length; i++) {
    const item = items[i]
    if (item === undefined || unfit(s, f, item, defender) !== undefined) continue
    uses.push({ key: itemOption(f, item).key, item, how: 'blow' })
  }
  const strikes = uses.length > 0
  for (let i = 0; !pulled && i < items.length; i++) {
    const item = items[i]
    if (item === undefined || !canShoot(s, f, item, defender)) continue
    uses.push({ key: shotOption(f, item).key, item, how: 'shot' })
  }
  for (let i = 0; strikes && i < items.length; i++) {
    const item = items[i]
    if (item === undefined || !clubbable(s, f, item)) continue
    uses.push({ key: clubOption(f, item).key, item, how: 'club' })
  }
  return uses
}

/** Goes up to the one he means to strike. */
function comesUp(ctx: Ctx, s: State, f: Fighter, defender: Fighter): void {
  const metres = inContact(s, f.id, defender.id) ? 0 : approach(ctx, s, f, defender.id, movementLeft(s, f))
  turnsTo(s, f, defender.id)
  if (metres > 0) ctx.emit?.({ type: 'ranUp', who: f.id, at: defender.id, metres, rule: paceRules(s, f) })
}
