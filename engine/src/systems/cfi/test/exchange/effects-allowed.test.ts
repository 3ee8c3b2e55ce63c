import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { opened } from '../../exchange/declared.ts'
import { chooseEffects } from '../../exchange/effects.ts'
import { cfi } from '../../index.ts'
import type { Ctx, Exchange, Fighter, State } from '../../state/types.ts'
import { during, facing, item, man, offered, ready, the } from '../arrange.ts'

type Case = {
  mine?: string
  ann?: object
  bob?: object
  x?: Partial<Exchange>
  wins?: 'ann' | 'bob'
  guard?: string
  is?: Partial<Fighter>
  options?: object
  distance?: number
  change?: (s: State) => void
}
const won = ({
  mine = 'longsword',
  ann = man([mine]),
  bob = man(['longsword']),
  x = {},
  wins = 'ann',
  guard,
  is = {},
  options = {},
  distance = 5,
  change,
}: Case) => {
  const s = ready(facing(ann, bob, options, { distance }), (at) => {
    Object.assign(the(at, 'bob'), is)
    change?.(at)
  })
  const step = (ctx: Ctx, at: State) => {
    const [attacker, defender] = [the(at, 'ann'), the(at, 'bob')]
    const full: Exchange = {
      ...opened({ attacker, defender, item: item(at, 'ann', mine), ranged: x.ranged ?? false }),
      attackLevel: wins === 'ann' ? 'success' : 'failure',
      defenseLevel: wins === 'ann' ? 'failure' : 'success',
      winner: wins === 'ann' ? attacker : defender,
      ...(guard === undefined ? {} : { guard: item(at, 'bob', guard), defense: 'parry' }),
      ...x,
    }
    chooseEffects(ctx, at, full, 1)
  }
  return offered(play({ ...cfi, step, outcome: () => undefined }, s, '', { steps: 1 })).join(' ')
}
const bow: Case = { mine: 'long-bow', distance: 45, x: { ranged: true } }
const def: Case = { wins: 'bob', guard: 'longsword' }
const GRIPPED = (s: State): void => {
  s.holds = [
    {
      kind: 'grip',
      by: 'ann',
      on: 'bob',
      location: undefined,
      item: undefined,
      with: '',
      roll: 0,
      skill: 0,
      trips: false,
    },
  ]
}
const CASES: readonly [of: string, may: string, when: Case][] = [
  ['a sword that hits', 'bleed chooseLocation disarmOpponent impale scarFoe tripOpponent none', {}],
  [
    'by a critical',
    'bleed bypassArmor chooseLocation disarmOpponent impale maximizeDamage scarFoe tripOpponent none',
    { x: { attackLevel: 'critical' } },
  ],
  [
    'by a critical that was parried',
    'bleed bypassArmor chooseLocation circumventParry damageWeapon disarmOpponent impale maximizeDamage scarFoe tripOpponent none',
    { guard: 'longsword', x: { attackLevel: 'critical', defenseLevel: 'success' } },
  ],
  [
    'by a critical, the parry failed',
    'bleed bypassArmor chooseLocation damageWeapon disarmOpponent impale maximizeDamage scarFoe tripOpponent none',
    { guard: 'longsword', x: { attackLevel: 'critical' } },
  ],
  [
    'the parry fumbled',
    'bleed chooseLocation damageWeapon disarmOpponent impale scarFoe tripOpponent none',
    { guard: 'longsword', x: { defenseLevel: 'fumble' } },
  ],
  [
    'the gap found once, the one die full',
    'bleed bypassArmor chooseLocation disarmOpponent impale scarFoe tripOpponent none',
    { x: { attackLevel: 'critical', chosen: ['bypassArmor', 'maximizeDamage'] } },
  ],
  [
    'the gap found twice',
    'chooseLocation disarmOpponent impale maximizeDamage scarFoe tripOpponent none',
    { x: { attackLevel: 'critical', chosen: ['bypassArmor', 'bypassArmor', 'bleed'] } },
  ],
  [
    'with something to force',
    'chooseLocation disarmOpponent forceFailure impale scarFoe tripOpponent none',
    { x: { defenseLevel: 'fumble', chosen: ['bleed'] } },
  ],
  [
    'with nothing to force',
    'bleed chooseLocation disarmOpponent impale tripOpponent none',
    { x: { defenseLevel: 'fumble', chosen: ['scarFoe'] } },
  ],
  [
    'one of two dice full',
    'bleed bypassArmor chooseLocation disarmOpponent impale maximizeDamage scarFoe sunder tripOpponent none',
    { mine: 'great-sword', x: { attackLevel: 'critical', chosen: ['maximizeDamage'] } },
  ],
  ['a mace', 'bash chooseLocation disarmOpponent scarFoe stunLocation tripOpponent none', { mine: 'mace' }],
  [
    'a mace against a horse',
    'chooseLocation scarFoe stunLocation tripOpponent none',
    { mine: 'mace', bob: { like: 'horse' } },
  ],
  ['a great axe', 'bleed chooseLocation disarmOpponent scarFoe sunder tripOpponent none', { mine: 'great-axe' }],
  [
    'a battleaxe in one hand where two sunder',
    'bleed chooseLocation disarmOpponent scarFoe tripOpponent none',
    { mine: 'battleaxe', options: { sunder: 'twoHanded' } },
  ],
  [
    'a great axe where two hands sunder',
    'bleed chooseLocation disarmOpponent scarFoe sunder tripOpponent none',
    { mine: 'great-axe', options: { sunder: 'twoHanded' } },
  ],
  ['a net', 'chooseLocation disarmOpponent entangle scarFoe tripOpponent none', { mine: 'net' }],
  ['a whip', 'chooseLocation disarmOpponent entangle scarFoe stunLocation tripOpponent none', { mine: 'whip' }],
  [
    'a whip that catches nobody',
    'chooseLocation disarmOpponent scarFoe stunLocation tripOpponent none',
    { mine: 'whip', options: { whipEntangles: false } },
  ],
  ['bare hands', 'chooseLocation disarmOpponent grip scarFoe tripOpponent none', { mine: 'unarmed', ann: man([]) }],
  [
    'claws',
    'bleed chooseLocation disarmOpponent grip scarFoe tripOpponent none',
    { mine: 'claws', ann: { like: 'troll', abilities: [] } },
  ],
  ['a leap', 'disarmOpponent scarFoe none', { x: { leaping: true, attackLevel: 'critical' } }],
  [
    'a leap that fumbles',
    'disarmOpponent prepareCounter scarFoe tripOpponent withdraw none',
    { wins: 'bob', x: { leaping: true, attackLevel: 'fumble', defense: 'brawn' } },
  ],
  ['who lies there', 'bleed chooseLocation disarmOpponent impale scarFoe none', { is: { stance: 'prone' } }],
  ['who flies', 'bleed chooseLocation disarmOpponent impale scarFoe none', { is: { aloft: true } }],
  ['who swims', 'bleed chooseLocation disarmOpponent impale scarFoe none', { is: { footing: 'swimming' } }],
  ['who dived', 'bleed chooseLocation disarmOpponent impale scarFoe none', { x: { defense: 'evade' } }],
  [
    'who is hidden whole',
    'bleed disarmOpponent impale scarFoe tripOpponent none',
    { is: { cover: { name: 'wall', ap: 9, locations: [0], total: true } } },
  ],
  ['a shot from near by at who stands', 'chooseLocation impale sharpshooter rapidReload scarFoe none', bow],
  ['a shot from farther', 'impale sharpshooter rapidReload scarFoe none', { ...bow, distance: 46 }],
  [
    'a critical from farther',
    'bypassArmor chooseLocation impale sharpshooter maximizeDamage rapidReload scarFoe none',
    { ...bow, distance: 46, x: { ranged: true, attackLevel: 'critical' } },
  ],
  ['at who runs', 'impale sharpshooter rapidReload scarFoe none', { ...bow, is: { pace: 'run' } }],
  [
    'at who runs and knows of nothing',
    'chooseLocation impale sharpshooter rapidReload scarFoe none',
    { ...bow, is: { pace: 'run', ...during({ surprised: 1 }) } },
  ],
  [
    'at who runs and knows',
    'impale sharpshooter rapidReload scarFoe none',
    { ...bow, is: { pace: 'run', ...during({ surprised: 1 }), alert: true } },
  ],
  [
    'from farther at who knows of nothing',
    'impale sharpshooter rapidReload scarFoe none',
    { ...bow, distance: 46, is: { ...during({ surprised: 1 }) } },
  ],
  [
    'at who is hidden whole',
    'impale sharpshooter rapidReload scarFoe none',
    { ...bow, is: { cover: { name: 'wall', ap: 9, locations: [0], total: true } } },
  ],
  ['its place chosen', 'impale rapidReload scarFoe none', { ...bow, x: { ranged: true, chosen: ['chooseLocation'] } }],
  [
    'one Turn of two saved',
    'chooseLocation impale sharpshooter rapidReload scarFoe none',
    { ...bow, x: { ranged: true, chosen: ['rapidReload'] } },
  ],
  [
    'both Turns saved',
    'chooseLocation impale sharpshooter scarFoe none',
    { ...bow, x: { ranged: true, chosen: ['rapidReload', 'rapidReload'] } },
  ],
  [
    'one saved before',
    'chooseLocation impale sharpshooter rapidReload scarFoe none',
    { ...bow, change: (s) => void Object.assign(item(s, 'ann', 'long-bow'), { quick: 1 }) },
  ],
  [
    'both saved before',
    'chooseLocation impale sharpshooter scarFoe none',
    { ...bow, change: (s) => void Object.assign(item(s, 'ann', 'long-bow'), { quick: 2 }) },
  ],
  [
    'a hand axe thrown',
    'bleed chooseLocation sharpshooter scarFoe none',
    { mine: 'hand-axe', x: { ranged: true }, distance: 20 },
  ],
  [
    'a spear thrown',
    'chooseLocation impale sharpshooter scarFoe none',
    { mine: 'shortspear', x: { ranged: true }, distance: 20 },
  ],
  [
    'a hurled boulder',
    'bash chooseLocation sharpshooter scarFoe stunLocation none',
    { mine: 'boulder', ann: { like: 'hill-giant', ready: ['boulder'] }, x: { ranged: true }, distance: 20 },
  ],
  [
    'a sling',
    'chooseLocation sharpshooter rapidReload scarFoe stunLocation none',
    { mine: 'sling', ann: { like: 'goblin-warrior', ready: ['sling'] }, x: { ranged: true }, distance: 20 },
  ],
  ['a parry', 'damageWeapon disarmOpponent prepareCounter scarFoe tripOpponent withdraw none', def],
  [
    'a critical parry of a miss',
    'blindOpponent damageWeapon disarmOpponent prepareCounter scarFoe tripOpponent withdraw none',
    { ...def, x: { defenseLevel: 'critical' } },
  ],
  [
    'a critical parry of a hit',
    'blindOpponent damageWeapon disarmOpponent enhanceParry prepareCounter scarFoe tripOpponent withdraw none',
    { ...def, x: { defenseLevel: 'critical', attackLevel: 'success' } },
  ],
  [
    'a parry of a fumble',
    'accidentalInjury damageWeapon disarmOpponent prepareCounter scarFoe tripOpponent withdraw none',
    { ...def, x: { attackLevel: 'fumble' } },
  ],
  [
    'who evades',
    'arise disarmOpponent prepareCounter scarFoe tripOpponent withdraw none',
    { wins: 'bob', x: { defense: 'evade' } },
  ],
  [
    'who evades critically',
    'arise disarmOpponent prepareCounter scarFoe tripOpponent withdraw none',
    { wins: 'bob', x: { defense: 'evade', defenseLevel: 'critical' } },
  ],
  [
    'who evades with a lame leg',
    'disarmOpponent prepareCounter scarFoe tripOpponent withdraw none',
    {
      wins: 'bob',
      x: { defense: 'evade' },
      change: (s) => void Object.assign(the(s, 'bob').limbs[0] ?? {}, { useless: true }),
    },
  ],
  [
    'a parry from the ground',
    'arise damageWeapon disarmOpponent prepareCounter scarFoe tripOpponent withdraw none',
    { ...def, is: { stance: 'prone' } },
  ],
  [
    'a shield against a shot',
    'prepareCounter none',
    { wins: 'bob', mine: 'long-bow', bob: man(['heater']), guard: 'heater', distance: 60, x: { ranged: true } },
  ],
  [
    'a critical one against a hit',
    'enhanceParry prepareCounter none',
    {
      wins: 'bob',
      mine: 'long-bow',
      bob: man(['heater']),
      guard: 'heater',
      distance: 60,
      x: { ranged: true, defenseLevel: 'critical', attackLevel: 'success' },
    },
  ],
  [
    'against a shot that fumbled',
    'prepareCounter none',
    {
      wins: 'bob',
      mine: 'long-bow',
      bob: man(['heater']),
      guard: 'heater',
      distance: 60,
      x: { ranged: true, attackLevel: 'fumble' },
    },
  ],
  [
    'a parry with a net',
    'damageWeapon disarmOpponent entangle prepareCounter scarFoe tripOpponent withdraw none',
    { wins: 'bob', bob: man(['net']), guard: 'net' },
  ],
  [
    'a parry of bare hands',
    'prepareCounter scarFoe tripOpponent withdraw none',
    { wins: 'bob', mine: 'unarmed', ann: man([]), guard: 'longsword' },
  ],
  [
    'against more than twice his STR',
    'damageWeapon prepareCounter scarFoe tripOpponent withdraw none',
    {
      wins: 'bob',
      guard: 'longsword',
      ann: man(['longsword'], { characteristics: { str: 25, con: 12, siz: 13, dex: 12, int: 12, pow: 12, cha: 12 } }),
    },
  ],
  [
    'gripped, by a critical',
    'blindOpponent damageWeapon disarmOpponent prepareCounter scarFoe slipFree tripOpponent none',
    { ...def, x: { defenseLevel: 'critical' }, change: GRIPPED },
  ],
  [
    'gripped, where any success slips free',
    'damageWeapon disarmOpponent prepareCounter scarFoe slipFree tripOpponent none',
    { ...def, options: { slipFree: 'any' }, change: GRIPPED },
  ],
]
test.each(CASES)('%s may win: %s', (_, may, when) => {
  expect(won(when)).toBe(may)
})
