/** A creature two games print: what their blocks have in common. */
export interface Beast {
  readonly source: 'CFI' | 'MI' | 'ours'
  /** STR, CON, SIZ, DEX, INT, POW and CHA. */
  readonly figures: readonly [str: number, con: number, siz: number, dex: number, int: number, pow: number, cha: number]
  /** Feet a round on foot, on the wing and in the water. */
  readonly move: number
  readonly fly?: number
  readonly swim?: number
  readonly skills: Readonly<Record<EverySkill, number> & Partial<Record<SomeSkill, number>>>
  /** How well it fights with all it has. */
  readonly combat: number
}
/** What every creature can, and what some can. */
type EverySkill = 'athletics' | 'brawn' | 'endurance' | 'evade' | 'perception' | 'willpower'
type SomeSkill = 'fly' | 'ride' | 'stealth' | 'swim' | 'unarmed'

/**
 * Creatures of Classic Fantasy Imperative, appendix A, and Mythras Imperative, chapter 8 (metres × 10/3 to the nearest 5 feet,
 * ours), both under the ORC License. Each game adds how it calls them, their bodies, hides and arms.
 */
export const BESTIARY = {
  bandit: {
    source: 'CFI',
    figures: [11, 11, 13, 11, 13, 11, 8],
    move: 20,
    skills: {
      athletics: 52,
      brawn: 54,
      endurance: 52,
      evade: 52,
      perception: 44,
      stealth: 44,
      unarmed: 42,
      willpower: 42,
    },
    combat: 56,
  },
  'giant-rat': {
    source: 'CFI',
    figures: [7, 11, 4, 13, 13, 7, 0],
    move: 20,
    skills: {
      athletics: 40,
      brawn: 22,
      endurance: 52,
      evade: 56,
      perception: 50,
      stealth: 56,
      swim: 58,
      willpower: 34,
    },
    combat: 50,
  },
  goblin: {
    source: 'CFI',
    figures: [8, 11, 8, 14, 12, 11, 7],
    move: 15,
    skills: {
      athletics: 42,
      brawn: 36,
      endurance: 42,
      evade: 58,
      perception: 63,
      ride: 55,
      stealth: 56,
      unarmed: 42,
      willpower: 42,
    },
    combat: 52,
  },
  'hill-giant': {
    source: 'CFI',
    figures: [25, 25, 32, 11, 10, 11, 7],
    move: 20,
    skills: { athletics: 66, brawn: 87, endurance: 80, evade: 42, perception: 51, unarmed: 66, willpower: 42 },
    combat: 76,
  },
  kobold: {
    source: 'CFI',
    figures: [6, 11, 5, 13, 13, 11, 4],
    move: 15,
    skills: {
      athletics: 40,
      brawn: 31,
      endurance: 42,
      evade: 66,
      perception: 64,
      stealth: 66,
      unarmed: 39,
      willpower: 42,
    },
    combat: 49,
  },
  orc: {
    source: 'CFI',
    figures: [14, 13, 14, 11, 11, 11, 7],
    move: 20,
    skills: { athletics: 55, brawn: 48, endurance: 56, evade: 52, perception: 52, unarmed: 55, willpower: 52 },
    combat: 55,
  },
  ogre: {
    source: 'CFI',
    figures: [20, 18, 28, 11, 10, 11, 7],
    move: 15,
    skills: { athletics: 61, brawn: 88, endurance: 76, evade: 52, perception: 41, unarmed: 61, willpower: 42 },
    combat: 71,
  },
  'red-dragon': {
    source: 'CFI',
    figures: [22, 31, 28, 16, 9, 11, 4],
    move: 15,
    fly: 50,
    skills: { athletics: 77, brawn: 120, endurance: 92, evade: 52, fly: 87, perception: 98, willpower: 78 },
    combat: 87,
  },
  skeleton: {
    source: 'CFI',
    figures: [10, 10, 13, 14, 8, 6, 0],
    move: 20,
    skills: { athletics: 54, brawn: 53, endurance: 50, evade: 68, perception: 44, unarmed: 54, willpower: 42 },
    combat: 54,
  },
  troll: {
    source: 'CFI',
    figures: [22, 25, 28, 16, 9, 11, 4],
    move: 20,
    skills: { athletics: 68, brawn: 90, endurance: 90, evade: 62, perception: 60, willpower: 52 },
    combat: 78,
  },
  zombie: {
    source: 'CFI',
    figures: [14, 14, 13, 9, 8, 6, 0],
    move: 15,
    skills: { athletics: 53, brawn: 57, endurance: 58, evade: 48, perception: 44, unarmed: 53, willpower: 42 },
    combat: 53,
  },
  'giant-ant': {
    source: 'MI',
    figures: [16, 19, 14, 15, 7, 4, 0],
    move: 40,
    skills: { athletics: 67, brawn: 68, endurance: 74, evade: 56, perception: 53, willpower: 48 },
    combat: 67,
  },
  bear: {
    source: 'MI',
    figures: [26, 16, 34, 16, 10, 6, 0],
    move: 25,
    skills: {
      athletics: 68,
      brawn: 79,
      endurance: 66,
      evade: 46,
      perception: 60,
      stealth: 66,
      swim: 68,
      willpower: 44,
    },
    combat: 78,
  },
  crocodile: {
    source: 'MI',
    figures: [31, 19, 37, 14, 12, 6, 0],
    move: 20,
    swim: 20,
    skills: { athletics: 47, brawn: 99, endurance: 78, evade: 32, perception: 49, swim: 80, willpower: 44 },
    combat: 67,
  },
  dragon: {
    source: 'MI',
    figures: [33, 35, 50, 18, 20, 19, 17],
    move: 40,
    fly: 60,
    skills: { athletics: 80, brawn: 120, endurance: 92, evade: 68, fly: 90, perception: 78, willpower: 78 },
    combat: 90,
  },
  'goblin-warrior': {
    source: 'MI',
    figures: [11, 14, 11, 11, 11, 11, 7],
    move: 20,
    skills: { athletics: 52, brawn: 42, endurance: 48, evade: 62, perception: 61, unarmed: 52, willpower: 42 },
    combat: 62,
  },
  horse: {
    source: 'MI',
    figures: [26, 16, 31, 16, 10, 6, 0],
    move: 40,
    skills: { athletics: 52, brawn: 83, endurance: 66, evade: 40, perception: 48, willpower: 34 },
    combat: 62,
  },
  minotaur: {
    source: 'MI',
    figures: [15, 14, 22, 11, 13, 11, 7],
    move: 25,
    skills: { athletics: 57, brawn: 79, endurance: 66, evade: 40, perception: 54, unarmed: 57, willpower: 42 },
    combat: 67,
  },
  shark: {
    source: 'MI',
    figures: [22, 19, 42, 20, 6, 6, 0],
    move: 0,
    swim: 40,
    skills: { athletics: 87, brawn: 87, endurance: 66, evade: 55, perception: 57, swim: 91, willpower: 34 },
    combat: 81,
  },
  'skeletal-warrior': {
    source: 'MI',
    figures: [11, 14, 13, 11, 11, 16, 7],
    move: 20,
    skills: { athletics: 68, brawn: 45, endurance: 44, evade: 72, perception: 57, unarmed: 68, willpower: 72 },
    combat: 68,
  },
  alien: {
    source: 'MI',
    figures: [23, 11, 16, 24, 12, 12, 13],
    move: 25,
    skills: { athletics: 77, brawn: 68, endurance: 56, evade: 80, perception: 62, stealth: 76, willpower: 52 },
    combat: 77,
  },
  wolf: {
    source: 'ours',
    figures: [11, 12, 8, 14, 13, 7, 0],
    move: 40,
    skills: { athletics: 65, brawn: 39, endurance: 54, evade: 58, perception: 60, willpower: 34 },
    combat: 55,
  },
} as const satisfies Record<string, Beast>
export type BeastId = keyof typeof BESTIARY
