import type { Size } from './types.ts'

/** Difficulty grades, from the easiest. */
export const GRADES = [
  'automatic',
  'veryEasy',
  'easy',
  'standard',
  'hard',
  'formidable',
  'herculean',
  'hopeless',
] as const
export type Grade = (typeof GRADES)[number]

/** Source: chapter 5. What a grade makes of a skill: numerator and denominator, or by the simpler way what it adds. */
export const GRADE_TABLE = {
  automatic: [1, 1, 0],
  veryEasy: [2, 1, 40],
  easy: [3, 2, 20],
  standard: [1, 1, 0],
  hard: [2, 3, -20],
  formidable: [1, 2, -40],
  herculean: [1, 5, -80],
  hopeless: [0, 1, 0],
} as const satisfies Record<Grade, readonly [number, number, number]>

/** Source: chapter 7. Movement as what is taken from it in feet or the part that is left. */
const FATIGUE = [
  { name: 'fresh', grade: 'standard', less: 0, part: 1, initiative: 0, actions: 0 },
  { name: 'winded', grade: 'hard', less: 0, part: 1, initiative: 0, actions: 0 },
  { name: 'tired', grade: 'hard', less: 5, part: 1, initiative: 0, actions: 0 },
  { name: 'wearied', grade: 'formidable', less: 5, part: 1, initiative: 2, actions: 0 },
  { name: 'exhausted', grade: 'formidable', less: 0, part: 0.5, initiative: 4, actions: 1 },
  { name: 'debilitated', grade: 'herculean', less: 0, part: 0.5, initiative: 6, actions: 2 },
  { name: 'incapacitated', grade: 'herculean', less: 0, part: 0, initiative: 8, actions: 3 },
  { name: 'semi-conscious', grade: 'hopeless', less: 0, part: 0, initiative: 8, actions: 99 },
  { name: 'comatose', grade: 'hopeless', less: 0, part: 0, initiative: 8, actions: 99 },
  { name: 'dead', grade: 'hopeless', less: 0, part: 0, initiative: 8, actions: 99 },
] as const satisfies readonly {
  name: string
  grade: Grade
  less: number
  part: number
  initiative: number
  actions: number
}[]
/** How tired one is at a level, from fresh to dead. */
export const weariness = (level: number): (typeof FATIGUE)[number] => FATIGUE[level] ?? FATIGUE[0]
export const EXHAUSTED = 4
export const SEMI_CONSCIOUS = 7
export const COMATOSE = 8
export const BLED_TO_DEATH = 9

/** Steps of the Damage Modifier: sign, then dice as count and sides. The place of +0 is 4. */
const BONUS = [
  [1, 2],
  [1, 4],
  [1, 6],
  [1, 8],
  [1, 10],
  [1, 12],
  [2, 6],
] as const
export const NO_MODIFIER = 4
type Dice = readonly (readonly [count: number, sides: number])[]
/** The dice at a step: below 4 they are taken away. */
export function modifierDice(step: number): { readonly sign: 1 | -1; readonly dice: Dice } {
  if (step < NO_MODIFIER) return { sign: -1, dice: [[1, [8, 6, 4, 2][Math.max(0, step)] ?? 8]] }
  const up = step - NO_MODIFIER
  if (up === 0) return { sign: 1, dice: [] }
  const fixed: Dice[] = [
    ...BONUS.map((d): Dice => [d]),
    [
      [1, 8],
      [1, 6],
    ],
    [[2, 8]],
    [
      [1, 10],
      [1, 8],
    ],
    [[2, 10]],
  ]
  const known = fixed[up - 1]
  if (known !== undefined) return { sign: 1, dice: known }
  // Beyond 2d10 the ladder begins anew on top of it.
  return { sign: 1, dice: [[2, 10], ...modifierDice(up - fixed.length + NO_MODIFIER).dice] }
}

/** Source: chapter 8, Impale Effects Table: the grade for the smallest band of SIZ, by Size; each further ten is one easier. */
const IMPALED: readonly (Grade | 'incapacitated')[] = ['standard', 'hard', 'formidable', 'herculean', 'incapacitated']
export function impaleGrade(siz: number, size: Size): Grade | 'incapacitated' {
  const band = Math.max(0, Math.ceil(siz / 10) - 1)
  const rank = { small: 2, medium: 3, large: 4, huge: 5, enormous: 6, colossal: 7 }[size]
  return IMPALED[Math.min(4, Math.max(0, rank - band))] ?? 'standard'
}

/** Source: chapter 7. Fire by intensity: dice a round, how many locations, rounds until it catches (0: at once). */
export const FIRE = [
  { damage: '1d2', places: 'one', catches: '1d4' },
  { damage: '1d4', places: 'one', catches: '1d3' },
  { damage: '1d6', places: 'some', catches: '1d2' },
  { damage: '2d6', places: 'some', catches: '1d2' },
  { damage: '3d6', places: 'all', catches: '0' },
] as const

/** Things to hide behind. The book prints no table; these are ours, after those of its kind. */
export const OBJECTS = {
  fence: { name: 'fence', ap: 4 },
  table: { name: 'table', ap: 4 },
  tree: { name: 'tree', ap: 8 },
  'stone wall': { name: 'stone wall', ap: 12 },
  door: { name: 'door', ap: 6 },
} as const
export type ObjectId = keyof typeof OBJECTS
