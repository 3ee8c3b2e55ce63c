import type { Chance, Rolled } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import * as check from '../state/dice.ts'
import type { LuckUse } from '../state/events.ts'
import { has } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, Roll, State, Tally } from '../state/types.ts'

const NO = { key: 'none' } as const
const SPEND = { key: 'spend' } as const
const BEFORE = [NO, SPEND]
const FLIP = { key: 'flip' } as const
const UPGRADE = { key: 'upgrade' } as const

/** Whether he has a point of luck left for this check (REN-LUCK-04; ruling REN-A95). */
const mayspend = (s: State, f: Fighter, spent: number): boolean =>
  f.luck > 0 && (spent === 0 || s.options.luckPerCheck === 'any')

function spends(ctx: Ctx, f: Fighter, roll: string, use: LuckUse, rule: readonly Cited[]): void {
  f.luck--
  ctx.emit?.({ type: 'luck', who: f.id, roll, use, left: f.luck, rule: [...rule, 'REN-LUCK-04'] })
}

/**
 * Throws a check. Luck may be spent before it, to ignore what counts against him (REN-LUCK-01), and after it, to flip the
 * digits (REN-LUCK-02) or to upgrade the result (REN-LUCK-03), where that changes the grade or a number that decides.
 */
export function thrown(
  ctx: Ctx,
  s: State,
  f: Fighter,
  chance: Chance<number>,
  t: Tally,
  halved = false,
  strikes = false,
  weighs: Roll['weighs'] = true,
): Roll {
  let tn = check.target(t, s.options.modifierFloor, halved)
  let spent = 0
  const without = f.luck > 0 ? check.lucky(t, s.options.luckIgnoresWounds, halved) : tn
  if (without > tn && mayspend(s, f, spent)) {
    const about = { ask: 'luck before', roll: chance.label, tn, without } as const
    if (ctx.choose({ who: f.id, about, options: BEFORE, usual: 'none', hidden: true }) === SPEND) {
      spends(ctx, f, chance.label, 'before', strikes ? ['REN-LUCK-01', 'REN-STRIKE-Luck'] : ['REN-LUCK-01'])
      spent++
      tn = without
    }
  }
  const roll: Roll = {
    who: f.id,
    toss: ctx.toss(chance, f.id),
    tn,
    flipped: false,
    upgraded: false,
    weighs,
    spent,
    tally: t,
    again: null,
  }
  // Ruling REN-A70: at once, or when both are seen.
  if (s.options.luckAfter === 'ownRoll') luckAfter(ctx, s, f, chance.label, roll, strikes)
  return roll
}

/** Luck after the roll. Only the grades are looked at, what lies there and what it would be flipped, and where the number decides whether that is more. */
export function luckAfter(ctx: Ctx, s: State, f: Fighter, label: string, roll: Roll, strikes: boolean): void {
  while (mayspend(s, f, roll.spent)) {
    const [now, turned, more] = split(
      ctx.read(roll.toss, roll.weighs === true ? check.weighed : check.chances, check.keyOf(roll.tn, false)),
    )
    const lies = roll.flipped ? turned : now
    const options: { readonly key: 'none' | 'flip' | 'upgrade' }[] = [NO]
    const turns = roll.weighs === 'success' ? check.succeeds(turned) && !check.succeeds(now) : turned !== now || more
    if (!roll.flipped && !roll.upgraded && turns) options.push(FLIP)
    if (roll.weighs !== 'success' && !roll.upgraded && check.upgrade(lies) !== lies) options.push(UPGRADE)
    if (options.length === 1) return
    const about = {
      ask: 'luck after',
      roll: label,
      result: lies,
      flipped: more && turned === now ? `${turned}${check.MORE}` : turned,
      left: f.luck,
    } as const
    const { key } = ctx.choose({ who: f.id, about, options, usual: 'none', hidden: true })
    if (key === 'none') return
    if (key === 'flip') roll.flipped = true
    else roll.upgraded = true
    spends(ctx, f, label, key, [
      ...(key === 'flip' ? (['REN-LUCK-02'] as const) : (['REN-LUCK-03', 'REN-CHK-05'] as const)),
      ...(strikes ? (['REN-STRIKE-Luck'] as const) : []),
    ])
    roll.spent++
  }
}
function split(word: string): [now: check.Grade, turned: check.Grade, more: boolean] {
  const more = word.endsWith(check.MORE)
  const [now = 'failure', turned = 'failure'] = (more ? word.slice(0, -check.MORE.length) : word).split(', flipped ')
  return [now as check.Grade, turned as check.Grade, more]
}

