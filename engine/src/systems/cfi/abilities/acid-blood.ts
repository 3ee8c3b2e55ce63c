import { die } from '../../../dice/chance.ts'
import { lasting } from '../../../mechanisms/lasting.ts'
import { hitLocation } from '../body/wounds.ts'
import { lastsFor } from '../state/clocks.ts'
import { able, placeOf } from '../state/fighters.ts'
import type { Ctx, Exchange, State } from '../state/types.ts'

const ROUNDS = die('acid rounds', 3)

/** Who wounds it hand to hand is splashed in a random place for 1d3 rounds (CFI-ABL-AcidBlood). */
export function splashes(ctx: Ctx, _s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (x.ranged || !able(defender, 'acidBlood') || attacker.condition !== 'up') return
  const rolled = ctx.roll(ROUNDS, attacker.id)
  const turns = Math.max(lasting(attacker.lasting, 'acid')?.left ?? 0, rolled)
  const at = hitLocation(ctx, attacker.id, attacker)
  lastsFor(attacker, 'acid', turns, at)
  ctx.emit?.({
    type: 'becomes',
    who: attacker.id,
    what: 'burning',
    location: placeOf(attacker, at),
    turns,
    rule: 'CFI-ABL-AcidBlood',
  })
}
