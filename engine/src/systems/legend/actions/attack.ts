import type { Option } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { type Declared, exchange } from '../attacks-and-parries.ts'
import { strikesHome } from '../charging.ts'
import { turnsTo } from '../facing.ts'
import { active, fighter, foes, helpless, noted, usable } from '../fighters.ts'
import { approach, inContact, withinReach } from '../movement.ts'
import { movementLeft, paceRules } from '../pace.ts'
import { clubbable, clubOption, turnsRound } from '../ranged/improvised.ts'
import { bearsMissiles, cannotShoot, canShoot, canShootAt, letFly, shotOption } from '../ranged-attacks.ts'
import type { Ctx, Fighter, Item, State } from '../types.ts'
import { canStrangle, throatOf } from '../unarmed-combat.ts'
import { impotent } from '../unusual-conditions.ts'
import { cannotTurnInside, exposedLimb, outOfReach } from '../weapon-reach.ts'
import { itemOption } from '../weapons-in-hand.ts'
import { action, type Why } from './action.ts'

const BARRED: Why = { because: 'he cannot attack with this Combat Action', rule: 'LEG-ACT-Attack' }
const NOBODY: Why = { because: 'nobody is within reach', rule: 'LEG-ACT-Attack' }
const BLOCKED: Why = { because: 'he was outmanoeuvred', rule: 'LEG-MUL-02' }
const TOO_SHORT: Why = { because: 'every foe keeps him off with a longer weapon', rule: 'LEG-RCH-02' }
const TOO_LONG: Why = { because: 'his foe is inside the reach of his weapon', rule: 'LEG-CLS-04' }
const IMPOTENT: Why = { because: 'his weapons are useless under water', rule: 'LEG-CON-02' }
const NO_THROAT: Why = { because: 'a garrotte needs a throat in his hands or a back turned', rule: 'LEG-EQP-Garrotte' }
const UNARMED: Why = { because: 'he has nothing he could strike with', rule: 'LEG-ACT-Attack' }

/** Why an attack of any kind is not open to him now. */
export const refuseAttacks = (f: Fighter): Why | undefined => (f.barred ? BARRED : undefined)

/** Whether somebody may be struck at: a foe who is in the fight, or lies helpless. */
const prey = (f: Fighter, other: Fighter): boolean => foes(f, other) && (active(other) || helpless(other))

/** Why he cannot use an item to strike at somebody he has come up to, if he cannot. */
export function unfit(s: State, f: Fighter, item: Item, target: Fighter): Why | undefined {
  if (item.weapon.use !== 'close' || noted(item, 'trample') || !usable(s, f, item)) return UNARMED
  if (f.committed !== undefined && f.committed !== item.id) return UNARMED
  if (impotent(f, item)) return IMPOTENT
  if (noted(item, 'strangling') && !canStrangle(s, f, target)) return NO_THROAT
  if (outOfReach(s, f, item, target) && exposedLimb(s, target) < 0) return TOO_SHORT
  return cannotTurnInside(s, f, item, target) ? TOO_LONG : undefined
}

/** Outmanoeuvred by the one he would attack (LEG-MUL-02). */
const blocked = (target: Fighter, f: Fighter): boolean =>
  target.outmanoeuvred.length > 0 && target.outmanoeuvred.includes(f.id)

/** Why he cannot strike at somebody with anything, if he cannot. */
function spared(s: State, f: Fighter, target: Fighter): Why | undefined {
  if (blocked(target, f)) return BLOCKED
  let why = UNARMED
  const { items } = f
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (item === undefined) continue
    const not = unfit(s, f, item, target)
    if (not === undefined) return undefined
    if (not !== UNARMED) why = not
  }
  return why
}

/** Whether he can strike at somebody with a hand weapon, going up to him if he must. */
const strikable = (s: State, f: Fighter, target: Fighter): boolean =>
  withinReach(s, f, target) && spared(s, f, target) === undefined

/** Why he can strike at nobody with a hand weapon, if he cannot. */
export function refuseBlow(s: State, f: Fighter): Why | undefined {
  if (f.barred) return BARRED
  let why = NOBODY
  const { fighters } = s
  for (let i = 0; i < fighters.length; i++) {
    const other = fighters[i]
    if (other === undefined || !prey(f, other) || !withinReach(s, f, other)) continue
    const not = spared(s, f, other)
    if (not === undefined) return undefined
    why = not
  }
  return why
}

