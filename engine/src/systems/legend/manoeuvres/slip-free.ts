import { optionOf } from '../actions/action.ts'
import type { Ctx, Exchange, Hold, State } from '../types.ts'

/** The defender breaks an Entangle, a Grip or a Pin on himself or his weapon (LEG-MAN-SlipFree). */
export function slipFree(ctx: Ctx, s: State, x: Exchange): void {
  const { defender } = x
  const on = s.holds.filter((hold) => hold.on === defender.id && hold.kind !== 'grapple')
  const options = on.map((hold) => optionOf(holdKey(hold)))
  const about = { ask: 'slip free of', rule: 'LEG-MAN-SlipFree' } as const
  const chosen = options.length <= 1 ? options[0] : ctx.choose({ who: defender.id, about, options })
  const hold = on[options.findIndex((option) => option === chosen)]
  if (hold === undefined) return
  release(ctx, s, hold, 'LEG-MAN-SlipFree')
}

/** A hold by its kind, holder and what it holds. */
export const holdKey = ({ kind, by, item, location }: Hold): string =>
  `${kind} of ${by} on ${item ?? `location ${location ?? 0}`}`

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
