import type { Action } from '../action.ts'
import { characterPointsAfter } from '../character-and-fate-points.ts'
import { into, noted } from '../note.ts'
import { totalRolled } from '../rolling-dice.ts'
import { lent, noDice, throwSkill } from '../using-skills.ts'

/** Half of what an acrobatics roll was over goes to the damage of one attack of the turn (D6-C-OPT-Acrobatics). */
export const trick: Action = {
  key: 'trick',
  rule: 'D6-C-OPT-Acrobatics',
  refuse(s, f) {
    if (f.actions < 2) return 'a trick is an action, and the blow it helps another'
    if (f.done.includes('trick')) return 'one trick a turn'
    return noDice(s, f, 'acrobatics')
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