/** Strikes at an opponent with a hand weapon, going up to him if Movement allows, or shoots or throws at him from where he stands (LEG-ACT-Attack, LEG-RNG-01). */
export const attack = action({
  key: 'attack',
  rule: 'LEG-ACT-Attack',
  refuse(s, f) {
    const why = refuseBlow(s, f)
    if (why === undefined || f.barred) return why
    const { fighters } = s
    for (let i = 0; i < fighters.length; i++) {
      const other = fighters[i]
      if (other !== undefined && prey(f, other) && !blocked(other, f) && canShootAt(s, f, other)) return undefined
    }
    return why === NOBODY && bearsMissiles(s, f) ? (cannotShoot(s, f) ?? why) : why
  },
  act(ctx, s, f) {
    const blow = declared(ctx, s, f)
    if (blow === undefined) return
    if (f.fullRound === 'charge' && f.paced > 0 && blow.item.weapon.use === 'close') strikesHome(s, blow)
    else exchange(ctx, s, blow)
  },
  declare: (ctx, s, f) => declared(ctx, s, f),
})

/** At whom, with what, and up to him. */
export function declared(ctx: Ctx, s: State, f: Fighter, pulled = false): Declared | undefined {
  const targets = targetsOf(s, f, pulled)
  const { key } = asked(ctx, { who: f.id, about: { ask: 'target' }, options: targets })
  const defender = fighter(s, key)
  const uses = usesAgainst(s, f, defender, pulled)
  const { item, how } = asked(ctx, { who: f.id, about: { ask: 'weapon', at: defender.id }, options: uses })
  if (how === 'shot') {
    turnsTo(s, f, defender.id)
    letFly(ctx, s, f, item, defender)
    return { attacker: f, defender, item, pulled: false, charging: false }
  }
  if (how === 'club') turnsRound(item)
  comesUp(ctx, s, f, defender)
  if (noted(item, 'strangling')) {
    return { attacker: f, defender, item, pulled, charging: false, held: throatOf(defender) }
  }
  const limb = outOfReach(s, f, item, defender) ? exposedLimb(s, defender) : -1
  return { attacker: f, defender, item, pulled, charging: false, limb }
}

/** Whom he could attack: those in the fight before those who lie helpless. */
function targetsOf(s: State, f: Fighter, pulled: boolean): Option[] {
  const targets: Option[] = []
  const { fighters } = s
  let up = 0
  for (let i = 0; i < fighters.length; i++) {
    const o = fighters[i]
    if (o === undefined || !prey(f, o)) continue
    if (!strikable(s, f, o) && (pulled || blocked(o, f) || !canShootAt(s, f, o))) continue
    if (active(o)) targets.splice(up++, 0, optionOf(o.id))
    else targets.push(optionOf(o.id))
  }
  return targets
}

/** Something to attack with, and how. */
interface Use extends Option {
  readonly item: Item
  readonly how: 'blow' | 'shot' | 'club'
}

/** What he could attack somebody with: hand weapons, then what shoots or can be thrown, then what could be swung as a club. */
function usesAgainst(s: State, f: Fighter, defender: Fighter, pulled: boolean): Use[] {
  const uses: Use[] = []
  const near = strikable(s, f, defender)
  const { items } = f
  for (let i = 0; near && i < items.length; i++) {
    const item = items[i]
    if (item === undefined || unfit(s, f, item, defender) !== undefined) continue
    uses.push({ key: itemOption(f, item).key, item, how: 'blow' })
  }
  for (let i = 0; !pulled && i < items.length; i++) {
    const item = items[i]
    if (item === undefined || !canShoot(s, f, item, defender)) continue
    uses.push({ key: shotOption(f, item).key, item, how: 'shot' })
  }
  for (let i = 0; near && i < items.length; i++) {
    const item = items[i]
    if (item === undefined || !clubbable(s, f, item)) continue
    uses.push({ key: clubOption(f, item).key, item, how: 'club' })
  }
  return uses
}

/** Goes up to the one he means to strike. */
function comesUp(ctx: Ctx, s: State, f: Fighter, defender: Fighter): void {
  const metres = inContact(s, f.id, defender.id) ? 0 : approach(s, f, defender.id, movementLeft(s, f))
  turnsTo(s, f, defender.id)
  if (metres > 0) ctx.emit?.({ type: 'moved', who: f.id, at: defender.id, metres, rule: paceRules(s, f) })
}
