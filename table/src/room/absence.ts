import { own } from '@affray/engine'
import type { RoomData } from './data.ts'
import type { Room } from './room.ts'

/** Nobody sits there any more: as the table's rule has it, bots or the game master decide for whom the seat holds. */
export function leave(room: Room, name: string): void {
  const { away, absent } = room.data
  const seat = room.game.seats.all.find((place) => place.name === name)
  // A question to the game master waits for him.
  if (seat === undefined || seat.gm || Object.hasOwn(away, name) || absent.answers === 'wait') return
  if (room.data.lobby === true) return
  const lent = absent.answers === 'usual' ? [] : seat.fighters
  const master = room.game.seats.all.find((place) => place.gm)?.name
  room.change({ away: { ...away, [name]: lent } })
  for (const id of lent) room.game.hand(id, absent.answers === 'gm' ? master : undefined)
}

/** Somebody sits there again and has his fighters back. */
export function back(room: Room, name: string): void {
  const lent = own(room.data.away, name)
  const { [name]: _, ...away } = room.data.away
  if (lent === undefined) return
  for (const id of lent) room.game.hand(id, name)
  room.change({ away })
}

/** Those lent fighters whom nobody has been given since. */
export function lentNow(room: Room): RoomData['away'] {
  const { seats } = room.game
  const free = (id: string): boolean => seats.holder(id)?.gm !== false
  return Object.fromEntries(Object.entries(room.data.away).map(([name, lent]) => [name, lent.filter(free)]))
}

/** Questions to seats whose absence is answered by what is likely: a fighter guards and strikes, and spends nothing. */
export function answersForTheAway(room: Room): void {
  const { away, absent, paused } = room.data
  if (absent.answers !== 'usual' || paused || Object.keys(away).length === 0) return
  for (let asked = open(room); asked !== undefined; asked = open(room)) {
    if (asked.roll) room.game.throwForMe(asked.seat)
    else room.game.answer(asked.seat, asked.who, room.game.likely(asked.who) ?? '')
  }
}

/** A question that waits for somebody who is away. */
function open({ game, data }: Room): { seat: string; who: string; roll: boolean } | undefined {
  const { asked, answered, outcome } = game.fight
  if (asked === undefined || outcome !== undefined || game.rests) return undefined
  const roll = !('choices' in asked)
  const whos = roll ? [asked.who] : asked.choices.map(({ who }) => who).filter((who) => !Object.hasOwn(answered, who))
  for (const who of whos) {
    const seat = game.seats.holder(who)?.name
    if (seat !== undefined && Object.hasOwn(data.away, seat)) return { seat, who, roll }
  }
  return undefined
}
