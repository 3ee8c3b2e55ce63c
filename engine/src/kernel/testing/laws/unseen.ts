import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import { knowing } from '../../believing.ts'
import type { AnySystem, Cell, Event, FighterId, Seat } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, bots, fight, oraclesOf, walk } from './campaign.ts'

/**
 * Whoever a seat is not shown where he is, it is not told where he is: no cell of his stands in the story, be it his own
 * move or one by the game master. He is shown where he was last known.
 */
export function unseenStay(system: AnySystem, scenario: Scenario): void {
  const looked = { unseen: 0 }
  for (let seed = 0; seed < scaled(4); seed++) {
    const plan = { decide: anybody(`unseen ${seed}`), dice: new Stream(`unseen ${seed}`, 0), steps: scaled(30) }
    for (const { step, after } of fight(system, begun(system, scenario), plan)) {
      untold(system, after, step.events, looked)
      if (system.outcome(after) !== undefined) continue
      for (const id of system.sides(after).flatMap((side) => side.fighters)) placedUntold(system, after, id, looked)
    }
  }
  expect(looked.unseen, 'times somebody was not where he was shown').toBeGreaterThan(0)
}

/** The game master moves him: that is told no more than his own move. */
function placedUntold(system: AnySystem, state: AnyState, who: FighterId, looked: { unseen: number }): void {
  const form = system.commands(state, { who }).find((each) => each.do === 'place')
  const at = form?.fields.find(({ name }) => name === 'at')?.choices?.at(-1)?.key
  if (at === undefined) return
  const ruling = { do: 'place', who, at: String(at).split(',').map(Number) }
  const oracles = oraclesOf({ decide: bots(system), dice: new Stream('placed', 0) })
  const step = advance(system, state, [{ ruling, because: 'a law' }], oracles)
  if (step.asked === undefined) untold(system, step.state, step.events, looked)
}

function untold(system: AnySystem, state: AnyState, events: readonly Event[], looked: { unseen: number }): void {
  const truth = places(system, state)
  for (const seat of seats(system, state)) {
    const shown = places(system, system.imagine(system.view(state, seat), 0))
    for (const [id, at] of truth) {
      if (shown.get(id)?.join() === at.join()) continue
      looked.unseen++
      for (const event of events) {
        const seen: Event | undefined = system.seen(event, seat)
        if (seen === undefined || !('who' in seen) || seen.who !== id) continue
        expect(
          `${system.tell(seen, 'long')} ${cellsIn(seen).join(' ')}`,
          `what ${seat.name} is told of ${id}`,
        ).not.toContain(at.join())
      }
    }
  }
}

const seats = (system: AnySystem, state: AnyState): Seat[] =>
  system.sides(state).map(({ id, fighters }) => knowing(system, state, { name: id, fighters, gm: false }))

/** The cell of everybody on the map. */
const places = (system: AnySystem, state: AnyState): ReadonlyMap<FighterId, Cell> =>
  new Map(system.board(state).tokens.flatMap(({ id, at }): [FighterId, Cell][] => (at === undefined ? [] : [[id, at]])))

/** Every pair of numbers in data, and every text. */
function cellsIn(data: unknown): string[] {
  const found: string[] = []
  walk(data, (value) => {
    if (typeof value === 'string') found.push(value)
    if (Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number'))
      found.push(value.join())
  })
  return found
}
