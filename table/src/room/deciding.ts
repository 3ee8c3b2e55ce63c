import { AffrayError, canonical, own } from '@affray/engine'
import type { Order, Place } from '@affray/engine/play'
import type { SaidOf } from '../protocol/said.ts'
import { MOST_REQUESTS, MOST_UNDONE } from './data.ts'
import type { Room } from './room.ts'

/** An answer, dice or a command: from now on others' last answers are not theirs alone any more. */
export function acted(room: Room, { name }: Place): void {
  const { acts } = room.data
  room.change({ last: name, gesture: null, undone: [], acts: { ...acts, [name]: (own(acts, name) ?? 0) + 1 } })
}

export function checkGoing(room: Room, { gm }: Place): void {
  if (room.data.lobby === true)
    throw new AffrayError('table/lobby', 'The fight has not begun.', 'Wait until the game master begins it.')
  if (room.data.paused && !gm)
    throw new AffrayError('table/paused', 'The table is paused.', 'Wait until the game master goes on.')
}

/** An answer to an older question than the one that stands is refused: it was meant for something else. */
export function checkAsked(room: Room, seat: Place, asked: number): void {
  if (room.askedOf(seat.name) === asked) return
  throw new AffrayError(
    'answer/stale',
    'That was the answer to an older question.',
    'Look at what is asked now and answer that.',
  )
}

export function answer(room: Room, seat: Place, { who, key, asked, further = [] }: SaidOf<'answer'>): void {
  checkGoing(room, seat)
  checkAsked(room, seat, asked)
  const { game } = room
  const { entry, pending } = game.stands
  const from = { after: entry, answers: pending.length }
  // The first is the answer to the question of that number, whatever it is called.
  const given = game.gesture(seat.name, who, [{ ask: '', key }, ...further])
  acted(room, seat)
  if (given > 1) room.change({ gesture: from })
}

export function withdraw(room: Room, seat: Place, { who }: SaidOf<'withdraw'>): void {
  checkGoing(room, seat)
  if (!room.game.withdraw(seat.name, who))
    throw new AffrayError(
      'answer/given',
      `${who} has no answer that can be withdrawn.`,
      'Take back what has happened by undo.',
    )
  acted(room, seat)
}

export function throwDice(room: Room, seat: Place, { asked, dice }: SaidOf<'throw'>): void {
  checkGoing(room, seat)
  checkAsked(room, seat, asked)
  if (dice === 'for me') room.game.throwForMe(seat.name)
  else room.game.throws(seat.name, dice)
  acted(room, seat)
}

export function diceOf(room: Room, seat: Place, { mine }: SaidOf<'dice'>): void {
  room.game.sit({ ...seat, dice: mine })
}

export function order(room: Room, seat: Place, { order: given }: SaidOf<'order'>): void {
  checkGoing(room, seat)
  room.game.order(seat.name, given)
}

export function free(room: Room, seat: Place, { who, order: given }: SaidOf<'free'>): void {
  const same = (one: Order): boolean => one.who === who && (given === undefined || sameOrder(one, given))
  room.game.free(seat.name, same)
}
const sameOrder = (a: Order, b: Order): boolean => canonical(a) === canonical(b)

/** The game master takes back what he likes; others their own last answer where the table's rule allows it, else they ask. */
export function undo(room: Room, seat: Place, { to }: SaidOf<'undo'>): void {
  if (seat.gm) takeBack(room, seat, to)
  else if (to === 'last' && room.data.undo === 'own last' && room.data.last === seat.name) {
    checkGoing(room, seat)
    takeBack(room, seat, to)
  } else {
    const others = room.data.requests.filter((one) => one.seat !== seat.name)
    if (others.length >= MOST_REQUESTS)
      throw new AffrayError('undo/many', 'Too many wishes lie before the game master.', 'Wait until he has decided.')
    room.change({ requests: [...others, { n: room.number(), seat: seat.name, to }] })
  }
}

/** Takes back to a line of a seat's own story, or its last answer or gesture; of the game master's, the last of anybody. */
export function takeBack(room: Room, { name, gm }: Place, to: number | 'last'): void {
  const { game, data } = room
  const from = { ...game.stands, rested: game.rests }
  const undone = data.undone ?? []
  const gesture = to === 'last' && (gm || data.last === name) ? data.gesture : null
  const sealed = gm ? [] : game.seats.named(name).fighters.filter((id) => Object.hasOwn(game.fight.answered, id))
  if (to !== 'last') game.undoTo(name, to)
  else if (gesture != null) game.moment(gesture)
  else if (sealed.length > 0) for (const id of sealed) game.withdraw(name, id)
  else if (!(gm ? game.undoAny(name) : game.undo(name)))
    throw new AffrayError('undo/none', 'There is nothing to take back.', 'Go on from here.')
  acted(room, game.seats.named(name))
  const { entry, pending } = game.stands
  if (entry !== from.entry || pending.length !== from.pending.length)
    room.change({ undone: [...undone, from].slice(-MOST_UNDONE) })
}
