import { checkSides, face } from './face.ts'
import { sha256Words } from './sha256.ts'
import { threefry } from './threefry.ts'
import type { Dice } from './types.ts'

/**
 * Fast dice found by name rather than by order, for comparing variants of a fight on common dice: the n-th `attack` of
 * `alaric` in fight `seed#index` is the same however the fights differ before it.
 */
export function mixed(seed: string | number, index: number): Mixed {
  return new Mixed(seed, index)
}

export class Mixed {
  private readonly pair = new Int32Array(2)
  private readonly names = new Map<string, Uint32Array>()
  private readonly roll = new MixedDice()
  private seed: string | number = ''
  private root: Uint32Array
  private k0 = 0
  private k1 = 0

  constructor(seed: string | number, index: number) {
    this.root = sha256Words('')
    this.restart(seed, index)
  }

  /** Makes this the dice of another fight; the index is a whole number from 0. */
  restart(seed: string | number, index: number): void {
    if (seed !== this.seed) {
      this.seed = seed
      this.root = sha256Words(String(seed))
    }
    threefry(this.pair, this.root[0]!, this.root[1]!, index | 0, (index / 2 ** 32) | 0)
    this.k0 = this.pair[0]!
    this.k1 = this.pair[1]!
  }

  /**
   * The dice of one roll, from their first. The object is used again by the next call: draw from it before that.
   */
  keyed(who: string, label: string, n: number): Dice {
    const a = this.named(who)
    const b = this.named(label)
    // Two names in their order: the odd factor keeps (who, label) apart from (label, who).
    threefry(this.pair, this.k0, this.k1, Math.imul(a[0]!, 0x9e3779b1) + b[0]!, Math.imul(a[1]!, 0x85ebca77) + b[1]!)
    this.roll.begin(this.pair[0]!, this.pair[1]!, n)
    return this.roll
  }

  private named(name: string): Uint32Array {
    let words = this.names.get(name)
    if (words === undefined) {
      words = sha256Words(name)
      this.names.set(name, words)
    }
    return words
  }
}

class MixedDice implements Dice {
  private readonly pair = new Int32Array(2)
  private k0 = 0
  private k1 = 0
  private n = 0
  private count = 0

  begin(k0: number, k1: number, n: number): void {
    this.k0 = k0
    this.k1 = k1
    this.n = n
    this.count = 0
  }

  die(sides: number): number {
    checkSides(sides)
    for (;;) {
      const shown = face(this.word(), sides)
      if (shown !== 0) return shown
    }
  }

  private word(): number {
    const at = this.count++
    if ((at & 1) === 0) threefry(this.pair, this.k0, this.k1, this.n, at >>> 1)
    return this.pair[at & 1]!
  }
}
