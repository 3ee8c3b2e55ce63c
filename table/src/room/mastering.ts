import { AffrayError, checkName, isName, own } from '@affray/engine'
import type { Place } from '@affray/engine/play'
import type { SaidOf } from '../protocol/said.ts'
import { back, leave } from './absence.ts'
import { MOST_SEATS } from './data.ts'
import { acted, takeBack } from './deciding.ts'
import type { Room } from './room.ts'

export function command(room: Room, seat: Place, { command: given, because }: SaidOf<'command'>): void {
  room.game.rule(seat.name, given, because)
  acted(room, seat)
}

export function begin(room: Room, seat: Place): void {
  if (room.data.lobby !== true) throw new AffrayError('table/begun', 'The fight has begun already.', 'Go on with it.')
  room.change({ lobby: false, paused: false })
  room.game.goOn()
  acted(room, seat)
}

/** Forward by the same steps as back, bots' moments included; behind those, to the next whole step of what was taken back. */
export function redo(room: Room, seat: Place): void {
  const undone = room.data.undone ?? []
  const back = undone.at(-1)
  if (back !== undefined) room.game.to(back)
  else if (!room.game.redo())
    throw new AffrayError('redo/none', 'Nothing was taken back that could come again.', 'Go on from here.')
  acted(room, seat)
  room.change({ undone: undone.slice(0, -1) })
  if (back?.rested === false) room.game.wake()
}

export function branch(room: Room, seat: Place, { to }: SaidOf<'branch'>): void {
  room.game.visit(to)
  acted(room, seat)
}

export function goOn(room: Room): void {
  if (room.data.lobby === true) throw new AffrayError('table/lobby', 'The fight has not begun.', 'Begin it.')
  if (room.data.paused) throw new AffrayError('table/paused', 'The table is paused.', 'End the pause first.')
  room.change({ undone: [] })
  room.game.goOn()
}

export function grant(room: Room, _: Place, { request, yes }: SaidOf<'grant'>): void {
  const wish = room.data.requests.find(({ n }) => n === request)
  if (wish === undefined)
    throw new AffrayError('undo/unknown', 'Nobody wishes that any more.', 'Look at the wishes there are.')
  if (yes) takeBack(room, room.game.seats.named(wish.seat), wish.to)
  room.change({ requests: room.data.requests.filter((one) => one !== wish) })
}

export function prepare(room: Room, seat: Place, { name, command: given, because }: SaidOf<'prepare'>): void {
  if (room.game.ready(seat.name).length >= 100)
    throw new AffrayError('ready/many', 'A hundred commands are held ready.', 'Discard some of them.')
  room.game.prepare(seat.name, { name, command: given, because })
}
export function discard(room: Room, seat: Place, { name }: SaidOf<'discard'>): void {
  if (!room.game.discard(seat.name, name))
    throw new AffrayError('ready/unknown', `Nothing is held ready as "${name}".`, 'Look at what is.')
}
export function reveal(room: Room, seat: Place, { name }: SaidOf<'reveal'>): void {
  room.game.reveal(seat.name, name)
  acted(room, seat)
}

export function hand(room: Room, _: Place, { fighter, to }: SaidOf<'hand'>): void {
  room.checkFighter(fighter)
  room.game.hand(fighter, to ?? undefined)
  room.keepLent()
}

/** A new seat, or an old one as it is to be. The last game master's seat stays one. */
export function seat(room: Room, _: Place, said: SaidOf<'seat'>): void {
  const { seats } = room.game
  const old = seats.all.find(({ name }) => name === said.name)
  if (old === undefined) checkSeats(room)
  if (old === undefined) checkName(said.name)
  for (const id of said.fighters ?? []) room.checkFighter(id)
  const made = { ...(old ?? { gm: false, fighters: [], dice: 'thrown' as const }), ...withoutId(said) }
  if (old?.gm === true && !made.gm) checkOtherMaster(room, said.name)
  room.game.sit(made)
  room.keepLent()
  if (old === undefined) room.wants({ do: 'link', seat: said.name })
}
const withoutId = ({ name, gm, fighters, dice }: SaidOf<'seat'>) => ({
  name,
  ...(gm === undefined ? {} : { gm }),
  ...(fighters === undefined ? {} : { fighters }),
  ...(dice === undefined ? {} : { dice }),
})

