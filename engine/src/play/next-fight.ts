import { isRuling } from '../kernel/answers.ts'
import type { Fight } from '../kernel/fight.ts'
import { own } from '../kernel/own.ts'
import { merged, plain } from '../kernel/scenario.ts'
import type { AnySystem, Condition, FighterId, SideId } from '../kernel/types.ts'

/** What becomes of somebody between two fights: left out, as the last fight left them, or whole and rested. */
export type Fate = 'out' | 'carried' | 'fresh'
/** Somebody who was in the fight, and what is done where nobody says otherwise. */
export interface Survivor {
  readonly id: FighterId
  readonly side: SideId
  readonly condition: Condition
  readonly usual: Fate
}
/** A scenario that begins where a fight ended. */
export interface NextFight {
  readonly scenario: Readonly<Record<string, unknown>>
  /** What the last scenario had and this one cannot: a place on a map for somebody who is not here. */
  readonly leftOut: readonly string[]
}

/** Everybody who was in a fight to its end, and what usually becomes of them: the dead stay behind. */
export function survivors({ system, state }: Fight): Survivor[] {
  return system.sides(state).flatMap(({ id: side, fighters }) =>
    fighters.map((id): Survivor => {
      const condition = system.features.condition(state, id)
      return { id, side, condition, usual: condition === 'dead' ? 'out' : 'carried' }
    }),
  )
}

type Entry = Readonly<Record<string, unknown>>

/** The scenario of the next fight: the same people as this one left them, on no map, for somebody to change. */
export function nextFight(fight: Fight, fates: Readonly<Record<FighterId, Fate>> = {}): NextFight {
  const { system, state } = fight
  const given = plain(fight.scenario) ? fight.scenario : {}
  const entries = entriesOf(fight)
  const before = freshOf(system, given)
  const sides: Record<SideId, Record<FighterId, Entry>> = {}
  for (const { id, side, usual } of survivors(fight)) {
    const fate = own(fates, id) ?? usual
    if (fate === 'out') continue
    const { carriedOver: _, ...entry } = entries.get(id) ?? {}
    const left = fate === 'fresh' ? {} : changed(system.carriedOver(state, id), before.get(id) ?? {})
    put(sides, side, { ...own(sides, side), [id]: merged(entry, left) })
  }
  const { map: _, seats, ...rest } = given
  const there = new Set(Object.values(sides).flatMap((members) => Object.keys(members)))
  const kept = { ...rest, sides, ...(plain(seats) ? { seats: seatsOf(seats, there) } : {}) }
  return fitted(system, kept, given.map === undefined ? [] : ['map'])
}

/** Puts a value under any name, also one that records keep for themselves. */
function put<T>(into: Record<string, T>, name: string, value: T): void {
  Object.defineProperty(into, name, { value, enumerable: true, writable: true, configurable: true })
}

/** The entry of each fighter by itself: of `goblin: { count: 2 }`, or of a game master's command. */
function entriesOf(fight: Fight): Map<FighterId, Entry> {
  const entries = new Map<FighterId, Entry>()
  const sides = plain(fight.scenario) && plain(fight.scenario.sides) ? fight.scenario.sides : {}
  for (const members of Object.values(sides))
    for (const [name, entry] of Object.entries(plain(members) ? members : {})) {
      const { count, ...fields } = plain(entry) ? entry : {}
      if (typeof count !== 'number') entries.set(name, fields)
      else for (let i = 1; i <= count; i++) entries.set(`${name}-${i}`, { like: name, ...fields })
    }
  const rulings = [...fight.line().flatMap(({ answers }) => answers), ...fight.pending].filter(isRuling)
  for (const { ruling } of rulings) {
    if (!plain(ruling) || ruling.do !== 'add' || typeof ruling.who !== 'string') continue
    const like = ruling.like ?? (entries.has(ruling.who) ? undefined : ruling.who)
    entries.set(ruling.who, { ...(like === undefined ? {} : { like }), ...(plain(ruling.fields) ? ruling.fields : {}) })
  }
  return entries
}

/** What everybody had when the scenario began, each as whole as it made them. */
function freshOf(system: AnySystem, scenario: unknown): Map<FighterId, Entry> {
  const parsed = system.setup.parse(withoutCarried(scenario))
  if (!parsed.ok) return new Map()
  const state: unknown = system.begin(parsed.setup)
  const ids = system.sides(state).flatMap(({ fighters }) => fighters)
  return new Map(ids.map((id) => [id, system.carriedOver(state, id)]))
}

function withoutCarried(scenario: unknown): unknown {
  if (!plain(scenario) || !plain(scenario.sides)) return scenario
  const sides: Record<string, Record<string, unknown>> = {}
  for (const [side, members] of Object.entries(scenario.sides)) {
    const whole: Record<string, unknown> = {}
    for (const [name, entry] of Object.entries(plain(members) ? members : {})) {
      const { carriedOver: _, ...fields } = plain(entry) ? entry : {}
      put(whole, name, fields)
    }
    put(sides, side, whole)
  }
  return { ...scenario, sides }
}

/** What differs from what was, at any depth of records. */
function changed(now: Entry, before: Entry): Entry {
  return Object.fromEntries(
    Object.entries(now).flatMap(([key, value]): [string, unknown][] => {
      const was = own(before, key)
      if (plain(value) && plain(was)) {
        const inside = changed(value, was)
        return Object.keys(inside).length === 0 ? [] : [[key, inside]]
      }
      return JSON.stringify(value) === JSON.stringify(was) ? [] : [[key, value]]
    }),
  )
}

/** Seats with those who are still there; one that is left with nobody is gone. */
function seatsOf(seats: Entry, there: ReadonlySet<FighterId>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [seat, members] of Object.entries(seats)) {
    const left = Array.isArray(members) ? members.filter((id) => there.has(String(id))) : []
    if (left.length > 0) put(kept, seat, left)
  }
  return kept
}

/** How often something may be taken out that the game does not take any more. */
const TRIES = 50

/** Without whatever names somebody who is not here: a mount, a driver, a trap near somebody. Missing sides are for people to fill. */
function fitted(system: AnySystem, scenario: Record<string, unknown>, leftOut: readonly string[]): NextFight {
  const out = [...leftOut]
  let fitting: Record<string, unknown> = scenario
  for (let tries = 0; tries < TRIES; tries++) {
    const parsed = system.setup.parse(fitting)
    if (parsed.ok) break
    const path = parsed.faults.map(({ path }) => path).find((at) => at.length > (at[0] === 'sides' ? 3 : 1))
    if (path === undefined) break
    const without = removed(fitting, path)
    if (without === undefined) break
    fitting = without
    out.push(path.join('.'))
  }
  return { scenario: fitting, leftOut: out }
}

/** A record without what stands at a path; undefined where nothing does. */
function removed(from: unknown, [first, ...rest]: readonly (string | number)[]): Record<string, unknown> | undefined {
  if (Array.isArray(from)) {
    // A list that holds something impossible goes with it: the caller takes out the list.
    return undefined
  }
  if (first === undefined || !plain(from) || !Object.hasOwn(from, first)) return undefined
  const { [first]: there, ...others } = from
  if (rest.length === 0) return others
  const inside = removed(there, rest)
  const kept = { ...from }
  if (inside === undefined) return others
  put(kept, String(first), inside)
  return kept
}
