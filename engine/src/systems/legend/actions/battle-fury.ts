import { couldInvoke, invoke } from '../heroic-abilities.ts'
import { action, type Why } from './action.ts'

const UNABLE: Why = { because: 'he knows no Battle Fury, or has no Magic Point for it', rule: 'LEG-HER-BattleFury' }
const RAGING: Why = { because: 'he rages already', rule: 'LEG-HER-BattleFury' }

/** For CON rounds no wound's Resilience test fails him (LEG-HER-BattleFury). */
export const battleFury = action({
  key: 'battleFury',
  rule: 'LEG-HER-BattleFury',
  refuse: (_s, f) => (f.fury > 0 ? RAGING : couldInvoke(f, 'battleFury') ? undefined : UNABLE),
  act(ctx, s, f) {
    f.fury = f.facts.characteristics.con
    invoke(ctx, s, f, 'battleFury')
  },
})
