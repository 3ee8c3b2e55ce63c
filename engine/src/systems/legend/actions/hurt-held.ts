import { type Declared, exchange } from '../attacks-and-parries.ts'
import { fighter } from '../fighters.ts'
import { locationName } from '../hit-locations.ts'
import type { Ctx, Fighter, Hold, State } from '../types.ts'
import { type Action, optionOf, type Why } from './action.ts'
import { refuseAttacks } from './attack.ts'

const HOLDS_NOBODY: Why = { because: 'he holds nobody', rule: 'LEG-UNA-05' }

const mine = (s: State, f: Fighter): Hold[] => s.holds.filter((hold) => hold.kind === 'grapple' && hold.by === f.id)

/** Twists, crushes or strangles what he holds, which its owner may oppose with his own body (LEG-UNA-05). */
export const hurtHeld: Action = {
  key: 'hurtHeld',
  rule: 'LEG-UNA-05',
  refuse(s, f) {
    const barred = refuseAttacks(f)
    if (barred !== undefined) return barred
    return s.holds.some((hold) => hold.kind === 'grapple' && hold.by === f.id) ? undefined : HOLDS_NOBODY
  },
  act(ctx, s, f) {
    const blow = declared(ctx, s, f)
    if (blow !== undefined) exchange(ctx, s, blow)
  },
  declare: (ctx, s, f) => declared(ctx, s, f),
}

function declared(ctx: Ctx, s: State, f: Fighter): Declared | undefined {
  const holds = mine(s, f)
  const options = holds.map(({ on }) => optionOf(on))
  const only = options.length === 1 ? options[0] : undefined
  const { key } = only ?? ctx.choose({ who: f.id, about: { ask: 'target' }, options })
  const hold = holds.find(({ on }) => on === key)
  const item = f.items.find(({ id }) => id === hold?.with)
  if (hold?.location === undefined || item === undefined) return undefined
  const defender = fighter(s, hold.on)
  const location = locationName(defender, hold.location)
  ctx.emit?.({ type: 'squeezed', who: f.id, at: defender.id, location, rule: 'LEG-UNA-05' })
  return { attacker: f, defender, item, pulled: false, charging: false, held: hold.location }
}
