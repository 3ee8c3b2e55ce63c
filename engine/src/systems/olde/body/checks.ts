import type { Chance, Id, Modifier, Rolled, Toss } from '../../../kernel/types.ts'
import { noting } from '../../../mechanisms/noting.ts'
import { rankOf } from '../state/derive.ts'
import { check, notation, type Rolls } from '../state/dice.ts'
import { type Note, termsFor } from '../state/note.ts'
import type { Cited, Ctx, Fighter, Stat, State } from '../state/types.ts'
import { checkAdjustments } from './adjustments.ts'

/** OLDE-CHAL-03: ranks of success, below 0 of failure: the first, and one more for every three points. */
export function ranks(margin: number): number {
  return margin >= 0 ? 1 + Math.floor(margin / 3) : -Math.floor(-margin / 3) - 1
}

const reachesNeed = (total: number, need: number): boolean => total >= need

/** A roll as an event carries it. */
export function rolledOf(
  ctx: Ctx,
  toss: Toss<number>,
  of: {
    readonly label: string
    readonly who: Id
    readonly dice: string
    readonly terms: readonly Modifier[]
    readonly needs?: number | undefined
  },
): Rolled {
  const shown = ctx.shown(toss)
  let adds = 0
  for (const { value } of of.terms) adds += value
  return {
    of: of.label,
    who: of.who,
    dice: of.dice,
    faces: ctx.faces(toss),
    terms: of.terms,
    total: shown === undefined ? undefined : shown + adds,
    needs: of.needs,
  }
}

/** The notation of two exploding dice of somebody's stat. */
export const checkDice = (s: State, f: Fighter, stat: Stat): string =>
  notation(rankOf(f, stat), 2, true, s.options.oddDice)

/** The dice of a check of somebody's stat. */
export const checkChance = (s: State, f: Fighter, stat: Stat, dice: Rolls): Chance<number> =>
  dice(rankOf(f, stat), s.options.oddDice)

/** What a check is of, against which number, and by which rule. */
export interface Task {
  readonly stat: Stat
  readonly dice: Rolls
  readonly label: string
  readonly needs: number
  readonly against: string
  readonly rule: Cited | readonly Cited[]
  /** What is added beside what every check of the stat has. */
  readonly adjust?: ((f: Fighter, note: Note) => number) | undefined
}

/** OLDE-CHAL-01: two exploding dice of the stat and adjustments; as much as the difficulty is enough. */
export function attempt(ctx: Ctx, s: State, f: Fighter, task: Task): boolean {
  const terms = termsFor(ctx)
  const note = noting(terms)
  const adds = task.adjust === undefined ? checkAdjustments(f, task.stat, note) : task.adjust(f, note)
  const toss = ctx.toss(checkChance(s, f, task.stat, task.dice), f.id)
  const success = ctx.read(toss, reachesNeed, task.needs - adds)
  ctx.emit?.({
    type: 'check',
    who: f.id,
    against: task.against,
    success,
    rolled: rolledOf(ctx, toss, {
      label: task.label,
      who: f.id,
      dice: checkDice(s, f, task.stat),
      terms: terms ?? [],
      needs: task.needs,
    }),
    rule: [...(typeof task.rule === 'string' ? [task.rule] : task.rule), 'OLDE-CHAL-01'],
  })
  return success
}

const BRAWN = check('Brawn check')
const NERVE = check('Nerve check')
const STATS = [{ key: 'brawn' }, { key: 'nerve' }] as const

/** A check of Brawn or Nerve, whichever he likes: usually the higher, of equals Brawn (ruling OLDE-B73). */
export function withstands(
  ctx: Ctx,
  s: State,
  f: Fighter,
  needs: number,
  against: string,
  rule: Cited | readonly Cited[],
): boolean {
  const usual = f.facts.nerve > f.facts.brawn ? 'nerve' : 'brawn'
  const stat = ctx.choose({ who: f.id, about: { ask: 'stat', against, needs }, options: STATS, usual }).key
  return attempt(ctx, s, f, {
    stat,
    dice: stat === 'brawn' ? BRAWN : NERVE,
    label: `${stat} check`,
    needs,
    against,
    rule,
  })
}
