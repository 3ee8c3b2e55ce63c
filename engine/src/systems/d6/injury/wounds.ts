import { stayUp, type WoundLevel, woundLevels, wounds } from '../content/wounds.ts'
import { onTrack, severity } from '../derive.ts'

import type { Cited, Ctx, Fighter, Harm, State } from '../types.ts'
import { succeeds } from '../using-skills.ts'
import type { Resisted } from './injure.ts'
import { over } from './over.ts'

/** An injury by the Wound table (D6-C-W-Table). */
export function woundBy(ctx: Ctx, s: State, harm: Harm, resisted: Resisted): void {
  const f = harm.on
  const level = over(ctx, s, harm, resisted, 'level')
  const struck = woundLevels[level] ?? 'dead'
  takeWound(ctx, s, f, struck, harm)
}

/** The level somebody has after another injury: no worse than the present one, it raises that by one (D6-C-W-Stack). Ruling D6-A36. */
function worsened(s: State, f: Fighter, struck: WoundLevel): { level: WoundLevel; rule: Cited } {
  const now = severity(f.wound)
  const hit = severity(struck)
  if (struck === 'wounded' && f.wound === 'wounded') return { level: 'severely wounded', rule: 'D6-C-W-Severely' }
  const stacks = s.options.stackRule === 'lte' ? hit <= now : hit < now
  const plain = f.wound === 'unhurt' || (f.wound === 'stunned' && struck === 'stunned' && !s.options.stunStacks)
  if (stacks && !plain) return { level: woundLevels[Math.min(6, now + 1)] ?? 'dead', rule: 'D6-C-W-Stack' }
  return { level: hit > now ? struck : f.wound, rule: 'D6-C-W-Table' }
}

/** Puts a fighter at the level an injury brings him to. */
export function takeWound(ctx: Ctx, s: State, f: Fighter, struck: WoundLevel, harm: Harm): void {
  if (struck === 'unhurt') {
    ctx.emit?.({ type: 'bruised', who: f.id, rule: 'D6-C-W-Table' })
    return
  }
  const before = f.wound
  const { level: rising, rule } = worsened(s, f, struck)
  const level = onTrack(rising, f.facts.woundLevels === 0 ? undefined : f.facts.woundLevels)
  f.levelsThisRound += severity(level) - severity(before)
  f.wound = level
  if (s.options.damageBreaksAim) f.aim = null
  if (level !== 'unhurt') {
    const cited: Cited[] = [rule, wounds[level].rule]
    if (level !== rising) cited.push('D6-C-NPC-WoundLevels')
    if (level === 'dead') cited.push('D6-EX-Wounds')
    ctx.emit?.({ type: 'wound', who: f.id, by: harm.by, level, before, rule: cited })
  }
  suffer(ctx, s, f, before)
}

/** What a level does at once. */
function suffer(ctx: Ctx, s: State, f: Fighter, before: WoundLevel): void {
  switch (f.wound) {
    case 'stunned':
      f.stunnedUntil = s.round + 1
      return
    case 'incapacitated':
      if (!keepsUp(ctx, s, f, before)) fall(ctx, f, 'unconscious')
      return
    case 'mortally wounded':
      fall(ctx, f, 'dying')
      return
    case 'dead':
      fall(ctx, f, 'dead')
  }
}

/** A stamina or mettle roll of 15 keeps the Incapacitated up, at -3D (D6-C-W-Incap). Ruling D6-A39: the level before weighs. */
function keepsUp(ctx: Ctx, s: State, f: Fighter, before: WoundLevel): boolean {
  const now = f.wound
  f.wound = before
  const { skills } = f.facts
  const skill = skills.mettle > skills.stamina ? 'mettle' : 'stamina'
  const up = succeeds(ctx, s, f, skill, stayUp.difficulty, 'stay up')
  f.wound = now
  f.staysUp = up
  ctx.emit?.({ type: 'staysUp', who: f.id, up, rule: ['D6-C-W-Incap', 'D6-A39'] })
  return up
}

export function fall(ctx: Ctx, f: Fighter, condition: 'unconscious' | 'dying' | 'dead'): void {
  f.condition = condition
  f.stance = 'prone'
  f.defences = []
  f.waiting = false
  f.aim = null
  ctx.emit?.({
    type: 'falls',
    who: f.id,
    condition,
    rule: condition === 'dead' ? 'D6-C-W-Dead' : condition === 'dying' ? 'D6-C-W-Mortal' : 'D6-C-W-Incap',
  })
}
