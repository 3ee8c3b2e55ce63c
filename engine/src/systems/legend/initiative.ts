import { die } from '../../dice/chance.ts'
import { armourPenalty } from './derive.ts'
import { fatigueOf } from './fatigue.ts'
import { active, isShield, usable } from './fighters.ts'
import type { Ctx, Fighter, State } from './types.ts'

const INITIATIVE = die('initiative', 10)

/** 1D10 and Strike Rank, less the Armour Penalty; a surprised fighter loses 10 this round (LEG-INI-01, LEG-INI-04, LEG-SUR-02). */
export function rollInitiative(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (!active(f)) continue
    const penalty = wornPenalty(f)
    const rank = f.facts.strikeRank - penalty + fatigueOf(f).strikeRank
    const roll = ctx.roll(INITIATIVE, f.id)
    const surprised = f.surprised === s.round ? 10 : 0
    f.initiative = roll + rank - surprised
    ctx.emit?.({
      type: 'initiative',
      who: f.id,
      roll,
      strikeRank: f.facts.strikeRank,
      penalty,
      total: f.initiative,
      rule: surprised > 0 ? ['LEG-INI-01', 'LEG-INI-04', 'LEG-SUR-02'] : ['LEG-INI-01', 'LEG-INI-04'],
    })
  }
}

export function wornPenalty(f: Fighter): number {
  let worn = 0
  for (const l of f.limbs) worn += l.worn
  return armourPenalty({ worn })
}

/** Combat Actions of a round: one more while a shield or a second weapon is in use (LEG-STY-03, LEG-STY-04). */
export function actionsOf(s: State, f: Fighter): number {
  const { dex } = fatigueOf(f)
  const fewer = dex === 0 ? 0 : Math.floor(-dex / 12)
  return Math.max(1, f.facts.combatActions - fewer) + (secondWeapon(s, f) ? 1 : 0)
}

function secondWeapon(s: State, f: Fighter): boolean {
  let held = 0
  for (const item of f.items) {
    if ((item.where === 'right' || item.where === 'left') && usable(s, f, item)) held++
  }
  return (
    held > 1 ||
    (held === 1 &&
      f.items.some(
        (item) => item.where === 'left' && isShield(item) && f.items.some((other) => other.where === 'right'),
      ))
  )
}

/** A new round: Combat Actions anew, Movement anew (LEG-RND-01). */
export function beginRound(ctx: Ctx, s: State): void {
  s.round++
  s.cycle = 1
  ctx.emit?.({ type: 'round', round: s.round, rule: 'LEG-RND-01' })
  for (const f of s.fighters) {
    f.moved = 0
    f.acted = 0
    f.delaying = false
    f.allotted = active(f) ? actionsOf(s, f) : 0
    f.actions = f.allotted
    f.outmanoeuvred = []
    f.fullRound = 'none'
    f.strides = 0
  }
}

/** Everybody of the highest Strike Rank who has a Combat Action and has not acted in this cycle; several act together (LEG-INI-03). */
export function nextToAct(s: State): Fighter[] {
  let best = Number.NEGATIVE_INFINITY
  let next: Fighter[] = []
  for (const f of s.fighters) {
    if (f.actions <= 0 || f.acted >= s.cycle || !active(f)) continue
    if (f.initiative > best) {
      best = f.initiative
      next = [f]
    } else if (f.initiative === best) next.push(f)
  }
  return next
}
