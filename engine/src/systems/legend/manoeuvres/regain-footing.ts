import { active } from '../fighters.ts'
import type { Ctx, Exchange, State } from '../types.ts'

/** The defender uses the attack's momentum to get back on his feet (LEG-MAN-RegainFooting). */
export function regainFooting(ctx: Ctx, _s: State, x: Exchange): void {
  if (!active(x.warden)) return
  x.warden.stance = 'standing'
  ctx.emit?.({ type: 'stance', who: x.warden.id, stance: 'standing', rule: 'LEG-MAN-RegainFooting' })
}
