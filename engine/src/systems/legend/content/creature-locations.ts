import { CFI, MI } from './sources.ts'
import type { LocationTable } from './types.ts'

/**
 * Hit Location tables of creatures, which the Legend core does not print.
 * ORC content: from Classic Fantasy Imperative and Mythras Imperative, used under the ORC License, not the OGL.
 * Ruling: the shark's printed rows overlap at 17 and 18; its head is 19–20.
 */
export const CREATURE_LOCATIONS = {
  quadruped: {
    id: 'quadruped',
    name: 'Quadruped',
    locations: [
      { id: 'rightHindLeg', name: 'right hind leg', from: 1, to: 3, part: 'leg', hitPoints: 'leg' },
      { id: 'leftHindLeg', name: 'left hind leg', from: 4, to: 6, part: 'leg', hitPoints: 'leg' },
      { id: 'hindquarters', name: 'hindquarters', from: 7, to: 9, part: 'body', hitPoints: 'abdomen' },
      { id: 'forequarters', name: 'forequarters', from: 10, to: 12, part: 'body', hitPoints: 'chest' },
      { id: 'rightForeleg', name: 'right foreleg', from: 13, to: 15, part: 'leg', hitPoints: 'leg' },
      { id: 'leftForeleg', name: 'left foreleg', from: 16, to: 18, part: 'leg', hitPoints: 'leg' },
      { id: 'head', name: 'head', from: 19, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: MI,
  },
  tailedQuadruped: {
    id: 'tailedQuadruped',
    name: 'Tailed quadruped',
    locations: [
      { id: 'tail', name: 'tail', from: 1, to: 2, part: 'tail', hitPoints: 'leg' },
      { id: 'rightHindLeg', name: 'right hind leg', from: 3, to: 4, part: 'leg', hitPoints: 'leg' },
      { id: 'leftHindLeg', name: 'left hind leg', from: 5, to: 6, part: 'leg', hitPoints: 'leg' },
      { id: 'hindquarters', name: 'hindquarters', from: 7, to: 9, part: 'body', hitPoints: 'abdomen' },
      { id: 'forequarters', name: 'forequarters', from: 10, to: 13, part: 'body', hitPoints: 'chest' },
      { id: 'rightForeleg', name: 'right foreleg', from: 14, to: 15, part: 'leg', hitPoints: 'leg' },
      { id: 'leftForeleg', name: 'left foreleg', from: 16, to: 17, part: 'leg', hitPoints: 'leg' },
      { id: 'head', name: 'head', from: 18, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: CFI,
  },
  crocodile: {
    id: 'crocodile',
    name: 'Crocodile',
    locations: [
      { id: 'tail', name: 'tail', from: 1, to: 3, part: 'tail', hitPoints: 'leg' },
      { id: 'rightHindLeg', name: 'right hind leg', from: 4, to: 5, part: 'leg', hitPoints: 'leg' },
      { id: 'leftHindLeg', name: 'left hind leg', from: 6, to: 7, part: 'leg', hitPoints: 'leg' },
      { id: 'hindquarters', name: 'hindquarters', from: 8, to: 10, part: 'body', hitPoints: 'abdomen' },
      { id: 'forequarters', name: 'forequarters', from: 11, to: 14, part: 'body', hitPoints: 'chest' },
      { id: 'rightForeleg', name: 'right foreleg', from: 15, to: 16, part: 'leg', hitPoints: 'leg' },
      { id: 'leftForeleg', name: 'left foreleg', from: 17, to: 18, part: 'leg', hitPoints: 'leg' },
      { id: 'head', name: 'head', from: 19, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: MI,
  },
  horse: {
    id: 'horse',
    name: 'Horse',
    locations: [
      { id: 'rightHindLeg', name: 'right hind leg', from: 1, to: 3, part: 'leg', hitPoints: 'leg' },
      { id: 'leftHindLeg', name: 'left hind leg', from: 4, to: 6, part: 'leg', hitPoints: 'leg' },
      { id: 'hindquarters', name: 'hindquarters', from: 7, to: 9, part: 'body', hitPoints: 'abdomen' },
      { id: 'forequarters', name: 'forequarters', from: 10, to: 12, part: 'body', hitPoints: 'chest' },
      { id: 'rightForeleg', name: 'right foreleg', from: 13, to: 14, part: 'leg', hitPoints: 'leg' },
      { id: 'leftForeleg', name: 'left foreleg', from: 15, to: 16, part: 'leg', hitPoints: 'leg' },
      { id: 'head', name: 'head', from: 17, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: MI,
  },
  wingedDragon: {
    id: 'wingedDragon',
    name: 'Winged dragon',
    locations: [
      { id: 'tail', name: 'tail', from: 1, to: 2, part: 'tail', hitPoints: 'leg' },
      { id: 'rightHindLeg', name: 'right hind leg', from: 3, to: 4, part: 'leg', hitPoints: 'leg' },
      { id: 'leftHindLeg', name: 'left hind leg', from: 5, to: 6, part: 'leg', hitPoints: 'leg' },
      { id: 'hindquarters', name: 'hindquarters', from: 7, to: 8, part: 'body', hitPoints: 'abdomen' },
      { id: 'rightWing', name: 'right wing', from: 9, to: 10, part: 'wing', hitPoints: 'arm' },
      { id: 'leftWing', name: 'left wing', from: 11, to: 12, part: 'wing', hitPoints: 'arm' },
      { id: 'forequarters', name: 'forequarters', from: 13, to: 14, part: 'body', hitPoints: 'chest' },
      { id: 'rightForeleg', name: 'right foreleg', from: 15, to: 16, part: 'leg', hitPoints: 'leg' },
      { id: 'leftForeleg', name: 'left foreleg', from: 17, to: 18, part: 'leg', hitPoints: 'leg' },
      { id: 'head', name: 'head', from: 19, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: CFI,
  },
  insect: {
    id: 'insect',
    name: 'Insect',
    locations: [
      { id: 'rightRearLeg', name: 'right rear leg', from: 1, to: 1, part: 'leg', hitPoints: 'leg' },
      { id: 'leftRearLeg', name: 'left rear leg', from: 2, to: 2, part: 'leg', hitPoints: 'leg' },
      { id: 'rightMiddleLeg', name: 'right middle leg', from: 3, to: 3, part: 'leg', hitPoints: 'leg' },
      { id: 'leftMiddleLeg', name: 'left middle leg', from: 4, to: 4, part: 'leg', hitPoints: 'leg' },
      { id: 'abdomen', name: 'abdomen', from: 5, to: 9, part: 'body', hitPoints: 'abdomen' },
      { id: 'thorax', name: 'thorax', from: 10, to: 13, part: 'body', hitPoints: 'chest' },
      { id: 'rightFrontLeg', name: 'right front leg', from: 14, to: 14, part: 'leg', hitPoints: 'leg' },
      { id: 'leftFrontLeg', name: 'left front leg', from: 15, to: 15, part: 'leg', hitPoints: 'leg' },
      { id: 'head', name: 'head', from: 16, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: MI,
  },
  minotaur: {
    id: 'minotaur',
    name: 'Minotaur',
    locations: [
      { id: 'rightLeg', name: 'right leg', from: 1, to: 3, part: 'leg', hitPoints: 'leg' },
      { id: 'leftLeg', name: 'left leg', from: 4, to: 6, part: 'leg', hitPoints: 'leg' },
      { id: 'abdomen', name: 'abdomen', from: 7, to: 9, part: 'body', hitPoints: 'abdomen' },
      { id: 'chest', name: 'chest', from: 10, to: 12, part: 'body', hitPoints: 'chest' },
      { id: 'rightArm', name: 'right arm', from: 13, to: 14, part: 'arm', hitPoints: 'arm' },
      { id: 'leftArm', name: 'left arm', from: 15, to: 16, part: 'arm', hitPoints: 'arm' },
      { id: 'head', name: 'head', from: 17, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: MI,
  },
  shark: {
    id: 'shark',
    name: 'Shark',
    locations: [
      { id: 'tail', name: 'tail', from: 1, to: 3, part: 'tail', hitPoints: 'leg' },
      { id: 'dorsalFin', name: 'dorsal fin', from: 4, to: 6, part: 'fin', hitPoints: 'arm' },
      { id: 'hindquarters', name: 'hindquarters', from: 7, to: 10, part: 'body', hitPoints: 'abdomen' },
      { id: 'forequarters', name: 'forequarters', from: 11, to: 14, part: 'body', hitPoints: 'chest' },
      { id: 'rightFin', name: 'right fin', from: 15, to: 16, part: 'fin', hitPoints: 'arm' },
      { id: 'leftFin', name: 'left fin', from: 17, to: 18, part: 'fin', hitPoints: 'arm' },
      { id: 'head', name: 'head', from: 19, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: MI,
  },
  tailedHumanoid: {
    id: 'tailedHumanoid',
    name: 'Tailed humanoid',
    locations: [
      { id: 'tail', name: 'tail', from: 1, to: 3, part: 'tail', hitPoints: 'leg' },
      { id: 'rightLeg', name: 'right leg', from: 4, to: 5, part: 'leg', hitPoints: 'leg' },
      { id: 'leftLeg', name: 'left leg', from: 6, to: 7, part: 'leg', hitPoints: 'leg' },
      { id: 'abdomen', name: 'abdomen', from: 8, to: 10, part: 'body', hitPoints: 'abdomen' },
      { id: 'chest', name: 'chest', from: 11, to: 14, part: 'body', hitPoints: 'chest' },
      { id: 'rightArm', name: 'right arm', from: 15, to: 16, part: 'arm', hitPoints: 'arm' },
      { id: 'leftArm', name: 'left arm', from: 17, to: 18, part: 'arm', hitPoints: 'arm' },
      { id: 'head', name: 'head', from: 19, to: 20, part: 'head', hitPoints: 'head' },
    ],
    source: MI,
  },
} as const satisfies Readonly<Record<string, LocationTable>>
