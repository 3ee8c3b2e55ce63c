import type { State } from './types.ts'

/** A state of its own, so that a step can be thrown away. */
export const copy = (state: State): State => ({ ...state, fighters: state.fighters.map((fighter) => ({ ...fighter })) })
