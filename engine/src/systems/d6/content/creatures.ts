import { blocks, reaching, rulebook } from './character.ts'

/** The animals of the rulebook; small scales, printed without a sign, are below 0 here (Ruling D6-A34). */
export const animals = blocks('D6-C-DATA-Official', rulebook('Adventure Tips: Animals'), {
  'bird of prey': [
    `agility 4D: fighting 5D, flying 5D; coordination 1D; physique 2D; intellect 1D; acumen 2D: search 3D, tracking 3D;
     charisma 2D: mettle 3D.
     Strength Damage 1D, Move 0, Flying 32, Body Points 7, Wound levels 1, Scale -9.`,
    { also: ['falcon', 'hawk'], natural: ['beak +2', 'talons +1D'], notes: 'Glides at 15.' },
  ],
  'house cat': [
    `agility 3D: fighting 4D, climbing 4D, dodge 4D, jumping 4D, stealth 4D; coordination 1D; physique 1D: running 3D;
     intellect 1D; acumen 2D: search 3D, tracking 3D; charisma 2D: mettle 3D.
     Strength Damage 1D, Move 20, Body Points 8, Wound levels 1, Scale -6.`,
    { natural: ['claws +2', 'teeth +2'] },
  ],
  'large cat': [
    `agility 4D: climbing 5D, dodge 5D, fighting 5D, jumping 5D, stealth 5D; coordination 2D; physique 4D: running 5D;
     intellect 1D; acumen 2D: search 3D, tracking 3D; charisma 2D: intimidation 5D, mettle 4D.
     Strength Damage 2D, Move 30, Body Points 24, Wound levels 3, Armor Value +2.`,
    { also: ['lion', 'puma', 'tiger'], natural: ['claws +1D', 'teeth +1D'], notes: 'Leaps 10 metres far or 2 high.' },
  ],
  /** The block prints no range for the spitting; a spitting snake reaches a few metres. */
  cobra: [
    `agility 4D: fighting 5D, stealth 5D; coordination 2D; physique 1D; intellect 1D; acumen 2D: search 3D,
     tracking 3D; charisma 2D: intimidation 4D, mettle 4D.
     Strength Damage 1D, Move 15, Body Points 5, Wound levels 1, Scale -9.`,
    {
      specializations: { 'marksmanship: spitting': '4D' },
      natural: ['fangs +1D', ['venom spitting 0', reaching(3, 3, 3)]],
      notes:
        'Venom when a bite is 5 or more over, or a called shot of spitting to eyes or mouth (1 to 10 cm, Ruling D6-A71): 5 points or a level each 10 minutes, stamina 25 resists.',
    },
  ],
  dog: [
    `agility 3D: dodge 4D, fighting 4D; coordination 1D; physique 3D: running 4D; intellect 1D; acumen 2D: search 3D,
     tracking 4D; charisma 2D: intimidation 3D, mettle 2D+1.
     Strength Damage 2D, Move 25, Body Points 9, Wound levels 1, Scale -5.`,
    { natural: ['teeth +1D'] },
  ],
  'guard dog': [
    `agility 3D: dodge 6D, fighting 5D; coordination 1D; physique 4D: running 4D+1; intellect 1D; acumen 2D: search 3D,
     tracking 4D; charisma 2D: intimidation 5D, mettle 4D.
     Strength Damage 2D, Move 25, Body Points 12, Wound levels 2, Scale -4.`,
    { natural: ['teeth +1D'] },
  ],
  horse: [
    `agility 3D: fighting 4D, jumping 4D; coordination 1D; physique 4D: running 5D; intellect 1D; acumen 3D;
     charisma 2D: intimidation 3D, mettle 3D.
     Strength Damage 2D, Move 25, Body Points 15, Wound levels 2, Scale 3.`,
    {
      natural: ['hoof +2 blunt', 'teeth +2'],
      notes: 'Strikes one target with two hooves a round without penalty, or bites once.',
    },
  ],
  /** Prints no Coordination, and mettle under the name of another edition. */
  rat: [
    `agility 3D: acrobatics 3D+1, climbing 3D+2, dodge 3D+1, fighting 3D+2, jumping 4D; coordination 0;
     physique 1D: running 3D, swimming 1D+2; intellect 1D; acumen 2D: search 3D; charisma 1D: mettle 2D.
     Strength Damage 1D, Move 3, Body Points 6, Wound levels 1, Scale -9.`,
    {
      specializations: { 'hide: self only': '4D' },
      natural: ['teeth +0'],
      swarms: true,
      notes: 'Swarms: one fighting roll for all, +5 for each ten.',
    },
  ],
})

