import type { Option } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { active, heldFast } from '../fighters.ts'
import { withdraw } from '../movement.ts'
import { movement } from '../pace.ts'
import type { Ctx, Exchange, Fighter, State } from '../types.ts'
import { getsInside, getsOut, isInside, longest, outOfReach, partedReach } from '../weapon-size-and-reach.ts'
import { loser } from './exchange-won.ts'

const CLOSE = optionOf('close')
const OPEN = optionOf('open')
const DISENGAGE = optionOf('disengage')

/** The ranges open to the winner. Ruling LEG-A69: without the reach rules he can only disengage. */
function ranges(s: State, x: Exchange): Option[] {
  const { winner } = x
  if (winner === undefined || !standsFree(s, winner)) return []
  const foe = loser(x)
  const mine = longest(s, winner)
  const options: Option[] = []
  if (mine !== undefined && outOfReach(s, winner, mine, foe)) options.push(CLOSE)
  if (isInside(s, foe, winner) || isInside(s, winner, foe)) options.push(OPEN)
  options.push(DISENGAGE)
  return options
}
const caught = (s: State, f: Fighter): boolean =>
  s.holds.some((hold) => hold.on === f.id && hold.kind !== 'grip' && heldFast(f, hold))

/** Who stands free can always disengage. */
export const rangeChangeable = (s: State, { winner }: Exchange): boolean =>
  winner !== undefined && standsFree(s, winner)

const standsFree = (s: State, f: Fighter): boolean => f.stance === 'standing' && !caught(s, f)

/** The winner sets the range as he likes, or leaves the engagement, without spending Movement (LEG-MAN-ChangeRange). */
export function changeRange(ctx: Ctx, s: State, x: Exchange): void {
  const { winner } = x
  if (winner === undefined || !active(winner)) return
  const foe = loser(x)
  const options = ranges(s, x)
  if (options.length === 0) return
  const about = { ask: 'range', at: foe.id, rule: 'LEG-MAN-ChangeRange' } as const
  const chosen = asked(ctx, { who: winner.id, about, options })
  if (chosen.key === CLOSE.key) getsInside(ctx, s, winner, foe, 'LEG-MAN-ChangeRange')
  else if (chosen.key === OPEN.key) getsOut(ctx, s, winner, foe, 'LEG-MAN-ChangeRange')
  else if (chosen.key === DISENGAGE.key) {
    const { moved } = winner
    const metres = withdraw(ctx, s, winner, foe.id, movement(s, winner))
    winner.moved = moved
    partedReach(s)
    ctx.emit?.({ type: 'disengaged', who: winner.id, at: foe.id, metres, rule: 'LEG-MAN-ChangeRange' })
  }
}
