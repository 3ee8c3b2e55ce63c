import { optionOf } from '../../../mechanisms/asking.ts'
import { amongNames } from '../../../mechanisms/lists.ts'
import { turnsTo } from '../facing.ts'
import { active, blocked, foes, inWater } from '../fighters.ts'
import { canBearDown, leapAt } from '../leaping-attacks.ts'
import { approach, type Bearings, withinReach } from '../movement.ts'
import { movementLeft } from '../pace.ts'
import { refuseAttacks } from '../striking.ts'
import type { Fighter, State } from '../types.ts'
import { whichOf } from '../which-of.ts'
import { action, type Why } from './action.ts'

const LYING: Why = { because: 'he cannot leap from the ground', rule: 'LEG-LEAP-01' }
const RIDING: Why = { because: 'he cannot leap from the saddle', rule: 'LEG-LEAP-01' }
const AFLOAT: Why = { because: 'there is nothing under him to leap from', rule: 'LEG-CON-02' }
const NOBODY: Why = { because: 'nobody he could leap at is within reach', rule: 'LEG-LEAP-01' }
const TOO_BIG: Why = { because: 'everybody within reach is too big or not on his feet', rule: 'LEG-LEAP-03' }

const near = (s: State, f: Fighter, other: Fighter, his?: Bearings): boolean =>
  foes(f, other) && active(other) && !blocked(other, f) && withinReach(s, f, other, his)
const named = ({ id }: Fighter) => optionOf(id)

/** Leaps upon somebody to bear him down (LEG-LEAP-01). */
export const leap = action({
  key: 'leap',
  rule: 'LEG-LEAP-01',
  refuse(s, f, at) {
    const barred = refuseAttacks(f)
    if (barred !== undefined) return barred
    if (f.stance === 'prone') return LYING
    if (f.mount !== undefined) return RIDING
    if (inWater(f) && !amongNames(f.facts.traits, 'swimmer')) return AFLOAT
    let why = NOBODY
    const fighters = at.tied || at.rooted !== undefined ? at.near : s.fighters
    for (const other of fighters) {
      if (!near(s, f, other, at)) continue
      if (canBearDown(f, other)) return undefined
      why = TOO_BIG
    }
    return why
  },
  act(ctx, s, f) {
    const small = s.fighters.filter((other) => canBearDown(f, other) && near(s, f, other))
    const target = whichOf(ctx, f.id, { ask: 'target' }, small, named)
    if (target === undefined) return
    const metres = approach(ctx, s, f, target.id, movementLeft(s, f))
    turnsTo(s, f, target.id)
    if (metres > 0) ctx.emit?.({ type: 'ranUp', who: f.id, at: target.id, metres, rule: 'LEG-MOV-01' })
    leapAt(ctx, s, f, target)
  },
})