/** The monsters of the rulebook. */
export const monsters = blocks('D6-C-DATA-Official', rulebook('Adventure Tips: Monsters'), {
  /** Ruling D6-A30: prints 2D where lifting 5D+1 gives 3D. */
  'minor demon': [
    `agility 3D: fighting 4D, stealth 4D; coordination 2D: throwing 4D; physique 5D: lifting 5D+1, running 6D;
     intellect 2D; acumen 2D; charisma 2D: intimidation 6D, mettle 4D.
     Strength Damage 2D, Move 10, Body Points 24, Wound levels 3.`,
    {
      name: 'minor destructive demon',
      also: ['demon'],
      abilities: ['attackResistance 1: no magic', 'immortality 1: a holy symbol and the proper ritual'],
    },
  ],
  /** Long range is 20 metres for each rank and die of Physique; the nearer edges are ours, in the proportions of Variana’s breath. */
  'young dragon': [
    `agility 3D: fighting 4D, flying 3D+1; coordination 2D: marksmanship 3D; physique 5D: lifting 5D+1; intellect 3D;
     acumen 2D; charisma 3D: intimidation 6D, mettle 3D+2.
     Strength Damage 3D, Move 10, Body Points 32, Wound levels 5, Scale 12.`,
    {
      also: ['dragon'],
      abilities: ['size 4', 'naturalArmor 2 (1D)', 'naturalHandWeapon 3', 'naturalRangedWeapon 2'],
      natural: ['claws +3D', ['fiery breath 6D', reaching(50, 100, 200)]],
    },
  ],
  'evil humanoid': [
    `agility 3D: climbing 3D+2, fighting 4D, jumping 3D+1, stealth 4D; coordination 3D: marksmanship 4D, throwing 4D;
     physique 3D: lifting 3D+1, running 4D; intellect 1D; acumen 2D: hide 2D+2, survival 3D, tracking 3D;
     charisma 1D: intimidation 2D.
     Strength Damage 2D, Move 10, Body Points 12, Wound levels 2.`,
    { also: ['goblin', 'kobold', 'orc'], notes: 'Has no gear of its own and fights with what it has taken.' },
  ],
  giant: [
    `agility 3D: fighting 4D, melee combat 4D; coordination 1D: throwing 4D; physique 5D: lifting 6D, running 6D+2;
     intellect 2D; acumen 1D: tracking 2D; charisma 1D: intimidation 6D.
     Strength Damage 3D, Move 10, Body Points 26, Wound levels 4, Scale 6.`,
    {
      abilities: ['size 2', 'hypermovement 2', 'increasedAttribute 3: physique'],
      natural: [['large club +2D blunt', { skill: 'melee combat', length: 'long', rule: 'D6-C-WPN-Size' }]],
    },
  ],
  'walking dead': [
    `agility 2D: fighting 3D; coordination 1D; physique 2D: lifting 3D; intellect 1D; acumen 1D: search 3D,
     tracking 3D; charisma 1D: intimidation 6D.
     Strength Damage 2D, Move 10, Body Points 15, Wound levels 2.`,
    {
      also: ['mummy', 'skeleton', 'zombie'],
      abilities: ['hardiness 2', 'immortality 1: smashed to pieces or beheaded'],
    },
  ],
})
