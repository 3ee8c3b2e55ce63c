import { ended, lasts } from '../../../mechanisms/lasting.ts'
import { D, type DieCode } from '../book/diecode.ts'
import { aid, stayUp, type WoundLevel, wounds } from '../content/wound-levels.ts'
import { CLOSE } from '../ground/reach.ts'
import { type Action, chosenOf } from '../state/asking.ts'
import { healing, MINUTE, minutesDying, overlay, severity } from '../state/derive.ts'
import { reaches, throwCode, totalRolled } from '../state/dice.ts'
import { metres } from '../state/fighters.ts'
import { counts, into, noted } from '../state/note.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { type Besides, noDice, skillTotal, succeeds } from './checks.ts'
import { fall } from './falling-down.ts'
import { injuryDice } from './penalties.ts'
import { isAwake, isDeeplyOut, putOut, roundEnds } from './senseless.ts'

/** Comrades within reach who are hurt and whom no healer has seen to today (D6-C-HEAL-Skill). */
function patients(s: State, f: Fighter): Fighter[] {
  return s.fighters.filter((p) => {
    if (p.side !== f.side || p.treated || p.condition === 'dead' || p.condition === 'fled') return false
    const hurt = s.options.injury === 'wounds' ? p.wound !== 'unhurt' : p.body < p.fullBody
    return hurt && metres(s, f.id, p.id) <= CLOSE
  })
}

const treat: Action = {
  key: 'treat',
  rule: 'D6-C-HEAL-Skill',
  refuse(s, f) {
    return (
      noDice(s, f, 'healing') ??
      (patients(s, f).length === 0 ? 'nobody within reach is hurt and not yet treated' : undefined)
    )
  },
  act(ctx, s, f) {
    const patient = chosenOf(ctx, f, { ask: 'patient' }, patients(s, f))
    patient.treated = true
    if (s.options.injury === 'wounds') assist(ctx, s, f, patient)
    else mend(ctx, s, f, patient)
  },
}
export const HEALING: readonly Action[] = [treat]

/** A healer's pack adds 1 to a few attempts (D6-C-HEAL-Pack). */
function fromPack(ctx: Ctx, f: Fighter): Besides {
  if (f.healersPack === 0) return { dice: 0, adds: 0 }
  f.healersPack--
  ctx.emit?.({ type: 'pack', who: f.id, left: f.healersPack, rule: 'D6-C-HEAL-Pack' })
  const terms = noted(ctx)
  return { dice: 0, adds: counts(into(terms), 1, 'healer’s pack', 'D6-C-HEAL-Pack'), terms }
}

/** A level better: the Wounded are whole again, as the Stunned are. */
const BETTER = {
  stunned: 'unhurt',
  wounded: 'unhurt',
  'severely wounded': 'wounded',
  incapacitated: 'severely wounded',
  'mortally wounded': 'incapacitated',
} as const

/** A healing roll against the level's difficulty mends one level (D6-C-HEAL-Assist). Ruling D6-A59. */
function assist(ctx: Ctx, s: State, f: Fighter, p: Fighter): void {
  if (p.wound === 'unhurt' || p.wound === 'dead') return
  const difficulty = p.wound === 'mortally wounded' ? s.options.mortalAssist : wounds[p.wound].assist
  const healed = succeeds(ctx, s, f, 'healing', difficulty, 'healing', fromPack(ctx, f))
  ctx.emit?.({ type: 'treats', who: f.id, at: p.id, difficulty, healed, rule: ['D6-C-HEAL-Assist', 'D6-C-HEAL-Skill'] })
  if (!healed || !survives(ctx, s, p)) return
  p.wound = BETTER[p.wound]
  if (p.wound === 'unhurt') p.lasting = ended(p.lasting, 'stunned')
  ctx.emit?.({ type: 'mended', who: p.id, level: p.wound, rule: 'D6-C-HEAL-Assist' })
  afterAid(ctx, p, p.wound)
}

