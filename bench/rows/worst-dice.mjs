// The slowest of 100,000 mangled dice strings: parsed, and rolled where it is one.
import { AffrayError, dice } from '../../engine/dist/index.js'
import { sized, worst } from '../harness.mjs'
import { mangled } from '../mangled.mjs'

export const title = 'the slowest of 100,000 mangled dice strings'
export const unit = 'ms'
export const better = 'less'
export const bar = 5
export const aim = 1

const SOUND = ['2d6+1', 'd%', '4d6kh3', '3d8!', '5D+2', '1000d10000!kh500', '999d2!', '1+1+1+1+1-1-1', '  12d8kl3 - 4 ']

export function measure() {
  const stream = new dice.Stream('bench', 1)
  const strings = Array.from({ length: sized(100_000, 200) }, (_, i) =>
    mangled(SOUND[i % SOUND.length], '0123456789dD%kKhHlL!+- x', i),
  )
  const { ms, input } = worst(strings, (text) => {
    try {
      dice.roll(dice.parse(text), stream)
    } catch (thrown) {
      if (!(thrown instanceof AffrayError)) throw thrown
    }
  })
  return { median: ms, note: JSON.stringify(input).slice(0, 80) }
}
