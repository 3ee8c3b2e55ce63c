import { inHand, inWater, isVital, itemOf, noted } from '../state/fighters.ts'
import type { Ctx, Fighter, Hold, LegendRule, State } from '../state/types.ts'
import { drop } from './hands.ts'

/** Rounds in a minute: a round is five seconds (LEG-RND-01). */
export const ROUNDS_A_MINUTE = 12

/** What a condition that lasts so many own Combat Actions is stored as: it ends when the turn after them begins. */
export const lasting = (actions: number): number => actions + 1

/** Unconscious, for so many rounds; 0: longer than any fight. */
export function knockOut(ctx: Ctx, s: State, f: Fighter, rounds: number, rule: LegendRule): void {
  const before = f.condition
  if (!collapses(ctx, s, f, 'unconscious')) return
  f.unconsciousFor = 0
  f.unconsciousRounds = rounds
  if (before !== 'unconscious') ctx.emit?.({ type: 'unconscious', who: f.id, minutes: rounds / ROUNDS_A_MINUTE, rule })
}

/** Unconscious for so many of his own Combat Actions. */
export function stun(ctx: Ctx, s: State, f: Fighter, actions: number, rule: LegendRule): void {
  if (f.condition !== 'up') return
  collapses(ctx, s, f, 'unconscious')
  f.unconsciousFor = lasting(actions)
  f.unconsciousRounds = 0
  ctx.emit?.({ type: 'stunned', who: f.id, actions, rule })
}

/** Conscious, but unable to go on. */
export function incapacitate(ctx: Ctx, s: State, f: Fighter, rule: LegendRule): void {
  if (f.condition !== 'up') return
  collapses(ctx, s, f, 'incapacitated')
  ctx.emit?.({ type: 'incapacitated', who: f.id, rule })
}

export function dies(ctx: Ctx, s: State, f: Fighter, rule: LegendRule): void {
  if (!collapses(ctx, s, f, 'dead')) return
  ctx.emit?.({ type: 'died', who: f.id, rule })
}

/** Away from the fight on his own feet. */
export function flees(ctx: Ctx, s: State, f: Fighter, rule: LegendRule): void {
  leaves(ctx, s, f)
  f.condition = 'fled'
  ctx.emit?.({ type: 'fled', who: f.id, rule })
}

/** Consciousness returns; whoever has a vital location at 0 or below cannot rejoin the fight (LEG-WND-Serious). */
export function wakes(ctx: Ctx, f: Fighter, rule: LegendRule): void {
  if (f.condition !== 'unconscious') return
  f.unconsciousFor = 0
  f.unconsciousRounds = 0
  f.condition = fitToFight(f) ? 'up' : 'incapacitated'
  ctx.emit?.({ type: 'woke', who: f.id, fit: f.condition === 'up', rule })
}

/** Whether no wound keeps somebody who is conscious out of the fight. */
export function fitToFight(f: Fighter): boolean {
  if (f.facts.wounds !== 'locations') return f.general > 0
  return f.limbs.every(({ maimed, hp }, i) => !maimed && (hp > 0 || !isVital(f, i)))
}

/** Whether his Combat Actions still come round though he cannot use them: a clock of his runs on them. */
export const ticks = (f: Fighter): boolean => f.condition === 'unconscious' && (f.unconsciousFor > 0 || f.expiring > 0)

function collapses(ctx: Ctx, s: State, f: Fighter, into: 'unconscious' | 'incapacitated' | 'dead'): boolean {
  if (f.condition === 'dead' || f.condition === 'fled') return false
  leaves(ctx, s, f)
  f.condition = into
  f.stance = 'prone'
  return true
}

/** Whatever he was doing ends with him; a spell being cast is lost (LEG-MAG-Disturbed). */
export function leaves(ctx: Ctx, s: State, f: Fighter): void {
  if (f.casting !== undefined) {
    ctx.emit?.({ type: 'spellLost', who: f.id, spell: f.casting.spell, rule: 'LEG-MAG-Disturbed' })
    f.casting = undefined
  }
  f.aiding = undefined
  f.guard = 'none'
  f.aimingAt = undefined
  f.aimed = 0
  f.delaying = false
  s.holds = s.holds.filter((hold) => hold.by !== f.id || staysThere(f, hold))
}

/** A javelin in a shield and a net that was thrown hold whatever becomes of who threw them. */
function staysThere(f: Fighter, { kind, work, with: id }: Hold): boolean {
  const thrown = itemOf(f, id)
  return work > 0 || (kind === 'entangle' && (thrown === undefined || !inHand(thrown)))
}

/** Down on the ground, unless there is none under him. Ruling LEG-A95. */
export function fall(ctx: Ctx, f: Fighter, rule: LegendRule): void {
  if (f.stance === 'prone' || inWater(f)) return
  f.stance = 'prone'
  ctx.emit?.({ type: 'fell', who: f.id, rule })
}

/** Whatever an arm holds falls, unless it is strapped on as a shield is (LEG-WND-Serious, LEG-EQP-Strapped). */
export function dropFrom(ctx: Ctx, s: State, f: Fighter, location: number, rule: LegendRule): void {
  const hand = f.facts.body.locations[location]?.id === 'leftArm' ? 'left' : 'right'
  for (const item of f.items) {
    if (item.where !== 'both' && item.where !== hand) continue
    if (!noted(item, 'strapped')) drop(ctx, s, f, item, 0, rule)
    else ctx.emit?.({ type: 'strapped', who: f.id, item: item.weapon.name, rule: 'LEG-EQP-Strapped' })
  }
}
