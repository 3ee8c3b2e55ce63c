import type { Why } from './actions/action.ts'
import { isSurprised } from './fighters.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** What one who may only defend can do with his Combat Action. */
const DEFENSIVE: ReadonlySet<string> = new Set(['delay', 'doNothing', 'evade', 'parry'])
/** What is no offence and so goes along with casting. */
const PEACEFUL: ReadonlySet<string> = new Set([
  ...DEFENSIVE,
  'castSpell',
  'changeStance',
  'dismissSpell',
  'firstAid',
  'mount',
  'move',
  'stride',
  'readyWeapon',
  'useDoor',
])

/** What a duellist's extra Combat Action may go on, or be left for. */
const DUELLING: ReadonlySet<string> = new Set(['attack', 'delay', 'doNothing', 'parry', 'pulledBlow'])

const ONLY_DEFENDS: Why = { because: 'he is winded and may only defend', rule: 'LEG-MAN-StunLocation' }
const SURPRISED: Why = { because: 'he is surprised and may only defend this round', rule: 'LEG-SUR-03' }
const ONLY_BLADES: Why = { because: 'this Combat Action is for attack or parry alone', rule: 'LEG-HER-Duellist' }
const CASTING: Why = { because: 'he is casting a spell', rule: 'LEG-MAG-WhileCasting' }

/** What keeps a fighter from an action whatever it is: a blow to the body (LEG-MAN-StunLocation), a spell he casts (LEG-MAG-WhileCasting), what his Combat Action was given for (LEG-HER-Duellist), surprise this round (LEG-SUR-03). */
export function hindrance(s: State, f: Fighter, action: string): Why | undefined {
  if (f.defending && !DEFENSIVE.has(action)) return ONLY_DEFENDS
  if (f.casting !== undefined && !PEACEFUL.has(action)) return CASTING
  if (f.duelling && !DUELLING.has(action)) return ONLY_BLADES
  return isSurprised(s, f) && !DEFENSIVE.has(action) ? SURPRISED : undefined
}

/** A parry or evasion declared ahead and not used is lost (LEG-ACT-Parry, LEG-ACT-Evade). */
export function lowersGuard(ctx: Ctx, f: Fighter): void {
  const rule = f.guard === 'parry' ? 'LEG-ACT-Parry' : 'LEG-ACT-Evade'
  ctx.emit?.({ type: 'guardLost', who: f.id, guard: f.guard, rule })
  f.guard = 'none'
}
