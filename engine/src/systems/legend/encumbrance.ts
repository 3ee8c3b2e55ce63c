import { encumbranceLimit } from './derive.ts'
import { counts, type Note } from './modifiers.ts'
import type { Fighter } from './types.ts'

/** ENC he bears now: weapons he has about him, armour and gear. */
function load(f: Fighter): number {
  let sum = f.facts.burden
  for (const { where, weapon } of f.items) {
    if (where !== 'ground' && where !== 'lost' && where !== 'stuck') sum += weapon.enc
  }
  return sum
}

/** Bears more than STR+SIZ (LEG-ENC-Overloaded). */
export const overloaded = (f: Fighter): boolean => f.facts.laden && load(f) > encumbranceLimit(f.facts.characteristics)

/** What the load takes off physical skills, weapons included (LEG-ENC-Overloaded). */
export const hampered = (f: Fighter, note: Note): number =>
  overloaded(f) ? counts(note, -20, 'overloaded', 'LEG-ENC-Overloaded') : 0
