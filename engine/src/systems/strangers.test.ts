import { expect, test } from 'vitest'
import type { Seat } from '../kernel/types.ts'
import { cfi } from './cfi/index.ts'
import type { CfiEvent } from './cfi/state/types.ts'
import { legend } from './legend/index.ts'
import type { LegendEvent } from './legend/state/types.ts'
import { renaissance } from './renaissance/index.ts'
import type { RenEvent } from './renaissance/state/events.ts'

const FOE: Seat = { name: 'foes', fighters: ['bob'], gm: false }
const OWN: Seat = { name: 'own', fighters: ['ann'], gm: false }

/** The event as it is told to that seat. */
const cfiTold = (e: CfiEvent, seat: Seat): string => {
  const seen = cfi.seen(e, seat)
  return seen === undefined ? '' : `${cfi.tell(seen, 'long')} ${JSON.stringify(seen)}`
}
const legendTold = (e: LegendEvent, seat: Seat): string => {
  const seen = legend.seen(e, seat)
  return seen === undefined ? '' : `${legend.tell(seen, 'long')} ${JSON.stringify(seen)}`
}
const renTold = (e: RenEvent, seat: Seat): string => {
  const seen = renaissance.seen(e, seat)
  return seen === undefined ? '' : `${renaissance.tell(seen, 'long')} ${JSON.stringify(seen)}`
}
const roll = { of: 'damage', who: 'gm', dice: '1d10', faces: [3], terms: [], total: 3 } as const

test.each<[what: string, told: (seat: Seat) => string]>([
  [
    'CFI: how long he has breath',
    (seat) => cfiTold({ type: 'breath', who: 'ann', seconds: 777, rule: 'CFI-ASP-Breath' }, seat),
  ],
  [
    'Legend: how long he holds it',
    (seat) => legendTold({ type: 'breathHeld', who: 'ann', rounds: 777, prepared: true }, seat),
  ],
  ['Legend: how long he is out', (seat) => legendTold({ type: 'unconscious', who: 'ann', minutes: 777 }, seat)],
  [
    'Legend: how soon it kills',
    (seat) => legendTold({ type: 'maimed', who: 'ann', untreated: 777, vital: true }, seat),
  ],
  [
    'Legend: the skill of who holds another',
    (seat) => legendTold({ type: 'wrestled', who: 'bob', at: 'ann', skill: 50, against: 777, free: false }, seat),
  ],
  [
    'Renaissance: harm',
    (seat) => renTold({ type: 'harmed', who: 'ann', by: 'a fall', roll, lost: 777, rule: 'REN-ARM-04' }, seat),
  ],
  [
    'Renaissance: fire',
    (seat) => renTold({ type: 'burns', who: 'ann', substance: 'oil', roll, lost: 777, rule: 'REN-ARM-04' }, seat),
  ],
])('%s is told to his own side, not to a foe', (_, told) => {
  expect(told(OWN)).toContain('777')
  expect(told(FOE)).not.toBe('')
  expect(told(FOE)).not.toContain('777')
  expect(told(FOE)).not.toMatch(/undefined|NaN/)
})
