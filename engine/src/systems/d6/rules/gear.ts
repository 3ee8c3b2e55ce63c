import { under } from '../../../mechanisms/catalogue.ts'

/** Armour and weapons: the Equipment chapter. */
export const gear = [
  ...under('companion', 'Equipment: Armor & Shields', {
    'D6-C-ARM-Table': 'Armour. Ten kinds of armour resist from +2 to +3D.',
    'D6-C-ARM-Layer': 'Layers. Some kinds may be worn over or under others; soft ones then add 1 at most.',
    'D6-C-ARM-Encumber':
      'Encumbrance. As an option each further layer adds 4 to Agility difficulties, heavy armour 1 for each full die.',
    'D6-C-ARM-Max6D': 'Most resistance. As an option nobody resists with more than 6D.',
    'D6-C-ARM-Minimal': 'Minimal armour. As an option called shots to bare parts ignore armour.',
    'D6-C-SHD-Facing': 'Shields. Four shields resist from +2 to +2D+2 when held between attacker and user.',
  }),
  ...under('companion', 'Equipment: Weapons', {
    'D6-C-WPN-Melee': 'Hand weapons. Twenty-five hand weapons add their damage to Strength Damage.',
    'D6-C-WPN-Missile': 'Missile weapons. Nineteen bows, thrown things, guns and engines have damage and ranges.',
    'D6-C-WPN-Phys': 'Throwing range. Some ranges are the thrower’s Physique or lifting in metres.',
    'D6-C-WPN-Reload': 'Reloading. Every missile or thrown weapon takes an action to have the next one ready.',
    'D6-C-WPN-Crossbow':
      'Crossbows. A crossbow is not reloaded in the round it was shot, and a heavy one takes a whole round.',
    'D6-C-WPN-Gunpowder':
      'Gunpowder. A musket wants a rest or an action to lift it; wheellocks take 12 rounds to load or a roll of 10.',
    'D6-C-WPN-BluntEdge': 'Flat of the blade. An edged weapon used to bludgeon does half damage.',
    'D6-C-WPN-Size':
      'Weapons made for others. Who is far larger or smaller than the weapon’s maker has no scale modifier with it.',
    'D6-C-LIGHT-Negate': 'Lights. A candle or lamp undoes 2D of darkness within a metre, a torch 4D within several.',
  }),
]
