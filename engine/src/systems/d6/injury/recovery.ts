import { stayUp } from '../content/wounds.ts'
import { MINUTE, minutesDying } from '../derive.ts'
import { D } from '../diecode.ts'
import { reaches, throwCode, totalRolled } from '../rolling-dice.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { fall } from './falling-down.ts'
import { injuryDice } from './penalties.ts'

/** A round passes for the hurt. */
export function passTime(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.condition === 'dying') lingers(ctx, s, f)
    else if (f.condition === 'unconscious') comesTo(ctx, s, f)
    else if (f.condition === 'up') rests(ctx, f)
    // As an option the first round's penalties stay, and no others come (D6-C-OPT-FastCombat).
    if (s.round === 1 && s.options.fastCombat && f.wound !== 'stunned') f.fastPenalty = injuryDice(s, f, undefined)
  }
}

/** The dying roll Physique and die below their minutes at this level (D6-C-W-Mortal). Rulings D6-A40, D6-A41. */
function lingers(ctx: Ctx, s: State, f: Fighter): void {
  f.dying++
  if (s.options.mortalRollEvery === 'minute' && f.dying % MINUTE !== 0) return
  const minutes = minutesDying(f.dying, s.options.minuteCount)
  if (minutes === 0) return
  const thrown = throwCode(ctx, s, f.id, 'hold on to life', f.facts.attributes.physique, 0, { needs: minutes })
  const lives = reaches(ctx, thrown, minutes)
  ctx.emit?.({ type: 'lingers', who: f.id, minutes, lives, rule: ['D6-C-W-Mortal', 'D6-A40'] })
  if (!lives) fall(ctx, f, 'dead', 'D6-C-W-Mortal')
}

/** Those who are out come to when their minutes are over (D6-C-W-Incap). */
function comesTo(ctx: Ctx, s: State, f: Fighter): void {
  if (f.outFor === 0) return
  f.outFor--
  if (f.outFor > 0) return
  if (f.deeply) {
    f.deeply = false
    const { outForDice } = stayUp
    const thrown = throwCode(ctx, s, f.id, 'minutes out', D * outForDice)
    f.outFor = MINUTE * Math.max(0, totalRolled(ctx, thrown) - outForDice)
  }
  if (f.outFor > 0) return
  f.condition = 'up'
  ctx.emit?.({ type: 'comesTo', who: f.id, rule: 'D6-C-W-Incap' })
}

/** A minute's rest and the Stunned are whole (D6-C-HEAL-Periods). */
function rests(ctx: Ctx, f: Fighter): void {
  f.rested = f.done.every((action) => action === 'nothing') ? f.rested + 1 : 0
  if (f.wound !== 'stunned' || f.rested < MINUTE) return
  f.wound = 'unhurt'
  ctx.emit?.({ type: 'recovers', who: f.id, rule: 'D6-C-HEAL-Periods' })
}
