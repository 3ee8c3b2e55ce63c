/** Limits of dice notation: what is beyond them is refused before anything is rolled. */
export const LIMITS = {
  characters: 256,
  /** Dice thrown in one notation, without explosions. */
  dice: 1_000,
  sides: 10_000,
  /** The largest constant. */
  number: 1_000_000,
} as const

/** Parsed dice notation: terms that are added up. */
export interface Notation {
  readonly text: string
  readonly terms: readonly Term[]
  /** Dice thrown, without explosions. */
  readonly dice: number
  /** The most dice a roll can throw, explosions included: what it may cost. */
  readonly mostThrown: number
  /** Steps the parser took: never more than six for each character, and six. */
  readonly steps: number
}

export type Term = Constant | DiceTerm | WildPool
/** `+2` */
export interface Constant {
  readonly kind: 'constant'
  readonly sign: 1 | -1
  readonly value: number
}
/** `4d6`, `d%`, `3d8!`, `4d6kh3` */
export interface DiceTerm {
  readonly kind: 'dice'
  readonly sign: 1 | -1
  readonly count: number
  readonly sides: number
  /** A die on its highest face is thrown again and added. */
  readonly explodes: boolean
  /** How many dice count; all where it equals `count`. */
  readonly keep: number
  readonly which: 'highest' | 'lowest'
}
/** `5D`: that many six-sided dice of which one, the Wild Die, is thrown again and added on a 6. */
export interface WildPool {
  readonly kind: 'wild'
  readonly sign: 1 | -1
  readonly count: number
}

/**
 * How often a die may explode: until that is less likely than 2^-64. A roll stops there, and a law counts what would go on
 * as lost.
 */
export function explosionsOf(sides: number): number {
  return Math.ceil(64 / Math.log2(sides)) - 1
}
