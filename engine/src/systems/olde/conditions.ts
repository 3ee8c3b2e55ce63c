import { DIFFICULTY, withstands } from './challenges.ts'
import { condition, isUp } from './fighters.ts'
import type { OldeRule } from './rules.ts'
import type { Cited, ConditionName, Ctx, Fighter, Lasts, Posture, State } from './types.ts'

/** The rule of each condition. */
export const CONDITION_RULE = {
  bleeding: 'OLDE-COND-bleeding',
  blinded: 'OLDE-COND-blinded',
  dazed: 'OLDE-COND-dazed',
  deafened: 'OLDE-COND-deafened',
  exhausted: 'OLDE-COND-exhausted',
  fatigued: 'OLDE-COND-fatigued',
  frightened: 'OLDE-COND-frightened',
  restrained: 'OLDE-COND-restrained',
  rooted: 'OLDE-COND-rooted',
  slowed: 'OLDE-COND-slowed',
  silenced: 'OLDE-COND-silenced',
  stunned: 'OLDE-COND-stunned',
  unconscious: 'OLDE-COND-unconscious',
  lame: 'OLDE-COND-lame',
  invisible: 'OLDE-LOS-01',
} as const satisfies Record<ConditionName, OldeRule>

const LONGER: readonly Lasts[] = ['temporary', 'persistent', 'permanent']

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
  if (before !== undefined && LONGER.indexOf(before.lasts) > LONGER.indexOf(lasts)) return
  f.conditions = [...f.conditions.filter((one) => one.name !== name), { name, lasts, needs }]
  ctx.emit?.({
    type: 'condition',
    who: f.id,
    name,
    lasts,
    begins: true,
    rule: [...(typeof rule === 'string' ? [rule] : rule), CONDITION_RULE[name]],
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
    rule: [rule, CONDITION_RULE[name]],
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
    if (withstands(ctx, s, f, needs, name, ['OLDE-COND-01', CONDITION_RULE[name]]))
      relieve(ctx, f, name, 'OLDE-COND-01')
  }
}
