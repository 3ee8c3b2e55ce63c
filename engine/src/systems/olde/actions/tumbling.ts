import { checkAdjustments } from '../body/adjustments.ts'
import { attempt } from '../body/checks.ts'
import { isTrained, skillBonus } from '../state/derive.ts'
import { check, DIFFICULTY } from '../state/dice.ts'
import { type Note, term } from '../state/note.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import type { Action } from './index.ts'

const TUMBLE = check('tumble')
const tumbleAdjustments = (f: Fighter, note: Note): number =>
  checkAdjustments(f, 'finesse', note) + term(note, skillBonus(f, 'tumble'), 'tumble', 'OLDE-SKILL-ranks')

/** OLDE-ADV-tumble, our number: who is trained rolls against 9, and pays less if that is enough. */
export function tumbled(ctx: Ctx, s: State, f: Fighter, action: Action): Action {
  const cost = action.tumbled
  if (cost === undefined || s.options.actions !== 'advanced' || !isTrained(f, 'tumble')) return action
  const task = {
    stat: 'finesse',
    dice: TUMBLE,
    label: 'tumble',
    needs: DIFFICULTY.moderate,
    against: 'a quicker way',
    rule: 'OLDE-ADV-tumble',
    adjust: tumbleAdjustments,
  } as const
  return attempt(ctx, s, f, task) ? { ...action, cost } : action
}
