import type { Action } from '../action.ts'
import { characterPointsAfter } from '../character-and-fate-points.ts'
import { into, noted } from '../note.ts'
import { totalRolled } from '../rolling-dice.ts'
import { diceFor, lent, throwSkill } from '../using-skills.ts'

/** Half of what an acrobatics roll was over goes to the damage of one attack of the turn (D6-C-OPT-Acrobatics). */
export const trick: Action = {
  key: 'trick',
  rule: 'D6-C-OPT-Acrobatics',
  refuse(s, f) {
    if (f.actions < 2)
      return { because: 'a trick is an action, and the blow it helps another', rule: 'D6-C-OPT-Acrobatics' }
    if (f.done.includes('trick')) return { because: 'one trick a turn', rule: 'D6-C-OPT-Acrobatics' }
    return diceFor(s, f, 'acrobatics') < 1
      ? { because: 'no dice of acrobatics are left', rule: 'D6-C-SKILL-ZeroDice' }
      : undefined
  },
  act(ctx, s, f) {
    const difficulty = s.options.trickDifficulty
    const thrown = throwSkill(ctx, s, f, 'acrobatics', 'trick', { dice: 0, adds: 0, needs: difficulty })
    if (thrown === undefined) return
    characterPointsAfter(ctx, s, f, thrown, difficulty)
    const over = totalRolled(ctx, thrown) - difficulty
    const modifiers = noted(ctx)
    if (over >= 0) f.nextDamage = lent(over, 'trick', into(modifiers))
    ctx.emit?.({
      type: 'trick',
      who: f.id,
      over,
      damage: f.nextDamage,
      rule: 'D6-C-OPT-Acrobatics',
      modifiers: modifiers ?? [],
    })
  },
}
