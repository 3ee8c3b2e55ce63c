import { extraDice } from './diecode.ts'
import { optionOf } from './fighters.ts'
import { reaches, totalRolled } from './rolling-dice.ts'
import type { Ctx, Fighter, State, Thrown } from './types.ts'

const EXTRA = extraDice('character point', 1)
const NONE = optionOf('none')
const FATE = [NONE, optionOf('fate')] as const
const FATE_OR_CLIMAX = [NONE, optionOf('fate'), optionOf('climax')] as const
const SPEND = [NONE, optionOf('spend')] as const

/** Whether anything keeps him from spending points. */
const mindless = (f: Fighter): boolean => f.effects.some(({ kind }) => kind === 'confused')

/**
 * Offered before a roll: a Fate Point doubles the roller's own dice for it (D6-C-FP-BeforeRoll, D6-C-FP-OnePerRoll), or
 * once in a session every roll of the round (D6-C-FP-Climactic).
 */
export function fateBefore(ctx: Ctx, s: State, f: Fighter, on: string): boolean {
  if (f.climax === s.round) {
    ctx.emit?.({ type: 'fate', who: f.id, on, rule: 'D6-C-FP-Climactic' })
    return true
  }
  if (f.fatePoints === 0 || mindless(f)) return false
  const options = f.climax === 0 ? FATE_OR_CLIMAX : FATE
  const about = { ask: 'fate point', on, left: f.fatePoints } as const
  const chosen = ctx.choose({ who: f.id, about, options, usual: 'none' })
  if (chosen.key === 'none') return false
  f.fatePoints--
  if (chosen.key === 'climax') f.climax = s.round
  ctx.emit?.({
    type: 'fate',
    who: f.id,
    on,
    left: f.fatePoints,
    rule:
      chosen.key === 'climax'
        ? 'D6-C-FP-Climactic'
        : ['D6-C-FP-BeforeRoll', 'D6-C-FP-Double', 'D6-C-FP-OnePerRoll', 'D6-C-FP-BeforePenalties'],
  })
  return true
}

/**
 * Offered after a roll and before its result: each Character Point adds a die that explodes (D6-C-CP-ExtraWild,
 * D6-C-CP-Timing). `needed`: the total to reach, beyond which a point helps nobody; null where every point helps.
 */
export function characterPointsAfter(ctx: Ctx, s: State, f: Fighter, t: Thrown, needed: number | null): void {
  const { characterPointLimit: limit, pointsTogether } = s.options
  // Character and Fate Points do not go on one roll (D6-C-CP-NotWithFP).
  if (f.characterPoints === 0 || (t.fated && !pointsTogether) || mindless(f)) return
  for (let spent = 0; f.characterPoints > 0 && (limit === 'unlimited' || spent < limit); spent++) {
    if (needed !== null && reaches(ctx, t, needed)) return
    const total = totalRolled(ctx, t)
    const about = { ask: 'character point', on: t.label, total, ...(needed === null ? {} : { needed }) }
    const chosen = ctx.choose({ who: f.id, about, options: SPEND, usual: 'none' })
    if (chosen.key === 'none') return
    f.characterPoints--
    const die = ctx.roll(EXTRA, f.id)
    t.adds += die
    ctx.emit?.({
      type: 'characterPoint',
      who: f.id,
      on: t.label,
      die,
      total: total + die,
      left: f.characterPoints,
      rule: ['D6-C-CP-ExtraWild', 'D6-C-CP-Timing', 'D6-C-CP-Max', 'D6-EX-CPAfter'],
    })
  }
}
