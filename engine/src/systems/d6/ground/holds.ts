import type { FighterId } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
import { lasts as isLasting } from '../../../mechanisms/lasting.ts'
import { disturbed } from '../body/aiming.ts'
import { opposed, succeeds } from '../body/checks.ts'
import { type Action, chosen, why } from '../state/asking.ts'
import { active, fighter, intangible, itemOf, metres } from '../state/fighters.ts'
import type { Ctx, Fighter, Hold, Item, State, Why } from '../state/types.ts'
import { CLOSE } from './reach.ts'

/** A hold lasts while its holder can act, has substance and is near; what pins somebody lasts by itself, a whip while it is held. */
function lasts(s: State, hold: Hold): boolean {
  const holder = fighter(s, hold.by)
  if (hold.kind === 'entangle') {
    if (hold.tied === undefined) return true
    return itemOf(holder, hold.tied)?.where === 'hand' && active(holder) && metres(s, hold.by, hold.on) <= CLOSE
  }
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

/** Why he can go nowhere, whoever guides him: held, wrapped up or paralysed. */
export function heldFast(s: State, f: Fighter): Why | undefined {
  if (isLasting(f.lasting, 'paralysed')) return why(`${f.id} cannot move`, 'D6-C-SA-ParalyzingTouch')
  return holdOn(s, f) === undefined ? undefined : why(`${f.id} is held`, 'D6-C-OPT-Grab')
}

/** He is seized, and his aim is over; one who seizes him anew has a new grip, and others keep theirs; a defence that stands goes on standing, for better or worse (D6-DEF-Window). */
export function seize(s: State, kind: Hold['kind'], by: Fighter, on: Fighter, strength: number, tied?: Item): void {
  const others = s.holds.filter((hold) => hold.on !== on.id || hold.by !== by.id)
  s.holds = [
    ...others,
    { kind, by: by.id, on: on.id, since: s.round, strength, ...(tied === undefined ? {} : { tied: tied.id }) },
  ]
  on.aim = null
  disturbed(s, on)
}
/** One of those who hold him does so no longer. */
export function release(s: State, on: Fighter, by: { readonly id: FighterId }): void {
  s.holds = s.holds.filter((hold) => hold.on !== on.id || hold.by !== by.id)
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
    if (free) release(s, f, holder)
    const rule = hold.kind === 'entangle' ? (['D6-C-OPT-Entangle', 'D6-C-OPT-Escape'] as const) : 'D6-C-OPT-Escape'
    ctx.emit?.({ type: 'escapes', who: f.id, at: hold.by, free, rule })
  },
}
