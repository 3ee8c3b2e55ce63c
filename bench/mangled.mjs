import { dice } from '../engine/dist/index.js'

/** A text with one to eight pieces of it cut out, put in, doubled or swapped; the same number mangles the same way. */
export function mangled(text, letters, number) {
  const stream = new dice.Stream('mangled', number)
  let out = text
  for (let n = stream.die(8); n > 0; n--) {
    const at = stream.die(out.length + 1) - 1
    const length = stream.die(6)
    const piece = out.slice(at, at + length)
    const letter = letters[stream.die(letters.length) - 1]
    switch (stream.die(4)) {
      case 1:
        out = out.slice(0, at) + out.slice(at + length)
        break
      case 2:
        out = out.slice(0, at) + letter.repeat(length) + out.slice(at)
        break
      case 3:
        out = out.slice(0, at) + piece + out.slice(at)
        break
      default:
        out = out.slice(0, at) + letter + out.slice(at + 1)
    }
  }
  return out
}
