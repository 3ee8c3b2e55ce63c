import { checkSides, face } from './face.ts'
import { sha256Words } from './sha256.ts'
import type { Dice } from './types.ts'

/**
 * The dice of one roll in play: a function of the fight's seed, the branch, who rolls, what for, and how many such rolls
 * came before. Its random words are, in order, those of SHA-256 over the UTF-8 of the JSON list
 * `[seed, branch, who, label, n, block]` for block 0, 1, 2 …, so anybody who learns the seed can check every die, and
 * nobody without it can foresee one.
 */
export function keyed(seed: string, branch: number, who: string, label: string, n: number): Dice {
  return new Keyed(JSON.stringify([seed, branch, who, label, n]).slice(0, -1))
}

class Keyed implements Dice {
  private readonly key: string
  private block = 0
  private used = 8
  private words: Uint32Array = NONE

  constructor(key: string) {
    this.key = key
  }

  die(sides: number): number {
    checkSides(sides)
    for (;;) {
      const shown = face(this.word(), sides)
      if (shown !== 0) return shown
    }
  }

  private word(): number {
    if (this.used === 8) {
      this.words = sha256Words(`${this.key},${this.block++}]`)
      this.used = 0
    }
    return this.words[this.used++]!
  }
}

const NONE = new Uint32Array(8)
