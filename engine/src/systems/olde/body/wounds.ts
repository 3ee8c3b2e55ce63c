import type { Id, Modifier, Rolled } from '../../../kernel/types.ts'
import { isUp, status, suffers } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'
import { withstands } from './checks.ts'
import { afflict, lies, relieve } from './conditions.ts'

/** What is told of an injury beside what it does. */
export interface Blow {
  readonly by: Fighter
  readonly rolled: Rolled | null
  readonly raw: number
  readonly terms: readonly Modifier[]
  readonly rule: readonly Cited[]
}

/** OLDE-DMG-04: damage sustained comes off the Hit Points; a great injury may stun (OLDE-INJ-02). */
export function injure(ctx: Ctx, s: State, f: Fighter, lost: number, blow: Blow): void {
  f.hp -= lost
  const { by, rolled, raw, terms } = blow
  ctx.emit?.({
    type: 'hurt',
    who: by.id,
    on: f.id,
    rolled,
    raw,
    terms,
    lost,
    left: f.hp,
    status: status(f),
    rule: [...blow.rule, 'OLDE-DMG-04', 'OLDE-INJ-01'],
  })
  if (lost === 0) return
  if (!isUp(f)) falls(ctx, f)
  else if (2 * lost > f.fullHp && !suffers(f, 'stunned')) stunningBlow(ctx, s, f, lost)
}

/** OLDE-INJ-02: more than half of all his Hit Points at once (ruling OLDE-B55: the exact half). */
function stunningBlow(ctx: Ctx, s: State, f: Fighter, lost: number): void {
  if (withstands(ctx, s, f, lost, 'stunned', 'OLDE-INJ-02')) return
  afflict(ctx, f, 'stunned', 'persistent', 'OLDE-INJ-02', lost)
}

/** OLDE-INJ-03, OLDE-COND-incapacitated: at 0 or below he lies there and is dying; at minus his maximum he is dead. */
function falls(ctx: Ctx, f: Fighter): void {
  if (f.hp <= -f.fullHp) {
    dies(ctx, f, 'wounds', 'OLDE-INJ-03')
    return
  }
  lies(ctx, f, 'incapacitated', 'OLDE-COND-incapacitated')
  // Ruling OLDE-B65: who can do nothing has no points.
  f.ap = 0
  // Ruling OLDE-B75: who was stable and is hurt again is dying again.
  if (f.dying) return
  f.dying = true
  ctx.emit?.({
    type: 'condition',
    who: f.id,
    name: 'dying',
    lasts: 'dying',
    begins: true,
    rule: ['OLDE-INJ-03', 'OLDE-COND-incapacitated'],
  })
}

export function dies(ctx: Ctx, f: Fighter, how: 'slain' | 'wounds', rule: Cited): void {
  f.dead = true
  f.dying = false
  f.posture = 'prone'
  ctx.emit?.({ type: 'dies', who: f.id, how, rule })
}

/** What each turn takes: bleeding and dying, a Hit Point each (OLDE-COND-bleeding, OLDE-INJ-03). */
export function wastesAway(ctx: Ctx, f: Fighter): void {
  if (f.dead) return
  // Who only now goes down loses his first point at the next reset (ruling OLDE-B56).
  const { dying } = f
  if (suffers(f, 'bleeding')) loses(ctx, f, 'OLDE-COND-bleeding')
  if (dying && !f.dead) loses(ctx, f, 'OLDE-INJ-03')
}
function loses(ctx: Ctx, f: Fighter, rule: Cited): void {
  const wasUp = isUp(f)
  f.hp -= 1
  ctx.emit?.({ type: 'bleeds', who: f.id, lost: 1, left: f.hp, status: status(f), rule })
  if (wasUp ? !isUp(f) : f.hp <= -f.fullHp) falls(ctx, f)
}

/** OLDE-INJ-04-stabilise: he is no longer dying. */
export function stabilise(ctx: Ctx, f: Fighter, by: Id, rule: Cited | readonly Cited[]): void {
  if (!f.dying) return
  f.dying = false
  ctx.emit?.({ type: 'stable', who: f.id, by, rule })
}

/** Hit Points won back, never above the maximum; who comes above 0 is awake again. */
export function heal(ctx: Ctx, f: Fighter, by: Fighter, points: number, rolled: Rolled, rule: readonly Cited[]): void {
  const won = Math.min(points, f.fullHp - f.hp)
  f.hp += won
  ctx.emit?.({ type: 'healed', who: f.id, by: by.id, rolled, won, left: f.hp, status: status(f), rule })
  stabilise(ctx, f, by.id, [...rule, 'OLDE-INJ-04-spell'])
  relieve(ctx, f, 'bleeding', 'OLDE-INJ-04-spell')
}
