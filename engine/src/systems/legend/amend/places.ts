import type { NewcomersOf, PlacesOf } from '../../../mechanisms/gm/index.ts'
import { RECORDS } from '../content/index.ts'
import { settles } from '../movement.ts'
import { bodySize, fighterOf, recordOf } from '../scenario.ts'
import { recordFaults } from '../scenario-faults.ts'
import type { Fighter, State } from '../types.ts'
import { drawn } from '../weapons-in-hand.ts'

/** A rider and his mount are in one place; the ground there is under their feet at once. */
export const PLACES: PlacesOf<State> = {
  unit: 'metres',
  together: (_, f) => [f.id, f.mount, f.rider].filter((id) => id !== undefined),
  arrived: settles,
}

/** Who joins the fight acts from the next round on; of who leaves it nothing is left. */
export const NEWCOMERS: NewcomersOf<State> = {
  content: Object.keys(RECORDS),
  faults(like, fields) {
    const record = recordOf(like, fields)
    if (!record.ok) return record.faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
    return recordFaults(record.setup, ['fields'])
  },
  joins(s, id, side, like, fields) {
    const record = recordOf(like, fields)
    if (!record.ok) return { size: () => 1 }
    const f = fighterOf(id, side, record.setup, s.options, like in RECORDS ? like : undefined)
    f.initiative = f.facts.strikeRank
    s.fighters.push(f)
    return { size: (cell) => bodySize(record.setup, cell) }
  },
  leaves(s, gone) {
    const who = gone.id
    s.fighters = s.fighters.filter((f) => f !== gone)
    s.holds = s.holds.filter(({ by, on }) => by !== who && on !== who)
    drawn(s, ({ by, on }) => by === who || on === who)
    s.inside = s.inside.filter(({ by, of }) => by !== who && of !== who)
    s.spells = s.spells.filter(({ by, at }) => by !== who && at !== who)
    s.next = s.next.filter((next) => next.who !== who && !('at' in next && next.at === who))
    if (s.charge !== undefined && (s.charge.by === who || s.charge.on === who)) s.charge = undefined
    for (const f of s.fighters) forget(f, who)
  },
}

function forget(f: Fighter, who: string): void {
  if (f.mount === who) f.mount = undefined
  if (f.rider === who) f.rider = undefined
  if (f.chargeAt === who) {
    f.chargeAt = undefined
    f.fullRound = 'none'
  }
  if (f.aimingAt === who) {
    f.aimingAt = undefined
    f.aimed = 0
  }
  if (f.casting?.at === who) f.casting = undefined
  if (f.aiding?.at === who) f.aiding = undefined
  f.outmanoeuvred = f.outmanoeuvred.filter((id) => id !== who)
  f.harriedBy = f.harriedBy.filter((id) => id !== who)
}
