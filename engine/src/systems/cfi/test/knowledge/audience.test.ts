import { expect, test } from 'vitest'
import type { Seat } from '../../../../kernel/types.ts'
import { cfi } from '../../index.ts'
import type { CfiEvent } from '../../state/events.ts'

const FOE: Seat = { name: 'foes', fighters: ['bob'], gm: false }
const OWN: Seat = { name: 'own', fighters: ['ann'], gm: false }
const told = (e: CfiEvent, seat: Seat): string => {
  const seen = cfi.seen(e, seat)
  return seen === undefined ? '' : `${cfi.tell(seen, 'long')} ${JSON.stringify(seen)}`
}

const [who, at] = ['ann', 'bob'] as const
const rule = 'CFI-INI-01'
const terms = [
  { value: 700, because: 'Initiative Bonus', rule },
  { value: 77, because: 'armor', rule },
] as const

test.each<[what: string, own: string, e: CfiEvent, foe: string]>([
  [
    'his Initiative Bonus, nor the die that would tell it',
    '700',
    { type: 'initiative', who, roll: 777, terms, total: 19, rule },
    'Ann: Initiative 19.',
  ],
  [
    'his Damage Modifier',
    '777',
    { type: 'damage', who, at, dice: '1d8+1d777', faces: [3, 2], rolled: 5, weapon: 'club', rule },
    'Ann does Bob 5 damage.',
  ],
  [
    'nor where he hurts himself',
    '777',
    { type: 'damage', who, at: who, dice: '1d8+1d777', faces: [3, 2], rolled: 5, weapon: 'club', rule },
    'Ann takes 5 damage (club).',
  ],
  [
    'how much of him is healed',
    '777',
    { type: 'healed', who, location: 'chest', by: 777, now: 4, rule },
    "Ann's chest regains some Hit Points.",
  ],
  [
    'how long he has to live',
    '777',
    { type: 'becomes', who, what: 'dying', turns: 777, rule },
    'Ann will die unless somebody helps.',
  ],
  ['how long he is out', '777', { type: 'becomes', who, what: 'senseless', turns: 777, rule }, 'Ann is insensible.'],
  ['what he spends on it', '777', { type: 'magic', who, points: 777, left: 3, rule }, ''],
  ['how long he has breath', '777', { type: 'breath', who, seconds: 777, rule }, 'Ann has breath.'],
])('a stranger is not told %s', (_, own, e, foe) => {
  expect(told(e, OWN)).toContain(own)
  expect(told(e, FOE)).not.toMatch(/7\d\d|"faces"/)
  const seen = cfi.seen(e, FOE)
  expect(seen === undefined ? '' : cfi.tell(seen, 'long')).toBe(foe)
})
test('nobody is told what another’s skill has above 100', () => {
  const e: CfiEvent = { type: 'over100', who, at, value: -777, rule }
  expect([OWN, FOE].map((seat) => cfi.seen(e, seat))).toEqual([undefined, undefined])
})
test('what a parry stops whole tells a stranger not how hard it was', () => {
  const e: CfiEvent = { type: 'damage', who, at, rolled: undefined, shown: 777, weapon: 'club', rule }
  expect([told(e, OWN), told(e, FOE)]).toEqual([expect.stringContaining('777'), expect.not.stringContaining('777')])
})
