import { die } from '../../../dice/chance.ts'
import { able, placeOf } from '../fighters.ts'
import type { Ctx, Exchange, State } from '../types.ts'
import { hitLocation } from '../wounds.ts'

const ROUNDS = die('acid rounds', 3)

/** Who wounds it hand to hand is splashed in a random place for 1d3 rounds (CFI-ABL-AcidBlood). */
export function splashes(ctx: Ctx, _s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (x.ranged || !able(defender, 'acidBlood') || attacker.condition !== 'up') return
  attacker.acid = Math.max(attacker.acid, ctx.roll(ROUNDS, attacker.id))
  attacker.acidAt = hitLocation(ctx, attacker.id, attacker)
  ctx.emit?.({
    type: 'becomes',
    who: attacker.id,
    what: 'burning',
    location: placeOf(attacker, attacker.acidAt),
    turns: attacker.acid,
    rule: 'CFI-ABL-AcidBlood',
  })
}
