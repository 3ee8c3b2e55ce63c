import type { Outcome } from '../../../kernel/types.ts'
import { throughDoors } from '../../../mechanisms/doors.ts'
import { type Could, standoff } from '../../../mechanisms/ground/standoff.ts'
import { pointBlank } from '../content/difficulty-modifiers.ts'
import { flyingMoveOf } from '../ground/destinations.ts'
import { GROUND } from '../ground/places.ts'
import { active, clearWay, foes, metres, ranged } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'

const shoots = (item: Item): boolean =>
  item.where !== 'broken' && item.where !== 'gone' && (ranged(item) || item.weapon.spell !== undefined)

/** What a fighter could still do with a whole round: strike or shoot at somebody from where he is, go somewhere. */
const COULD: Could<State, Fighter> = {
  harm: (s, f) =>
    f.items.some(shoots) ||
    s.fighters.some(
      (o) => foes(f, o) && active(o) && metres(s, f.id, o.id) <= pointBlank && clearWay(s.where, f.id, o.id),
    ),
  go: (_s, f) => Math.max(f.facts.move, flyingMoveOf(f)),
}

/** A round in which nobody can harm or approach anybody; after some of them the fight ends without a winner. Ruling D6-A80. */
export function comesToAStand(ctx: Ctx, s: State): void {
  const { standoffRounds } = s.options
  if (standoffRounds === 'never') return
  s.stood = standoff(GROUND, throughDoors(s), COULD) ? s.stood + 1 : 0
  if (s.stood < standoffRounds) return
  s.ended = { won: [], because: 'D6-A80' }
  ctx.emit?.({ type: 'standoff', rounds: s.stood, rule: ['D6-STEP-Repeat', 'D6-A80'] })
}

/** The fight is over when one side at most can go on (D6-STEP-Repeat). */
export function outcome(s: State): Outcome | undefined {
  if (s.ended !== null) return { won: s.ended.won, because: s.ended.because ?? 'ruling' }
  let standing: string | undefined
  for (const f of s.fighters) {
    if (!active(f)) continue
    if (standing === undefined) standing = f.side
    else if (standing !== f.side) return undefined
  }
  return { won: standing === undefined ? [] : [standing], because: 'D6-STEP-Repeat' }
}
