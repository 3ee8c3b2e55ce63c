import { tend } from '../actions/first-aid.ts'
import { withoutAir } from '../body/asphyxiation.ts'
import { dies, ticks, wakes } from '../body/conditions.ts'
import { lowersGuard } from '../body/exertion.ts'
import { tiredActions } from '../body/fatigue.ts'
import { smoulder } from '../body/fire.ts'
import { staysConscious } from '../body/general-hit-points.ts'
import { loseBlood, testExhaustion, tire } from '../body/tiring.ts'
import { forgetsMoves } from '../exchange/ranged/situation.ts'
import type { Bonus } from '../exchange/styles.ts'
import { bonusOf, givesAction } from '../exchange/styles.ts'
import { fade } from '../magic/targets.ts'
import { active } from '../state/fighters.ts'
import type { Ctx, Fighter, LegendRule, State } from '../state/types.ts'
import { SURPRISE } from './surprise.ts'

const actionRules = (bonus: Bonus): LegendRule[] =>
  bonus === undefined ? ['LEG-RND-01', 'LEG-ATT-CombatActions'] : ['LEG-RND-01', 'LEG-ATT-CombatActions', bonus]

/**
 * Combat Actions of a round, with one more for a shield or second weapon in use. Ruling LEG-A16: without part of his
 * combination he loses it, unless the fight lets him keep it.
 */
function dealActions(ctx: Ctx, s: State, f: Fighter): void {
  const bonus = bonusOf(s, f)
  f.bonus = givesAction(bonus) || (bonus === 'LEG-STY-02' && s.options.missingWeaponKeepsAction)
  f.allotted = tiredActions(f) + (f.bonus ? 1 : 0)
  f.actions = f.allotted
  ctx.emit?.({ type: 'actions', who: f.id, actions: f.actions, bonus: f.bonus, rule: actionRules(bonus) })
}

/** Ruling LEG-A15: a shield or second weapon lost takes its Combat Action with it at once, where the fight says so. */
export function loseBonusActions(ctx: Ctx, s: State): void {
  if (s.options.missingWeaponKeepsAction) return
  for (const f of s.fighters) {
    if (!f.bonus || !active(f) || givesAction(bonusOf(s, f))) continue
    f.bonus = false
    f.allotted--
    f.actions = Math.max(0, f.actions - 1)
    ctx.emit?.({ type: 'bonusLost', who: f.id, actions: f.actions, rule: 'LEG-STY-02' })
  }
}

/** A new round: what lasts rounds is counted, then Combat Actions and Movement are dealt anew (LEG-RND-01). */
export function beginRound(ctx: Ctx, s: State): void {
  s.round++
  s.cycle = 1
  ctx.emit?.({ type: 'round', round: s.round, rule: 'LEG-RND-01' })
  forgetsMoves(s)
  if (s.round > 1) roundBegins(ctx, s)
  for (const f of s.fighters) {
    f.moved = 0
    f.paced = 0
    f.running = false
    f.acted = 0
    f.turns = 0
    f.delaying = false
    f.outmanoeuvred = []
    f.harriedBy = []
    f.fullRound = 'none'
    f.pledged = 0
    f.strides = 0
    f.chargeAt = undefined
    f.committed = undefined
    // Ruling LEG-A105: a guard lasts until his next Strike Rank, unless the fight ends it with the round.
    if (s.options.guardLasts === 'round' && f.guard !== 'none') lowersGuard(ctx, f)
    recovers(ctx, s, f)
    if (active(f)) dealActions(ctx, s, f)
    else liesIdle(f)
  }
}

/** The Combat Actions of one who is down come round only where a clock of his runs on them. */
function liesIdle(f: Fighter): void {
  f.bonus = false
  f.allotted = 0
  f.actions = ticks(f) ? f.facts.combatActions : 0
}

/** In the round after his surprise initiative is as it would have been (LEG-SUR-02). */
function recovers(ctx: Ctx, s: State, f: Fighter): void {
  if (f.surprised === 0 || f.surprised !== s.round - 1) return
  f.initiative += SURPRISE
  ctx.emit?.({ type: 'recovered', who: f.id, total: f.initiative, rule: 'LEG-SUR-02' })
}

/** A new round has begun: everything counted in rounds is counted here, before Combat Actions are dealt out. */
export function roundBegins(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.condition === 'dead' || f.condition === 'fled') continue
    if (f.condition === 'up') {
      if (f.facts.wounds === 'general' && f.general <= 0) staysConscious(ctx, s, f)
    } else lingers(ctx, s, f)
    calmDown(ctx, s, f)
    loseBlood(ctx, s, f)
    // Whom loss of blood leaves Debilitated is tested now: in the next round it fells him untested.
    if (f.fatigue > 0) testExhaustion(ctx, s, f)
    withoutAir(ctx, s, f)
    smoulder(ctx, s, f)
    tend(ctx, s, f)
  }
  fade(ctx, s)
}

/** After CON rounds of Battle Fury three levels of Fatigue follow (LEG-HER-BattleFury). */
function calmDown(ctx: Ctx, s: State, f: Fighter): void {
  if (f.fury === 0) return
  f.fury--
  if (f.fury === 0) tire(ctx, s, f, 3, 'LEG-HER-BattleFury')
}

/** One who is down: loss of blood and untreated Major Wounds kill in time, and minutes of unconsciousness pass (LEG-WND-Major, LEG-FAT-Collapse, LEG-WND-Serious). */
function lingers(ctx: Ctx, s: State, f: Fighter): void {
  if (f.bleedingOut > 0) {
    f.bleedingOut--
    if (f.bleedingOut === 0) dies(ctx, s, f, 'LEG-FAT-Collapse')
  }
  for (const l of f.limbs) {
    if (l.untreated <= 0) continue
    l.untreated--
    if (l.untreated === 0) dies(ctx, s, f, 'LEG-WND-Major')
  }
  if (f.unconsciousRounds > 0) {
    f.unconsciousRounds--
    if (f.unconsciousRounds === 0) wakes(ctx, f, 'LEG-WND-Serious')
  }
}
