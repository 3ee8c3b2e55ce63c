import { die } from '../../dice/chance.ts'
import { percentile } from '../../mechanisms/percentile.ts'
import { again, secondChance } from './hero-points.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter } from './types.ts'

export { excess, rank, succeeds } from '../../mechanisms/percentile.ts'

/** 1D100 for each kind of test: the label says what it is for. */
export const ATTACK = die('attack', 100)
export const PARRY = die('parry', 100)
export const EVADE = die('evade', 100)
export const RESIST = {
  trip: die('trip', 100),
  disarm: die('disarm', 100),
  blind: die('blind', 100),
  resilience: die('resilience', 100),
  bleed: die('bleed', 100),
  stun: die('stun', 100),
} as const
export const ATHLETICS = die('athletics', 100)
export const BRAWN = die('brawn', 100)

/** The roll itself, for what is kept beyond the step it was made in. */
export const face = (roll: number): number => roll

/**
 * Levels of success and Opposed Tests: critical within a tenth of the skill, fumble on 99–00 or, with 100% and more, on 00
 * (LEG-SKL-Critical, LEG-SKL-Fumble); the better level wins, then the higher roll, then the higher skill, then a coin
 * (LEG-SKL-Opposed). Ruling LEG-A75: the skill a kept roll was made with breaks a tie. Ruling LEG-A76: a kept roll and its
 * level stand, and only the resister's skill loses an excess over 100%.
 */
export const { levelOf, levelRule, opposed, resists, resistsKept, contest } = percentile<LegendRule, Fighter, Ctx>({
  criticalShare: 10,
  fumblesOn00From: 100,
  ties: die('coin', 2),
  again: (ctx, f, chance) =>
    secondChance(ctx, f, chance.label, undefined) ? ctx.toss(again(chance), f.id) : undefined,
  rules: {
    success: 'LEG-SKL-Success',
    critical: 'LEG-SKL-Critical',
    fumble: 'LEG-SKL-Fumble',
    autoSuccess: 'LEG-SKL-AutoSuccess',
    autoFailure: 'LEG-SKL-AutoFailure',
    opposed: 'LEG-SKL-Opposed',
    tie: 'LEG-SKL-OpposedTie',
    stalemate: 'LEG-SKL-Stalemate',
    over100: 'LEG-SKL-Over100',
  },
})
