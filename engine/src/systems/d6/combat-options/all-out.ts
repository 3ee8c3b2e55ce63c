import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { manoeuvres } from '../content/modifiers.ts'
import { BLOWS } from '../fighters.ts'

/** Everything in one blow: easier and harder hitting, but nothing else is done and no defence stands (D6-C-OPT-AllOut). Ruling D6-A54. */
export const allOut: Action = attackBy(
  {
    key: 'all-out',
    ...manoeuvres['all-out'],
    reach: 0,
    declared(_ctx, _s, f) {
      f.defences = []
    },
  },
  BLOWS,
  (_s, f) =>
    f.declared > 1 ? { because: 'an all-out attack is all one does in a round', rule: 'D6-C-OPT-AllOut' } : undefined,
)
