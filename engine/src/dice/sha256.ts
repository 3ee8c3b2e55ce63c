/** SHA-256 (FIPS 180-4) of bytes, or of a text in UTF-8, as eight 32-bit words. */
export function sha256Words(message: Uint8Array | string): Uint32Array {
  const bytes = typeof message === 'string' ? utf8(message) : message
  const padded = new Uint8Array(((bytes.length + 72) >>> 6) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length << 3)
  const hash = START.slice()
  const schedule = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += 64) compress(hash, schedule, view, at)
  return hash
}

/** SHA-256 of bytes, or of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256(message: Uint8Array | string): string {
  let hex = ''
  for (const word of sha256Words(message)) hex += word.toString(16).padStart(8, '0')
  return hex
}

/** One block; turns of a word are written out, for each is wanted six hundred times. */
function compress(hash: Uint32Array, w: Uint32Array, block: DataView, at: number): void {
  for (let t = 0; t < 16; t++) w[t] = block.getUint32(at + 4 * t)
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15]!
    const y = w[t - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = w[t - 16]! + s0 + w[t - 7]! + s1
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let t = 0; t < 64; t++) {
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!) | 0
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0]! += a
  hash[1]! += b
  hash[2]! += c
  hash[3]! += d
  hash[4]! += e
  hash[5]! += f
  hash[6]! += g
  hash[7]! += h
}

/** The first 32 bits of the fractional part of a root: the standard's constants are those of the first primes. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}

const START = Uint32Array.from(primes(8), (p) => fraction(Math.sqrt(p)))
const ROUND = Uint32Array.from(primes(64), (p) => fraction(Math.cbrt(p)))

/** A text in UTF-8; half of a surrogate pair becomes U+FFFD, as in TextEncoder. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code))
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code))
  }
  return Uint8Array.from(bytes)
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f)
}