export function unseat(room: Room, _: Place, { name }: SaidOf<'unseat'>): void {
  if (room.game.seats.named(name).gm) checkOtherMaster(room, name)
  room.game.leave(name)
  room.forget(name)
  room.wants({ do: 'unseat', seat: name })
}

function checkSeats(room: Room): void {
  if (room.game.seats.all.length < MOST_SEATS) return
  throw new AffrayError('seat/many', `There are ${MOST_SEATS} seats already.`, 'Take one away first.')
}
function checkOtherMaster(room: Room, name: string): void {
  if (room.game.seats.all.some((place) => place.gm && place.name !== name)) return
  throw new AffrayError('seat/last', `${name} is the only game master.`, 'Make somebody else game master first.')
}

export function link(room: Room, _: Place, said: SaidOf<'link'>): void {
  room.wants({ do: 'link', seat: room.game.seats.named(said.seat).name })
}
export function unlink(room: Room, _: Place, said: SaidOf<'unlink'>): void {
  room.wants({ do: 'unlink', seat: room.game.seats.named(said.seat).name })
}

export function door(room: Room, _: Place, { open }: SaidOf<'door'>, code: string | undefined): void {
  if (open) room.change({ code: code ?? null })
  else {
    for (const { n } of room.data.waiting) room.wants({ do: 'admit', waiting: n, seat: null })
    room.change({ code: null, waiting: [] })
  }
}

export function admit(room: Room, _: Place, said: SaidOf<'admit'>): void {
  const { waiting } = room.data
  const knocked = waiting.find(({ n }) => n === said.waiting)
  if (knocked === undefined) throw new AffrayError('door/unknown', 'Nobody of that number waits.', 'Look at who waits.')
  const seat = said.seat === undefined ? seatFor(room, knocked.name) : said.seat
  if (seat !== null) room.game.seats.named(seat)
  room.change({ waiting: waiting.filter((one) => one !== knocked) })
  room.wants({ do: 'admit', waiting: said.waiting, seat })
}

/** A new seat under the name somebody knocked with, numbered where that is taken. */
function seatFor(room: Room, knocked: string): string {
  checkSeats(room)
  const wanted = isName(knocked) ? knocked.slice(0, 50).trim() : 'Player'
  const taken = new Set(room.game.seats.all.map(({ name }) => name))
  let name = wanted
  for (let n = 2; taken.has(name); n++) name = `${wanted} ${n}`
  room.game.sit({ name, gm: false, fighters: [], dice: 'thrown' })
  return name
}

export function pause(room: Room, _: Place, { paused }: SaidOf<'pause'>): void {
  room.change({ paused })
}

export function settings(room: Room, _: Place, said: SaidOf<'settings'>): void {
  const { id: __, type: ___, bots, ...rest } = said
  if (bots !== undefined) {
    const known = Object.keys(room.game.system.policies)
    const strange = Object.values(bots).find((name) => !known.includes(name))
    if (strange !== undefined)
      throw new AffrayError(
        'policy/unknown',
        `There is no temperament "${strange}".`,
        `There are: ${known.join(', ')}.`,
      )
    room.game.bots = bots
  }
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  // Who is away now is answered for as it is said now.
  const away = given.absent === undefined ? [] : Object.keys(room.data.away)
  for (const seat of away) back(room, seat)
  room.change(given)
  for (const seat of away) leave(room, seat)
}

export function name(room: Room, _: Place, { fighter, shown }: SaidOf<'name'>): void {
  room.checkFighter(fighter)
  const { [fighter]: __, ...others } = room.data.names
  if (shown !== null) room.checkName(fighter, shown)
  const { name: own } = room.game.system.sheet(room.game.fight.state, fighter, 'seen')
  room.change({
    names: shown === null ? others : { ...others, [fighter]: shown },
    called: { ...room.data.called, [fighter]: own },
  })
}

export function show(room: Room, _: Place, { fighter, what, shown }: SaidOf<'show'>): void {
  room.checkFighter(fighter)
  const old = own(room.data.shows, fighter) ?? []
  const { [fighter]: __, ...others } = room.data.shows
  const now = [...old.filter((one) => one !== what), ...(shown ? [what] : [])]
  if (now.length > 50)
    throw new AffrayError('show/many', 'Fifty things of one sheet are shown already.', 'Hide some of them.')
  room.change({ shows: now.length === 0 ? others : { ...others, [fighter]: now } })
}
