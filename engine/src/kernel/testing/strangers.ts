import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { knowing } from '../believing.ts'
import { canonical } from '../hash.ts'
import { optionTaken } from '../offer.ts'
import type { Oracle } from '../oracles/oracle.ts'
import { mayKnow } from '../secret.ts'
import type { AnySystem, Choice, Dice, Event, Id, Option, Seat } from '../types.ts'
import { scaled } from './environment.ts'
import { loaded } from './exhaustive.ts'
import { drawnRuling, type Ruled, underOptions } from './kept-fights/drawn.ts'
import { type AnyState, begun, policyOf, walk } from './laws/campaign.ts'
import type { Scenario } from './play.ts'
import { type Leaf, leafNamed, leavesOf, opened, typesOf } from './strangers/leaves.ts'
import { type Asked, type Gone, gone, toldOtherwise } from './strangers/meeting.ts'
import { Worlds } from './strangers/worlds.ts'

export interface Strangers {
  readonly scenarios: Readonly<Record<string, Scenario>>
  /** Fights that are looked at first: in them every closed leaf shows, so that no others need be. */
  readonly first?: readonly number[]
  /** How many fights may be looked at. */
  readonly fights?: number
  /** The longest of them. */
  readonly steps?: number
  /** Moments that fights seldom come to, each played some times. */
  readonly stages?: readonly Stage[]
}
/** A moment, and what is answered there: the key of an option, or undefined where anybody may answer. */
export interface Stage {
  readonly state: AnyState
  readonly steps: number
  /** What shows there, types of events and closed leaves: it is played until they all have shown, and otherwise once. */
  readonly shows?: readonly string[]
  answer(choice: Choice): string | undefined
  /** What the game master rules there, instead of its first step. */
  readonly ruling?: Ruled
}

/** What was found of strangers: what leaked, and what no fight has shown yet. */
export interface Found {
  readonly leaks: Map<string, string>
  readonly unmet: Set<string>
  /** Closed leaves that would not be noticed if they were open. */
  readonly unnoticed: Map<string, Leaf>
  /** The fights that showed something new; stages after a thousand. */
  readonly telling: number[]
  compared: number
}

/**
 * Two worlds a seat may believe in, in which the dice say the same and it sees the same, tell it the same: events, questions,
 * refusals, sheets and tags, field by field. Every type of event is met, and each closed leaf of the audience would be noticed
 * here if it were open.
 */
export function strangers(system: AnySystem, of: Strangers): void {
  describe(`strangers in ${system.id}`, () => {
    let done: Found | undefined
    const found = (): Found => {
      done ??= lookedAt(system, of)
      return done
    }
    test('are told the same in every world they may believe in', () => {
      expect([...found().leaks.values()], 'what tells strangers what they may not know').toEqual([])
      expect(found().compared).toBeGreaterThan(0)
    })
    test('meet every type of event', () => {
      expect([...found().unmet], 'types of events no fight met').toEqual([])
    })
    test('would be told more by any leaf that were open', () => {
      expect([...found().unnoticed.keys()], 'leaves that could be open, and nothing would notice').toEqual([])
    })
  })
}

export function lookedAt(system: AnySystem, of: Strangers): Found {
  const { scenarios, first = [], fights = 100, steps = 40, stages = [] } = of
  const found: Found = {
    leaks: new Map(),
    unmet: new Set(typesOf(system)),
    unnoticed: new Map(leavesOf(system).map((leaf) => [leafNamed(leaf), leaf])),
    telling: [],
    compared: 0,
  }
  const worlds = new Worlds(system)
  const hidden = (name: string): boolean => found.unmet.has(name) || found.unnoticed.has(name)
  for (const [at, stage] of stages.entries()) {
    const before = found.unmet.size + found.unnoticed.size
    for (let n = 0; n === 0 || (n < TRIES && stage.shows?.some(hidden) === true); n++)
      staged({ system, worlds, found }, stage, [at, n])
    if (found.unmet.size + found.unnoticed.size < before) found.telling.push(STAGES + at)
  }
  const stock = Object.values(scenarios)
  const all = Array.from({ length: Math.max(scaled(fights), first.length) }, (_, n) => n)
  for (const n of [...first, ...all.filter((each) => !first.includes(each))]) {
    if (scaled(1) === 1 && found.unmet.size + found.unnoticed.size === 0 && !first.includes(n)) break
    const scenario = stock[n % stock.length]
    if (scenario === undefined) break
    const before = found.unmet.size + found.unnoticed.size
    lookAt({ system, worlds, found }, underOptions(system, scenario, n), n, steps)
    if (found.unmet.size + found.unnoticed.size < before) found.telling.push(n)
  }
  return found
}

