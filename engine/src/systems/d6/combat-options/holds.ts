import { active, fighter, metres } from '../fighters.ts'
import { CLOSE } from '../range.ts'
import type { Fighter, Hold, State } from '../types.ts'

/** A hold lasts while its holder can act and is near; what is wrapped around somebody lasts by itself. */
function lasts(s: State, hold: Hold): boolean {
  if (hold.kind === 'entangle') return true
  return active(fighter(s, hold.by)) && metres(s, hold.by, hold.on) <= CLOSE
}

/** A grip that was lost does not come back by itself. */
export function lapse(s: State): void {
  s.holds = s.holds.filter((hold) => lasts(s, hold))
}

/** What keeps somebody, or nothing. */
export function holdOn(s: State, f: Fighter): Hold | undefined {
  if (s.holds.length === 0) return undefined
  return s.holds.find((hold) => hold.on === f.id && lasts(s, hold))
}
/** Whom he has a grip on. */
export function holdBy(s: State, f: Fighter, kind?: Hold['kind']): Hold | undefined {
  if (s.holds.length === 0) return undefined
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
