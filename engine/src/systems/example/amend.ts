import { z } from 'zod'
import { door } from '../../kernel/schema.ts'
import type { Command, Ctx, State } from './types.ts'

const count = z.number().int().nonnegative()

/** The door of the game master's rulings. */
export const command = door<Command>(
  z.union([
    z.strictObject({
      do: z.literal('set'),
      who: z.string(),
      field: z.enum(['grit', 'actions', 'dazed']),
      to: count,
    }),
    z.strictObject({ do: z.literal('end'), won: z.array(z.string()) }),
  ]),
)

/** Carries a ruling out and tells it; what names nobody changes nothing. */
export function amend(ctx: Ctx, state: State, ruling: Command): void {
  if (ruling.do === 'end') {
    state.ruled = ruling.won
    ctx.emit?.({ type: 'ruled', what: 'the end', who: 'gm', from: 'undecided', to: ruling.won.join(', ') })
    return
  }
  const fighter = state.fighters.find(({ id }) => id === ruling.who)
  if (fighter === undefined) return
  const from = String(fighter[ruling.field])
  fighter[ruling.field] = ruling.to
  ctx.emit?.({ type: 'ruled', what: ruling.field, who: fighter.id, from, to: String(ruling.to) })
}
