import { z } from 'zod'
import { door } from '../../kernel/schema.ts'
import { fighter } from './fighters.ts'
import type { Ctx, State } from './types.ts'

const shape = z.union([
  z.strictObject({ end: z.strictObject({ won: z.array(z.string()).max(20) }) }),
  z.strictObject({
    fighter: z.string(),
    set: z.strictObject({
      body: z.number().int().min(-500).max(500).optional(),
      characterPoints: z.number().int().min(0).max(200).optional(),
      fatePoints: z.number().int().min(0).max(200).optional(),
      initiative: z.number().int().min(0).max(500).optional(),
    }),
  }),
])
export type Command = z.infer<typeof shape>
export const command = door<Command>(shape)

/** Carries out a ruling of the game master. */
export function amend(ctx: Ctx, s: State, given: Command): void {
  if ('end' in given) {
    s.ended = { won: given.end.won }
    ctx.emit?.({ type: 'ruledEnd', won: given.end.won.join(' ') })
    return
  }
  if (!s.fighters.some(({ id }) => id === given.fighter)) return
  const f = fighter(s, given.fighter)
  const { set } = given
  if (set.body !== undefined) f.body = set.body
  if (set.characterPoints !== undefined) f.characterPoints = set.characterPoints
  if (set.fatePoints !== undefined) f.fatePoints = set.fatePoints
  if (set.initiative !== undefined) f.initiative = set.initiative
  ctx.emit?.({ type: 'ruled', who: f.id, what: Object.keys(set).join(' ') })
}
