import type { Hidden } from '../../kernel/secret.ts'
import { privy, redact, secret } from '../../kernel/secret.ts'
import type { Rolled, Seat } from '../../kernel/types.ts'
import { without } from '../../mechanisms/lists.ts'
import type { Character } from './content/character.ts'
import { characters } from './content/index.ts'
import { durability } from './derive.ts'
import type { RenEvent } from './events.ts'
import { type Grade, gradeOf } from './looks.ts'
import { factsOf } from './muster.ts'
import type { Facts, Fighter, Readied, State } from './types.ts'

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
    looks: gradeOf(f),
    seen: { name, size, armour, warTrained },
  }
}

/** The game's ordinary person. */
const ORDINARY: Character = characters.watchman ?? {}

/** A whole state the seat may believe in: strangers are like their kind, hurt as they look; `n` picks among the possible ones. */
export const imagine = (seen: View, n = 0): State => ({
  ...seen,
  fighters: seen.fighters.map((f) =>
    'looks' in f ? believed(f, n) : { ...f, readied: f.readied && secret(f.readied.only, f.readied.is ?? LIKELY) },
  ),
})
/** What somebody has readied if one must guess: an attack on whoever comes near. */
const LIKELY: Readied = { action: 'attack', when: 'reach', of: 'anybody', metres: 0, cell: null }

function believed({ looks, seen, readied, ...rest }: Stranger, n: number): Fighter {
  const record = (rest.kind === null ? undefined : characters[rest.kind]) ?? ORDINARY
  const like = factsOf(rest.id, record)
  const facts: Facts = { ...like, ...seen, luck: rest.kind === null && n % 3 === 2 ? like.luck + 1 : like.luck }
  const made: Fighter = {
    ...rest,
    facts,
    damage: 0,
    luck: facts.luck,
    arrows: {},
    drugs: [],
    circumstance: 0,
    readied: readied && secret(readied.only, LIKELY),
  }
  made.damage = damageOf(made, looks, n)
  return made
}
/** Damage of somebody who looks so: in the middle of what it may be, or as little or as much. */
function damageOf(f: Fighter, looks: Grade, n: number): number {
  const full = durability(f)
  const most = {
    unhurt: 0,
    scratched: Math.ceil(full / 4) - 1,
    hurt: Math.ceil((full * 3) / 4) - 1,
    'badly hurt': full - 1,
    out: 2 * full - 1,
    dead: 2 * full,
  }[looks]
  const least = {
    unhurt: 0,
    scratched: 1,
    hurt: Math.ceil(full / 4),
    'badly hurt': Math.ceil((full * 3) / 4),
    out: full,
    dead: 2 * full,
  }[looks]
  if (n % 3 === 0) return Math.max(least, Math.floor((least + most) / 2))
  return n % 3 === 1 ? least : Math.max(least, most)
}

/** An event as a seat may know it: of strangers the dice on the table, but neither their numbers nor what they have left. */
export function seen(event: RenEvent, seat: Seat): RenEvent {
  switch (event.type) {
    case 'readies':
      return redact(event, seat)
    case 'initiative':
    case 'check':
    case 'attack':
    case 'maneuver':
    case 'defence':
      return { ...event, roll: called(event.roll, seat) }
    case 'luck':
      return privy(seat, event.who) ? event : { ...event, left: undefined }
    case 'hurt':
      return privy(seat, event.who)
        ? { ...event, roll: called(event.roll, seat) }
        : { ...event, roll: called(event.roll, seat), av: undefined, lost: undefined, total: undefined }
    case 'harmed':
    case 'heals':
      return privy(seat, event.who) ? event : { ...event, total: undefined }
    case 'ammunition':
      return privy(seat, event.who) ? event : { ...event, left: undefined }
    default:
      return event
  }
}
/** Of a stranger's roll the faces are seen and the result is told; the number it had to stay under is his. */
const called = (roll: Rolled, seat: Seat): Rolled =>
  privy(seat, roll.who) ? roll : { ...roll, terms: [], needs: undefined }
