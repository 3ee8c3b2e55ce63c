import { blocks, rulebook } from './character.ts'

/** The people of the rulebook. */
export const people = blocks('D6-C-DATA-Official', rulebook('Adventure Tips: People'), {
  /** Prints two skills below their attribute. */
  healer: [
    `agility 2D; coordination 2D: sleight of hand 2D+1; physique 2D: stamina 2D+1; intellect 3D: healing 4D,
     reading/writing 2D+1, scholar 2D+2; acumen 2D: investigation 2D+1; charisma 2D.
     Strength Damage 1D, Move 10, Character Points 2, Body Points 10, Wound levels 2.`,
    { notes: 'A large healer’s kit: +1 to 6 to 12 attempts at healing.' },
  ],
  /** Ruling D6-A30: prints 1D where Physique 3D gives 2D. */
  henchman: [
    `agility 2D: fighting 4D, melee combat 3D, stealth 3D; coordination 2D: lockpicking 3D, marksmanship 4D;
     physique 3D: running 3D+2; intellect 2D; acumen 2D: hide 3D, streetwise 3D, tracking 3D; charisma 2D.
     Strength Damage 1D, Move 10, Character Points 2, Body Points 13, Wound levels 2.`,
    { weapons: ['dagger'], armour: ['soft leather'] },
  ],
  merchant: [
    `agility 2D: riding 2D+1; coordination 2D: sleight of hand 2D+2; physique 2D: running 2D+1;
     intellect 2D: cultures 3D, reading/writing 2D+2, scholar 3D, speaking 3D, trading 3D; acumen 2D: streetwise 2D+1;
     charisma 3D: bluff 3D+2, charm 4D, persuasion 3D.
     Strength Damage 1D, Move 10, Character Points 2, Body Points 11, Wound levels 2.`,
    { weapons: ['small knife'], armour: ['heavy garments'] },
  ],
  ranger: [
    `agility 3D: dodge 3D+1, fighting 3D+1, melee combat 3D+1, stealth 3D+2; coordination 2D;
     physique 2D: running 3D+1, lifting 3D+2; intellect 2D; acumen 2D: hide 2D+2, investigation 2D+1, search 2D+1,
     survival 2D+2, tracking 2D+2; charisma 2D: intimidation 2D+1, mettle 2D+1.
     Strength Damage 2D, Move 10, Character Points 2, Body Points 14, Wound levels 2.`,
    {
      weapons: ['short sword', 'dagger'],
      armour: ['soft leather'],
      notes: 'A mottled cloak: +1 to hiding among trees.',
    },
  ],
  ruffian: [
    `agility 2D: fighting 3D, melee combat 3D, stealth 2D+1; coordination 2D: lockpicking 3D; physique 3D;
     intellect 2D: traps 3D; acumen 2D: gambling 2D+2, hide 2D+2, streetwise 3D; charisma 1D: intimidation 3D.
     Strength Damage 2D, Move 10, Character Points 2, Body Points 12, Wound levels 2.`,
    { weapons: ['dagger'] },
  ],
  soldier: [
    `agility 2D: dodge 3D, fighting 3D, melee combat 3D; coordination 2D; physique 3D: lifting 3D+1, running 3D+1;
     intellect 2D; acumen 2D: search 2D+1, streetwise 2D+1, survival 2D+1; charisma 2D: intimidation 2D+2, mettle 2D+1.
     Strength Damage 2D, Move 10, Character Points 2, Body Points 15, Wound levels 2.`,
    { weapons: ['short sword', 'dagger'], armour: ['padded leather'] },
  ],
})
