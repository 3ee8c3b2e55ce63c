import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '../sha256.ts'
import { threefry } from '../threefry.ts'

test('sha', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  for (let i = 0; i < 300; i++) {
    const t = 'é😀a'.repeat(i).slice(0, i)
    expect(sha256(t)).toBe(createHash('sha256').update(t).digest('hex'))
  }
  const out = new Int32Array(2)
  threefry(out, 0x13198a2e, 0x03707344, 0x243f6a88, 0x85a308d3)
  expect([...out].map((w) => (w >>> 0).toString(16))).toEqual(['c4923a9c', '483df7a0'])
})
