import { rulebook } from './source.ts'
import { damage, type Weapon } from './weapon.ts'

/**
 * The hand weapons. Damage and the mark of those over 60 cm are the table’s; edge, hands and reach are read off the
 * weapon’s nature, which the book does not print.
 */
function hand(
  name: string,
  printed: string,
  edge: Weapon['edge'],
  hands: Weapon['hands'],
  length: Weapon['length'],
): Weapon {
  return {
    name,
    skill: 'melee combat',
    damage: damage(printed),
    edge,
    hands,
    length,
    quick: hands === 1,
    rule: 'D6-C-WPN-Melee',
    source: rulebook('Equipment: Melee Weapons'),
  }
}

export const melee = {
  'small knife': hand('awl, small knife, stake', '+2', 'blade', 1, 'hand'),
  'arrow in hand': hand('arrow, crossbow bolt or dart in hand', '+1', 'point', 1, 'hand'),
  'battle axe': hand('battle axe', '+3D', 'blade', 2, 'long'),
  'ball and chain': hand('ball and chain', '+2D', 'blunt', 1, 'long'),
  bullwhip: { ...hand('bullwhip', '+1D', 'blunt', 1, 'long'), entangles: true, rule: 'D6-C-OPT-Whip' },
  club: hand('club, large stick', '+1D+1', 'blunt', 1, 'long'),
  'spiked club': { ...hand('spiked club', '+1D+2', 'point', 1, 'long'), spiked: true },
  hatchet: hand('hatchet', '+1D+1', 'blade', 1, 'hand'),
  halberd: hand('halberd', '+3D', 'blade', 2, 'reach'),
  katana: hand('katana', '+3D', 'blade', 2, 'long'),
  dagger: hand('large knife, dagger, stiletto', '+1D', 'blade', 1, 'hand'),
  mace: hand('mace', '+1D+1', 'blunt', 1, 'long'),
  'morning star': hand('morning star', '+3D', 'blunt', 1, 'hand'),
  nunchaku: hand('nunchaku', '+1D+2', 'blunt', 1, 'long'),
  /** Ruling D6-A11: at Point Blank, or as a long weapon at Short range, always unwieldy. */
  quarterstaff: { ...hand('quarterstaff', '+1D+2', 'blunt', 2, 'reach'), difficulty: 5 },
  rapier: hand('rapier', '+2D', 'point', 1, 'long'),
  sai: hand('sai', '+1D+1', 'point', 1, 'hand'),
  sap: hand('sap, hammer', '+1D', 'blunt', 1, 'hand'),
  spear: hand('spear', '+2D', 'point', 2, 'long'),
  'long sword': hand('broadsword, long sword', '+2D+2', 'blade', 1, 'long'),
  'short sword': hand('short sword', '+1D+2', 'blade', 1, 'hand'),
  'two-handed sword': hand('two-handed sword', '+3D+1', 'blade', 2, 'long'),
  tonfa: hand('tonfa', '+1D+2', 'blunt', 1, 'hand'),
  trident: hand('trident', '+2D+2', 'point', 2, 'long'),
  'war hammer': hand('war hammer', '+3D', 'blunt', 2, 'long'),
} as const satisfies Readonly<Record<string, Weapon>>

/** Bare hands: Strength Damage and nothing on top (Game Basics: Actions, punch and kick). */
export const unarmed = {
  name: 'fist or foot',
  skill: 'fighting',
  damage: damage('+0'),
  edge: 'blunt',
  hands: 1,
  length: 'hand',
  quick: true,
  rule: 'D6-RANGE-UnarmedPB',
  source: rulebook('Combat: Combat Difficulty Modifiers'),
} as const satisfies Weapon
