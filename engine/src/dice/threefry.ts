/**
 * Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror, Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3", 2011): mixes a
 * 64-bit counter under a 64-bit key into 64 random bits, with nothing wider than 32-bit additions. `out` gets two words.
 */
export function threefry(out: Int32Array, k0: number, k1: number, c0: number, c1: number): void {
  const k2 = 0x1bd11bda ^ k0 ^ k1
  let x = (c0 + k0) | 0
  let y = (c1 + k1) | 0
  for (let group = 1; group <= 5; group++) {
    if ((group & 1) === 1) {
      x = (x + y) | 0
      y = ((y << 13) | (y >>> 19)) ^ x
      x = (x + y) | 0
      y = ((y << 15) | (y >>> 17)) ^ x
      x = (x + y) | 0
      y = ((y << 26) | (y >>> 6)) ^ x
      x = (x + y) | 0
      y = ((y << 6) | (y >>> 26)) ^ x
    } else {
      x = (x + y) | 0
      y = ((y << 17) | (y >>> 15)) ^ x
      x = (x + y) | 0
      y = ((y << 29) | (y >>> 3)) ^ x
      x = (x + y) | 0
      y = ((y << 16) | (y >>> 16)) ^ x
      x = (x + y) | 0
      y = ((y << 24) | (y >>> 8)) ^ x
    }
    const step = group % 3
    x = (x + (step === 0 ? k0 : step === 1 ? k1 : k2)) | 0
    y = (y + (step === 0 ? k1 : step === 1 ? k2 : k0) + group) | 0
  }
  out[0] = x
  out[1] = y
}