const STAGES = 1000
/** How often each stage is played, at most. */
const TRIES = 300
function staged(looking: Looking, { state, steps, answer, ruling }: Stage, [at, n]: readonly [number, number]): void {
  let now = state
  for (let step = 0; step < steps && looking.system.outcome(now) === undefined; step++) {
    const luck = new Stream(`stage ${at} ${n}`, step)
    now = met({ ...looking, answer }, now, luck, [STAGES + at, step + 100 * n], step === 0 ? ruling : undefined) ?? now
  }
}

/** Before one step in so many the game master rules something. */
const RULED = 6

interface Looking {
  readonly system: AnySystem
  readonly worlds: Worlds
  readonly found: Found
  readonly answer?: Stage['answer']
}

/** One fight, half by bots and half by chance, with rulings of the game master in between and at its end. */
function lookAt(looking: Looking, scenario: Scenario, n: number, steps: number): void {
  const { system } = looking
  let state = begun(system, scenario)
  for (let step = 0; step < steps && system.outcome(state) === undefined; step++) {
    const luck = new Stream(`strangers ${n}`, step)
    const ruling = step > 0 && luck.die(RULED) === 1 ? drawnRuling(system, state, ['strangers', n, step]) : undefined
    if (ruling !== undefined) state = met(looking, state, luck, [n, step], ruling) ?? state
    state = met(looking, state, luck, [n, step], undefined) ?? state
  }
  met(looking, state, new Stream(`strangers ${n}`, steps), [n, steps], { do: 'end', won: [] })
}

/** A step, or a ruling, in truth and in worlds a seat may believe in: the state after it; undefined where it is refused. */
function met(
  looking: Looking,
  state: AnyState,
  luck: Dice,
  place: readonly [n: number, step: number],
  ruling: Ruled | undefined,
): AnyState | undefined {
  const { system, worlds, found } = looking
  const bot = policyOf(system, 'default')
  const taken: Taken[] = []
  const decide = (choice: Choice, at: AnyState): string => {
    const answer = looking.answer?.(choice)
    const option = (): number | Option => (luck.die(2) === 1 ? bot(choice, at) : luck.die(choice.options.length) - 1)
    const key = answer ?? optionTaken(choice, option()).key
    taken.push({ who: choice.who, ask: choice.about.ask, key })
    return key
  }
  const play = (): Gone | undefined => gone(system, state, oracles(system, place, decide), ruling)
  const truth = ruling === undefined ? play() : inAnother(play)
  if (truth === undefined) return undefined
  for (const { type } of truth.events) found.unmet.delete(type)
  const seats = seatsOf(system, state)
  const seat = seats[luck.die(seats.length) - 1]
  if (seat === undefined) return truth.after
  looks(looking, state, seat, luck)
  secrets(looking, truth.events, seat)
  const after = worlds.seen(truth.after, seat)
  for (const world of othersOf(looking, state, seat, luck)) {
    const same = asThere(taken)
    const otherwise = luck.die(2) === 1 ? '' : ` otherwise ${luck.die(1000)}`
    const dice = (who: Id): string => (seat.knows?.includes(who) ? '' : otherwise)
    const other = inAnother(() => gone(system, world, oracles(system, place, same, dice), ruling))
    if (other !== undefined && worlds.seen(other.after, seat) === after)
      compare(looking, truth, other, seat, otherwise === '')
  }
  return truth.after
}

/** Whom the rules asked what, and what was answered. */
interface Taken {
  readonly who: Id
  readonly ask: string
  readonly key: string
}
/** The same answers in another world; where nobody hears that somebody is asked, it may be that only there he is, or only here. */
function asThere(taken: readonly Taken[]): (choice: Choice) => string | undefined {
  let at = 0
  return (choice) => {
    const is = ({ who, ask }: Taken): boolean => who === choice.who && ask === choice.about.ask
    const next = taken[at]
    const found = next !== undefined && is(next) ? at : taken.findIndex((each, i) => i > at && is(each))
    if (found < 0) return choice.hidden === true ? choice.usual : undefined
    at = found + 1
    const key = taken[found]?.key
    return choice.open === true || choice.options.some((option) => option.key === key) ? key : undefined
  }
}

/** Everybody's dice fall by themselves, so that in another world some may fall otherwise; decisions are those of the true one. */
function oracles(
  system: AnySystem,
  [n, step]: readonly [n: number, step: number],
  decide: (choice: Choice, at: AnyState) => string | undefined,
  which: (who: Id) => string = () => '',
): (asked: Asked[]) => readonly Oracle[] {
  return (asked) => {
    const cups = new Map<Id, Dice>()
    const cupOf = (who: Id): Dice => {
      const dice = cups.get(who) ?? loaded(new Stream(`strangers ${n} ${who}${which(who)}`, step))
      cups.set(who, dice)
      return dice
    }
    return [
      {
        throw: (_, who) => ({ dice: cupOf(who) }),
        decide(choice, state) {
          const at = state as AnyState
          asked.push(put(system, choice))
          return decide(choice, at)
        },
      },
    ]
  }
}
function put(system: AnySystem, choice: Choice): Asked {
  const options = choice.options.map((option) => [option.key, system.say(choice, option), choice.comesTo?.(option)])
  const refused = choice.refusals?.().map(({ key, because }) => [key, because])
  const words = canonical([choice.about, system.ask(choice), options, refused])
  return { who: choice.who, words, unheard: choice.hidden === true ? `${choice.about.ask} ${choice.usual}` : undefined }
}

