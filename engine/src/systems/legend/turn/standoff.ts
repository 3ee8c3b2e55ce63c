import { throughDoors } from '../../../mechanisms/doors.ts'
import { type Could, standoff } from '../../../mechanisms/ground/standoff.ts'
import { refusal as spellRefused } from '../actions/casting.ts'
import { hasMark } from '../exchange/ranged-attacks.ts'
import { flies, lame, movement, walker } from '../ground/pace.ts'
import { CONTACT, GROUND } from '../ground/places.ts'
import { inWater, soundArms } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'

/** What a fighter could still do with a whole round: shoot or cast at somebody, go somewhere. */
const COULD: Could<State, Fighter> = {
  harm: (s, f) =>
    f.items.some((item) => comesToHand(s, f, item) && hasMark(s, f, item)) || spellRefused(s, f) === undefined,
  go: couldGo,
}
function couldGo(s: State, f: Fighter): number {
  const legs = walker(s, f)
  return lame(legs) && !inWater(legs) && !flies(legs) ? 0 : movement(s, f)
}

/** Whether he could have it in the hands it needs: who climbs has one to spare (LEG-CON-01). */
function comesToHand(s: State, f: Fighter, item: Item): boolean {
  const { where, away, weapon } = item
  if (where === 'lost' || where === 'broken' || where === 'stuck') return false
  if (where === 'ground' && away > CONTACT && couldGo(s, f) === 0) return false
  const climbs = f.footing === 'climbing' && !f.facts.traits.includes('quadruped')
  return where === 'body' || weapon.hands <= (climbs ? Math.min(1, soundArms(f)) : soundArms(f))
}

/** A round in which nobody can harm or approach anybody; after some of them the fight ends without a winner. Ruling LEG-A107. */
export function comesToAStand(ctx: Ctx, s: State): void {
  const { standoffRounds } = s.options
  if (standoffRounds === 'never') return
  s.stood = standoff(GROUND, throughDoors(s), COULD) ? s.stood + 1 : 0
  if (s.stood < standoffRounds) return
  s.ended = { won: [], because: 'LEG-A107' }
  ctx.emit?.({ type: 'standoff', rounds: s.stood, rule: 'LEG-RND-02' })
}
