import { wrecked } from './content/difficulties.ts'
import { D, type DieCode } from './diecode.ts'
import { throwCode, totalRolled } from './rolling-dice.ts'
import type { Ctx, State } from './types.ts'

/** Ten over its resistance wrecks a thing, less weakens it by a die, and what has no die left is wrecked (D6-C-OPT-Break, D6-C-OBJ-Toughness). */
export function struckThing(ctx: Ctx, s: State, label: string, code: DieCode, done: number) {
  const over = done - totalRolled(ctx, throwCode(ctx, s, 'gm', label, code))
  const state = over >= wrecked || code < D ? 'wrecked' : over > 0 ? 'weakened' : 'whole'
  return { over, state } as const
}
