import { DIFFICULTY } from '../state/dice.ts'
import { condition, isUp } from '../state/fighters.ts'
import { type ConditionName, LASTING, type Lasts, lastsLonger } from '../state/lasting.ts'
import type { Adjustment, Cited, Ctx, Fighter, Posture, State } from '../state/types.ts'
import { withstands } from './checks.ts'

/** Somebody comes to suffer a condition; the longer of two of the same name stays. */
export function afflict(
  ctx: Ctx,
  f: Fighter,
  name: ConditionName,
  lasts: Lasts,
  rule: Cited | readonly Cited[],
  needs: number = DIFFICULTY.moderate,
): void {
  const before = condition(f, name)
  if (before !== undefined && lastsLonger(lasts, before.lasts)) return
  f.conditions = [...f.conditions.filter((one) => one.name !== name), { name, lasts, needs }]
  ctx.emit?.({
    type: 'condition',
    who: f.id,
    name,
    lasts,
    begins: true,
    rule: [...(typeof rule === 'string' ? [rule] : rule), LASTING[name].rule],
  })
  // Ruling OLDE-B65: who can do nothing has no points.
  if (name === 'stunned' || name === 'unconscious') f.ap = 0
  // OLDE-COND-unconscious: who loses consciousness lies where he stood.
  if (name === 'unconscious') lies(ctx, f, 'unconscious', 'OLDE-COND-unconscious')
}

export function relieve(ctx: Ctx, f: Fighter, name: ConditionName, rule: Cited): void {
  const gone = condition(f, name)
  if (gone === undefined) return
  f.conditions = f.conditions.filter((one) => one !== gone)
  if (name === 'invisible') f.known = null
  ctx.emit?.({
    type: 'condition',
    who: f.id,
    name,
    lasts: gone.lasts,
    begins: false,
    rule: [rule, LASTING[name].rule],
  })
}

/** He comes to lie on the ground. */
export function lies(ctx: Ctx, f: Fighter, because: string, rule: Cited): void {
  if (f.posture === 'prone') return
  poses(ctx, f, 'prone', because, rule)
}
/** The ways to be lower than somebody is now. */
const POSTURES = ['standing', 'kneeling', 'sitting', 'prone'] as const satisfies readonly Posture[]
export const lower = (f: Fighter): { readonly key: Posture }[] =>
  POSTURES.slice(POSTURES.indexOf(f.posture) + 1).map((key) => ({ key }))

export function poses(ctx: Ctx, f: Fighter, posture: Posture, because: string, rule: Cited): void {
  f.posture = posture
  ctx.emit?.({ type: 'posture', who: f.id, posture, because, rule })
}

/** OLDE-ADJ-01: something is added until the next reset, or taken. */
export function adjusts(ctx: Ctx, f: Fighter, of: Omit<Adjustment, 'lasts' | 'melee'>, melee = false): void {
  const { to, value, because, rule } = of
  f.adjustments = [...f.adjustments, { to, value, because, rule, lasts: 'temporary', melee }]
  ctx.emit?.({ type: 'adjusted', who: f.id, to, value, because, rule })
}
/** What is added for a time shows; what always is, is his own. */
export const adjustmentsSeen = (f: { readonly adjustments: readonly Adjustment[] }): Adjustment[] =>
  f.adjustments.filter(({ lasts }) => lasts === 'temporary')

/** OLDE-COND-01: at a reset what is temporary ends. */
export function endTemporary(ctx: Ctx, f: Fighter): void {
  for (const { name, lasts } of f.conditions) if (lasts === 'temporary') relieve(ctx, f, name, 'OLDE-COND-01')
  if (f.adjustments.some((one) => one.lasts === 'temporary'))
    f.adjustments = f.adjustments.filter((one) => one.lasts !== 'temporary')
}

/** OLDE-COND-01: what is persistent ends by a check of Brawn or Nerve against what it needs. */
export function recover(ctx: Ctx, s: State, f: Fighter): void {
  if (!isUp(f)) return
  for (const { name, lasts, needs } of f.conditions) {
    if (lasts !== 'persistent') continue
    if (withstands(ctx, s, f, needs, name, ['OLDE-COND-01', LASTING[name].rule])) relieve(ctx, f, name, 'OLDE-COND-01')
  }
}
