import type { FighterId } from '../../kernel/types.ts'
import { optionOf } from '../../mechanisms/asking.ts'
import {
  D,
  type DieCode,
  diceOf,
  diceSaved,
  diceThrown,
  doubled,
  explodedWild,
  type Faces,
  failedWild,
  pipsOf,
  pool,
  reading,
  totalOf,
  type WildOne,
} from './diecode.ts'
import type { Cited, Ctx, State, Thrown } from './types.ts'

const wildFailed = (faces: Faces): boolean => failedWild(faces)
const FAILURES = [optionOf('remove'), optionOf('complication')] as const

/**
 * Throws a die code, one of the dice wild, and leaves it unseen; `adds` goes on top. Undefined for less than one die: what
 * has no dice cannot be rolled (D6-C-SKILL-ZeroDice).
 */
export function throwCode(
  ctx: Ctx,
  s: State,
  who: FighterId | 'gm',
  label: string,
  code: DieCode,
  adds: number,
  fated = false,
): Thrown | undefined {
  const dice = diceOf(code)
  if (dice < 1) return undefined
  const { simplify, critFail } = s.options
  const toss = ctx.toss(pool(label, diceThrown(dice, simplify), critFail === 'gmChoice' ? 'none' : critFail), who)
  const saved = simplify === 'no' ? 0 : diceSaved(dice, simplify)
  let one: WildOne = critFail === 'gmChoice' ? 'removeBoth' : critFail
  if ((critFail === 'gmChoice' || critFail === 'complication') && ctx.read(toss, wildFailed, 0)) {
    if (critFail === 'gmChoice') {
      const about = { ask: 'critical failure', on: label } as const
      const ruled = ctx.choose({ who: 'gm', about, options: FAILURES, usual: 'remove' })
      if (ruled.key === 'complication') one = 'complication'
    }
    if (one === 'complication') ctx.emit?.({ type: 'complication', who, on: label, rule: 'D6-C-WILD-Complication' })
  }
  const thrown: Thrown = { who, label, toss, look: reading[one], adds: adds + pipsOf(code) + saved, least: 0, fated }
  if (ctx.emit !== undefined) tellRoll(ctx, s, thrown, dice, one)
  return thrown
}

function tellRoll(ctx: Ctx, s: State, { who, label, toss, adds }: Thrown, dice: number, one: WildOne): void {
  const faces = ctx.shown(toss)
  const rule: Cited[] = ['D6-C-WILD-Always', 'D6-C-DIE-Pips']
  if (dice === 1) rule.push('D6-C-WILD-1D')
  if (s.options.simplify === 'fiveDice' && dice > 5) rule.push('D6-C-DIE-Simplify5D')
  if (s.options.simplify === 'wildOnly' && dice > 1) rule.push('D6-C-DIE-SimplifyWild')
  let wild = ''
  if (faces !== undefined && explodedWild(faces)) {
    wild = 'six'
    rule.push('D6-C-WILD-Explode', 'D6-C-WILD-LaterOnes', 'D6-EX-Explode')
  } else if (faces !== undefined && failedWild(faces)) {
    wild = 'one'
    if (one === 'removeBoth' || one === 'cancelHighestOnly')
      rule.push('D6-C-WILD-CritFailRemove', 'D6-A02', 'D6-EX-CritFail')
  }
  const total = faces === undefined ? undefined : totalOf(faces, one) + adds
  ctx.emit?.({ type: 'roll', who, label, dice, adds, faces: ctx.faces(toss), total, wild, rule })
}

/**
 * Throws what is partly somebody's own: a Fate Point doubles the dice and pips of `own`, then the rest is added to and taken
 * from it (D6-C-FP-Double, D6-C-FP-NotGear, D6-C-FP-BeforePenalties).
 */
export function throwOwn(
  ctx: Ctx,
  s: State,
  who: FighterId,
  label: string,
  own: DieCode,
  other: DieCode,
  adds: number,
  fated: boolean,
): Thrown | undefined {
  if (!fated) return throwCode(ctx, s, who, label, own + other, adds)
  const twice = doubled(own)
  return throwCode(ctx, s, who, label, D * twice.dice + other, adds + twice.adds, true)
}

/** The whole total of a throw, never below what it comes to at least (D6-C-SA-SkillMinimum). */
export const totalRolled = (ctx: Ctx, t: Thrown): number => Math.max(t.least, ctx.read(t.toss, t.look.total, t.adds))
/** Whether a throw reaches a difficulty; a tie is for the one who tries. */
export const reaches = (ctx: Ctx, t: Thrown, difficulty: number): boolean =>
  (t.least > 0 && t.least >= difficulty) || ctx.read(t.toss, t.look.reaches, difficulty - t.adds)
/** The total where it has been seen, for telling. */
export function totalShown(ctx: Ctx, t: Thrown): number | undefined {
  const faces = ctx.shown(t.toss)
  return faces === undefined ? undefined : Math.max(t.least, t.look.total(faces, t.adds))
}
