import { isRuling } from '@affray/engine'
import type { Room } from './room.ts'

/** So many questions a step that was ruled to be the last may still ask. */
const MOST = 200

/** An end that was ruled in the middle of a step comes at once: what the step still asks is answered as is usual. */
export function endsAtOnce(room: Room): void {
  for (let i = 0; i < MOST && ending(room); i++) {
    const { game } = room
    const { asked, answered } = game.fight
    if (asked === undefined) return
    if (!('choices' in asked)) {
      game.throwForMe(throwerOf(room, asked.who))
      continue
    }
    const open = asked.choices.find(({ who }) => !Object.hasOwn(answered, who) && game.seats.holder(who) !== undefined)
    const seat = open && game.seats.holder(open.who)
    if (open === undefined || seat === undefined) game.goOn()
    else game.answer(seat.name, open.who, open.usual ?? game.likely(open.who) ?? '')
  }
}

/** Whether the step that waits is the last, and nobody has gone back to look at it. */
function ending({ game }: Room): boolean {
  if (game.rests || game.fight.outcome !== undefined) return false
  return game.fight.pending.some((answer) => isRuling(answer) && isEnd(answer.ruling))
}
// Every game's commands have this one.
const isEnd = (command: unknown): boolean =>
  typeof command === 'object' && command !== null && 'do' in command && command.do === 'end'

const throwerOf = ({ game }: Room, who: string): string =>
  (game.seats.holder(who) ?? game.seats.all.find(({ gm }) => gm))?.name ?? ''
