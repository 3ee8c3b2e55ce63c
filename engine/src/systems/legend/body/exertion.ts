import { isSurprised } from '../state/fighters.ts'
import type { Aiding, Ctx, Fighter, State, Why } from '../state/types.ts'
import { reopen } from './tiring.ts'

/** What a Combat Action may go on without strain: it does not tire and opens no wound. */
const QUIET: ReadonlySet<string> = new Set([
  'castSpell',
  'changeStance',
  'delay',
  'dismissSpell',
  'doNothing',
  'firstAid',
  'readyWeapon',
  'useDoor',
])

/**
 * One Combat Action goes on this action or defence (LEG-CA-01). A strenuous one tires and opens staunched wounds, and any
 * but First Aid breaks First Aid off.
 */
export function spend(ctx: Ctx, s: State, f: Fighter, on: string): void {
  f.actions--
  // Ruling LEG-A37: whether a parry or an evasion is one of the Combat Actions for which pain keeps him from attacking.
  if (f.shaken > 0 && s.options.painCounts === 'actions' && (on === 'parry' || on === 'evade') && !f.acting) f.shaken--
  f.duelling = false
  if (on !== 'aim' && on !== 'attack') lowers(f)
  if (on !== 'firstAid') breakOffAid(ctx, s, f, on)
  if (f.casting !== undefined && on !== 'castSpell' && on !== 'parry' && on !== 'evade') {
    ctx.emit?.({ type: 'spellLost', who: f.id, spell: f.casting.spell, rule: 'LEG-MAG-WhileCasting' })
    f.casting = undefined
  }
  if (QUIET.has(on)) return
  f.exertion++
  if (f.staunched.length > 0) reopen(ctx, f)
}

/** Neither healer nor patient may do anything else meanwhile; the patient may do nothing (LEG-AID-FirstAid). */
function breakOffAid(ctx: Ctx, s: State, f: Fighter, on: string): void {
  if (f.aiding !== undefined) aidEnds(ctx, f, f.aiding)
  if (!f.tended || on === 'doNothing') return
  for (const other of s.fighters) if (other.aiding?.at === f.id) aidEnds(ctx, other, other.aiding)
  f.tended = false
}

function aidEnds(ctx: Ctx, healer: Fighter, { at }: Aiding): void {
  ctx.emit?.({ type: 'aidBrokenOff', who: healer.id, at, rule: 'LEG-AID-FirstAid' })
  healer.aiding = undefined
}

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

/** He aims no more. Ruling LEG-A89: he shot, or spent a Combat Action on anything else. */
export function lowers(f: Fighter): void {
  f.aimingAt = undefined
  f.aimed = 0
}
