import { die } from '../../../dice/chance.ts'
import type { Chance } from '../../../kernel/types.ts'
import { wornAt } from '../armour.ts'
import { fullDamage } from '../damage.ts'
import { fall } from '../falling.ts'
import { active, limb } from '../fighters.ts'
import { metres } from '../ground.ts'
import { randomLocation } from '../hit-locations.ts'
import type { LegendRule } from '../rules.ts'
import type { Ctx, Fighter, Item, State } from '../types.ts'
import { drop, held } from '../weapons-in-hand.ts'
import { wound } from '../wounds.ts'

/** Who fumbled, and with what. */
export interface Fumbled {
  readonly who: Fighter
  /** What he fumbled with; for an evader whatever he has in hand. */
  readonly item: Item | undefined
  /** The weapon that parried it. */
  readonly met: Item | undefined
  /** So many more rolls on the same table follow, ignoring 19 and 20. */
  again(times: number): void
  /** This very roll is made anew. */
  anew(): void
}

/** A row of a fumble table, up to and including a roll. */
export interface Row {
  readonly to: number
  readonly name: string
  readonly rule: LegendRule
  happens(ctx: Ctx, s: State, f: Fumbled, rule: LegendRule): void
}

const LOST = die('lost actions', 3)

/** He cannot attack with his next Combat Action but may defend. */
export const cannotAttackNext: Row['happens'] = (_ctx, _s, { who }) => {
  who.noAttack = Math.max(who.noAttack, 1)
}

/** His next 1D3 Combat Actions are lost. Ruling LEG-A34: into the next rounds if need be. */
export const loseActions: Row['happens'] = (ctx, _s, { who }, rule) => forfeits(ctx, who, ctx.roll(LOST, who.id), rule)

/** So many of his next Combat Actions are gone, whether he would have acted or defended with them. */
export function forfeits(ctx: Ctx, f: Fighter, actions: number, rule: LegendRule): void {
  f.forfeit = Math.max(f.forfeit, actions)
  ctx.emit?.({ type: 'forfeits', who: f.id, actions, rule })
}

/** He goes down, forfeits 1D3 Combat Actions and until they are over defends at −20%. */
export const stumble: Row['happens'] = (ctx, s, f, rule) => {
  fall(ctx, f.who, rule)
  loseActions(ctx, s, f, rule)
  f.who.stumbling = true
}

/** What he fumbled with falls some metres away, what he threw no farther; an empty hand drops nothing. */
export const dropWeapon =
  (distance: Chance<number>): Row['happens'] =>
  (ctx, s, { who, item }, rule) => {
    if (item !== undefined && (held(item) || item.where === 'ground'))
      drop(ctx, s, who, item, ctx.roll(distance, who.id), rule)
  }

/** So many more rolls on the same table. */
export const rollAgain =
  (times: number): Row['happens'] =>
  (_ctx, _s, f) => {
    f.again(times)
  }

/** How near a companion must be to be struck by mistake, in metres. */
const NEARBY = 2

/** The companion nearest to him within so many metres. */
export function companion(s: State, f: Fighter, within: number): Fighter | undefined {
  let nearest: Fighter | undefined
  let least = within
  for (const other of s.fighters) {
    if (other === f || other.side !== f.side || !active(other)) continue
    const far = metres(s, f.id, other.id)
    if (far > least || (nearest !== undefined && far === least)) continue
    nearest = other
    least = far
  }
  return nearest
}

/** He strikes a companion in reach, or else himself. */
export const hitAllyOrSelf: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item !== undefined) goesAstray(ctx, s, who, item, companion(s, who, NEARBY) ?? who, rule)
}

/** A blow that should never have landed does its normal damage, armour counting, somewhere on a body. */
export function goesAstray(ctx: Ctx, s: State, by: Fighter, item: Item, victim: Fighter, rule: LegendRule): void {
  const damage = ctx.roll(fullDamage(by, item, 'fumble damage'), by.id) + item.sharp
  const location = randomLocation(ctx, by, victim)
  const through = Math.max(0, damage - wornAt(victim, location) - limb(victim, location).natural)
  ctx.emit?.({ type: 'astray', who: by.id, at: victim.id, damage, through, rule })
  wound(ctx, s, victim, location, through)
}
