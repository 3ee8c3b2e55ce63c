import { holdOption, release } from '../holds.ts'
import type { Ctx, Exchange, State } from '../types.ts'
import { whichOf } from '../which-of.ts'

/** The defender breaks an Entangle, a Grip or a Pin on himself or his weapon (LEG-MAN-SlipFree). */
export function slipFree(ctx: Ctx, s: State, x: Exchange): void {
  const { warden: defender } = x
  const on = s.holds.filter((hold) => hold.on === defender.id && hold.kind !== 'grapple')
  const about = { ask: 'slip free of', rule: 'LEG-MAN-SlipFree' } as const
  const hold = whichOf(ctx, defender.id, about, on, holdOption)
  if (hold !== undefined) release(ctx, s, hold, 'LEG-MAN-SlipFree')
}
