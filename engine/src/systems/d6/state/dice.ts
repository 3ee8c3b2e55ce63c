import type { Id, Modifier } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
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
  sumOf,
  totalOf,
  type WildOne,
} from '../book/diecode.ts'
import type { Term } from './note.ts'
import type { Cited, Ctx, State, Thrown } from './types.ts'

const wildFailed = (faces: Faces): boolean => failedWild(faces)
const FAILURES = [optionOf('remove'), optionOf('complication')] as const

/** What is told of a throw: what its dice and points are made of, where somebody listens, and the number it has to reach. */
export interface Throwing {
  readonly terms?: readonly Term[] | undefined
  readonly needs?: number | undefined
  readonly fated?: boolean
}
const PLAINLY: Throwing = {}
/** Dice on the table, or nothing: what had no dice was not thrown. */
export type Throw = Thrown | undefined

/**
 * Throws a die code, one of the dice wild, and leaves it unseen; `adds` goes on top. Undefined for less than one die: what
 * has no dice cannot be rolled (D6-C-SKILL-ZeroDice).
 */
export function throwCode(ctx: Ctx, s: State, who: Id, label: string, code: DieCode, adds = 0, how = PLAINLY): Throw {
  const dice = diceOf(code)
  if (dice < 1) return undefined
  const { simplify, critFail } = s.options
  const toss = ctx.toss(pool(label, diceThrown(dice, simplify), critFail === 'gmChoice' ? 'none' : critFail), who)
  const saved = diceSaved(dice, simplify)
  let one: WildOne = critFail === 'gmChoice' ? 'removeBoth' : critFail
  if ((critFail === 'gmChoice' || critFail === 'complication') && ctx.read(toss, wildFailed, 0)) {
    if (critFail === 'gmChoice') {
      const about = { ask: 'critical failure', on: label } as const
      const ruled = ctx.choose({ who: 'gm', about, options: FAILURES, usual: 'remove' })
      if (ruled.key === 'complication') one = 'complication'
    }
    if (one === 'complication') ctx.emit?.({ type: 'complication', who, on: label, rule: 'D6-C-WILD-Complication' })
  }
  const pips = pipsOf(code)
  const fated = how.fated === true
  const thrown: Thrown = { who, label, toss, look: reading[one], adds: adds + pips + saved, least: 0, fated }
  if (ctx.emit !== undefined) tellRoll(ctx, s, thrown, { dice, one, pips, saved }, how)
  return thrown
}

/** What was thrown, how a Wild 1 is read, and what stands beside the dice. */
type Made = { readonly dice: number; readonly one: WildOne; readonly pips: number; readonly saved: number }
function tellRoll(ctx: Ctx, s: State, t: Thrown, made: Made, { terms = [], needs }: Throwing): void {
  const { dice, one, pips, saved } = made
  const { who, label, toss, adds } = t
  const faces = ctx.shown(toss)
  const rule: Cited[] = ['D6-C-WILD-Always', 'D6-C-DIE-Pips']
  if (dice === 1) rule.push('D6-C-WILD-1D')
  if (s.options.simplify === 'fiveDice' && dice > 5) rule.push('D6-C-DIE-Simplify5D')
  if (s.options.simplify === 'wildOnly' && dice > 1) rule.push('D6-C-DIE-SimplifyWild')
  let wild: '' | 'one' | 'six' = ''
  if (faces !== undefined && explodedWild(faces)) {
    wild = 'six'
    rule.push('D6-C-WILD-Explode', 'D6-C-WILD-LaterOnes', 'D6-EX-Explode')
  } else if (faces !== undefined && failedWild(faces)) {
    wild = 'one'
    if (one === 'removeBoth' || one === 'cancelHighestOnly')
      rule.push('D6-C-WILD-CritFailRemove', 'D6-A02', 'D6-EX-CritFail')
  }
  const total = faces === undefined ? undefined : totalOf(faces, one) + adds
  const counted = terms.map(asPoints)
  if (pips !== 0) counted.push({ value: pips, because: 'pips', rule: 'D6-C-DIE-Pips' })
  if (saved !== 0) counted.push({ value: saved, because: 'dice not thrown', rule: 'D6-C-DIE-Simplify5D' })
  const lost = faces === undefined ? 0 : totalOf(faces, one) - sumOf(faces)
  if (lost !== 0) counted.push({ value: lost, because: 'a 1 on the Wild Die', rule: 'D6-C-WILD-CritFailRemove' })
  const rolled = { of: label, who, dice: `${dice}D`, faces: ctx.faces(toss), terms: counted, total, needs }
  ctx.emit?.({ type: 'roll', who, rolled, wild, rule })
}
/** Dice are thrown, not added: of them only the reason is left. */
const asPoints = ({ dice, ...term }: Term): Modifier => (dice === true ? { ...term, value: 0 } : term)

/** A code of which a part is somebody's own. */
export type Partly = { readonly own: DieCode; readonly other: DieCode }
/**
 * Throws what is partly somebody's own: a Fate Point doubles the dice and pips of `own`, then the rest is added to and taken
 * from it (D6-C-FP-Double, D6-C-FP-NotGear, D6-C-FP-BeforePenalties).
 */
export function throwOwn(ctx: Ctx, s: State, who: Id, label: string, code: Partly, adds: number, how: Throwing): Throw {
  const { own, other } = code
  if (how.fated !== true) return throwCode(ctx, s, who, label, own + other, adds, how)
  const twice = doubled(own)
  const pips: Term = { value: twice.adds, because: 'pips doubled by fate', rule: 'D6-C-FP-Double' }
  const terms = how.terms && (twice.adds === 0 ? how.terms : [...how.terms, pips])
  return throwCode(ctx, s, who, label, D * twice.dice + other, adds + twice.adds, { ...how, terms })
}

export type Perhaps = Thrown | null | undefined
/** The whole total of a throw, never below what it comes to at least (D6-C-SA-SkillMinimum); of nothing, 0. */
export const totalRolled = (ctx: Ctx, t: Perhaps): number =>
  t === null || t === undefined ? 0 : Math.max(t.least, ctx.read(t.toss, t.look.total, t.adds))
/** Whether a throw reaches a difficulty; a tie is for the one who tries, and nothing reaches nothing. */
export const reaches = (ctx: Ctx, t: Perhaps, difficulty: number): boolean =>
  t !== null && t !== undefined && (t.least >= difficulty || ctx.read(t.toss, t.look.reaches, difficulty - t.adds))
/** The total where it has been seen, for telling. */
export function totalShown(ctx: Ctx, t: Thrown): number | undefined {
  const faces = ctx.shown(t.toss)
  return faces === undefined ? undefined : Math.max(t.least, t.look.total(faces, t.adds))
}
