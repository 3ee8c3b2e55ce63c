import { ID_IN_WORDS, id } from './naming.ts'
import { own } from './own.ts'
import { type MapSetup, mapShape } from './scenario-map.ts'
import { door, shown } from './schema.ts'
import * as is from './shapes.ts'
import type { Fault, FighterId, Rulings, Schema, Seat, SideId } from './types.ts'

/** A scenario that passed its door, with every fighter's record whole. */
export interface Setup<Fighter, Options> {
  readonly system: string
  readonly title: string
  readonly about: string
  readonly options: Options
  readonly sides: readonly {
    readonly id: SideId
    readonly fighters: readonly {
      readonly id: FighterId
      /** The content's record he is made from; undefined where he was written by hand. */
      readonly kind?: string | undefined
      readonly record: Fighter
    }[]
  }[]
  /** People who decide for some fighters; the others stay with the seat of their side. */
  readonly seats: Readonly<Record<string, readonly FighterId[]>>
  /** The policy each side's bots use, where not the default. */
  readonly policies: Readonly<Record<SideId, string>>
  readonly map: MapSetup | undefined
  /** Whether everybody may know everybody's numbers. */
  readonly open: boolean
  /** How far the sides stand apart where there is no map. */
  readonly distance: number | undefined
  /** The light, the ground, the wind: whatever this system's fights have of it. */
  readonly scene: Readonly<Record<string, unknown>>
}

/** What a system says of its scenarios. */
export interface ScenarioOf<Fighter, Options> {
  readonly system: string
  /** A whole fighter, after content and overrides were put together. */
  readonly fighter: is.Shape<Fighter>
  /** Records by name: `{}` in a scenario is the record of that name. */
  readonly content: Readonly<Record<string, object>>
  readonly rulings: Rulings
  /** Further top-level fields, with defaults. */
  readonly scene?: is.Strict
  /** Faults that no shape can say: an unknown weapon, overlapping ranges. */
  readonly more?: (setup: Setup<Fighter, Options>) => readonly Fault[]
}

const text = is.text(4000)
/** As many as a fight can have: more would neither be watched nor end. */
const MOST_FIGHTERS = 1000

/** Counts everybody before anything is made of him, so that too many are refused at once. */
function tooMany(raw: unknown): Fault[] {
  const sides = plain(raw) && plain(raw.sides) ? Object.values(raw.sides) : []
  let fighters = 0
  for (const side of sides) {
    for (const entry of plain(side) ? Object.values(side) : []) {
      const count = plain(entry) && typeof entry.count === 'number' && entry.count > 0 ? entry.count : 1
      fighters += count
    }
  }
  if (fighters <= MOST_FIGHTERS) return []
  return [{ path: ['sides'], found: `${fighters} fighters`, allowed: `at most ${MOST_FIGHTERS} in one fight` }]
}

/** A record drops what is called `__proto__` without a word: whoever is called so in a scenario is refused by name. */
function lost(raw: unknown): Fault[] {
  const records = [raw, ...['sides', 'seats', 'policies'].map((field) => (plain(raw) ? raw[field] : undefined))]
  const sides = records[1]
  const all = [...records, ...(plain(sides) ? Object.values(sides) : [])]
  if (!all.some((record) => plain(record) && Object.hasOwn(record, '__proto__'))) return []
  return [{ path: ['__proto__'], found: 'the name "__proto__"', allowed: `${ID_IN_WORDS}, as old-tom` }]
}

