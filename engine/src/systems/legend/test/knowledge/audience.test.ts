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
  ['his SIZ where a blow exceeds it', { type: 'knockedBack', who, at, over: 777 }, 'The blow exceeds Ann’s SIZ.'],
  ['or where he stands fast', { type: 'stoodFast', who, over: 777 }, 'Ann stands fast.'],
  ['or in the saddle', { type: 'steadied', who, steady: true, siz: 777 }, 'Ann sits firm: the mount’s SIZ counts.'],
  ['how long he has aimed', { type: 'aimed', who, at, actions: 777 }, 'Ann takes aim at Bob.'],
  [
    'how far he has loaded',
    { type: 'readied', who, way: 'reload', item: 'Sling', loaded: 777 },
    'Ann loads the sling.',
  ],
  [
    'what he has foreseen in per cent',
    { type: 'foreseen', who, at, tactic: 'trip', bonus: 777 },
    'Ann has seen that trip before.',
  ],
  [
    'what is left of his arms',
    { type: 'itemHurt', who, item: 'Target', damage: 2, left: 777, rule: 'LEG-MAN-DamageWeapon' },
    'Ann’s target takes 2.',
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
