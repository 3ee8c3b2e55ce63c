import { blocks, homebrew as ours, rulebook } from './character.ts'

/** The typical non-humans of the rulebook. Their Moves already have what Shorter Stride takes. */
export const races = blocks('D6-C-DATA-Races', rulebook('Non-Human Races'), {
  dwarf: [
    `agility 3D: fighting 3D+2, melee combat 4D; coordination 2D; physique 3D+2: lifting 4D, running 4D, stamina 4D;
     intellect 2D: devices 3D, trading 2D+1, traps 2D+2; acumen 3D: artist 3D+2, crafting 4D, gambling 3D+1;
     charisma 2D+1: intimidation 2D+2.
     Strength Damage 2D, Move 8, Character Points 2, Body Points 19, Wound levels 3, Scale -3.`,
    {
      name: 'typical dwarf',
      abilities: ['size 1: small', 'hindrance 2: bluff, charm, persuasion', 'hardiness 2', 'infravision 1'],
    },
  ],
  elf: [
    `agility 3D: dodge 3D+2, melee combat 3D+2, stealth 3D+2; coordination 3D: marksmanship 4D;
     physique 2D: running 2D+2; intellect 3D: reading/writing 3D+1, scholar 3D+1, speaking 3D+1;
     acumen 3D: artist 3D+1, hide 3D+2, search 3D+2, survival 3D+2, tracking 3D+2; charisma 3D: animal handling 3D+2,
     charm 3D+2.
     Strength Damage 1D, Move 10, Character Points 2, Body Points 17, Wound levels 3.`,
    {
      name: 'typical elf',
      abilities: [
        'hindrance 2: bluff, charm, persuasion',
        'hindrance 2: resistance',
        'enhancedSense 1: sight',
        'skillBonus 1: hide, stealth, tracking',
      ],
      notes: 'Magic 1D, alteration 1D+1.',
    },
  ],
  gnome: [
    `agility 3D: fighting 3D+1; coordination 2D+1: lockpicking 2D+2; physique 3D: lifting 3D+1;
     intellect 3D: devices 4D, speaking 3D+1, trading 3D+1, traps 3D+2; acumen 3D: artist 3D+2, crafting 4D,
     know-how 3D+1; charisma 2D+2: persuasion 3D.
     Strength Damage 2D, Move 8, Character Points 2, Body Points 18, Wound levels 3, Scale -3.`,
    {
      name: 'typical gnome',
      abilities: ['size 1: small', 'skillBonus 1: crafting, devices, traps'],
      notes: 'Magic 1D, alteration 1D+1.',
    },
  ],
  'reptile man': [
    `agility 3D+2: fighting 4D+1, dodge 4D, melee combat 4D; coordination 2D: throwing 3D; physique 4D: lifting 4D+1,
     running 4D+1, stamina 4D+1; intellect 3D: navigation 3D+2, trading 3D+1; acumen 3D+1: survival 3D+2,
     tracking 3D+2; charisma 2D: intimidation 3D, mettle 3D.
     Strength Damage 2D, Move 10, Character Points 2, Body Points 22, Wound levels 3.`,
    {
      name: 'typical reptile man',
      abilities: [
        'achillesHeel 3: cold: 1D a round below 15 °C',
        'hindrance 2: bluff, charm, persuasion',
        'naturalArmor 1',
        'naturalHandWeapon 1',
      ],
      natural: ['claws +1D'],
    },
  ],
})

const converted = ours('converted from a small sister game by the shape of the official blocks')
const example = ours('the chapter’s example names her and prints none of her figures; these let its totals be rolled')

/** Our own blocks: playable, never the book’s. */
export const homebrew = {
  ...blocks('D6-C-DATA-Homebrew', converted, {
    wolf: [
      `agility 3D: dodge 4D+1, fighting 4D+2; coordination 1D; physique 3D+2: running 5D; intellect 1D;
     acumen 2D: search 3D, tracking 4D; charisma 2D: intimidation 4D.
     Strength Damage 2D, Move 25, Body Points 12, Wound levels 2.`,
      { natural: ['teeth +1D'] },
    ],
    bear: [
      `agility 2D: fighting 6D; coordination 1D; physique 5D+1: lifting 6D; intellect 1D; acumen 2D: search 3D;
     charisma 2D: intimidation 6D.
     Strength Damage 3D, Move 20, Body Points 24, Wound levels 3, Scale 2, Armor Value +2.`,
      { natural: ['claws +1D'] },
    ],
    troll: [
      `agility 2D: fighting 4D, melee combat 4D; coordination 1D; physique 6D; intellect 1D; acumen 1D;
     charisma 1D: intimidation 5D.
     Strength Damage 3D, Move 10, Body Points 28, Wound levels 4, Scale 3.`,
      { weapons: ['club'] },
    ],
  }),
  ...blocks('D6-C-DATA-Homebrew', example, {
    cian: [
      `agility 3D: dodge 4D, fighting 3D+1, melee combat 3D+1; coordination 3D: marksmanship 5D; physique 3D;
     intellect 2D; acumen 4D: search 4D+1; charisma 3D.
     Strength Damage 2D, Move 10, Character Points 5, Fate Points 1, Body Points 30.`,
      { name: 'Cian', weapons: ['light crossbow', 'short sword'], armour: ['soft leather'] },
    ],
  }),
}