/** The door of a system's scenarios: one envelope for every system, with the system's own record for each fighter. */
export function scenario<Fighter, Options>(of: ScenarioOf<Fighter, Options>): Schema<Setup<Fighter, Options>> {
  const options = is.strict(
    Object.fromEntries(
      of.rulings.map((r) => [
        r.option,
        is.about(
          is.unless(is.either([is.oneOf(r.values.map(String) as [string]), is.exactly(r.values)])),
          `${r.title === undefined ? '' : `${r.title}. `}${r.why} Without it: ${r.default}.`,
        ),
      ]),
    ),
  )
  const shape = is.strict({
    system: is.about(is.exactly(of.system), 'The game whose rules are played.'),
    title: is.about(is.unless(text), 'What the fight is called. Without it: A fight.'),
    about: is.about(is.unless(text), 'What it is about, told before it begins. Without it: nothing.'),
    options: is.about(
      is.unless(options),
      'How the rules are read where they leave it open. Without it: as the rules have it.',
    ),
    sides: is.about(
      is.byName(id, is.byName(id, is.loose({ count: is.unless(is.whole(1, 200)), like: is.unless(is.text()) }))),
      'Who fights: at least two sides, each with its fighters by name.',
    ),
    seats: is.about(
      is.unless(is.byName(id, is.list(is.text()))),
      'People who decide for some fighters, by name. Without it: each side decides for its own.',
    ),
    policies: is.about(
      is.unless(is.byName(id, is.text())),
      'How the bots of a side decide, by the name of a policy. Without it: default.',
    ),
    map: is.about(is.unless(mapShape), 'The ground, drawn. Without it: sides at a distance from each other.'),
    open: is.about(
      is.unless(is.truth()),
      'Whether everybody may know everybody’s numbers. Without it: false, numbers are a side’s own.',
    ),
    distance: is.about(
      is.unless(is.number(0, 10_000)),
      'How far the sides stand apart where there is no map, in the game’s unit. Without it: as the game has it.',
    ),
    scene: is.about(
      is.unless(of.scene ?? is.strict({})),
      'Light, ground, weather: what this game’s fights have of it. Without it: a clear day on firm ground.',
    ),
  })
  const envelope = door(shape)
  return {
    shape,
    fighter: of.fighter,
    parse(raw) {
      const crowd = tooMany(raw)
      if (crowd.length > 0) return { ok: false, faults: crowd }
      const unnamed = lost(raw)
      if (unnamed.length > 0) return { ok: false, faults: unnamed }
      const parsed = envelope.parse(raw)
      if (!parsed.ok) return parsed
      const faults: Fault[] = []
      const { setup: given } = parsed
      const taken = new Map<string, string>()
      const sides = Object.entries(given.sides).map(([side, entries]) => ({
        id: side,
        fighters: Object.entries(entries).flatMap(([name, entry]) => {
          const { count, like, ...fields } = entry
          const path = ['sides', side, name]
          const base = own(of.content, like ?? name)
          if (like !== undefined && base === undefined) {
            faults.push({
              path: [...path, 'like'],
              found: shown(like),
              allowed: `one of ${Object.keys(of.content).join(', ')}`,
            })
            return []
          }
          const whole = of.fighter.safeParse(merged(base ?? {}, fields))
          if (!whole.success) {
            if (base === undefined && Object.keys(fields).length === 0) {
              faults.push({
                path,
                found: `the unknown fighter "${name}"`,
                allowed: `one of ${Object.keys(of.content).join(', ')}, or a whole record`,
              })
            } else {
              const inside = door(of.fighter).parse(merged(base ?? {}, fields))
              if (!inside.ok) faults.push(...inside.faults.map((f) => ({ ...f, path: [...path, ...f.path] })))
            }
            return []
          }
          const ids = count === undefined ? [name] : Array.from({ length: count }, (_, i) => `${name}-${i + 1}`)
          for (const fighter of ids) {
            const other = taken.get(fighter)
            if (other !== undefined || fighter === 'gm') {
              faults.push({ path, found: `the name "${fighter}" again`, allowed: 'each name once in a fight' })
            }
            taken.set(fighter, side)
          }
          const kind = base === undefined ? undefined : (like ?? name)
          return ids.map((fighter) => ({ id: fighter, kind, record: whole.data }))
        }),
      }))
      if (sides.length < 2 && faults.length === 0) {
        faults.push({
          path: ['sides'],
          found: `${sides.length} side${sides.length === 1 ? '' : 's'}`,
          allowed: 'at least two',
        })
      }
      for (const side of sides) {
        if (side.fighters.length === 0 && faults.length === 0)
          faults.push({ path: ['sides', side.id], found: 'nobody', allowed: 'at least one fighter' })
      }
      faults.push(...seatFaults(given, [...taken.keys()]))
      if (faults.length > 0) return { ok: false, faults }
      const setup: Setup<Fighter, Options> = {
        system: of.system,
        title: given.title ?? '',
        about: given.about ?? '',
        // Every ruling has its value: the one given, or its default.
        options: optionsOf(of.rulings, given.options ?? {}) as Options,
        sides,
        seats: given.seats ?? {},
        policies: given.policies ?? {},
        map: given.map,
        open: given.open ?? false,
        distance: given.distance,
        scene: (given.scene ?? of.scene?.parse({}) ?? {}) as Readonly<Record<string, unknown>>,
      }
      const more = of.more?.(setup) ?? []
      return more.length === 0 ? { ok: true, setup } : { ok: false, faults: more }
    },
  }
}

