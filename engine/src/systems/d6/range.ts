import { type Band, pointBlank, ranges } from './content/modifiers.ts'
import { bandOf, edgesOf, meleeBandOf, throwingRange } from './derive.ts'
import { bodily, ranged } from './fighters.ts'
import { metres } from './movement.ts'
import { counts, type Note } from './note.ts'
import type { Fighter, Item, State } from './types.ts'

/**
 * The band a weapon reaches somebody in, or none (D6-RANGE-PerWeapon): fists and most hand weapons to Point Blank only, long
 * ones to Short (D6-RANGE-UnarmedPB, D6-RANGE-MeleePB, D6-RANGE-MeleeLong); `more`: metres a manoeuvre adds, or that he may still go.
 */
export function bandTo(s: State, f: Fighter, item: Item, target: Fighter, more: number): Band | undefined {
  const distance = metres(s, f.id, target.id)
  const { ranges: listed } = item.weapon
  if (listed === undefined) return meleeBandOf(distance, item.weapon.length === 'reach', s.options.meleeShortMax, more)
  const { attributes, skills } = f.facts
  return bandOf(
    distance,
    edgesOf(listed, throwingRange(attributes.physique, skills.lifting)),
    s.options.pointBlankInclusive,
  )
}

/** What the distance adds to the difficulty, of fists, weapons and abilities alike (D6-RANGE-AllKinds). */
export function rangeDifficulty(s: State, item: Item, band: Band, note: Note): number {
  const { difficulty, rule } = ranges[band]
  note?.({ value: 0, because: bodily(item) ? 'distance of a blow' : 'distance', rule: 'D6-RANGE-AllKinds' })
  // Ruling D6-A10: a blow at Point Blank is as much easier as a shot.
  if (band === 'point blank' && !ranged(item)) return counts(note, s.options.meleePointBlankModifier, band, rule)
  return counts(note, difficulty, band, rule)
}

/** Where blows are traded, in metres. */
export const CLOSE = pointBlank
