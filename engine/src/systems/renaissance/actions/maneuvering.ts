import { asked } from '../../../mechanisms/asking.ts'
import { targets } from '../body/arms.ts'
import {
  disarmed,
  escapes,
  feint as feints,
  holdings,
  type Maneuver,
  maneuver,
  maneuverArms,
  wrenches,
} from '../exchange/maneuvers.ts'
import { waited } from '../exchange/readied.ts'
import { drops, letsGo } from '../ground/holds.ts'
import { metres } from '../ground/reach.ts'
import { sees } from '../ground/sight.ts'
import { active, grabbed, heldBy, holding, isGripping, itemOf } from '../state/fighters.ts'
import type { Cited, Fighter, State, Why } from '../state/types.ts'
import { type Action, action, no } from './action.ts'

/** Whom a maneuver can be tried on: active foes within reach of what it takes. */
function marks(s: State, f: Fighter, what: Maneuver): Fighter[] {
  return s.fighters.filter((o) => {
    if (o.side === f.side || !active(o) || maneuverArms(s, f, o, what).length === 0) return false
    if (what === 'disarm') return holdings(o).length > 0
    if (what === 'trip') return o.stance !== 'prone' && o.mount === null
    return what === 'dismount' ? o.mount !== null : !isGripping(s, f, o)
  })
}
const NOBODY: Readonly<Record<Maneuver, string>> = {
  disarm: 'nobody within reach has anything in his hands',
  trip: 'nobody within reach stands on his own feet',
  grab: 'nobody within reach can be grabbed',
  dismount: 'no rider is within reach',
}

const attempt = (what: Maneuver, rule: Cited): Action =>
  action({
    key: what,
    rule,
    cost: 'standard',
    why(s, f): Why | undefined {
      if (what === 'dismount' && s.options.dismount === 'off')
        return no('there is no such maneuver in this fight', 'REN-A47')
      return marks(s, f, what).length === 0 ? no(NOBODY[what], rule) : undefined
    },
    act(ctx, s, f) {
      const options = marks(s, f, what).map((each) => ({ key: each.id, each }))
      const target = asked(ctx, { who: f.id, about: { ask: 'target', action: what }, options }).each
      const arms = maneuverArms(s, f, target, what)
      const arm = asked(ctx, { who: f.id, about: { ask: 'weapon', action: what, at: target.id }, options: arms })
      const using = itemOf(f, arm.item)
      const item = what === 'disarm' ? disarmed(ctx, s, f, target, using) : null
      waited(ctx, s, f, target.id, () => maneuver(ctx, s, f, target, what, using, item))
    },
  })

/** How near one must be for a feint: within reach of a weapon, ours. Whether the other sees it, nobody can tell beforehand. */
const FEINT = 2
const fooled = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter((o) => o.side !== f.side && active(o) && !o.unaware && metres(s, f.id, o.id) <= FEINT)
const feint = action({
  key: 'feint',
  rule: 'REN-MAN-Feint',
  cost: 'quick',
  why: (s, f) => (fooled(s, f).length === 0 ? no('nobody near enough would see it', 'REN-MAN-Feint') : undefined),
  act(ctx, s, f) {
    const options = fooled(s, f).map((each) => ({ key: each.id, each }))
    feints(ctx, s, f, asked(ctx, { who: f.id, about: { ask: 'target', action: 'feint' }, options }).each)
  },
})

const getAway = action({
  key: 'escape',
  rule: 'REN-MAN-Escape',
  cost: (s) => s.options.escapeAction,
  why: (s, f) => (grabbed(s, f) === undefined ? no('nobody holds him', 'REN-MAN-Escape') : undefined),
  act(ctx, s, f) {
    // Each hold is broken by itself.
    const options = heldBy(s, f).flatMap((hold) =>
      hold.kind === 'catch' ? [] : [{ key: `${hold.kind} of ${hold.by}`, hold }],
    )
    escapes(ctx, s, f, asked(ctx, { who: f.id, about: { ask: 'break' }, options }).hold)
  },
})

const caught = (s: State, f: Fighter) => heldBy(s, f).find(({ kind }) => kind === 'catch')
/** A caught weapon: wrenched free, or let go (REN-CATCH-07). */
const wrench = action({
  key: 'wrench free',
  rule: 'REN-CATCH-07',
  cost: 'quick',
  why: (s, f) => (caught(s, f) === undefined ? no('no weapon of his is caught', 'REN-CATCH-07') : undefined),
  act(ctx, s, f) {
    const hold = caught(s, f)
    if (hold !== undefined && wrenches(ctx, s, f, 'REN-CATCH-07')) letsGo(ctx, s, hold, 'REN-CATCH-07')
  },
})
const letGo = action({
  key: 'let go',
  rule: 'REN-CATCH-07',
  cost: 'free',
  why: (s, f) => (caught(s, f) === undefined ? no('no weapon of his is caught', 'REN-CATCH-07') : undefined),
  act(ctx, s, f) {
    const hold = caught(s, f)
    const item = f.items.find(({ id }) => id === hold?.item)
    if (item !== undefined) drops(ctx, s, f, item, ['REN-CATCH-07', 'REN-ACT-08'])
  },
})
/** Whoever holds may let go in his turn (REN-CATCH-05, ruling REN-A72). */
const release = action({
  key: 'release',
  rule: 'REN-CATCH-05',
  cost: 'free',
  why: (s, f) => (holding(s, f).length === 0 ? no('he holds nobody', 'REN-CATCH-05') : undefined),
  act(ctx, s, f) {
    const options = s.holds
      .filter((hold) => hold.by === f.id)
      .map((hold) => ({ key: `${hold.kind} of ${hold.on}`, hold }))
    const { hold } = asked(ctx, { who: f.id, about: { ask: 'release' }, options })
    letsGo(ctx, s, hold, hold.kind === 'catch' ? 'REN-CATCH-05' : 'REN-MAN-Grab')
  },
})
/** From under a fallen mount (ruling REN-A75). */
const getFree = action({
  key: 'get free',
  rule: 'REN-MNT-08',
  cost: (_s, f) => (f.trapped === 'pinned' ? 'standard' : 'quick'),
  why: (_s, f) => (f.trapped === 'no' ? no('no mount lies on him', 'REN-MNT-08') : undefined),
  act(ctx, s, f) {
    if (!wrenches(ctx, s, f, 'REN-MNT-08')) return
    f.trapped = 'no'
    ctx.emit?.({ type: 'stance', who: f.id, stance: 'free of his mount', rule: 'REN-MNT-08' })
  },
})

export const MANEUVERS: readonly Action[] = [
  attempt('disarm', 'REN-MAN-Disarm'),
  attempt('grab', 'REN-MAN-Grab'),
  attempt('trip', 'REN-MAN-Trip'),
  attempt('dismount', 'REN-DISMOUNT-01'),
  feint,
  getAway,
  wrench,
  letGo,
  release,
  getFree,
]
export const foesInSight = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter((o) => targets(s, f).includes(o) && sees(s, f, o))