export const keyOf = (roll: Roll): number => check.keyOf(roll.tn, roll.flipped, roll.again?.second)
export const passed = (ctx: Ctx, roll: Roll): boolean => ctx.read(roll.toss, check.passes, keyOf(roll))
/** The grade as it stands, one rung higher where luck was spent on that (REN-CHK-05). */
export function gradeOf(ctx: Ctx, roll: Roll): check.Grade {
  const grade = ctx.read(roll.toss, check.grade, keyOf(roll))
  return roll.upgraded ? check.upgrade(grade) : grade
}
/** Exceptional, or better (ruling REN-A03). */
export function exceptional(ctx: Ctx, s: State, roll: Roll): boolean {
  const grade = gradeOf(ctx, roll)
  return grade === 'exceptional success' || (grade === 'critical success' && s.options.criticalCountsAsExceptional)
}

/** A roll as an event carries it: its faces, what it was made of, and what it had to stay under. */
export function rolled(ctx: Ctx, roll: Roll, of: string): Rolled {
  const { tally: t } = roll
  const faces = facesOf(ctx, roll)
  const terms = [{ value: t.base, because: t.what, rule: 'REN-CHK-01' }, ...(t.notes ?? [])]
  const sum = t.base + t.plus + t.minus
  // A number below 1 is 1, and one above 98 is 98 (REN-CHK-02).
  if (check.clamped(sum) !== sum && roll.tn === check.clamped(sum))
    terms.push({ value: roll.tn - sum, because: 'held between 1 and 98', rule: 'REN-CHK-02' })
  return {
    of,
    who: roll.who,
    dice: '1d100',
    faces,
    terms,
    total: totalOf(ctx, roll, faces),
    needs: roll.tn,
    under: true,
  }
}

/** The dice of this roll alone; of a tie thrown again, his own of that throw. */
function facesOf(ctx: Ctx, { toss, again }: Roll): readonly number[] | undefined {
  const faces = ctx.faces(toss)
  if (faces === undefined || again === null) return faces
  const at = 2 * again.nth + (again.second ? 1 : 0)
  return faces.slice(at, at + 1)
}
function totalOf(ctx: Ctx, roll: Roll, faces: readonly number[] | undefined): number | undefined {
  if (roll.again !== null && faces?.[0] !== undefined) return faces[0] % 100
  const shown = ctx.shown(roll.toss)
  return shown === undefined ? undefined : check.rollOf(shown, keyOf(roll))
}

/** The rules a grade comes from. */
export function gradeRules(grade: check.Grade): readonly Cited[] {
  if (grade === 'success' || grade === 'failure') return ['REN-CHK-01', 'REN-CHK-03']
  return ['REN-CHK-01', 'REN-CHK-03', 'REN-CHK-04']
}

const AGAIN = [NO, { key: 'again' }] as const

/** A check that stands alone: thrown, with luck at its end. */
function alone(ctx: Ctx, s: State, f: Fighter, chance: Chance<number>, t: Tally): Roll {
  const roll = thrown(ctx, s, f, chance, t, false, false, false)
  if (s.options.luckAfter === 'bothSeen') luckAfter(ctx, s, f, chance.label, roll, false)
  return roll
}

