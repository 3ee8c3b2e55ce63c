import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { manoeuvres } from '../content/modifiers.ts'
import { bodily } from '../fighters.ts'
import type { Attack, Ctx, State } from '../types.ts'
import { seize } from './holds.ts'

/** The target is captured and may only try to escape (D6-C-OPT-Tackle). */
function captures(ctx: Ctx, s: State, { attacker, target }: Attack): void {
  seize(s, 'tackle', attacker, target, 0)
  ctx.emit?.({ type: 'held', who: target.id, by: attacker.id, kind: 'tackle', rule: 'D6-C-OPT-Tackle' })
}
export const tackle: Action = attackBy(
  { key: 'tackle', ...manoeuvres.tackle, reach: 0, unmarked: true, fits: bodily, hits: captures },
  ['fighting'],
)
