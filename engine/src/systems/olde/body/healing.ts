import type { Asks, Option, Why } from '../../../kernel/types.ts'
import { atHand } from '../ground/movement.ts'
import { check, DIFFICULTY, notation, rolls } from '../state/dice.ts'
import { status, suffers, whoIs } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, Help, Person, State } from '../state/types.ts'
import { castingAdjustments, healingAdjustments } from './adjustments.ts'
import { attempt, rolledOf } from './checks.ts'
import { relieve } from './conditions.ts'
import { cannotMove } from './hindrances.ts'
import { heal, stabilise } from './wounds.ts'

/** Somebody to be helped. */
export interface Patient extends Option {
  readonly on: Fighter
}
export interface Tending {
  readonly s: State
  readonly f: Fighter
  readonly as: Help
}

/** Whom somebody can help in this way: himself, and friends in the same or the next space (ruling OLDE-B76). */
export const toTend: Asks<Tending, Patient> = {
  each({ s, f }, visit) {
    for (const on of s.fighters) if (on.side === f.side && !on.dead && visit({ key: on.id, on })) return
  },
  named({ s, f }, key) {
    const on = whoIs(s.fighters, key)
    return on === undefined || on.dead || on.side !== f.side ? undefined : { key, on }
  },
  why({ s, f, as }, { on }): Why | undefined {
    if (!atHand(s, f.id, on.id)) return { because: 'he is out of reach', rule: RULES[as] }
    if (as === 'aid' && !on.dying && !suffers(on, 'bleeding'))
      return { because: 'he is neither dying nor bleeding', rule: 'OLDE-INJ-04-stabilise' }
    if ((as === 'use' || as === 'mend') && on.hp >= on.fullHp) return { because: 'he is not hurt', rule: RULES[as] }
    if (as !== 'guide') return undefined
    if (!suffers(on, 'stunned')) return { because: 'he is not stunned', rule: 'OLDE-COND-stunned' }
    if (on.posture === 'prone') return { because: 'he lies there', rule: RULES.guide }
    return cannotMove(on)
  },
}
const RULES = {
  aid: 'OLDE-ACT-aid',
  use: 'OLDE-ITEM-draught',
  mend: 'OLDE-SPELL-mend',
  guide: 'OLDE-ACT-guide',
} as const satisfies Record<Help, Cited>

const HEALING = check('healing')
const MENDED = rolls('healing', 1, false)
/** The rank of the die that heals. */
const HEALS = 4

/** OLDE-INJ-04: what First Aid needs: 6 for the bruised, 9 for the wounded and the dying, on oneself 9 and 12. */
export function aidDifficulty(on: Person, self: boolean): { needs: number; rule: Cited } {
  const how = status(on)
  const light = how === 'healthy' || how === 'bruised'
  if (self) return { needs: light ? DIFFICULTY.moderate : DIFFICULTY.hard, rule: 'OLDE-INJ-04-self' }
  return light
    ? { needs: DIFFICULTY.easy, rule: 'OLDE-INJ-04-bruised' }
    : { needs: DIFFICULTY.moderate, rule: 'OLDE-INJ-04-stabilise' }
}

/** OLDE-ACT-aid: a Healing check; a failed one may be tried again (OLDE-INJ-04-again). */
export function firstAid(ctx: Ctx, s: State, f: Fighter, on: Fighter): void {
  const { needs, rule } = aidDifficulty(on, f === on)
  const task = {
    stat: 'savvy',
    dice: HEALING,
    label: 'healing',
    needs,
    against: `the wounds of ${on.id}`,
    rule: [rule, 'OLDE-ACT-aid', 'OLDE-INJ-04-again'],
    adjust: healingAdjustments,
  } as const
  if (!attempt(ctx, s, f, task)) return
  stabilise(ctx, on, f.id, 'OLDE-INJ-04-stabilise')
  relieve(ctx, on, 'bleeding', rule)
}

/** A d4 of Hit Points; whoever has any is no longer dying. */
function restores(ctx: Ctx, s: State, f: Fighter, on: Fighter, rule: Cited): void {
  const toss = ctx.toss(MENDED(HEALS, s.options.oddDice), f.id)
  const points = ctx.read(toss, shownValue, undefined)
  const rolled = rolledOf(ctx, toss, {
    label: 'healing',
    who: f.id,
    dice: notation(HEALS, 1, false, s.options.oddDice),
    terms: [],
  })
  heal(ctx, on, f, points, rolled, [rule])
}
const shownValue = (value: number): number => value

/** OLDE-ITEM-draught: one of ours. */
export function drinks(ctx: Ctx, s: State, f: Fighter, on: Fighter): void {
  f.draughts--
  restores(ctx, s, f, on, 'OLDE-ITEM-draught')
}

const MEND = check('mend')
/** OLDE-SPELL-mend: 1 Faith, spoken; Savvy against 9. */
export function mends(ctx: Ctx, s: State, f: Fighter, on: Fighter): void {
  f.faith--
  ctx.emit?.({ type: 'pool', who: f.id, pool: 'faith', change: -1, left: f.faith, rule: 'OLDE-SPELL-mend' })
  const adjust = (who: Fighter, note: Parameters<typeof castingAdjustments>[2]): number =>
    castingAdjustments(who, false, note)
  const task = {
    stat: 'savvy',
    dice: MEND,
    label: 'mend',
    needs: DIFFICULTY.moderate,
    against: 'the spell',
    rule: 'OLDE-SPELL-mend',
    adjust,
  } as const
  if (attempt(ctx, s, f, task)) restores(ctx, s, f, on, 'OLDE-SPELL-mend')
}
