import { sha256 } from '../dice/sha256.ts'

/** Data as text that does not depend on the order in which fields were written. */
export function canonical(x: unknown): string {
  if (Array.isArray(x)) return `[${x.map((item) => canonical(item === undefined ? null : item)).join()}]`
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null'
  const fields = Object.entries(x)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`)
  return `{${fields.join()}}`
}

/** The name of a state that nobody can forge, as fight files of format 1 have it: slow, and the same whatever built the state. */
export const digestOf = (state: unknown): string => sha256(canonical(state)).slice(0, 16)

/** The name of a state: equal states have equal hashes, whatever built them. It finds faults, it does not keep forgers out. */
export const hashOf = (state: unknown): string => new Hasher().of(state)

/** Kinds of hash a fight file may have: `fold64` is `Hasher`, `sha256` is `digestOf`. */
export type HashKind = 'fold64' | 'sha256'

interface Pair {
  readonly a: number
  readonly b: number
}
type Fields = Readonly<Record<string, unknown>>

const MOST_WORDS = 4096
const [NOTHING, TRUE, FALSE, WHOLE, FRACTION, TEXT, LIST, RECORD] = [1, 2, 3, 4, 5, 6, 7, 8]
const float = new Float64Array(1)
const words = new Uint32Array(float.buffer)
/** Whether this machine has the low word of a number first; the hash has it first everywhere. */
const littleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1

/**
 * Hashes plain data in one walk, 64 bits in two lanes; docs/fight-file.md says how. What a state shares with the one before
 * it is fixed: a step works on a copy, so what the copy shares nobody writes to. It is hashed once.
 */
export class Hasher {
  private a = 0
  private b = 0
  private readonly fixed = new WeakMap<object, Pair>()
  private readonly texts = new Map<string, Pair>()

  of(state: unknown, before?: unknown): string {
    this.value(state, before)
    return hex(this.a) + hex(this.b)
  }

  /** The hash of a value, left in both lanes. */
  private value(x: unknown, before: unknown): void {
    switch (typeof x) {
      case 'number':
        this.number(x)
        return
      case 'string':
        this.load(this.text(x))
        return
      case 'boolean':
        this.start(x ? TRUE : FALSE)
        return
      case 'object':
        if (x === null) break
        if (x === before) this.shared(x)
        else if (Array.isArray(x)) this.list(x, Array.isArray(before) ? before : undefined)
        else this.record(x as Fields, before as Fields | undefined)
        return
      default:
        break
    }
    this.start(NOTHING)
  }

  private shared(x: object): void {
    const known = this.fixed.get(x)
    if (known !== undefined) {
      this.load(known)
      return
    }
    if (Array.isArray(x)) this.list(x, undefined)
    else this.record(x as Fields, undefined)
    this.fixed.set(x, { a: this.a, b: this.b })
  }

  private number(x: number): void {
    // Zero has no sign here, as it has none in JSON.
    if ((x | 0) === x) {
      this.start(WHOLE)
      this.fold(x | 0, x | 0)
      return
    }
    float[0] = x
    const low = (littleEndian ? words[0] : words[1]) ?? 0
    const high = (littleEndian ? words[1] : words[0]) ?? 0
    this.start(FRACTION)
    this.fold(low, low)
    this.fold(high, high)
  }

  private text(x: string): Pair {
    const known = this.texts.get(x)
    if (known !== undefined) return known
    this.start(TEXT)
    for (let i = 0; i < x.length; i++) this.fold(x.charCodeAt(i), x.charCodeAt(i))
    const pair = { a: this.a, b: this.b }
    if (this.texts.size >= MOST_WORDS) this.texts.clear()
    this.texts.set(x, pair)
    return pair
  }

  private list(x: readonly unknown[], before: readonly unknown[] | undefined): void {
    this.start(LIST)
    this.fold(x.length, x.length)
    let { a, b } = this
    for (let i = 0; i < x.length; i++) {
      this.value(x[i], before?.[i])
      a = mixed(a, this.a)
      b = mixed(b ^ SECOND, this.b)
    }
    this.a = a
    this.b = b
  }

  /** Fields are added up, so that their order does not matter; those without a value are not there. */
  private record(x: Fields, before: Fields | undefined): void {
    let a = 0
    let b = 0
    for (const key in x) {
      const value = x[key]
      if (value === undefined) continue
      const name = this.text(key)
      this.value(value, before?.[key])
      a = (a + mixed(name.a, this.a)) | 0
      b = (b + mixed(name.b ^ SECOND, this.b)) | 0
    }
    this.start(RECORD)
    this.fold(a, b)
  }

  private start(kind: number): void {
    this.a = mixed(0, kind)
    this.b = mixed(SECOND, kind)
  }
  private fold(a: number, b: number): void {
    this.a = mixed(this.a, a)
    this.b = mixed(this.b ^ SECOND, b)
  }
  private load({ a, b }: Pair): void {
    this.a = a
    this.b = b
  }
}

/** What sets the second lane apart from the first. */
const SECOND = 0x5bd1e995

function mixed(h: number, v: number): number {
  let x = Math.imul(h ^ Math.imul(v, 0x9e3779b1), 0x85ebca6b)
  x ^= x >>> 13
  x = Math.imul(x + v, 0xc2b2ae35)
  return x ^ (x >>> 16)
}

const hex = (x: number): string => (x >>> 0).toString(16).padStart(8, '0')
