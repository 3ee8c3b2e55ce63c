import type { Option } from '../../../kernel/types.ts'
import { optionOf } from '../actions/action.ts'
import type { Ctx, Exchange, Hold, State } from '../types.ts'
import { whichOf } from '../which-of.ts'

/** The defender breaks an Entangle, a Grip or a Pin on himself or his weapon (LEG-MAN-SlipFree). */
export function slipFree(ctx: Ctx, s: State, x: Exchange): void {
  const { warden: defender } = x
  const on = s.holds.filter((hold) => hold.on === defender.id && hold.kind !== 'grapple')
  const about = { ask: 'slip free of', rule: 'LEG-MAN-SlipFree' } as const
  const hold = whichOf(ctx, defender.id, about, on, holdOption)
  if (hold !== undefined) release(ctx, s, hold, 'LEG-MAN-SlipFree')
}

/** A hold by its kind, holder and what it holds. */
export const holdOption = ({ kind, by, item, location }: Hold): Option =>
  optionOf(`${kind} of ${by} on ${item ?? `location ${location ?? 0}`}`)

/** A hold ends. */
export function release(
  ctx: Ctx,
  s: State,
  hold: Hold,
  rule: 'LEG-MAN-SlipFree' | 'LEG-MAN-PinWeapon' | 'LEG-MAN-Grip' | 'LEG-EQP-Javelin',
): void {
  s.holds = s.holds.filter((other) => other !== hold)
  ctx.emit?.({ type: 'freed', who: hold.on, at: hold.by, hold: hold.kind, rule })
}
