import { z } from 'zod'
import { door } from '../../kernel/schema.ts'
import { fighter } from './fighters.ts'
import type { Ctx, State } from './types.ts'

const shape = z.union([
  z.strictObject({ end: z.strictObject({ won: z.array(z.string()) }) }),
  z.strictObject({
    fighter: z.string(),
    set: z.strictObject({ actions: z.number().int().min(0).optional(), initiative: z.number().int().optional() }),
  }),
])
export type Command = z.infer<typeof shape>
export const command = door<Command>(shape)

/** Carries out a ruling of the Games Master. */
export function amend(ctx: Ctx, s: State, given: Command): void {
  if ('end' in given) {
    s.ended = { won: given.end.won }
    ctx.emit?.({ type: 'ruledEnd', won: given.end.won.join(' ') })
    return
  }
  const f = fighter(s, given.fighter)
  if (given.set.actions !== undefined) f.actions = given.set.actions
  if (given.set.initiative !== undefined) f.initiative = given.set.initiative
  ctx.emit?.({ type: 'ruled', who: f.id, what: Object.keys(given.set).join(' ') })
}
