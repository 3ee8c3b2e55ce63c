import { loose } from '../unarmed-combat.ts'
import { type Action, optionOf, type Why } from './action.ts'

const HOLDS_NOBODY: Why = { because: 'he holds nobody', rule: 'LEG-UNA-05' }

/** Lets go of somebody he grapples: until then the hold lasts (LEG-UNA-05). */
export const letGoOf: Action = {
  key: 'letGo',
  rule: 'LEG-UNA-05',
  cost: 'free',
  refuse: (s, f) => (s.holds.some((hold) => hold.kind === 'grapple' && hold.by === f.id) ? undefined : HOLDS_NOBODY),
  act(ctx, s, f) {
    const holds = s.holds.filter((hold) => hold.kind === 'grapple' && hold.by === f.id)
    const options = holds.map(({ on }) => optionOf(on))
    const only = options.length === 1 ? options[0] : undefined
    const { key } = only ?? ctx.choose({ who: f.id, about: { ask: 'let go' }, options })
    const hold = holds.find(({ on }) => on === key)
    if (hold !== undefined) loose(ctx, s, f, hold, 'LEG-UNA-05')
  },
}
