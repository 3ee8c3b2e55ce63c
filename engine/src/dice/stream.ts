import { checkSides, face } from './face.ts'
import { sha256Words } from './sha256.ts'
import type { Dice } from './types.ts'

/**
 * Fast dice for simulation: Chris Doty-Humphrey's sfc32. A stream is named by a seed and an index (`7#1234` is seed 7,
 * index 1234), so a result never depends on how many threads share the work; the seeds 7 and '7' are the same.
 * `restart` makes the same object another stream. Not for play: its future can be computed from its past.
 */
export class Stream implements Dice {
  private a = 0
  private b = 0
  private c = 0
  private count = 0
  private seed: string | number = ''
  private root: Uint32Array = EMPTY

  constructor(seed: string | number, index: number) {
    this.restart(seed, index)
  }

  /** Begins the stream of that seed and index, from its first die. The index is a whole number from 0. */
  restart(seed: string | number, index: number): void {
    if (seed !== this.seed) {
      this.seed = seed
      this.root = sha256Words(String(seed))
    }
    const root = this.root
    this.begin(root[0]!, root[1]!, root[2]! ^ index, root[3]! ^ (index / 2 ** 32))
    for (let i = 0; i < 15; i++) this.word()
  }

  /** Sets the generator's raw state, unstirred. */
  begin(a: number, b: number, c: number, count: number): void {
    this.a = a | 0
    this.b = b | 0
    this.c = c | 0
    this.count = count | 0
  }

  die(sides: number): number {
    checkSides(sides)
    for (;;) {
      const shown = face(this.word(), sides)
      if (shown !== 0) return shown
    }
  }

  /** The generator's next 32 bits, as a signed number. */
  word(): number {
    const { b, c, count } = this
    const out = (this.a + b + count) | 0
    this.count = (count + 1) | 0
    this.a = b ^ (b >>> 9)
    this.b = (c + (c << 3)) | 0
    this.c = (((c << 21) | (c >>> 11)) + out) | 0
    return out
  }
}

const EMPTY = sha256Words('')
