import { type Spot, spotOf } from '../../../space/whereabouts.ts'
import { fighter, tagged } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, Hold, State } from '../state/types.ts'
import { letsGo } from './holds.ts'
import { withinReach } from './reach.ts'

/** What somebody loses who is elsewhere: what he was behind, the shield he had planted, holds that no longer reach, or every hold. */
const LOSSES = ['cover', 'planted', 'holds', 'grips'] as const
type Loss = (typeof LOSSES)[number]

/** What each way of having been moved takes from him. Who is held goes nowhere by himself. */
export const DISPLACED = {
  goes: ['cover', 'planted'],
  mounts: ['cover', 'planted'],
  'gets down': ['cover'],
  thrown: ['cover'],
  falls: ['cover', 'planted', 'grips'],
  placed: ['cover', 'planted', 'holds'],
} as const satisfies Readonly<Record<string, readonly Loss[]>>
export type Displacement = keyof typeof DISPLACED

const LOSES: Readonly<Record<Loss, (ctx: Ctx, s: State, f: Fighter, from: Spot | undefined) => void>> = {
  cover(_ctx, _s, f) {
    f.cover = 'none'
  },
  // A planted shield stays where it stands (REN-ARMOUR-Plantable).
  planted(ctx, s, f, from) {
    for (const item of f.items) {
      if (!item.planted) continue
      item.planted = false
      item.where = 'ground'
      item.spot = from ?? spotOf(s.where, f.id) ?? null
      ctx.emit?.({ type: 'item', who: f.id, item: item.key, what: 'leaves', rule: 'REN-ARMOUR-Plantable' })
    }
  },
  // Nobody holds on to who drops from a height.
  grips(ctx, s, f) {
    for (const hold of [...s.holds]) if (hold.by === f.id || hold.on === f.id) letsGo(ctx, s, hold, RULE[hold.kind])
  },
  holds(ctx, s, f) {
    for (const hold of [...s.holds])
      if ((hold.by === f.id || hold.on === f.id) && outOfReach(s, hold)) letsGo(ctx, s, hold, RULE[hold.kind])
  },
}
const RULE: Readonly<Record<Hold['kind'], Cited>> = {
  grab: 'REN-MAN-Grab',
  catch: 'REN-CATCH-04',
  subdue: 'REN-TAG-Subdue',
}
/** Hands and teeth hold as far as they reach, a long weapon farther. */
function outOfReach(s: State, hold: Hold): boolean {
  const by = fighter(s, hold.by)
  const using = by.items.find(({ id }) => id === hold.with)
  return !withinReach(s, by, fighter(s, hold.on), using !== undefined && tagged(using, 'Reach') ? 2 : 1)
}

/** He is elsewhere, by whatever cause, and whoever goes with him; `from`: where he was, if he is no longer there. */
export function displaced(ctx: Ctx, s: State, f: Fighter, how: Displacement, from?: Spot): void {
  const party = how === 'goes' || how === 'placed' ? [f.id, f.mount, f.rider] : [f.id]
  for (const id of party) if (id !== null) for (const loss of DISPLACED[how]) LOSES[loss](ctx, s, fighter(s, id), from)
}
