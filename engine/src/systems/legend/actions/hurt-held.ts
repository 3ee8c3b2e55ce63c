import { optionOf } from '../../../mechanisms/asking.ts'
import { type Declared, declaring, exchange } from '../attacks-and-parries.ts'
import { fighter, itemOf } from '../fighters.ts'
import { locationName } from '../hit-locations.ts'
import { refuseAttacks } from '../striking.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { grapplesOf } from '../unarmed-combat.ts'
import { whichOf } from '../which-of.ts'
import { action, type Why } from './action.ts'

const HOLDS_NOBODY: Why = { because: 'he holds nobody', rule: 'LEG-UNA-05' }

/** Why there is nobody in his hands, if there is nobody. */
export const holdsNobody = (s: State, f: Fighter): Why | undefined =>
  grapplesOf(s, f).length === 0 ? HOLDS_NOBODY : undefined

/** Twists, crushes or strangles what he holds, which its owner may oppose with his own body (LEG-UNA-05). */
export const hurtHeld = action({
  key: 'hurtHeld',
  rule: 'LEG-UNA-05',
  refuse: (s, f) => refuseAttacks(f) ?? holdsNobody(s, f),
  act(ctx, s, f) {
    const blow = declared(ctx, s, f)
    if (blow !== undefined) exchange(ctx, s, blow)
  },
  declare: (ctx, s, f) => declared(ctx, s, f),
})

function declared(ctx: Ctx, s: State, f: Fighter): Declared | undefined {
  const hold = whichOf(ctx, f.id, { ask: 'target' }, grapplesOf(s, f), ({ on }) => optionOf(on))
  const item = hold === undefined ? undefined : itemOf(f, hold.with)
  if (hold?.location === undefined || item === undefined) return undefined
  const defender = fighter(s, hold.on)
  const location = locationName(defender, hold.location)
  ctx.emit?.({ type: 'squeezed', who: f.id, at: defender.id, location, rule: 'LEG-UNA-05' })
  return declaring(f, defender, item, { held: hold.location })
}
