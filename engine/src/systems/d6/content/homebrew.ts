import { blocks } from './character.ts'
import { homebrew as ours } from './source.ts'

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
