import { optionOf } from '../../../mechanisms/asking.ts'
import { type Action, chosen } from '../action.ts'
import { active, fighter, intangible, metres } from '../fighters.ts'
import { CLOSE } from '../range.ts'
import type { Ctx, Fighter, Hold, State } from '../types.ts'
import { opposed, succeeds } from '../using-skills.ts'

/** A hold lasts while its holder can act, has substance and is near; what is wrapped around somebody lasts by itself. */
function lasts(s: State, hold: Hold): boolean {
  if (hold.kind === 'entangle') return true
  const holder = fighter(s, hold.by)
  return active(holder) && !intangible(holder) && metres(s, hold.by, hold.on) <= CLOSE
}

/** A grip that was lost does not come back by itself. */
export function lapse(s: State): void {
  s.holds = s.holds.filter((hold) => lasts(s, hold))
}

/** What keeps somebody, or nothing. */
export function holdOn(s: State, f: Fighter): Hold | undefined {
  return s.holds.find((hold) => hold.on === f.id && lasts(s, hold))
}
/** Whom he has a grip on. */
export function holdBy(s: State, f: Fighter, kind?: Hold['kind']): Hold | undefined {
  return s.holds.find(
    (hold) =>
      hold.by === f.id && hold.kind !== 'entangle' && (kind === undefined || hold.kind === kind) && lasts(s, hold),
  )
}

/** He is seized, and his aim is over; a defence that stands goes on standing, for better or worse (D6-DEF-Window). */
export function seize(s: State, kind: Hold['kind'], by: Fighter, on: Fighter, strength: number): void {
  s.holds = [...s.holds.filter((hold) => hold.on !== on.id), { kind, by: by.id, on: on.id, since: s.round, strength }]
  on.aim = null
}
export function release(s: State, on: Fighter): void {
  s.holds = s.holds.filter((hold) => hold.on !== on.id)
}

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
