import { ended, forRounds, lasting, renewed, struck } from '../../../mechanisms/lasting.ts'
import { D } from '../book/diecode.ts'
import { stayUp } from '../content/wound-levels.ts'
import { MINUTE } from '../state/derive.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** Who is out deeply rolls for more when his time is over. */
const DEEPLY = 1

/** Out for so many rounds, or for as long as he is already; `deeply`: then 10D minutes are rolled, of which ten are over. */
export function putOut(f: Fighter, rounds: number, deeply?: 'deeply'): void {
  const { left = 0, value = 0 } = lasting(f.lasting, 'senseless') ?? {}
  const deep = deeply === 'deeply' ? DEEPLY : value
  f.lasting = renewed(
    f.lasting,
    forRounds('senseless', deeply === 'deeply' ? rounds : Math.max(left, rounds), f.id, deep),
  )
}
export const isDeeplyOut = (f: Fighter): boolean => lasting(f.lasting, 'senseless')?.value === DEEPLY

/** A round is over for him: what lasts for rounds runs out, and who is out for so many of them comes to. */
export function roundEnds(ctx: Ctx, s: State, f: Fighter): void {
  const over: Fighter['lasting'] = []
  f.lasting = struck(f.lasting, 'rounds', (one) => void over.push(one))
  if (lasting(over, 'words') !== undefined) {
    f.nextAttack = 0
    f.nextDefence = 0
  }
  const out = lasting(over, 'senseless')
  if (out !== undefined && f.condition === 'unconscious') comesTo(ctx, s, f, out.value === DEEPLY)
}

/** Those who are out come to when their minutes are over (D6-C-W-Incap). */
function comesTo(ctx: Ctx, s: State, f: Fighter, deeply: boolean): void {
  if (deeply) {
    const { outForDice } = stayUp
    const more =
      MINUTE * Math.max(0, totalRolled(ctx, throwCode(ctx, s, f.id, 'minutes out', D * outForDice)) - outForDice)
    if (more > 0) {
      f.lasting = [...f.lasting, forRounds('senseless', more, f.id)]
      return
    }
  }
  f.condition = 'up'
  ctx.emit?.({ type: 'comesTo', who: f.id, rule: 'D6-C-W-Incap' })
}
/** Nothing keeps him out any more. */
export function isAwake(f: Fighter): void {
  f.lasting = ended(f.lasting, 'senseless')
}
