import { modeOf, weapon } from './weapon.ts'

const RW = 'ranged weapons'
const GUN = ['Hard to Dodge', 'Loud', 'Vulnerable'] as const

/** Bows, guns and bombs. Items (Ranged Weapons, Chemicals) and Alternate Rules for the guns marked so there. */
export const missiles = {
  'light bow': weapon('light bow', RW, 'bows', ['shot 2H 2d10-1+DB AP2 50/100/150/200'], ['Cavalry', 'Piercing']),
  'composite bow': weapon(
    'composite bow',
    RW,
    'bows',
    ['shot 2H 2d10-1+DB AP2 50/100/150/200'],
    ['Cavalry', 'Piercing'],
  ),
  longbow: weapon(
    'longbow',
    RW,
    'bows',
    ['shot 2H 2d10+1+DB AP3 50/100/150/200'],
    ['Difficult', 'Indirect', 'Piercing'],
  ),
  'light crossbow': weapon(
    'light crossbow',
    RW,
    'crossbows',
    ['shot 2H 1d10+5 AP4 50/100/200/300'],
    ['Easy', 'Prone', 'Piercing'],
    { reload: [1, 'quick'] },
  ),
  'heavy crossbow': weapon(
    'heavy crossbow',
    RW,
    'crossbows',
    ['shot 2H 1d10+4 AP6 50/100/200/300', 'overcharged 2H 2d10+8 AP8 50/100/200/300'],
    ['Easy', 'Prone', 'Piercing'],
    { reload: [1, 'standard'] },
  ),
  sling: weapon('sling', RW, 'thrown weapons', ['shot 1H 1d10+2 AP0 10/20/40/80'], ['Easy', 'Blunt']),
  'hand cannon': weapon(
    'hand cannon',
    RW,
    'guns',
    ['shot 2H 3d10+2 AP8 25/50/125/200'],
    [...GUN, 'Difficult', 'Awkward', 'Partner'],
    { reload: [4, 'standard'] },
  ),
  wand: weapon('wand', RW, 'wands', ['shot 1H 1d10-2 AP8 30/50/70'], ['Indicate-Only'], {
    reload: [1, 'quick'],
    uses: 10,
  }),
  grenade: weapon('grenade', RW, 'thrown weapons', ['thrown 2d10 AP2'], ['Blast', 'Fire', 'Bomb', 'Loud'], { uses: 1 }),
  'oil grenade': weapon(
    'oil grenade',
    RW,
    'thrown weapons',
    [modeOf('thrown -', [], '0+2', 'oil')],
    ['Splash', 'Fire', 'Bomb'],
    { uses: 1 },
  ),
  'scour canister': weapon(
    'scour canister',
    RW,
    'thrown weapons',
    [modeOf('thrown -', [], '1d10/2', 'scour')],
    ['Splash', 'Bomb'],
    { uses: 1 },
  ),
  'tar pot': weapon(
    'tar pot',
    RW,
    'thrown weapons',
    [modeOf('thrown -', [], '1d10/2', 'tar')],
    ['Splash', 'Fire', 'Bomb'],
    { uses: 1 },
  ),
  'smoke pot': weapon(
    'smoke pot',
    RW,
    'thrown weapons',
    [modeOf('thrown -', [], '1d10+1', 'smoke')],
    ['Splash', 'Bomb'],
    { uses: 1 },
  ),
  blunderbuss: weapon(
    'blunderbuss',
    RW,
    'guns',
    [
      modeOf('ball 2H 2d10+2 AP8 15/25/35'),
      modeOf('scatter 2H 1d10+2 AP2 15/25/35', ['Splash'], '0+3', 'shot'),
      modeOf('canister 2H - 15/25/35', ['Splash'], '0+3', 'scour'),
    ],
    [...GUN, 'Easy', 'Prone'],
    { reload: [2, 'standard'] },
  ),
  'dragon pistol': weapon(
    'dragon pistol',
    RW,
    'guns',
    [
      modeOf('ball 1H 1d10+4 AP6 10/20/30'),
      modeOf('scatter 1H 1d10 AP2 10/20/30', ['Splash'], '0+2', 'shot'),
      modeOf('canister 1H - 10/20/30', ['Splash'], '0+2', 'scour'),
    ],
    [...GUN, 'Easy', 'Prone'],
    { reload: [2, 'standard'] },
  ),
  musket: weapon('musket', RW, 'guns', ['shot 2H 3d10+2 AP10 30/60/120/180'], [...GUN, 'Prone'], {
    reload: [2, 'standard'],
  }),
  trio: weapon('trio', RW, 'guns', ['shot 2H 2d10+4 AP7 20/40/50/60'], [...GUN, 'Difficult', 'Partner'], {
    reload: [2, 'standard'],
    barrels: 3,
  }),
} as const

/** Loads for bows: what they add to DV, AP and each band of range. Items (Arrows). */
export interface Arrow {
  readonly dv: number
  readonly ap: number
  /** AP of its own in place of the bow's. */
  readonly apIs: number | null
  readonly farther: readonly [number, number, number, number]
  readonly half: 'never' | 'always' | 'basic'
  readonly tags: readonly ('Piercing' | 'Unfletched' | 'Blunt')[]
  readonly bleeds: boolean
  readonly rule: `REN-AMMO-${'Diamond' | 'Improvised' | 'Broadhead' | 'Needle' | 'Blunt' | 'Rush'}`
}
const NEAR = [0, 0, 0, 0] as const
const arrow = (rule: Arrow['rule'], of: Partial<Arrow>): Arrow => ({
  dv: 0,
  ap: 0,
  apIs: null,
  farther: NEAR,
  half: 'never',
  tags: [],
  bleeds: false,
  rule,
  ...of,
})
export const arrows = {
  diamond: arrow('REN-AMMO-Diamond', { ap: 2, tags: ['Piercing'] }),
  improvised: arrow('REN-AMMO-Improvised', { dv: -1, ap: -1 }),
  unfletched: arrow('REN-AMMO-Improvised', { dv: -1, ap: -1, tags: ['Unfletched'] }),
  broadhead: arrow('REN-AMMO-Broadhead', { dv: 1, bleeds: true }),
  needle: arrow('REN-AMMO-Needle', { apIs: 3, farther: [25, 25, 25, 25], half: 'basic', tags: ['Piercing'] }),
  blunt: arrow('REN-AMMO-Blunt', { apIs: 0, half: 'always', tags: ['Blunt'] }),
  rush: arrow('REN-AMMO-Rush', { dv: 2, ap: -1, farther: [10, 25, 40, 50] }),
} as const
export type ArrowName = keyof typeof arrows
