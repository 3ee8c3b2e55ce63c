import { forTurns, lasting, renewed, struck } from '../../mechanisms/lasting.ts'
import { placeOf } from './fighters.ts'
import type { Ctx, Fighter, Lasts } from './types.ts'

/** Something lasts so many of his own Turns; clocks run together, and the longer counts (Ruling CFI-A84). */
export function lastsTurns(f: Fighter, kind: Lasts, turns: number): void {
  if (turns > (lasting(f.lasting, kind)?.left ?? 0)) f.lasting = renewed(f.lasting, forTurns(kind, turns, f.id))
}

const RULES = {
  barred: 'CFI-WND-Serious',
  winded: 'CFI-SE-StunLocation',
  senseless: 'CFI-SE-StunLocation',
  blinded: 'CFI-SE-BlindOpponent',
} as const

/** One of his own Turns is over (Ruling CFI-A83): what lasted that long ends. */
export function turnCounted(ctx: Ctx, f: Fighter): void {
  f.lasting = struck(f.lasting, 'turns', ({ kind }) =>
    ctx.emit?.({ type: 'becomes', who: f.id, what: kind === 'blinded' ? 'sighted' : 'recovered', rule: RULES[kind] }),
  )
  f.limbs.forEach((limb, i) => {
    if (limb.stunned === 0) return
    limb.stunned--
    if (limb.stunned === 0)
      ctx.emit?.({
        type: 'becomes',
        who: f.id,
        what: 'recovered',
        location: placeOf(f, i),
        rule: 'CFI-SE-StunLocation',
      })
  })
}
