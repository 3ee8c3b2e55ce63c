import { optionOf } from '../../../mechanisms/asking.ts'
import { ended, forRounds, lasts, renewed } from '../../../mechanisms/lasting.ts'
import type { DieCode } from '../book/diecode.ts'
import type { Skill } from '../content/skills.ts'
import { stayUp, type WoundLevel, woundLevels, wounds } from '../content/wound-levels.ts'
import type { Action } from '../state/asking.ts'
import { characterPointsAfter } from '../state/character-and-fate-points.ts'
import { MINUTE, onTrack, severity } from '../state/derive.ts'
import { reaches } from '../state/dice.ts'
import { fromNextRound, hasBegun, thisRound } from '../state/lasting.ts'
import { countsDice, into, type Note, noted } from '../state/note.ts'
import type { Cited, Ctx, Fighter, Harm, State } from '../state/types.ts'
import { disturbed } from './aiming.ts'
import { succeeds, throwSkill } from './checks.ts'
import { type Blow, fall, reels } from './falling-down.ts'
import { injuryDice } from './penalties.ts'
import { over, type Resisted } from './resistance.ts'
import { putOut } from './senseless.ts'

/** An injury by the Wound table: by how much damage is over resistance (D6-C-W-Table). */
export function woundBy(ctx: Ctx, s: State, harm: Harm, resisted: Resisted): void {
  const struck = woundLevels[over(ctx, harm, resisted, 'level')] ?? 'dead'
  if (struck === 'unhurt' && resisted.unprotected && nearMiss(ctx, s, harm)) takeWound(ctx, s, harm.on, 'stunned', harm)
  else takeWound(ctx, s, harm.on, struck, harm)
}

const NEAR_MISS = [optionOf('none'), optionOf('stun')] as const
/** A blow that barely fails against somebody without protection may Stun, if the game master says so. */
function nearMiss(ctx: Ctx, s: State, { on, by }: Harm): boolean {
  if (s.options.nearMissStuns !== 'ask') return false
  const about = { ask: 'near miss', at: on.id, on: by } as const
  return ctx.choose({ who: 'gm', about, options: NEAR_MISS, usual: 'none' }).key === 'stun'
}

/** The level after another injury: no worse than the present one, it raises that by one (D6-C-W-Stack). Rulings D6-A36, D6-A37. */
function worsened(s: State, f: Fighter, struck: WoundLevel): { readonly level: WoundLevel; readonly rule: Cited } {
  const now = severity(f.wound)
  const hit = severity(struck)
  if (struck === 'wounded' && f.wound === 'wounded') return { level: 'severely wounded', rule: 'D6-C-W-Severely' }
  if (struck === 'stunned' && f.wound === 'stunned' && !s.options.stunStacks)
    return { level: 'stunned', rule: 'D6-A36' }
  const raises = f.wound !== 'unhurt' && (s.options.stackRule === 'lte' ? hit <= now : hit < now)
  if (raises) return { level: woundLevels[Math.min(severity('dead'), now + 1)] ?? 'dead', rule: 'D6-C-W-Stack' }
  return { level: hit > now ? struck : f.wound, rule: 'D6-C-W-Table' }
}

/** Brings a fighter to the level an injury of that level means for him. */
export function takeWound(ctx: Ctx, s: State, f: Fighter, struck: WoundLevel, harm: Blow): void {
  if (struck === 'unhurt') {
    ctx.emit?.({ type: 'bruised', who: f.id, by: harm.by, rule: 'D6-C-W-Table' })
    return
  }
  const before = f.wound
  let { level, rule } = worsened(s, f, struck)
  if (s.options.killingBlow && severity(struck) >= severity('mortally wounded')) {
    level = 'dead'
    rule = 'D6-C-OPT-KillingBlow'
  }
  const own = onTrack(level, f.facts.woundLevels === 0 ? undefined : f.facts.woundLevels)
  f.wound = own
  f.levelsThisRound += severity(own) - severity(before)
  f.rested = 0
  disturbed(s, f)
  if (own !== 'unhurt') {
    const cited: Cited[] = [rule, wounds[own].rule]
    if (f.facts.woundLevels > 0) cited.push('D6-C-NPC-WoundLevels')
    if (own === 'dead') cited.push('D6-EX-Wounds')
    ctx.emit?.({ type: 'wound', who: f.id, by: harm.by, level: own, before, rule: cited })
  }
  suffer(ctx, s, f, f.wound, before, harm)
  reels(ctx, s, f)
}

