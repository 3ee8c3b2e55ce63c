import { optionOf } from '../../../mechanisms/asking.ts'
import type { Action } from '../action.ts'
import { chosen } from '../choosing.ts'
import { fighter } from '../fighters.ts'
import type { Ctx, Fighter, Hold, State } from '../types.ts'
import { opposed, succeeds } from '../using-skills.ts'
import { holdOn, release } from './holds.ts'

/** Physique or lifting, whichever is more. */
export const stronger = (f: Fighter): 'lifting' | 'physique' =>
  f.facts.skills.lifting > f.facts.attributes.physique ? 'lifting' : 'physique'
const nimbler = (f: Fighter): 'acrobatics' | 'agility' =>
  f.facts.skills.acrobatics > f.facts.attributes.agility ? 'acrobatics' : 'agility'

const WAYS = [optionOf('snap'), optionOf('slip')] as const
/** What is wrapped around him is torn by strength or slipped out of (D6-C-OPT-Entangle). */
function untangles(ctx: Ctx, s: State, f: Fighter, hold: Hold): boolean {
  const way = chosen(ctx, f, { ask: 'get free' }, WAYS)
  return succeeds(ctx, s, f, way.key === 'snap' ? stronger(f) : nimbler(f), hold.strength, 'escape')
}

/** Physique or lifting against the holder's breaks a hold, and is an action (D6-C-OPT-Escape). */
export const getFree: Action = {
  key: 'escape',
  rule: 'D6-C-OPT-Escape',
  refuse: (s, f) => (holdOn(s, f) === undefined ? 'nothing holds him' : undefined),
  act(ctx, s, f) {
    const hold = holdOn(s, f)
    if (hold === undefined) return
    const holder = fighter(s, hold.by)
    const free =
      hold.kind === 'entangle'
        ? untangles(ctx, s, f, hold)
        : opposed(ctx, s, [f, stronger(f)], [holder, stronger(holder)], 'escape') >= 0
    if (free) release(s, f)
    const rule = hold.kind === 'entangle' ? (['D6-C-OPT-Entangle', 'D6-C-OPT-Escape'] as const) : 'D6-C-OPT-Escape'
    ctx.emit?.({ type: 'escapes', who: f.id, at: hold.by, free, rule })
  },
}
