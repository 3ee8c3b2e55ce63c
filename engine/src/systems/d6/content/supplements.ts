import { blocks, creatures, locations, reaching } from './character.ts'

const beasts = blocks('D6-C-DATA-Supplement', creatures('Creature listings'), {
  crocodile: [
    `agility 1D+2: dodge 3D+1, fighting 6D, stealth 4D+2; coordination 1D; physique 4D+2: lifting 6D, running 4D+2,
     swimming 7D; intellect 1D; acumen 1D: survival 4D, search 4D, tracking 4D; charisma 1D: intimidation 5D, mettle 5D.
     Strength Damage 3D, Move 9, Swimming 16, Body Points 21, Wound levels 3, Scale 3, Armor Value +2.`,
    {
      also: ['alligator'],
      specializations: { 'hide: self only': '5D+1' },
      natural: ['jaws +1D', 'rending, clamped in water +2D', 'tail slap +2 blunt'],
      notes: 'Cold-blooded: +7 to all difficulties until it has warmed up.',
    },
  ],
  'giant cave bat': [
    `agility 3D+1: dodge 4D+2, fighting 4D+1, flying 4D, stealth 4D+2; coordination 1D; physique 3D+2; intellect 1D;
     acumen 2D+1: survival 4D+1, search 4D+1, tracking 4D; charisma 1D+1: intimidation 4D, mettle 2D.
     Strength Damage 2D, Move 0, Flying 50, Body Points 15, Wound levels 2, Scale -3.`,
    { specializations: { 'hide: self only': '3D+1' }, natural: ['teeth +2'] },
  ],
  'hell bat': [
    `agility 5D+1: dodge 6D, fighting 6D, flying 5D+2, stealth 7D+1; coordination 1D; physique 5D+1: lifting 5D+2,
     running 6D; intellect 2D; acumen 5D: survival 5D+1, search 6D, tracking 6D+2; charisma 4D+1: intimidation 7D,
     mettle 5D.
     Strength Damage 3D, Move 15, Flying 60, Body Points 24, Wound levels 4.`,
    {
      specializations: { 'hide: self only': '5D+1' },
      natural: ['claws +1D'],
      notes:
        'Unhurt by weapons without magic; +5 to intimidation with its shriek; an action and Intellect 8 make a sphere of darkness 10 metres wide.',
    },
  ],
})
const dwellers = blocks('D6-C-DATA-Supplement', locations('Character listings'), {
  minotaur: [
    `agility 3D+2: fighting 4D+2, dodge 4D, melee combat 4D; coordination 2D: throwing 2D+2; physique 5D: lifting 7D,
     running 5D+2, stamina 6D; intellect 3D: navigation 5D+1; acumen 2D: survival 3D, tracking 4D;
     charisma 2D+1: intimidation 4D, mettle 4D.
     Strength Damage 4D, Move 10, Character Points 4, Fate Points 1, Body Points 25, Scale 3.`,
    {
      name: 'Aischros, the minotaur',
      abilities: ['size 1', 'naturalHandWeapon 1'],
      natural: ['horns +1D'],
      weapons: ['battle axe'],
    },
  ],
  'giant eel': [
    `agility 5D: fighting 5D, contortion 5D, dodge 5D, stealth 5D+1; coordination 2D; physique 3D: lifting 4D+1,
     swimming 4D; intellect 1D; acumen 2D: search 3D, tracking 3D; charisma 2D: intimidation 3D, mettle 2D+2.
     Strength Damage 2D, Move 0, Swimming 10, Character Points 5, Fate Points 1, Body Points 14, Scale 1, Armor Value +2.`,
    { natural: ['jaws +1D'], notes: 'Constricts: after a tackle +1D more damage each round, to +3D.' },
  ],
  gladiator: [
    `agility 4D: acrobatics 4D+1, dodge 4D+1, fighting 4D+1, melee combat 5D; coordination 3D: charioteering 3D+2,
     marksmanship 3D+1; physique 4D: running 4D+1, stamina 4D+2; intellect 2D: healing 2D+1; acumen 3D: crafting 3D+2,
     gambling 3D+2, know-how 3D+1, survival 4D; charisma 2D: command 3D, intimidation 3D, mettle 3D.
     Strength Damage 2D, Move 10, Character Points 2, Body Points 22.`,
    { name: 'typical gladiator', weapons: ['short sword'], armour: ['hard leather'], shield: 'small shield' },
  ],
  viking: [
    `agility 3D+1: fighting 3D+2, melee combat 3D+2, riding 3D+2; coordination 3D+1; physique 4D+1: running 4D+2,
     stamina 4D+2; intellect 2D: navigation 3D+1, traps 4D; acumen 3D: search 4D; charisma 2D: animal handling 3D,
     intimidation 3D+1.
     Strength Damage 2D, Move 10, Body Points 18.`,
    { name: 'typical viking warrior', weapons: ['long sword'], armour: ['hard leather'], shield: 'medium shield' },
  ],
  /** Prints Intellect twice, 2D and 3D; the second stands. */
  'library guard': [
    `agility 3D: dodge 4D, fighting 3D+2, melee combat 4D; coordination 2D: marksmanship 3D; physique 4D: running 4D+1;
     intellect 3D: scholar 3D+2; acumen 4D: investigation 4D+1, search 4D+1, tracking 4D+2;
     charisma 3D: intimidation 3D+2.
     Strength Damage 2D, Move 10, Body Points 17.`,
    { name: 'typical library guard', weapons: ['short sword', 'short bow'], armour: ['hard leather'] },
  ],
  /** Her two Increased Attributes print no attribute: the 14 of her Strength Damage is Physique’s, the 10 is read as Agility’s. */
  variana: [
    `agility 2D+2: acrobatics 7D, dodge 7D+1, fighting 10D, flying 9D+2; coordination 2D; physique 2D: lifting 5D,
     running 6D, stamina 5D; intellect 3D+1: cultures 7D, healing 4D+2, navigation 6D, reading/writing 6D,
     speaking 6D+2, trading 6D; acumen 2D+1: disguise 5D, investigation 6D, search 6D, streetwise 3D, survival 4D+2,
     tracking 6D; charisma 3D+1: bluff 6D, charm 5D+2, command 6D, intimidation 7D, mettle 6D+1, persuasion 5D.
     Strength Damage 3D, Move 10, Flying 80, Character Points 20, Fate Points 3, Body Points 26, Scale 12.`,
    {
      name: 'Variana, an adult dragon',
      specializations: { 'marksmanship: fiery breath': '10D', 'scholar: arcane lore': '10D' },
      abilities: [
        'size 4',
        'flight 4',
        'increasedAttribute 10: agility',
        'increasedAttribute 14: physique',
        'greatLuck 3: in her own cave',
        'naturalArmor 3',
        'naturalHandWeapon 3',
        'naturalRangedWeapon 2',
        'infravision 6',
      ],
      natural: ['claws +3D', 'bite +3D', ['fiery breath 6D', reaching(10, 20, 40, 1)]],
      notes:
        'Breathes fire every other round; the Strength Damage die code is Physique’s own, the block prints only its +14.',
    },
  ],
})

/** Blocks of the supplements that could be read whole. Those of Locations print no Wound levels. */
export const supplements = { ...beasts, ...dwellers }
