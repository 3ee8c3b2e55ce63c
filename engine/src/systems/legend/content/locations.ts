import { COMBAT } from './sources.ts'
import type { HitPointRow, LocationTable, Part } from './types.ts'

/** A row of a Hit Location table: the highest result of the D20 that hits it, what it is, and its row in the table of Hit Points. */
export type LocationRow = readonly [upTo: number, id: string, part: Part, hitPoints: HitPointRow]

/** A body from its rows; `rightHindLeg` is the right hind leg. */
export const body = (source: string, id: string, name: string, rows: readonly LocationRow[]): LocationTable => ({
  id,
  name,
  locations: rows.map(([to, location, part, hitPoints], i) => ({
    id: location,
    name: location.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    from: (rows[i - 1]?.[0] ?? 0) + 1,
    to,
    part,
    hitPoints,
  })),
  source,
})

/** Legs, trunk and arms of whoever goes on two legs, by the highest result of each. */
export const upright = (...[legR, legL, abdomen, chest, armR, armL]: readonly number[]): readonly LocationRow[] => [
  [legR ?? 0, 'rightLeg', 'leg', 'leg'],
  [legL ?? 0, 'leftLeg', 'leg', 'leg'],
  [abdomen ?? 0, 'abdomen', 'body', 'abdomen'],
  [chest ?? 0, 'chest', 'body', 'chest'],
  [armR ?? 0, 'rightArm', 'arm', 'arm'],
  [armL ?? 0, 'leftArm', 'arm', 'arm'],
]
export const HEAD: LocationRow = [20, 'head', 'head', 'head']

/** The one Hit Location table the chapter prints (LEG-LOC-01). Open Game Content under the Open Game License 1.0a. */
export const HUMANOID = body(COMBAT, 'humanoid', 'Humanoid', [...upright(3, 6, 9, 12, 15, 18), HEAD])
