import type { Context } from '../context.ts'
import { door } from '../schema.ts'
import * as is from '../shapes.ts'
import { system } from '../system.ts'
import type { Choice, Event, Option, Play, Question, Scalar, System } from '../types.ts'

/** The state of a made-up system: what its one step learned, in order. */
export interface Tiny {
  round: number
  learned: Scalar[]
}
export type TinySystem = System<unknown, Tiny, { add: Scalar }, Event, Question, Tiny>
export type Ctx = Play<Event, Question>

/** A system of one step, to try the kernel on. Its fight is over after `rounds` steps; a ruling adds something learned. */
export function tiny(step: (ctx: Ctx, state: Tiny) => void, rounds = 1): TinySystem {
  return system<unknown, Tiny, { add: Scalar }, Event, Question, Tiny>({
    id: 'tiny',
    version: 1,
    title: 'Tiny',
    about: 'The least a game can be.',
    rulings: [],
    actions: [],
    turn: 'turn',
    setup: door(is.anything()),
    begin: () => ({ round: 0, learned: [] }),
    step(ctx, state) {
      step(ctx, state)
      state.round++
    },
    outcome: (state) => (state.round < rounds ? undefined : { won: [], because: 'over' }),
    command: door(is.strict({ add: is.either([is.text(), is.number(), is.truth()]) })),
    amend(ctx, state, { add }) {
      state.learned.push(add)
      ctx.emit?.({ type: 'ruled' })
    },
    copy: (state) => ({ ...state, learned: [...state.learned] }),
    sides: () => [{ id: 'all', fighters: ['a', 'b'] }],
    refused: () => [],
    view: (state) => state,
    imagine: (view) => view,
    board: () => ({ tokens: [], pairs: [] }),
    track: (state) => ({ round: state.round, order: [] }),
    sheet: (_, id) => ({
      id,
      name: id,
      side: 'all',
      bars: [],
      tags: [],
      conditions: [],
      things: [],
      numbers: [],
      grades: [],
    }),
    seen: (event) => event,
    points: () => ({ group: 'other' }),
    reach: () => undefined,
    commands: () => [],
    content: [],
    carriedOver: () => ({}),
    tell: ({ type }) => type,
    ask: ({ about }) => about.ask,
    say: (_, { key }) => key,
    features: { condition: () => 'unhurt', results: () => [] },
    policies: { default: () => 0 },
  })
}

export const START: Tiny = { round: 0, learned: [] }
export const ask = (who: string, name: string, ...keys: string[]): Choice<Question, Option> => ({
  who,
  about: { ask: name },
  options: keys.map((key) => ({ key })),
})
export type { Context }
