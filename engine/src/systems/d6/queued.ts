import { offHand } from './combat-options/two-weapons.ts'
import { comesLate } from './rounds.ts'
import type { Ctx, Next, State } from './types.ts'

/** What happens when something that was put off comes up, by its kind. */
export const QUEUED: Readonly<Record<string, (ctx: Ctx, s: State, next: Next) => void>> = {
  'off hand': offHand,
  'comes late': comesLate,
}
