/** Skills a fight can ask for; each with the stat it is rolled with where it is rolled alone. */
export const SKILLS = [
  'axes',
  'maces',
  'swords',
  'brawling',
  'shields',
  'knives',
  'spears',
  'fencing',
  'quarterstaff',
  'bows',
  'crossbows',
  'thrown',
  'sling',
  'dodge',
  'tumble',
  'healing',
] as const
export type Skill = (typeof SKILLS)[number]

/** OLDE-SKILL-ranks: what each rank adds; who has none is untrained. */
export const RANKS = {
  apprentice: 0,
  journeyman: 1,
  foreman: 2,
  master: 3,
  'grand-master': 4,
  'legendary-master': 5,
} as const
export type Rank = keyof typeof RANKS
/** What the untrained lose. */
export const UNTRAINED = -2
