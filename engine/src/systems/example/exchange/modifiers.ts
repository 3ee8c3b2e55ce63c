import type { Modifier } from '../../../kernel/types.ts'
import type { Fighter } from '../state/types.ts'

const DAZED: Modifier = { value: -2, because: 'dazed', rule: 'EX-DAZED' }
const BOLD_DAMAGE: Modifier = { value: 2, because: 'bold', rule: 'EX-STANCE' }
const WARY_DODGE: Modifier = { value: 2, because: 'wary', rule: 'EX-STANCE' }
const BRACED: Modifier = { value: -1, because: 'wary', rule: 'EX-STANCE' }

/** What is added to a blow's d10. */
export function blowModifiers(fighter: Fighter): Modifier[] {
  return [{ value: fighter.brawling, because: 'brawling', rule: 'EX-STRIKE' }, ...(fighter.dazed > 0 ? [DAZED] : [])]
}

/** What is added to a dodge's d10: the wary see it coming. */
export function dodgeModifiers(fighter: Fighter): Modifier[] {
  return [
    { value: fighter.brawling, because: 'brawling', rule: 'EX-DODGE' },
    ...(fighter.stance.is === 'wary' ? [WARY_DODGE] : []),
    ...(fighter.dazed > 0 ? [DAZED] : []),
  ]
}

/** What is added to a blow's damage: the bold put their weight behind it, the wary hold back. */
export function damageModifiers(fighter: Fighter, target: Fighter): Modifier[] {
  return [
    { value: fighter.might, because: 'might', rule: 'EX-DAMAGE' },
    fighter.stance.is === 'bold' ? BOLD_DAMAGE : BRACED,
    ...(target.hide > 0 ? [{ value: -target.hide, because: 'hide', rule: 'EX-DAMAGE' }] : []),
  ]
}

/** Brawl adds its modifiers up. */
export function total(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (const { value } of modifiers) sum += value
  return sum
}
