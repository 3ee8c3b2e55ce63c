import { groundUnder } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import { active, fighter } from '../state/fighters.ts'
import { settles } from '../state/standing.ts'
import type { Fighter, State } from '../state/types.ts'

/** He, what he rides, and who rides him: they go where he goes. */
const together = (s: State, f: Fighter): Fighter[] => [
  f,
  ...[f.mount, f.rider].flatMap((id) => (id === undefined ? [] : [fighter(s, id)])),
]

/** Somebody has come to be elsewhere, however he came there: what he stood behind stays where it is, and the ground there is under his feet. */
export function displaced(s: State, f: Fighter): void {
  for (const one of together(s, f)) {
    one.cover = undefined
    settles(s, one)
  }
}

/** Metres that are no fall (LEG-FALL-01). */
const STEP = 1

/** The same against his will: where the ground drops away under him he falls, which is the next thing to happen (LEG-FALL-01). */
export function driven(s: State, f: Fighter, before: Whereabouts): void {
  displaced(s, f)
  for (const one of together(s, f)) {
    const drop = heightOf(before, one) - heightOf(s.where, one)
    if (drop > STEP && active(one)) s.next.unshift({ kind: 'fall', who: one.id, metres: drop })
  }
}

function heightOf(where: Whereabouts, { id }: Fighter): number {
  if ('bands' in where) return 0
  const body = where.bodies[id]
  return body === undefined ? 0 : groundUnder(terrain(where.field), body)
}
