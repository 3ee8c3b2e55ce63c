import type { Dice } from '../types.ts'

/** Dice that show the faces of a list, and complain if they run out or do not fit the die. */
export function script(...faces: number[]): Dice & { readonly left: number } {
  return {
    get left() {
      return faces.length
    },
    die(sides) {
      const face = faces.shift()
      if (face === undefined || face > sides) throw new Error(`the script has ${face} for a d${sides}`)
      return face
    },
  }
}
