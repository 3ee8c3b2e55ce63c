import { die } from '../../../dice/chance.ts'
import { fighter } from '../fighters.ts'
import { holdKey, release } from '../manoeuvres/slip-free.ts'
import { plainSkill } from '../modifiers.ts'
import { contest } from '../skill-tests.ts'
import type { Fighter, Hold, State } from '../types.ts'
import { type Action, optionOf, type Why } from './action.ts'

const BREAK = die('break free', 100)
const KEEP = die('keep grip', 100)
const NOT_GRIPPED: Why = { because: 'nobody grips him', rule: 'LEG-MAN-Grip' }

const grips = (s: State, f: Fighter): Hold[] => s.holds.filter((hold) => hold.on === f.id && hold.kind === 'grip')

/** An Opposed Test of Unarmed breaks a grip (LEG-MAN-Grip). */
export const breakFree: Action = {
  key: 'breakFree',
  rule: 'LEG-MAN-Grip',
  refuse: (s, f) => (s.holds.length === 0 || grips(s, f).length === 0 ? NOT_GRIPPED : undefined),
  act(ctx, s, f) {
    const held = grips(s, f)
    const options = held.map((hold) => optionOf(holdKey(hold)))
    const chosen = options.length === 1 ? options[0] : ctx.choose({ who: f.id, about: { ask: 'break free' }, options })
    const hold = held[options.findIndex((option) => option === chosen)]
    if (hold === undefined) return
    const holder = fighter(s, hold.by)
    const skill = plainSkill(s, f, 'unarmed', undefined)
    const result = contest(ctx, f, BREAK, skill, holder, KEEP, plainSkill(s, holder, 'unarmed', undefined))
    ctx.emit?.({ type: 'wrestled', who: f.id, at: holder.id, skill, result, rule: 'LEG-MAN-Grip' })
    if (result === 'wins') release(ctx, s, hold, 'LEG-MAN-Grip')
  },
}
