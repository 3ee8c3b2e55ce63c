import { forTurns, lasting, renewed, struck } from '../../mechanisms/lasting.ts'
import { limbOf, placeOf } from './fighters.ts'
import type { Ctx, Fighter, Lasts, Limb } from './types.ts'

/** Something lasts so many of his own Turns; clocks run together, and the longer counts (Ruling CFI-A84). */
export function lastsTurns(f: Fighter, kind: Lasts, turns: number): void {
  if (turns >= (lasting(f.lasting, kind)?.left ?? 0)) f.lasting = renewed(f.lasting, forTurns(kind, turns, f.id))
}

const RULES = {
  barred: 'CFI-WND-Serious',
  winded: 'CFI-SE-StunLocation',
  senseless: 'CFI-SE-StunLocation',
  blinded: 'CFI-SE-BlindOpponent',
} as const

/** What a Turn counts of his: all that lasts when it begins. */
export interface Clocks {
  readonly lasting: Fighter['lasting']
  readonly limbs: readonly Limb[]
}
export const clocksOf = (f: Fighter): Clocks => ({ lasting: f.lasting, limbs: [...f.limbs] })

/** A limb is stunned for so many of his own Turns, as new where that is no shorter than it already is (Ruling CFI-A84). */
export function stunned(f: Fighter, location: number, turns: number): void {
  const limb = limbOf(f, location)
  if (turns >= limb.stunned) f.limbs[location] = { ...limb, stunned: turns }
}

/** One of his own Turns is over (Ruling CFI-A83): what lasted that long ends. What befell him on it lasts for his next Turns. */
export function turnCounted(ctx: Ctx, f: Fighter, since: Clocks): void {
  const fresh = f.lasting.filter((one) => !since.lasting.includes(one))
  const old = fresh.length === 0 ? f.lasting : f.lasting.filter((one) => since.lasting.includes(one))
  const left = struck(old, 'turns', ({ kind }) =>
    ctx.emit?.({ type: 'becomes', who: f.id, what: kind === 'blinded' ? 'sighted' : 'recovered', rule: RULES[kind] }),
  )
  f.lasting = fresh.length === 0 ? left : [...left, ...fresh]
  f.limbs.forEach((limb, i) => {
    if (limb.stunned === 0 || limb !== since.limbs[i]) return
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
