import type { Body, Part, Place } from './types.ts'

const SOURCE = 'Classic Fantasy Imperative, appendix A; Mythras Imperative, chapter 8'

type Row = readonly [upTo: number, id: string, name: string, part: Part]

/** Legs and tails adjoin the abdomen or hindquarters, everything else the chest or forequarters. */
const LOW: readonly Part[] = ['leg', 'tail', 'abdomen']
function neighbours(rows: readonly Row[], at: number): number[] {
  const part = rows[at]?.[3]
  const trunk = (p: Part | undefined): boolean => p === 'abdomen' || p === 'chest'
  return rows.flatMap(([, , , other], i) => {
    if (i === at || part === undefined) return []
    if (trunk(part) && trunk(other)) return [i]
    if (!trunk(part) && !trunk(other)) return []
    return LOW.includes(part) === LOW.includes(other) ? [i] : []
  })
}

function body(id: string, legs: number, rows: readonly Row[]): Body {
  const locations = rows.map(([to, place, name, part], i): Place => {
    const hand = part !== 'arm' ? undefined : place.startsWith('right') ? 'right' : 'left'
    const from = (rows[i - 1]?.[0] ?? 0) + 1
    return { id: place, name, from, to, part, hand, adjoins: neighbours(rows, i) }
  })
  return { id, name: id, legs, locations, source: SOURCE }
}

const people = (faces: readonly [number, number, number, number, number, number, number]): readonly Row[] => [
  [faces[0], 'rightLeg', 'right leg', 'leg'],
  [faces[1], 'leftLeg', 'left leg', 'leg'],
  [faces[2], 'abdomen', 'abdomen', 'abdomen'],
  [faces[3], 'chest', 'chest', 'chest'],
  [faces[4], 'rightArm', 'right arm', 'arm'],
  [faces[5], 'leftArm', 'left arm', 'arm'],
  [faces[6], 'head', 'head', 'head'],
]
const hindLegs = (right: number, left: number): Row[] => [
  [right, 'rightHindLeg', 'right hind leg', 'leg'],
  [left, 'leftHindLeg', 'left hind leg', 'leg'],
]
const foreLegs = (right: number, left: number): Row[] => [
  [right, 'rightForeleg', 'right foreleg', 'foreleg'],
  [left, 'leftForeleg', 'left foreleg', 'foreleg'],
]
const hind = (upTo: number): Row => [upTo, 'hindquarters', 'hindquarters', 'abdomen']
const fore = (upTo: number): Row => [upTo, 'forequarters', 'forequarters', 'chest']
const tail = (upTo: number): Row => [upTo, 'tail', 'tail', 'tail']
const HEAD: Row = [20, 'head', 'head', 'head']

/** Every body of the book's people and creatures. */
export const BODIES = {
  humanoid: body('humanoid', 2, people([3, 6, 9, 12, 15, 18, 20])),
  minotaur: body('minotaur', 2, people([3, 6, 9, 12, 14, 16, 20])),
  rat: body('rat', 4, [tail(2), ...hindLegs(4, 6), hind(9), fore(13), ...foreLegs(15, 17), HEAD]),
  dragon: body('dragon', 4, [
    tail(2),
    ...hindLegs(4, 6),
    hind(8),
    [10, 'rightWing', 'right wing', 'wing'],
    [12, 'leftWing', 'left wing', 'wing'],
    fore(14),
    ...foreLegs(16, 18),
    HEAD,
  ]),
  ant: body('ant', 6, [
    ...hindLegs(1, 2),
    [3, 'rightMiddleLeg', 'right middle leg', 'foreleg'],
    [4, 'leftMiddleLeg', 'left middle leg', 'foreleg'],
    [9, 'abdomen', 'abdomen', 'abdomen'],
    [13, 'thorax', 'thorax', 'chest'],
    ...foreLegs(14, 15),
    HEAD,
  ]),
  bear: body('bear', 4, [...hindLegs(3, 6), hind(9), fore(12), ...foreLegs(15, 18), HEAD]),
  crocodile: body('crocodile', 4, [tail(3), ...hindLegs(5, 7), hind(10), fore(14), ...foreLegs(16, 18), HEAD]),
  horse: body('horse', 4, [...hindLegs(3, 6), hind(9), fore(12), ...foreLegs(14, 16), HEAD]),
  shark: body('shark', 0, [
    tail(3),
    [6, 'dorsalFin', 'dorsal fin', 'wing'],
    hind(10),
    fore(14),
    [16, 'rightFin', 'right fin', 'wing'],
    [18, 'leftFin', 'left fin', 'wing'],
    HEAD,
  ]),
  alien: body('alien', 2, [
    tail(3),
    ...hindLegs(5, 7),
    [10, 'abdomen', 'abdomen', 'abdomen'],
    [14, 'chest', 'chest', 'chest'],
    [16, 'rightArm', 'right arm', 'arm'],
    [18, 'leftArm', 'left arm', 'arm'],
    HEAD,
  ]),
} as const satisfies Record<string, Body>
export type BodyId = keyof typeof BODIES