/** Whether a check succeeds; no more of it is looked at. Who is disciplined may throw one with WIL in it again (REN-TRAIT-Disciplined). */
export function tested(
  ctx: Ctx,
  s: State,
  f: Fighter,
  chance: Chance<number>,
  t: Tally,
  rule: Cited,
  willed = false,
): boolean {
  const once = (because: Cited): boolean => {
    const roll = alone(ctx, s, f, chance, t)
    const success = passed(ctx, roll)
    tell(ctx, f, roll, chance.label, success, because)
    return success
  }
  if (once(rule)) return true
  if (!willed || !has(f, 'disciplined')) return false
  const about = { ask: 'roll again', roll: chance.label } as const
  const again = asked(ctx, { who: f.id, about, options: AGAIN, usual: 'again', hidden: true }).key === 'again'
  return again && once('REN-TRAIT-Disciplined')
}

/** How well or badly a check goes, where that decides something. */
export function graded(ctx: Ctx, s: State, f: Fighter, chance: Chance<number>, t: Tally, rule: Cited): check.Grade {
  const roll = alone(ctx, s, f, chance, t)
  const grade = gradeOf(ctx, roll)
  tell(ctx, f, roll, chance.label, check.succeeds(grade), rule)
  return grade
}

function tell(ctx: Ctx, f: Fighter, roll: Roll, label: string, success: boolean, rule: Cited): void {
  if (ctx.emit === undefined) return
  const result = gradeShown(ctx, roll, success)
  const rules = [rule, ...gradeRules(result)]
  ctx.emit({ type: 'check', who: f.id, roll: rolled(ctx, roll, label), result, success, rule: rules })
}
/** The grade of a roll somebody has seen; of any other only whether it succeeded. */
function gradeShown(ctx: Ctx, roll: Roll, success: boolean): check.Grade {
  const shown = ctx.shown(roll.toss)
  if (shown === undefined) return success ? 'success' : 'failure'
  const grade = check.grade(shown, keyOf(roll))
  return roll.upgraded ? check.upgrade(grade) : grade
}

/** A plain opposed check: both throw; where neither has it, both throw until one has (REN-CHK-06; rulings REN-A04, REN-A71). */
export function opposed(
  ctx: Ctx,
  s: State,
  f: Fighter,
  mine: Chance<number>,
  own: Tally,
  other: Fighter,
  theirs: Chance<number>,
  against: Tally,
  rule: Cited,
): boolean {
  const a = thrown(ctx, s, f, mine, own)
  const b = thrown(ctx, s, other, theirs, against)
  if (s.options.luckAfter === 'bothSeen') {
    luckAfter(ctx, s, f, mine.label, a, false)
    luckAfter(ctx, s, other, theirs.label, b, false)
  }
  const result = ctx.both(a.toss, b.toss, check.versus, check.both(keyOf(a), keyOf(b)))
  if (ctx.emit !== undefined) {
    const roll = rolled(ctx, b, theirs.label)
    ctx.emit({
      type: 'check',
      who: f.id,
      roll: rolled(ctx, a, mine.label),
      result,
      success: result === 'wins',
      rule: [rule, 'REN-CHK-06'],
    })
    ctx.emit({
      type: 'check',
      who: other.id,
      roll,
      result: turned(result),
      success: result === 'loses',
      rule: [rule, 'REN-CHK-06'],
    })
  }
  if (result === 'wins' || result === 'loses') return result === 'wins'
  if (result === 'neither' && s.options.bothFail === 'holds') return false
  if (result === 'tied' && s.options.tie !== 'reroll') return s.options.tie === 'attacker'
  const won = ctx.roll(check.untilDecided(a.tn, b.tn), f.id)
  const because: Cited[] = ['REN-CHK-06', result === 'tied' ? 'REN-A04' : 'REN-A71']
  ctx.emit?.({ type: 'again', who: f.id, at: other.id, time: 1, won: won ? f.id : other.id, rule: because })
  return won
}
const turned = (result: check.Versus): check.Versus =>
  result === 'wins' ? 'loses' : result === 'loses' ? 'wins' : result
