import { turnsTo } from '../facing.ts'
import { active, fighter, foes } from '../fighters.ts'
import { canBearDown, leapAt } from '../leaping-attacks.ts'
import { approach, withinReach } from '../movement.ts'
import { movementLeft } from '../pace.ts'
import type { Fighter, State } from '../types.ts'
import { type Action, optionOf, type Why } from './action.ts'
import { refuseAttacks } from './attack.ts'

const LYING: Why = { because: 'he cannot leap from the ground', rule: 'LEG-LEAP-01' }
const RIDING: Why = { because: 'he cannot leap from the saddle', rule: 'LEG-LEAP-01' }
const NOBODY: Why = { because: 'nobody he could leap at is within reach', rule: 'LEG-LEAP-01' }
const TOO_BIG: Why = { because: 'everybody within reach is too big or lies already', rule: 'LEG-LEAP-03' }

const near = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter((other) => foes(f, other) && active(other) && withinReach(s, f, other))

/** Leaps upon somebody to bear him down (LEG-LEAP-01). */
export const leap: Action = {
  key: 'leap',
  rule: 'LEG-LEAP-01',
  refuse(s, f) {
    const barred = refuseAttacks(f)
    if (barred !== undefined) return barred
    if (f.stance === 'prone') return LYING
    if (f.mount !== undefined) return RIDING
    const found = near(s, f)
    if (found.length === 0) return NOBODY
    return found.some((other) => canBearDown(f, other)) ? undefined : TOO_BIG
  },
  act(ctx, s, f) {
    const options = near(s, f)
      .filter((other) => canBearDown(f, other))
      .map(({ id }) => optionOf(id))
    const only = options.length === 1 ? options[0] : undefined
    const { key } = only ?? ctx.choose({ who: f.id, about: { ask: 'target' }, options })
    const target = fighter(s, key)
    const metres = approach(s, f, target.id, movementLeft(s, f))
    turnsTo(s, f, target.id)
    if (metres > 0) ctx.emit?.({ type: 'moved', who: f.id, at: target.id, metres, rule: 'LEG-MOV-01' })
    leapAt(ctx, s, f, target)
  },
}
