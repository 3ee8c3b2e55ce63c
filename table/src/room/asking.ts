import { AffrayError, type Answer, analysis, type FighterId, knowing, type Seat } from '@affray/engine'
import { type Place, seatOf } from '@affray/engine/play'
import type { SaidOf } from '../protocol/said.ts'
import { checkAsked } from './deciding.ts'
import type { Room } from './room.ts'

/** Something to be computed beside the fight: plain data, for a thread of its own. */
export type Job = { readonly system: string; readonly bots: analysis.PolicyNames } & (
  | {
      readonly kind: 'odds' | 'advice' | 'gestures'
      readonly settled: unknown
      readonly answers: readonly Answer[]
      readonly who: FighterId
      readonly seat: Seat
      readonly key?: string
    }
  /** `worlds` are what the seat may believe, one after the other. */
  | { readonly kind: 'prospect'; readonly worlds: readonly unknown[]; readonly fights: number }
)

/** What is asked beside the fight and takes time. */
export type Beside = 'odds' | 'advice' | 'prospect' | 'gestures'

/** So many of the worlds a seat may believe in are fought on from. */
const WORLDS = 8

/** What has to be computed to answer a question beside the fight. */
export function jobOf(room: Room, place: Place, said: SaidOf<Beside>): Job {
  const { system, fight, bots: temperaments } = room.game
  const sides = system.sides(fight.settled).map(({ id }) => id)
  const bots = Object.fromEntries(Object.entries(temperaments).filter(([name]) => sides.includes(name)))
  const seat = knowing(system, fight.settled, seatOf(place))
  if (said.type === 'prospect') {
    const view: unknown = system.view(fight.settled, seat)
    const worlds = place.gm ? [fight.settled] : Array.from({ length: WORLDS }, (_, n) => system.imagine(view, n))
    return { kind: 'prospect', system: system.id, bots, worlds, fights: said.fights }
  }
  if (!place.gm && !room.game.seats.decides(place.name, said.who))
    throw new AffrayError('seat/other', `${place.name} does not decide for ${said.who}.`, 'Ask for your own.')
  if (!place.gm) checkAsked(room, place, said.asked)
  const waiting = analysis.waitingIn(fight, said.who)
  if (waiting === undefined)
    throw new AffrayError('answer/stale', `Nothing is asked of ${said.who} now.`, 'Ask when it is his turn.')
  const key = said.type === 'odds' ? said.key : undefined
  return {
    kind: said.type,
    system: system.id,
    bots,
    settled: waiting.settled,
    answers: waiting.answers,
    who: said.who,
    seat,
    ...(key === undefined ? {} : { key }),
  }
}
