import { reopen } from './bleeding.ts'
import { lowers } from './ranged/aiming.ts'
import type { Aiding, Ctx, Fighter, State } from './types.ts'

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
