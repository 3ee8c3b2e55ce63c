import { type Hidden, privy, redact } from '../../../kernel/secret.ts'
import type { Seat } from '../../../kernel/types.ts'
import { without } from '../../../mechanisms/lists.ts'
import type { Facts, Fighter, Readied, State } from '../state/types.ts'
import { type Grade, gradeOf } from './looks.ts'

/** What of a fighter is his side's own to know. */
export const PRIVATE = ['facts', 'damage', 'luck', 'arrows', 'drugs', 'readied', 'circumstance'] as const
export type Private = (typeof PRIVATE)[number]
/** A fighter whose numbers a seat does not know: what can be seen of him. */
export type Stranger = Omit<Fighter, Private> & {
  readonly looks: Grade
  readonly seen: Pick<Facts, 'name' | 'size' | 'armour' | 'warTrained'>
  readonly readied: Hidden | null
}
export type Comrade = Omit<Fighter, 'readied'> & { readonly readied: (Hidden & { readonly is?: Readied }) | null }
/** What a seat may know. */
export type View = Omit<State, 'fighters'> & { readonly fighters: readonly (Comrade | Stranger)[] }

/** What a seat may know: its own side's numbers, of others what can be seen, and what somebody has readied only if it is its own. */
export function view(s: State, seat: Seat): View {
  return { ...s, fighters: s.fighters.map((f) => (privy(seat, f.id) ? redact<Comrade>(f, seat) : stranger(f))) }
}
function stranger(f: Fighter): Stranger {
  const { name, size, armour, warTrained } = f.facts
  return {
    ...without(f, PRIVATE),
    readied: f.readied && { only: f.readied.only },
    // That he stays up shows, not how long he can.
    defiant: Math.min(1, f.defiant),
    deathless: Math.min(1, f.deathless),
    looks: gradeOf(f),
    seen: { name, size, armour, warTrained },
  }
}