/** What cannot be so ends in an error, and says nothing. */
function inAnother<T>(play: () => T): T | undefined {
  try {
    return play()
  } catch {
    return undefined
  }
}

/** Each side, and somebody who looks on. */
const seatsOf = (system: AnySystem, state: AnyState): Seat[] =>
  [...system.sides(state), { id: 'spectator', fighters: [] }].map(({ id, fighters }) =>
    knowing(system, state, { name: id, fighters, gm: false }),
  )

function* othersOf({ system, worlds }: Looking, state: AnyState, seat: Seat, dice: Dice): Generator<AnyState> {
  const seen = worlds.seen(state, seat)
  for (let n = 0; n < 2; n++) {
    const moved = worlds.other(state, seat, seen, dice)
    if (moved !== undefined) yield moved
  }
  yield system.imagine(system.view(state, seat), 1 + dice.die(4))
}

/**
 * Two worlds that look the same to the seat, before and after. Where the dice said the same it is told and asked the same.
 * Where it is told the same, whatever the dice said, a leaf is noticed that would tell these worlds apart if it were open.
 */
function compare({ system, found }: Looking, one: Gone, other: Gone, seat: Seat, dice: boolean): void {
  const told = toldOtherwise(system.seen, one.events, other.events, seat)
  const asked = (gone: Gone): string[] =>
    gone.asked.filter(({ who }) => seat.fighters.includes(who)).map(({ words }) => words)
  const [mine, theirs] = [asked(one), asked(other)]
  const at = mine.findIndex((words, i) => words !== theirs[i])
  if (dice && one.went === other.went) {
    found.compared++
    const leak = (of: string, text: string): void => void (found.leaks.has(of) || found.leaks.set(of, text))
    if (told !== undefined) leak(/"type":"([^"]+)"/.exec(told)?.[1] ?? '', `${seat.name} is told ${told}`)
    if (at >= 0)
      leak(`asked ${mine[at]?.slice(0, 60)}`, `${seat.name} is asked ${differing(mine[at] ?? '', theirs[at] ?? '')}`)
  }
  if (told !== undefined || at >= 0) return
  for (const [name, leaf] of found.unnoticed)
    if (
      one.events.some(({ type }) => type === leaf.type) &&
      toldOtherwise(opened(system, leaf), one.events, other.events, seat) !== undefined
    )
      found.unnoticed.delete(name)
}
/** Two texts from where they part. */
function differing(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 80)
  return `…${one.slice(from, at + 120)}…\nand otherwise\n…${other.slice(from, at + 120)}…`
}

/** A stranger's sheet and what his token says are the same in truth and in what the seat believes. */
function looks({ system, found }: Looking, state: AnyState, seat: Seat, dice: Dice): void {
  const strangers = system
    .sides(state)
    .flatMap(({ fighters }) => fighters)
    .filter((id) => !seat.knows?.includes(id))
  const shown = (world: AnyState): Map<string, string> => {
    const { tokens } = system.board(world)
    return new Map(
      strangers.map((id) => {
        const token = tokens.find((each) => each.id === id)
        return [id, canonical([system.sheet(world, id, 'seen'), token?.tags])]
      }),
    )
  }
  const truth = shown(state)
  const view = system.view(state, seat)
  for (const [id, text] of shown(system.imagine(view, dice.die(4) - 1))) {
    const is = truth.get(id) ?? ''
    if (is === text) continue
    const parts = differing(is, text)
    const of = `looks ${parts.replace(/\d+/g, '0').slice(60, 100)}`
    if (!found.leaks.has(of)) found.leaks.set(of, `${id} looks to ${seat.name} ${parts}`)
  }
}

/** No secret stands open in what a seat is told that may not know it; in every leaf of a secret one would, were it open. */
function secrets({ system, found }: Looking, events: readonly Event[], seat: Seat): void {
  const open = (event: Event | undefined): boolean => {
    let is = false
    walk(event, (x) => {
      if (typeof x === 'object' && x !== null && 'only' in x && 'is' in x && Array.isArray(x.only))
        is ||= !mayKnow(seat, x.only)
    })
    return is
  }
  for (const event of events) {
    if (open(system.seen(event, seat))) found.leaks.set(`secret ${event.type}`, `${seat.name}: ${canonical(event)}`)
    for (const [name, leaf] of found.unnoticed)
      if (leaf.type === event.type && open(opened(system, leaf)(event, seat))) found.unnoticed.delete(name)
  }
}
