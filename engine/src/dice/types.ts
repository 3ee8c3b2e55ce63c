/** A source of fair dice. Everything random in Affray comes through one. */
export interface Dice {
  /** A whole number from 1 to `sides`, each equally likely. */
  die(sides: number): number
}

/** Every value a roll can take with its probability; `lost` is the probability cut off an endless explosion. */
export interface Law<V> {
  readonly support: readonly (readonly [value: V, weight: number])[]
  readonly lost: number
}

/** A kind of roll. A module constant, or made once when a fight begins: nothing about it is built per roll. */
export interface Chance<V> {
  /** What is rolled, in the book's words: `attack`, `hit location`. */
  readonly label: string
  /** A roll only the game master sees. */
  readonly hidden?: boolean
  /** Rolls it. */
  draw(dice: Dice): V
  /** What the dice come to as people call it out, where the value says more than that; of several that come to the same the law names the plainest first. */
  comesTo?(value: V): number
  /** Its exact distribution; the same object each time it is asked. */
  law(): Law<V>
}
