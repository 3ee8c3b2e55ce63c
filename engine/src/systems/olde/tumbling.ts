import type { Action, ActionKey } from './actions.ts'
import { attempt, DIFFICULTY } from './challenges.ts'
import { isTrained, skillBonus } from './characters.ts'
import { check } from './dice.ts'
import { checkAdjustments } from './modifiers.ts'
import { type Note, term } from './note.ts'
import type { Ctx, Fighter, State } from './types.ts'

const TUMBLE = check('tumble')
/** What a movement costs who tumbles through it. */
const TUMBLED: Partial<Record<ActionKey, number>> = { climb: 1, drop: 0, rise: 0, stand: 1 }

const tumbleAdjustments = (f: Fighter, note: Note): number =>
  checkAdjustments(f, 'finesse', note) + term(note, skillBonus(f, 'tumble'), 'tumble', 'OLDE-SKILL-ranks')

/** OLDE-ADV-tumble, our number: who is trained rolls against 9, and pays less if that is enough. */
export function tumbled(ctx: Ctx, s: State, f: Fighter, key: ActionKey, action: Action): Action {
  const cost = TUMBLED[key]
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
