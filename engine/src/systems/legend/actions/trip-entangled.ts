import { optionOf } from '../../../mechanisms/asking.ts'
import { fall } from '../falling.ts'
import { active, fighter, inWater } from '../fighters.ts'
import { resistingSkill } from '../manoeuvres/exchange-won.ts'
import { FOOTING } from '../manoeuvres/trip.ts'
import { RESIST, resistsKept } from '../skill-tests.ts'
import type { Fighter, Hold, State } from '../types.ts'
import { whichOf } from '../which-of.ts'
import { action, type Why } from './action.ts'

const NOBODY: Why = { because: 'nobody he has just entangled is on his feet', rule: 'LEG-MAN-Entangle' }

const ready = (s: State, f: Fighter): Hold[] =>
  s.holds.filter((hold) => {
    if (hold.by !== f.id || !hold.tripReady) return false
    const victim = fighter(s, hold.on)
    return active(victim) && victim.stance === 'standing' && !inWater(victim)
  })

/** On the turn after he entangled somebody, a Combat Action trips him without a roll to hit: the attack roll stands (LEG-MAN-Entangle). */
export const tripEntangled = action({
  key: 'tripEntangled',
  rule: 'LEG-MAN-Entangle',
  refuse: (s, f) => (ready(s, f).length === 0 ? NOBODY : undefined),
  act(ctx, s, f) {
    const hold = whichOf(ctx, f.id, { ask: 'trip' }, ready(s, f), ({ on }) => optionOf(on))
    if (hold === undefined) return
    tripPasses(s, f)
    const victim = fighter(s, hold.on)
    const skill = resistingSkill(ctx, s, victim, f, FOOTING)
    const stands = resistsKept(ctx, victim, RESIST.trip, skill, hold.roll, hold.skill, hold.level)
    ctx.emit?.({ type: 'withstood', who: victim.id, what: 'trip', skill, stands, rule: 'LEG-MAN-Entangle' })
    if (!stands) fall(ctx, s, victim, 'LEG-MAN-Trip')
  },
})

/** The chance to trip is for his next action only (LEG-MAN-Entangle). */
export function tripPasses(s: State, f: Fighter): void {
  for (const hold of s.holds) if (hold.by === f.id) hold.tripReady = false
}
