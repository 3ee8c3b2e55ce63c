import { die } from '../../../dice/chance.ts'
import { fighter } from '../fighters.ts'
import { holdOption, release } from '../holds.ts'
import { plainSkill } from '../modifiers.ts'
import { contest } from '../skill-tests.ts'
import type { Fighter, Hold, State } from '../types.ts'
import { whichOf } from '../which-of.ts'
import { action, type Why } from './action.ts'

const BREAK = die('break free', 100)
const KEEP = die('keep grip', 100)
const NOT_GRIPPED: Why = { because: 'nobody grips him', rule: 'LEG-MAN-Grip' }

const grips = (s: State, f: Fighter): Hold[] => s.holds.filter((hold) => hold.on === f.id && hold.kind === 'grip')

/** An Opposed Test of Unarmed breaks a grip (LEG-MAN-Grip). */
export const breakFree = action({
  key: 'breakFree',
  rule: 'LEG-MAN-Grip',
  refuse: (s, f) => (grips(s, f).length === 0 ? NOT_GRIPPED : undefined),
  act(ctx, s, f) {
    const hold = whichOf(ctx, f.id, { ask: 'break free' }, grips(s, f), holdOption)
    if (hold === undefined) return
    const holder = fighter(s, hold.by)
    const skill = plainSkill(s, f, 'unarmed', undefined)
    const result = contest(ctx, f, BREAK, skill, holder, KEEP, plainSkill(s, holder, 'unarmed', undefined))
    ctx.emit?.({ type: 'wrestled', who: f.id, at: holder.id, skill, result, rule: 'LEG-MAN-Grip' })
    if (result === 'wins') release(ctx, s, hold, 'LEG-MAN-Grip')
  },
})