interface Seated {
  readonly sides: Readonly<Record<SideId, unknown>>
  readonly seats?: Readonly<Record<string, readonly FighterId[]>> | undefined
  readonly policies?: Readonly<Record<SideId, string>> | undefined
}

/** Every name means one thing: seats beside the sides' and the game master's own, each fighter in one seat at most. */
function seatFaults({ sides, seats = {}, policies = {} }: Seated, fighters: readonly FighterId[]): Fault[] {
  const ids = Object.keys(sides)
  const there = new Set(fighters)
  const once = new Set<FighterId>()
  const again = (fighter: FighterId): boolean => {
    const known = once.has(fighter)
    once.add(fighter)
    return known
  }
  const seated = Object.entries(seats).flatMap(([seat, members]) =>
    members.map((fighter, i) => ({ fighter, path: ['seats', seat, i] })),
  )
  const own = (path: string[], name: string, allowed: string): Fault[] => [
    { path, found: `the name "${name}"`, allowed },
  ]
  return [
    ...(ids.includes('gm') ? own(['sides', 'gm'], 'gm', 'any other name: "gm" is the game master') : []),
    ...Object.keys(seats)
      .filter((seat) => seat === 'gm' || ids.includes(seat))
      .flatMap((seat) => own(['seats', seat], seat, 'a name that no side and not the game master has')),
    ...seated
      .filter(({ fighter }) => !there.has(fighter))
      .map(({ fighter, path }) => ({ path, found: shown(fighter), allowed: `one of ${fighters.join(', ')}` })),
    ...seated
      .filter(({ fighter }) => again(fighter))
      .map(({ fighter, path }) => ({ path, found: `${fighter} again`, allowed: 'each fighter in one seat' })),
    ...Object.keys(policies)
      .filter((side) => !ids.includes(side))
      .map((side) => ({ path: ['policies', side], found: shown(side), allowed: `one of ${ids.join(', ')}` })),
  ]
}

function optionsOf(rulings: Rulings, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    rulings.map(({ option, values, default: usual }) => {
      const value = given[option]
      return [option, value === undefined ? usual : values.find((v) => String(v) === String(value))]
    }),
  )
}

export const plain = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/** A record with some fields overridden; records inside it are put together the same way, lists are replaced. */
export function merged(base: object, over: object): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const before = own(whole, key)
    const made = plain(before) && plain(value) ? merged(before, value) : value
    Object.defineProperty(whole, key, { value: made, enumerable: true, writable: true, configurable: true })
  }
  return whole
}

/** Everybody who decides in a fight: the game master, each side, and the people named. A named seat takes its fighters from their side's. */
export function seatsOf(setup: Pick<Setup<unknown, unknown>, 'sides' | 'seats'>): Seat[] {
  const named = new Set(Object.values(setup.seats).flat())
  return [
    { name: 'gm', fighters: [], gm: true },
    ...setup.sides.map((side) => ({
      name: side.id,
      fighters: side.fighters.map((fighter) => fighter.id).filter((fighter) => !named.has(fighter)),
      gm: false,
    })),
    ...Object.entries(setup.seats).map(([name, fighters]) => ({ name, fighters, gm: false })),
  ]
}
