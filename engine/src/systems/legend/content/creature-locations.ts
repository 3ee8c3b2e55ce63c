import { body, HEAD, type LocationRow, upright } from './locations.ts'
import { CFI, MI } from './sources.ts'

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
