import { type Could, standoff } from '../../../mechanisms/ground/standoff.ts'
import { castable } from '../actions/casting.ts'
import { anyShootable } from '../exchange/ranged/targets.ts'
import { groundOf } from '../ground/ground.ts'
import { baseMove } from '../ground/pace.ts'
import { CONTACT } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** Rounds in which nobody can harm or approach anybody before the fight is over, ours. */
export const STANDOFF = 5

/** What a fighter could still do with a whole round: shoot or cast at somebody, go somewhere. */
const COULD: Could<State, Fighter> = {
  harm: (s, f) =>
    castable(s, f).length > 0 ||
    f.items.some(
      (item) => item.where !== 'lost' && (item.where !== 'ground' || item.away <= CONTACT) && anyShootable(s, f, item),
    ),
  go: (s, f) => baseMove(s, f),
}

/** A round in which the fight stands still. */
export function comesToAStand(ctx: Ctx, s: State): void {
  s.stood = standoff<State, Fighter>(groundOf(s), s, COULD) ? s.stood + 1 : 0
  if (s.stood >= STANDOFF) ctx.emit?.({ type: 'standoff', rounds: s.stood, rule: 'CFI-END-Out' })
}