/** A healing total gives Body Points back, never more than he had (D6-C-HEAL-BPTable, D6-C-HEAL-Cap). */
function mend(ctx: Ctx, s: State, f: Fighter, p: Fighter): void {
  const total = skillTotal(ctx, s, f, 'healing', 'healing', fromPack(ctx, f))
  const { points, dice } = healing(total)
  const thrown = throwCode(ctx, s, f.id, 'points healed', D * dice)
  const gained = points + totalRolled(ctx, thrown)
  if (gained > 0 && !survives(ctx, s, p)) return
  p.body = Math.min(p.fullBody, p.body + gained)
  const whole = p.body === p.fullBody
  const rule = whole ? (['D6-C-HEAL-BPTable', 'D6-C-HEAL-Cap'] as const) : 'D6-C-HEAL-BPTable'
  ctx.emit?.({ type: 'healed', who: p.id, by: f.id, total, points: gained, left: p.body, rule })
  if (p.body * 10 < p.fullBody) return
  afterAid(ctx, p, s.options.woundOverlay ? overlay(p.body, p.fullBody) : 'unhurt')
}

/** Help in time saves the dying: within four minutes unharmed, later at a roll and for skill dice (D6-C-DEATH-Aid). */
function survives(ctx: Ctx, s: State, p: Fighter): boolean {
  if (p.condition !== 'dying') return true
  const minutes = Math.ceil(p.dying / MINUTE)
  const row = aid.find((within) => minutes <= within.minutes)
  const { skills, attributes } = p.facts
  const better = skills.stamina > attributes.physique ? skills.stamina : attributes.physique
  const saved = row !== undefined && (!row.roll || rolls(ctx, s, p, better, minutes))
  ctx.emit?.({ type: 'aid', who: p.id, minutes, saved, loses: row?.loses ?? 0, rule: 'D6-C-DEATH-Aid' })
  if (!saved || row === undefined) {
    fall(ctx, p, 'dead', 'D6-C-DEATH-Aid')
    return false
  }
  p.scarred += row.loses
  return true
}
const rolls = (ctx: Ctx, s: State, p: Fighter, code: DieCode, minutes: number): boolean =>
  reaches(ctx, throwCode(ctx, s, p.id, 'hold on to life', code, 0, { needs: minutes }), minutes)

/** The dying are out of danger; above Incapacitated he comes to, at it he is out for as long as that level lasts (D6-C-W-Incap). */
function afterAid(ctx: Ctx, p: Fighter, level: WoundLevel): void {
  if (p.condition === 'dying') {
    p.condition = 'unconscious'
    p.dying = 0
    putOut(p, MINUTE * stayUp.outForDice, 'deeply')
    ctx.emit?.({ type: 'saved', who: p.id, rule: 'D6-C-DEATH-Aid' })
  }
  // Who was only stunned or knocked out sleeps his time out.
  if (p.condition !== 'unconscious' || (lasts(p.lasting, 'senseless') && !isDeeplyOut(p))) return
  if (severity(level) >= severity('incapacitated')) return
  p.condition = 'up'
  isAwake(p)
  ctx.emit?.({ type: 'comesTo', who: p.id, rule: 'D6-C-HEAL-Assist' })
}

/** A round passes for the hurt. */
export function passTime(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.condition === 'dying') lingers(ctx, s, f)
    else if (f.condition === 'up') rests(ctx, f)
    // As an option the first round's penalties stay, and no others come (D6-C-OPT-FastCombat).
    if (s.round === 1 && s.options.fastCombat && f.wound !== 'stunned') f.fastPenalty = injuryDice(s, f, undefined)
    roundEnds(ctx, s, f)
  }
}

/** The dying roll Physique and die below their minutes at this level (D6-C-W-Mortal). Rulings D6-A40, D6-A41. */
function lingers(ctx: Ctx, s: State, f: Fighter): void {
  f.dying++
  if (s.options.mortalRollEvery === 'minute' && f.dying % MINUTE !== 0) return
  const minutes = minutesDying(f.dying, s.options.minuteCount)
  if (minutes === 0) return
  const lives = rolls(ctx, s, f, f.facts.attributes.physique, minutes)
  ctx.emit?.({ type: 'lingers', who: f.id, minutes, lives, rule: ['D6-C-W-Mortal', 'D6-A40'] })
  if (!lives) fall(ctx, f, 'dead', 'D6-C-W-Mortal')
}

/** A minute's rest and the Stunned are whole (D6-C-HEAL-Periods). */
function rests(ctx: Ctx, f: Fighter): void {
  f.rested = f.done.every((action) => action === 'nothing') ? f.rested + 1 : 0
  if (f.wound !== 'stunned' || f.rested < MINUTE) return
  f.wound = 'unhurt'
  ctx.emit?.({ type: 'recovers', who: f.id, rule: 'D6-C-HEAL-Periods' })
}
