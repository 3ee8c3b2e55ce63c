import { type ArmourPiece, MATERIALS, PIECES } from './content/armour.ts'
import { encumbranceLimit } from './derive.ts'
import { counts, type Note } from './note.ts'
import type { Person } from './types.ts'

/** ENC of armour: of its material for each location it covers, half for SIZ up to 5, twice from SIZ 21 (LEG-ENC-ArmourSize). */
export function armourLoad(pieces: readonly ArmourPiece[], siz: number): number {
  const each = siz <= 5 ? 0.5 : siz >= 21 ? 2 : 1
  return pieces.reduce((sum, { piece, of }) => sum + each * PIECES[piece].covers.length * MATERIALS[of].enc, 0)
}

/** ENC he bears now: weapons he has about him, armour and gear. */
export function load(f: Person): number {
  let sum = f.facts.burden + f.facts.armourLoad
  for (const { where, weapon } of f.items) {
    if (where !== 'ground' && where !== 'lost' && where !== 'stuck') sum += weapon.enc
  }
  return sum
}

/** Bears more than STR+SIZ (LEG-ENC-Overloaded). */
export const overloaded = (f: Person): boolean => f.facts.laden && load(f) > encumbranceLimit(f.facts.characteristics)

/** What the load takes off physical skills, weapons included (LEG-ENC-Overloaded). */
export const hampered = (f: Person, note: Note): number =>
  overloaded(f) ? counts(note, -20, 'overloaded', 'LEG-ENC-Overloaded') : 0
