import type { Character } from './character.ts'
import type { Rate, Size } from './races.ts'
import type { Tag } from './weapon.ts'

type Six = readonly [COG: number, COO: number, INT: number, SAV: number, SOM: number, WIL: number]
/** name, DV as printed, AP, what else it does. */
type Attack = readonly [name: string, dv: string, ap: number, ...tags: Tag[]]

/** A block: aptitudes, DUR, STR, INIT and DB as printed, foot, AV, Fray, skill of its attacks, attacks. Monsters, Animals and NPCs. */
function beast(
  [COG, COO, INT, SAV, SOM, WIL]: Six,
  [DUR, STR, INIT, DB]: readonly [number, number, number, number],
  foot: Rate,
  [hide, fray, skill]: readonly [number, number, number],
  attacks: readonly Attack[],
  size: Size,
  more: Partial<Character> = {},
): Character {
  return {
    aptitudes: { COG, COO, INT, SAV, SOM, WIL },
    DUR,
    STR,
    INIT,
    DB,
    movement: { foot },
    hide,
    skills: { fray, 'unarmed combat': skill, athletics: Math.max(SOM, skill - 10), perception: INT + 30 },
    natural: attacks.map(([name, dv, ap, ...tags]) => ({ name, dv, ap, tags })),
    size,
    weapons: [],
    ...more,
  }
}

/** Beasts and monsters. What a frozen horror's resistances do is ours: they halve DV. */
export const creatures = {
  'black bear': beast(
    [3, 10, 15, 3, 20, 20],
    [40, 40, 5, 6],
    [4, 12],
    [2, 40, 60],
    [
      ['claw', '1d10+9', 1],
      ['bite', '1d10+7', 0],
    ],
    'large',
    { negates: 1, movement: { foot: [4, 12], climb: [3, 9] } },
  ),
  bahla: beast([4, 15, 15, 4, 10, 15], [15, 15, 6, 2], [5, 15], [0, 60, 40], [['bite', '1d10/3', 0]], 'small'),
  'cave salamander': beast(
    [4, 25, 7, 2, 30, 10],
    [35, 30, 5, 6],
    [4, 12],
    [0, 50, 60],
    [['bite', '1d10+6', 0]],
    'large',
    { warTrained: true },
  ),
  chosen: beast([20, 20, 15, 25, 20, 20], [35, 35, 7, 5], [4, 12], [8, 60, 70], [], 'medium', {
    skills: { fray: 60, 'melee weapons': 70, 'ranged weapons': 60, perception: 45, athletics: 50 },
    weapons: [
      {
        name: 'chosen spear',
        skill: 'melee weapons',
        hands: 2,
        dv: '2d10+5',
        ap: 2,
        tags: ['Reach', 'Piercing'],
        thrown: { dv: '1d10+7', ranges: [10, 20, 30, 40] },
      },
    ],
  }),
  'clay pot': beast([10, 10, 15, 10, 20, 15], [20, 15, 5, 3], [3, 9], [0, 10, 20], [], 'small'),
  cougar: beast(
    [3, 15, 10, 3, 20, 20],
    [25, 20, 5, 4],
    [4, 12],
    [0, 50, 70],
    [
      ['bite', '1d10+5', 0, 'Seizes'],
      ['claws', '1d10+6', 1, 'Seizes'],
    ],
    'medium',
    { disembowels: '2d10+6' },
  ),
  'dancing hawk': beast(
    [4, 20, 7, 4, 25, 15],
    [45, 45, 5, 7],
    [5, 15],
    [1, 50, 60],
    [['stomp', '2d10+7', 1]],
    'very large',
    { warTrained: true },
  ),
  'frozen horror': beast(
    [5, 20, 5, 5, 30, 15],
    [40, 50, 5, 8],
    [4, 12],
    [6, 50, 70],
    [['talons', '2d10+10', 3]],
    'medium',
    {
      movement: { foot: [4, 12], leap: [5, 15] },
      resistances: [
        { tag: 'Cold', effect: 'DV/2' },
        { tag: 'Precision', effect: 'DV/2' },
      ],
    },
  ),
  horse: beast([3, 15, 15, 4, 30, 20], [30, 30, 6, 6], [5, 15], [0, 40, 45], [['stomp', '1d10+6', 1]], 'large'),
  'war horse': beast([3, 15, 15, 4, 30, 20], [30, 30, 6, 6], [5, 15], [0, 40, 45], [['stomp', '1d10+6', 1]], 'large', {
    warTrained: true,
  }),
  kambi: beast([6, 10, 15, 5, 10, 30], [15, 10, 5, 2], [4, 12], [1, 40, 50], [], 'small', {
    skills: { fray: 40, 'melee weapons': 50, perception: 45 },
    weapons: ['knife'],
    warTrained: true,
  }),
  'pack cat': beast(
    [5, 15, 15, 5, 20, 20],
    [25, 20, 6, 4],
    [4, 12],
    [0, 50, 60],
    [
      ['bite', '1d10+7', 0],
      ['claws', '1d10+6', 1],
    ],
    'medium',
  ),
  raccoon: beast([4, 15, 15, 3, 15, 20], [15, 10, 6, 2], [3, 9], [0, 40, 50], [['bite', '1d10+2', 0]], 'small'),
  raptor: beast(
    [4, 20, 10, 4, 20, 10],
    [30, 35, 6, 5],
    [5, 15],
    [0, 50, 70],
    [['bite', '1d10+7', 1, 'Pounces']],
    'medium',
  ),
  'commonwealth soldier': beast([15, 15, 20, 20, 25, 20], [35, 35, 7, 5], [5, 15], [9, 60, 35], [], 'medium', {
    skills: { fray: 60, 'pole-arms': 70, perception: 50, athletics: 55 },
    weapons: [
      {
        name: 'soldier’s halberd',
        skill: 'pole-arms',
        hands: 2,
        dv: '2d10+11',
        ap: 2,
        tags: ['Reach', 'Bladed', 'Fend', 'Brace', 'Heavy'],
        suited: ['Dismount'],
      },
    ],
    negates: 1,
    powers: ['soldier'],
    traits: ['great stature'],
  }),
  'stilt-raccoon': beast(
    [4, 15, 15, 3, 15, 15],
    [15, 10, 6, 2],
    [3, 9],
    [0, 50, 50],
    [
      ['bite', '1d10/3', 0],
      ['jab', '1d10+3', 0],
    ],
    'small',
  ),
  weasel: beast(
    [3, 15, 10, 3, 15, 20],
    [15, 10, 5, 2],
    [3, 9],
    [0, 50, 70],
    [
      ['bite', '1d10+2', 0],
      ['claws', '1d10+3', 0],
    ],
    'tiny',
  ),
  wolf: beast(
    [5, 10, 15, 5, 20, 15],
    [25, 20, 5, 4],
    [5, 15],
    [0, 40, 60],
    [['bite', '1d10+4', 0, 'Seizes']],
    'medium',
  ),
  wolverine: beast(
    [3, 15, 10, 3, 15, 25],
    [20, 20, 5, 3],
    [3, 9],
    [0, 50, 70],
    [
      ['bite', '1d10+2', 0],
      ['claws', '1d10+3', 0],
    ],
    'small',
  ),
} satisfies Record<string, Character>
