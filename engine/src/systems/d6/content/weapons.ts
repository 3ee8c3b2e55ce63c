import { rulebook } from './character.ts'
import { damage, metres, PLAIN, physique, type Ranges, type Weapon } from './weapon.ts'

/**
 * The hand weapons. Damage and the mark of those over 60 cm are the table’s; edge, hands and reach are read off the
 * weapon’s nature, which the book does not print.
 */
function hand(name: string, printed: string, edge: Weapon['edge'], hands: 1 | 2, length: Weapon['length']): Weapon {
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
  ...PLAIN,
  name: 'fist or foot',
  skill: 'fighting',
  damage: damage('+0'),
  rule: 'D6-RANGE-UnarmedPB',
  source: rulebook('Combat: Combat Difficulty Modifiers'),
} as const satisfies Weapon

const action = { takes: 'action' } as const
/** Ruling D6-A57: no crossbow is wound again in the round it was shot. */
const crossbow = { reload: { takes: 'laterAction' }, quick: false, rule: 'D6-C-WPN-Crossbow' } as const
const wheellock = {
  reload: { takes: 'rounds', rounds: 12, orRoll: 10 },
  quick: false,
  rule: 'D6-C-WPN-Gunpowder',
  source: rulebook('Equipment: Gunpowder Weapons'),
} as const

function shot(name: string, printed: string, ranges: Ranges, hands: Weapon['hands'] = 2): Weapon {
  return {
    name,
    skill: 'marksmanship',
    damage: damage(printed),
    edge: 'point',
    hands,
    length: 'hand',
    quick: true,
    ranges,
    reload: action,
    rule: 'D6-C-WPN-Missile',
    source: rulebook('Equipment: Missile & Thrown Weapons'),
  }
}
function thrown(name: string, printed: string, edge: Weapon['edge'], ranges: Ranges): Weapon {
  return { ...shot(name, printed, ranges, 1), skill: 'throwing', edge }
}

/** An engine of a ship. */
const engine = (name: string, printed: string, ranges: Ranges, more: Partial<Weapon>): Weapon => ({
  ...shot(name, printed, ranges),
  quick: false,
  reload: { takes: 'rounds', rounds: 1 },
  rule: 'D6-C-VEH-ShipWeapons',
  source: rulebook('Equipment: Ship Weapons'),
  ...more,
})

/** Missile weapons, thrown weapons, guns and a ship’s engines: the figures of the listings. */
export const missiles = {
  blowgun: shot('blowgun and dart', '1D', metres(10, 40, 100), 1),
  'long bow': shot('long bow', '+2D+2', metres(10, 100, 250)),
  'short bow': shot('short bow', '+1D+2', metres(10, 100, 250)),
  'light crossbow': { ...shot('light crossbow', '4D', metres(10, 100, 200)), ...crossbow },
  'heavy crossbow': {
    ...shot('heavy crossbow', '4D+1', metres(10, 100, 300)),
    ...crossbow,
    reload: { takes: 'rounds', rounds: 1 },
  },
  'hand crossbow': { ...shot('hand crossbow', '4D', metres(10, 25, 50), 1), ...crossbow },
  sling: { ...shot('sling', '+1D', metres(5, 10, 15), 1), edge: 'blunt' },
  boomerang: thrown('heavy boomerang', '+1D+1', 'blunt', metres(5, 40, 100)),
  dart: { ...thrown('dart', '+1', 'point', physique(0, 1, 2)), rule: 'D6-C-WPN-Phys' },
  rock: { ...thrown('fist-sized rock', '+1', 'blunt', physique(-2, -1, 0)), rule: 'D6-C-WPN-Phys' },
  javelin: { ...thrown('javelin', '+2D', 'point', metres(5, 25, 40)), length: 'long' },
  'throwing dagger': thrown('throwing dagger, throwing star', '+1D', 'blade', metres(5, 10, 15)),
  /** How long an arquebus takes to load is not printed; it is a muzzle-loader like the wheellock. */
  arquebus: { ...shot('arquebus', '3D+2', metres(10, 20, 40)), ...wheellock, restOrLift: 3 },
  'wheellock musket': { ...shot('wheellock musket', '4D', metres(10, 25, 60)), ...wheellock, restOrLift: 3 },
  'wheellock pistol': { ...shot('wheellock pistol', '3D+1', metres(5, 10, 25), 1), ...wheellock },
  'black powder bomb': {
    ...thrown('black powder bomb', '6D', 'blunt', physique(-2, -1, 0)),
    quick: false,
    bursts: true,
    rule: 'D6-C-AREA-Burst',
    source: rulebook('Equipment: Gunpowder Weapons'),
  },
  'small cannon': engine('small cannon', '4D', metres(50, 200, 800), { crew: 2, shipScale: 15 }),
  'large cannon': engine('large cannon', '5D', metres(50, 150, 500), { crew: 4, shipScale: 15 }),
  catapult: engine('catapult', '3D+2', metres(45, 90, 180), { edge: 'blunt', difficulty: 5, shipScale: 12 }),
} as const satisfies Readonly<Record<string, Weapon>>
