import type { Why } from './actions/action.ts'
import type { Fighter } from './types.ts'

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
  'readyWeapon',
])

const ONLY_DEFENDS: Why = { because: 'he is winded and may only defend', rule: 'LEG-MAN-StunLocation' }
const CASTING: Why = { because: 'he is casting a spell', rule: 'LEG-MAG-WhileCasting' }

/** What keeps a fighter from an action whatever it is: a blow to the body (LEG-MAN-StunLocation), a spell he casts (LEG-MAG-WhileCasting). */
export function hindrance(f: Fighter, action: string): Why | undefined {
  if (f.defending && !DEFENSIVE.has(action)) return ONLY_DEFENDS
  if (f.casting !== undefined && !PEACEFUL.has(action)) return CASTING
  return undefined
}
