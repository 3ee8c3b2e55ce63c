import { expect, test } from 'vitest'
import type { Seat } from '../../../../kernel/types.ts'
import { legend } from '../../index.ts'
import type { LegendEvent } from '../../state/events.ts'

const FOE: Seat = { name: 'foes', fighters: ['bob'], gm: false }
const OWN: Seat = { name: 'own', fighters: ['ann'], gm: false }
const told = (e: LegendEvent, seat: Seat): string => {
  const seen = legend.seen(e, seat)
  return seen === undefined ? '' : `${legend.tell(seen, 'long')} ${JSON.stringify(seen)}`
}

const [who, at] = ['ann', 'bob'] as const
const rank = { value: 777, because: 'Strike Rank', rule: 'LEG-ATT-StrikeRank' } as const
const dice = { dice: '1d8, +1d777', faces: [3, 2] } as const

test.each<[what: string, e: LegendEvent, foe: string]>([
  [
    'his Strike Rank, nor the die that would tell it',
    {
      type: 'initiative',
      who,
      roll: 7,
      strikeRank: 777,
      total: 19,
      thrown: { of: 'initiative', who, dice: '1d10', faces: [7], terms: [rank], total: 19 },
    },
    'Ann rolls for initiative: 19 in all.',
  ],
  [
    'his Damage Modifier',
    {
      type: 'damage',
      who,
      at,
      rolled: 5,
      passing: 5,
      ...dice,
      thrown: { of: 'damage', who, ...dice, terms: [], total: 5 },
    },
    'Ann’s damage is 5.',
  ],
  [
    'nor in the damage of a fumble',
    { type: 'diced', who, what: 'own weapon', total: 5, ...dice },
    'Ann’s own weapon is 5.',
  ],
  ['how much of him is mended', { type: 'mended', who, healed: 777 }, 'Ann regains Hit Points.'],
  ['what he spends on a spell', { type: 'magicPoints', who, spent: 777, left: 3 }, ''],
])('a stranger is not told %s', (_, e, foe) => {
  expect(told(e, OWN)).toContain('777')
  expect(told(e, FOE)).not.toContain('777')
  const seen = legend.seen(e, FOE)
  expect(seen === undefined ? '' : legend.tell(seen, 'long')).toBe(foe)
  expect(JSON.stringify(seen ?? '')).not.toContain('"faces":[')
})

test.each<[what: string, e: LegendEvent]>([
  ['by how much a blow exceeds his SIZ', { type: 'knockedBack', who, at, over: 777 }],
  ['or where he stands fast', { type: 'stoodFast', who, over: 777 }],
  ['or in the saddle', { type: 'steadied', who, steady: true, siz: 777 }],
  ['how long he has aimed', { type: 'aimed', who, at, actions: 777 }],
  ['how far he has loaded', { type: 'readied', who, way: 'reload', item: 'Sling', loaded: 777 }],
  ['how often he has seen a tactic', { type: 'foreseen', who, at, tactic: 'trip', bonus: 777 }],
  [
    'what is left of his arms',
    { type: 'itemHurt', who, item: 'Target', damage: 2, left: 777, rule: 'LEG-MAN-DamageWeapon' },
  ],
])('a stranger is told what shows or can be counted: %s', (_, e) => {
  expect(told(e, FOE)).toBe(told(e, OWN))
  expect(told(e, FOE)).toContain('777')
})

test('who might spend a Hero Point on a roll is not given away by what is told before', () => {
  const thrown = { of: 'brawn', who, dice: '1d100', faces: [77], terms: [], total: 77, needs: 40, under: true } as const
  const failed: LegendEvent = { type: 'failed', who, what: 'brawn', roll: 77, skill: 40, level: 'failure', thrown }
  expect(told(failed, OWN)).toContain('77')
  expect(legend.seen(failed, FOE)).toBeUndefined()
  const forBob: LegendEvent = { type: 'damageRolled', who, at, rolled: 7, for: 'bob' }
  expect(told(forBob, FOE)).toContain('7')
  expect(legend.seen(forBob, OWN)).toBeUndefined()
})

test('what a skill over 100% takes off both is the Games Master’s to know', () => {
  const over: LegendEvent = { type: 'over100', who, at, value: -30, rule: 'LEG-SKL-Over100' }
  expect([OWN, FOE].map((seat) => legend.seen(over, seat))).toEqual([undefined, undefined])
  expect(legend.seen(over, { name: 'gm', fighters: [], gm: true })).toEqual(over)
})
