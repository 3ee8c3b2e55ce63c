import type { Action } from './action.ts'
import { D, type DieCode } from './diecode.ts'
import { countsDice, type Note } from './note.ts'
import type { Fighter, State } from './types.ts'

/** Preparing gives 3D at most: for eight times the time. */
const MOST = 3
/** Dice for so many rounds on top of the one the act itself takes: each doubling of the time is one (D6-C-PREP). */
export const dicePrepared = (rounds: number): number => Math.min(MOST, Math.floor(Math.log2(1 + rounds)))

/** A round of nothing but getting ready for something. */
const prepare: Action = {
  key: 'prepare',
  rule: 'D6-C-PREP',
  refuse: (_s, f) => (f.declared > 1 ? 'who prepares does nothing else in the round' : undefined),
  act(ctx, s, f) {
    f.prepared = f.preparedIn === s.round - 1 ? f.prepared + 1 : 1
    f.preparedIn = s.round
    ctx.emit?.({ type: 'prepares', who: f.id, rounds: f.prepared, dice: dicePrepared(f.prepared), rule: 'D6-C-PREP' })
  },
}
export const PREPARING: readonly Action[] = [prepare]

/** Dice of preparation, for the first roll of his next turn and no other. */
export function preparedDice(s: State, f: Fighter, note: Note): DieCode {
  if (f.prepared === 0 || f.preparedIn === s.round || s.acting.at(-1) !== f.id) return 0
  const dice = f.preparedIn === s.round - 1 ? dicePrepared(f.prepared) : 0
  f.prepared = 0
  return dice === 0 ? 0 : countsDice(note, D * dice, 'prepared', 'D6-C-PREP')
}

/** Hurt or thrown, he has to begin anew. Ruling D6-A27: so has he who aims. */
export function disturbed(s: State, f: Fighter): void {
  f.prepared = 0
  if (s.options.damageBreaksAim) f.aim = null
}
