import { doorsOf, withOpenDoors } from '../../mechanisms/doors.ts'
import { type Could, standoff } from '../../mechanisms/ground/standoff.ts'
import { refusal as spellRefused } from './actions/cast-spell.ts'
import { inWater } from './fighters.ts'
import { GROUND } from './ground.ts'
import { flies, lame, movement, walker } from './pace.ts'
import { hasMark } from './ranged-attacks.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** What a fighter could still do with a whole round: shoot or cast at somebody, go somewhere. */
const COULD: Could<State, Fighter> = {
  harm: (s, f) =>
    f.items.some((item) => item.where !== 'lost' && hasMark(s, f, item)) ||
    (Object.keys(f.facts.spells).length > 0 && spellRefused(s, f) === undefined),
  go(s, f) {
    const legs = walker(s, f)
    return lame(legs) && !inWater(legs) && !flies(legs) ? 0 : movement(s, f)
  },
}

/** The fight as one sees it who may open doors. */
function planned(s: State): State {
  const { where } = s
  return 'bands' in where || doorsOf(where.field).length === 0
    ? s
    : { ...s, where: { ...where, field: withOpenDoors(where.field) } }
}

/** A round in which nobody can harm or approach anybody; after some of them the fight ends without a winner. Ruling LEG-A107. */
export function comesToAStand(ctx: Ctx, s: State): void {
  const { standoffRounds } = s.options
  if (standoffRounds === 'never') return
  s.stood = standoff(GROUND, planned(s), COULD) ? s.stood + 1 : 0
  if (s.stood < standoffRounds) return
  s.ended = { won: [], because: 'LEG-A107' }
  ctx.emit?.({ type: 'standoff', rounds: s.stood, rule: 'LEG-RND-02' })
}
