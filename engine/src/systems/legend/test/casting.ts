import { castSpell } from '../actions/casting.ts'
import type { Fighter, State } from '../state/types.ts'
import { alone, arranged, facing, the } from './arrange.ts'

/** Changes the caster before the script begins. */
export type Change = (caster: Fighter, s: State) => void
/** Lilina: Common Magic 60, POW 12 and so 12 Magic Points, CON 10, Resilience 45, Persistence 24, three Combat Actions. */
export const start = (spells: object, change: Change = () => undefined, foe: object = {}, more: object = {}): State =>
  arranged(facing({ lilina: { skills: { commonMagic: 60 }, spells } }, { goblin: foe }, {}, more), (s) =>
    change(the(s, 'lilina'), s),
  )
export const lilina = (s: State) => the(s, 'lilina')
export const goblin = (s: State) => the(s, 'goblin')
/** The spell is cast as one Combat Action, with nothing else of the turn. */
export const cast = (state: State, script: string): State =>
  alone(state, script, (ctx, s) => castSpell.act(ctx, s, lilina(s))).state