/** What a level does at once. */
export function suffer(ctx: Ctx, s: State, f: Fighter, level: WoundLevel, before: WoundLevel, blow: Blow): void {
  switch (level) {
    case 'stunned':
      reeling(ctx, s, f)
      return
    case 'incapacitated':
      if (f.condition === 'up' && !keepsUp(ctx, s, f, before)) faint(ctx, f)
      return
    case 'mortally wounded':
      if (f.condition !== 'dying') fall(ctx, f, 'dying', 'D6-C-W-Mortal')
      return
    case 'dead':
      fall(ctx, f, 'dead', 'D6-C-W-Dead', blow)
  }
}

const STUNNED = [{ key: 'penalty' }, { key: 'defendOnly' }] as const
/** The Stunned lose a die for the rest of this round and the next, or may only defend or retreat (D6-C-W-Stunned). Ruling D6-A38. */
function reeling(ctx: Ctx, s: State, f: Fighter): void {
  const { stunnedEffect } = s.options
  const effect =
    stunnedEffect === 'ask'
      ? ctx.choose({ who: 'gm', about: { ask: 'stunned', at: f.id }, options: STUNNED, usual: 'penalty' }).key
      : stunnedEffect
  const shock =
    effect === 'defendOnly'
      ? fromNextRound(s, 'only defending', 1, f.id)
      : forRounds('stunned' as const, thisRound(s) + 1, f.id)
  f.lasting = renewed(f.lasting, shock)
  ctx.emit?.({ type: 'reels', who: f.id, effect, until: s.round + 1, rule: ['D6-C-W-Stunned', 'D6-A38'] })
}

/** What he stands it with: stamina or mettle, whichever is more. */
const steadier = ({ facts: { skills } }: Fighter): Skill => (skills.mettle > skills.stamina ? 'mettle' : 'stamina')
/** A stamina or mettle roll of 15 keeps the Incapacitated up, at -3D (D6-C-W-Incap). */
function keepsUp(ctx: Ctx, s: State, f: Fighter, before: WoundLevel): boolean {
  const modifiers = noted(ctx)
  const dice = spared(s, f, before, into(modifiers))
  const thrown = throwSkill(ctx, s, f, steadier(f), 'stay up', {
    dice,
    adds: 0,
    terms: modifiers,
    needs: stayUp.difficulty,
  })
  characterPointsAfter(ctx, s, f, thrown, stayUp.difficulty)
  f.staysUp = reaches(ctx, thrown, stayUp.difficulty)
  ctx.emit?.({ type: 'staysUp', who: f.id, up: f.staysUp, rule: ['D6-C-W-Incap', 'D6-A39'] })
  return f.staysUp
}

/** Dice the new level does not yet take from that roll. Ruling D6-A39: the level before weighs. */
function spared(s: State, f: Fighter, before: WoundLevel, note: Note): DieCode {
  const { stayUpPenalty } = s.options
  if (stayUpPenalty === 'own') return 0
  const weighed = before !== 'unhurt' && (before !== 'stunned' || lasts(f.lasting, 'stunned'))
  const weighs = weighed && stayUpPenalty === 'previous' ? wounds[before].penalty : 0
  return countsDice(note, weighs - injuryDice(s, f, undefined), 'what has not taken hold yet', 'D6-A39')
}

/** Out for 10D minutes: ten of them at least, the rest rolled when those are over. */
function faint(ctx: Ctx, f: Fighter): void {
  putOut(f, MINUTE * stayUp.outForDice, 'deeply')
  fall(ctx, f, 'unconscious', 'D6-C-W-Incap')
}

/** An Easy roll shakes it off. */
const EASY = 10
const shakeOff: Action = {
  key: 'shake off',
  rule: 'D6-C-OPT-Massive',
  refuse: (_s, f) => (!hasBegun(f, 'reeling') ? 'there is nothing to shake off' : undefined),
  act(ctx, s, f) {
    const done = succeeds(ctx, s, f, steadier(f), EASY, 'shake off')
    if (done) f.lasting = ended(ended(f.lasting, 'reeling'), 'only defending')
    ctx.emit?.({ type: 'shakesOff', who: f.id, done, rule: 'D6-C-OPT-Massive' })
  },
}
export const SHAKING_OFF: readonly Action[] = [shakeOff]
