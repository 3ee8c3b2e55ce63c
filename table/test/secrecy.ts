import { type AnySystem, Hasher, knowing, systems } from '@affray/engine'
import { Game, type PlaceOf, seatOf } from '@affray/engine/play'
import type { Shown } from '../src/protocol/index.ts'
import { freshRoom, Room } from '../src/room/index.ts'

/** What is hidden from everybody but the game master, by words that stand nowhere else. */
export const MARKERS = {
  seed: 'marker-seed-1',
  ready: 'marker-ready-2',
  because: 'marker-because-3',
  code: 'MARKERCODE4',
  waiting: 'marker-waiting-5',
}

/** A table of a scenario: a game master, a seat for each side, and somebody who looks on. */
export function tableOf(scenario: object): { room: Room; players: string[] } {
  const system: AnySystem = systems[(scenario as { system: keyof typeof systems }).system]
  const begun = Game.begin(system, scenario, { by: 'keyed', seed: MARKERS.seed }, { pace: 'one by one' })
  const sides = system.sides(begun.fight.state)
  const seats: PlaceOf[] = [
    { name: 'gm', gm: true },
    ...sides.map(({ id, fighters }) => ({ name: id, fighters })),
    { name: 'looker' },
  ]
  const game = Game.begin(system, scenario, { by: 'keyed', seed: MARKERS.seed }, { seats, pace: 'one by one' })
  const room = Room.begin(game, freshRoom('t', '', { title: 'T' }), MARKERS.seed)
  room.act({ happens: { type: 'knock', name: MARKERS.waiting } })
  room.act({ by: 'gm', said: { id: 'd', type: 'door', open: true }, code: MARKERS.code })
  const end = { do: 'end', won: [] }
  room.act({
    by: 'gm',
    said: { id: 'r', type: 'prepare', name: MARKERS.ready, command: end, because: MARKERS.because },
  })
  return { room, players: sides.map(({ id }) => id) }
}

/** Answers for whoever is asked first, as a bot would. False where nobody is. */
export function oneStep(room: Room, n: number): boolean {
  const { asked, outcome, answered } = room.game.fight
  if (outcome !== undefined || asked === undefined) return false
  if (!('choices' in asked)) return false
  const open = asked.choices.find(({ who }) => !Object.hasOwn(answered, who))
  const seat = open && room.game.seats.holder(open.who)?.name
  if (open === undefined || seat === undefined) return false
  const key = room.game.likely(open.who) ?? ''
  return (
    room.act({ by: seat, said: { id: `s${n}`, type: 'answer', who: open.who, key, asked: room.askedOf(seat) } })
      .type === 'done'
  )
}

/** Who is asked what: where that is another, the game itself has told the worlds apart. */
function asks({ game: { fight } }: Room): string {
  const { asked } = fight
  if (asked === undefined) return ''
  return 'choices' in asked ? asked.choices.map(({ who, about }) => `${who} ${about.ask}`).join() : asked.who
}

/** The same table in another world that a seat may believe in; undefined where that world does not come to the same question. */
export function twinOf(room: Room, seat: string, n: number): { twin: Room; differs: boolean } | undefined {
  const { system, fight } = room.game
  const place = room.game.seats.named(seat)
  const settled: unknown = fight.settled
  const eyes = knowing(system, fight.settled, seatOf(place))
  const world: unknown = system.imagine(system.view(settled, eyes), n)
  const file = room.file()
  const entries = file.game.fight.entries.map((entry) =>
    entry.id === fight.head ? { ...entry, hash: new Hasher().of(world, undefined) } : entry,
  )
  const state: unknown = JSON.parse(JSON.stringify(world))
  try {
    const twin = Room.open(system, {
      ...file,
      game: { ...file.game, fight: { ...file.game.fight, entries } },
      snapshot: { entry: fight.head, state },
    })
    // What was told stays told: only how things stand now is another.
    room.game.lines(seat)
    twin.game.chronicle.recall(room.game.chronicle.kept(seatOf(place)))
    if (asks(twin) !== asks(room)) return undefined
    return { twin, differs: JSON.stringify(state) !== JSON.stringify(settled) }
  } catch {
    return undefined
  }
}

/** What a seat sees in such a world. */
export function twinShown(room: Room, seat: string, n: number): { shown: Shown; differs: boolean } | undefined {
  const found = twinOf(room, seat, n)
  return found && { shown: found.twin.shown(seat), differs: found.differs }
}
