import { CFI, COMBAT, MI } from './sources.ts'
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

const tail = (upTo: number): LocationRow => [upTo, 'tail', 'tail', 'leg']
const hindquarters = (upTo: number): LocationRow => [upTo, 'hindquarters', 'body', 'abdomen']
const forequarters = (upTo: number): LocationRow => [upTo, 'forequarters', 'body', 'chest']
/** A pair of limbs, the right one first. */
const pair = (right: number, left: number, limb: string, of: 'leg' | 'wing' | 'fin'): readonly LocationRow[] => [
  [right, `right${limb}`, of, of === 'leg' ? 'leg' : 'arm'],
  [left, `left${limb}`, of, of === 'leg' ? 'leg' : 'arm'],
]
const hindLegs = (right: number, left: number) => pair(right, left, 'HindLeg', 'leg')
const forelegs = (right: number, left: number) => pair(right, left, 'Foreleg', 'leg')

/**
 * Hit Location tables of creatures, which the Legend core does not print.
 * ORC content: from Classic Fantasy Imperative and Mythras Imperative, used under the ORC License, not the OGL.
 * Ruling: the shark's printed rows overlap at 17 and 18; its head is 19–20.
 */
export const CREATURE_LOCATIONS = {
  quadruped: body(MI, 'quadruped', 'Quadruped', [
    ...hindLegs(3, 6),
    hindquarters(9),
    forequarters(12),
    ...forelegs(15, 18),
    HEAD,
  ]),
  tailedQuadruped: body(CFI, 'tailedQuadruped', 'Tailed quadruped', [
    tail(2),
    ...hindLegs(4, 6),
    hindquarters(9),
    forequarters(13),
    ...forelegs(15, 17),
    HEAD,
  ]),
  crocodile: body(MI, 'crocodile', 'Crocodile', [
    tail(3),
    ...hindLegs(5, 7),
    hindquarters(10),
    forequarters(14),
    ...forelegs(16, 18),
    HEAD,
  ]),
  horse: body(MI, 'horse', 'Horse', [...hindLegs(3, 6), hindquarters(9), forequarters(12), ...forelegs(14, 16), HEAD]),
  wingedDragon: body(CFI, 'wingedDragon', 'Winged dragon', [
    tail(2),
    ...hindLegs(4, 6),
    hindquarters(8),
    ...pair(10, 12, 'Wing', 'wing'),
    forequarters(14),
    ...forelegs(16, 18),
    HEAD,
  ]),
  insect: body(MI, 'insect', 'Insect', [
    ...pair(1, 2, 'RearLeg', 'leg'),
    ...pair(3, 4, 'MiddleLeg', 'leg'),
    [9, 'abdomen', 'body', 'abdomen'],
    [13, 'thorax', 'body', 'chest'],
    ...pair(14, 15, 'FrontLeg', 'leg'),
    HEAD,
  ]),
  minotaur: body(MI, 'minotaur', 'Minotaur', [...upright(3, 6, 9, 12, 14, 16), HEAD]),
  shark: body(MI, 'shark', 'Shark', [
    tail(3),
    [6, 'dorsalFin', 'fin', 'arm'],
    hindquarters(10),
    forequarters(14),
    ...pair(16, 18, 'Fin', 'fin'),
    HEAD,
  ]),
  tailedHumanoid: body(MI, 'tailedHumanoid', 'Tailed humanoid', [tail(3), ...upright(5, 7, 10, 14, 16, 18), HEAD]),
}
