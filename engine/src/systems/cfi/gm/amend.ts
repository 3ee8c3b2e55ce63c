import { settable, shown } from '../../../mechanisms/gm/core.ts'
import { lastingNumbers } from '../../../mechanisms/lasting.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import { RECORDS } from '../content/listing.ts'
import { BLED_TO_DEATH } from '../content/tables.ts'
import { leftPlace } from '../ground/displaced.ts'
import { isNear } from '../ground/holds.ts'
import { fighterOf } from '../state/begin.ts'
import { cellsAcross } from '../state/derive.ts'
import { LASTING } from '../state/lasting.ts'
import { recordOf } from '../state/scenario.ts'
import type { Fighter, State } from '../state/types.ts'
import { isUnseen } from '../state/unseen.ts'
import { initiativeTerms } from '../turn/order.ts'

export const NUMBERS = {
  points: shown(settable<Fighter>('Action Points', 'points', 0, 10)),
  initiative: shown(settable<Fighter>('Initiative', 'initiative', 0, 100)),
  luck: settable<Fighter>('Luck Points', 'luck', 0, 30),
  magicPoints: settable<Fighter>('Magic Points', 'magicPoints', 0, 200),
  fatigue: settable<Fighter>('Fatigue', 'fatigue', 0, BLED_TO_DEATH),
  facing: shown(settable<Fighter>('facing', 'facing', 0, 7)),
  ...lastingNumbers(LASTING),
}
export const CONDITIONS = {
  up: 'up',
  unconscious: 'unconscious',
  incapacitated: 'incapacitated',
  dead: 'dead',
  fled: 'out of the fight',
} as const

export const PLACES = {
  unit: 'how many feet',
  together: (_s: State, f: Fighter) => [
    f.id,
    ...(f.mount === undefined ? [] : [f.mount]),
    ...(f.rider === undefined ? [] : [f.rider]),
  ],
  unseen: isUnseen,
  arrived(s: State, f: Fighter, before: Whereabouts) {
    leftPlace(s, f, before)
    s.holds = s.holds.filter((hold) => isNear(s, hold))
  },
}
export const NEWCOMERS = {
  content: Object.keys(RECORDS),
  faults(like: string, fields: Readonly<Record<string, unknown>>) {
    const parsed = recordOf(like, fields)
    return parsed.ok ? [] : parsed.faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
  },
  joins(s: State, id: string, side: string, like: string, fields: Readonly<Record<string, unknown>>) {
    const parsed = recordOf(like, fields)
    if (!parsed.ok) return { size: () => 1 }
    const f = fighterOf(id, side, like, parsed.setup, s.options)
    f.initiative = initiativeTerms(s, f).reduce((sum, { value }) => sum + value, 5)
    f.acted = s.cycle
    s.fighters.push(f)
    return { size: (cell: number) => cellsAcross(parsed.setup.characteristics.siz, cell) }
  },
  leaves(s: State, f: Fighter) {
    s.fighters.splice(s.fighters.indexOf(f), 1)
    s.holds = s.holds.filter(({ by, on }) => by !== f.id && on !== f.id)
    s.impaled = s.impaled.filter(({ by, on }) => by !== f.id && on !== f.id)
    s.favors = s.favors.filter(({ who }) => who !== f.id)
    s.next = s.next.filter(({ who }) => who !== f.id)
    for (const other of s.fighters) forget(other, f.id)
  },
}
function forget(f: Fighter, id: string): void {
  if (f.mount === id) f.mount = undefined
  if (f.rider === id) f.rider = undefined
  if (f.casting?.at === id) f.casting = undefined
  if (f.aimingAt === id) {
    f.aimingAt = undefined
    f.aimed = 0
  }
  f.keptOff = f.keptOff.filter((other) => other !== id)
  f.terrified = f.terrified.filter((other) => other !== id)
  f.counters = f.counters.filter(({ is }) => is.against !== id)
}
