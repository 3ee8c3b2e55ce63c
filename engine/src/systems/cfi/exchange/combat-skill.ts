import type { Sealed } from '../../../kernel/types.ts'
import { graded } from '../body/difficulty.ts'
import { TRAINED } from '../content/classes.ts'
import { baseCombat } from '../state/derive.ts'
import { isUnarmed } from '../state/fighters.ts'
import type { Fighter, Item, State } from '../state/types.ts'

/** Whether his class's Combat Skill covers a weapon; creatures know their own (CFI-SKL-02). */
export const trainedIn = (f: Sealed<Fighter>, item: Sealed<Item>): boolean =>
  f.facts.class === undefined || item.weapon.kind === 'natural' || TRAINED[f.facts.class].includes(item.weapon.id)

/** The skill a weapon is used with: one Combat Skill for all of them (CFI-SKL-01); Unarmed for bare hands; its own for a few. */
export function combatSkill(s: Sealed<State>, f: Sealed<Fighter>, item: Sealed<Item>): number {
  if (item.weapon.skill !== undefined) return item.weapon.skill
  if (isUnarmed(item)) return f.facts.skills.unarmed
  if (trainedIn(f, item)) return f.facts.combat
  // Ruling CFI-A106: what lies outside his class he uses without training.
  return s.options.untrained === 'hard'
    ? graded(f.facts.combat, 'hard', s.options.difficulty)
    : baseCombat(f.facts.characteristics)
}

export const byCombatSkill = (item: Sealed<Item>): string => (isUnarmed(item) ? 'Unarmed' : 'Combat Skill')
