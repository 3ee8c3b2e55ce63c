import { active, fighter, foes } from '../fighters.ts'
import { cannotShoot, canShoot } from '../ranged-attacks.ts'
import type { Fighter, State } from '../types.ts'
import { type Action, optionOf } from './action.ts'

const marks = (s: State, f: Fighter): Fighter[] => s.fighters.filter((other) => foes(f, other) && active(other))

/** Spends a Combat Action on aiming at somebody he could shoot at (LEG-RNG-Aim). */
export const aim: Action = {
  key: 'aim',
  rule: 'LEG-RNG-Aim',
  refuse: (s, f) => cannotShoot(s, f, marks(s, f)),
  act(ctx, s, f) {
    const seen = marks(s, f).filter((other) => f.items.some((item) => canShoot(s, f, item, other)))
    const options = seen.map(({ id }) => optionOf(id))
    const only = options.length === 1 ? options[0] : undefined
    const { key } = only ?? ctx.choose({ who: f.id, about: { ask: 'aim' }, options })
    const mark = fighter(s, key)
    f.aimed = f.aimingAt === mark.id ? f.aimed + 1 : 1
    f.aimingAt = mark.id
    ctx.emit?.({ type: 'aimed', who: f.id, at: mark.id, actions: f.aimed, rule: 'LEG-RNG-Aim' })
  },
}
