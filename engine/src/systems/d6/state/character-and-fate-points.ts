import { optionOf } from '../../../mechanisms/asking.ts'
import { forRounds, lasts } from '../../../mechanisms/lasting.ts'
import { extraDice } from '../book/diecode.ts'
import { reaches, type Throw, totalRolled } from './dice.ts'
import type { Cited, Ctx, D6Question, Fighter, State } from './types.ts'

const EXTRA = extraDice('character point', 1)
const whole = (sum: number): number => sum
const NONE = optionOf('none')
const FATE = [NONE, optionOf('fate')] as const
const FATE_OR_CLIMAX = [NONE, optionOf('fate'), optionOf('climax')] as const
const SPEND = [NONE, optionOf('spend')] as const

const DOUBLED = ['D6-C-FP-BeforeRoll', 'D6-C-FP-Double', 'D6-C-FP-OnePerRoll', 'D6-C-FP-BeforePenalties'] as const

/** Whether anything keeps him from spending points. */
const mindless = (f: Fighter): boolean => lasts(f.lasting, 'confused')

/**
 * Offered before a roll: a Fate Point doubles the roller's own dice for it (D6-C-FP-BeforeRoll, D6-C-FP-OnePerRoll), or
 * once in a session every roll of the round (D6-C-FP-Climactic).
 */
export function fateBefore(ctx: Ctx, f: Fighter, on: string): boolean {
  if (lasts(f.lasting, 'climax')) {
    ctx.emit?.({ type: 'fate', who: f.id, on, rule: 'D6-C-FP-Climactic' })
    return true
  }
  if (f.fatePoints === 0 || mindless(f)) return false
  const options = (f.uses.climax ?? 0) === 0 ? FATE_OR_CLIMAX : FATE
  const about = { ask: 'fate point', on, left: f.fatePoints } as const
  const chosen = ctx.choose({ who: f.id, about, options, usual: 'none', hidden: true })
  if (chosen.key === 'none') return false
  f.fatePoints--
  if (chosen.key === 'climax') {
    f.uses = { ...f.uses, climax: 1 }
    f.lasting = [...f.lasting, forRounds('climax', 1, f.id)]
  }
  const rule = chosen.key === 'climax' ? 'D6-C-FP-Climactic' : DOUBLED
  ctx.emit?.({ type: 'fate', who: f.id, on, left: f.fatePoints, rule })
  return true
}

/** Why no Character Point can go on a roll now. */
function barred(ctx: Ctx, s: State, f: Fighter, on: string, fated: boolean): boolean {
  if (mindless(f)) return true
  if (!fated || s.options.pointsTogether) return false
  ctx.emit?.({ type: 'noPoints', who: f.id, on, rule: 'D6-C-CP-NotWithFP' })
  return true
}

/** Asks for one more point, and rolls its die: an exploding one, on which a 1 is only a 1 (D6-C-CP-ExtraWild, D6-C-CP-OneHarmless). */
function oneMore(ctx: Ctx, f: Fighter, on: string, total: number, needed: number | null): number {
  const plain = { ask: 'character point', on, total, left: f.characterPoints } as const
  const about: D6Question = needed === null ? plain : { ...plain, needed }
  if (ctx.choose({ who: f.id, about, options: SPEND, usual: 'none', hidden: true }).key === 'none') return 0
  f.characterPoints--
  const toss = ctx.toss(EXTRA, f.id)
  const die = ctx.read(toss, whole, 0)
  const rule: Cited[] = ['D6-C-CP-ExtraWild', 'D6-C-CP-Timing', 'D6-EX-CPAfter']
  if (die === 1) rule.push('D6-C-CP-OneHarmless')
  const before = { value: total, because: 'so far', rule: 'D6-C-CP-Timing' }
  const sum = { terms: [before], total: total + die, needs: needed ?? undefined }
  const rolled = { of: on, who: f.id, dice: '1D', faces: ctx.faces(toss), ...sum }
  ctx.emit?.({ type: 'characterPoint', who: f.id, on, rolled, left: f.characterPoints, rule })
  return die
}

/** Whether so many points are all one roll may take (D6-C-CP-Max). */
function most(ctx: Ctx, s: State, f: Fighter, spent: number): boolean {
  const { characterPointLimit: limit } = s.options
  if (limit === 'unlimited' || spent < limit) return false
  ctx.emit?.({ type: 'noMorePoints', who: f.id, spent, rule: 'D6-C-CP-Max' })
  return true
}

/**
 * Offered after a roll and before its result: Character Points, one at a time (D6-C-CP-Timing). `needed`: the total to
 * reach, beyond which a point helps nobody; null where every point helps.
 */
export function characterPointsAfter(ctx: Ctx, s: State, f: Fighter, t: Throw, needed: number | null): void {
  if (t === undefined || f.characterPoints === 0) return
  if ((needed !== null && reaches(ctx, t, needed)) || barred(ctx, s, f, t.label, t.fated)) return
  for (let spent = 0; f.characterPoints > 0 && !most(ctx, s, f, spent); spent++) {
    const die = oneMore(ctx, f, t.label, totalRolled(ctx, t), needed)
    t.adds += die
    if (die === 0 || (needed !== null && reaches(ctx, t, needed))) return
  }
}

/** The same where nothing was rolled: the dice bought stand alone (D6-C-BP-Zero). Ruling D6-A63. Gives what they add. */
export function characterPointsAlone(ctx: Ctx, s: State, f: Fighter, on: string, from: number, needed: number): number {
  let total = from
  if (total >= needed || barred(ctx, s, f, on, false)) return 0
  for (let spent = 0; f.characterPoints > 0 && total < needed && !most(ctx, s, f, spent); spent++) {
    const die = oneMore(ctx, f, on, total, needed)
    if (die === 0) break
    total += die
  }
  return total - from
}
