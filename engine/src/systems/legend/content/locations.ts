import { COMBAT } from './sources.ts'
import type { LocationTable } from './types.ts'

/** The one Hit Location table the chapter prints (LEG-LOC-01). Open Game Content under the Open Game License 1.0a. */
export const HUMANOID = {
  id: 'humanoid',
  name: 'Humanoid',
  locations: [
    { id: 'rightLeg', name: 'right leg', from: 1, to: 3, part: 'leg', hitPoints: 'leg' },
    { id: 'leftLeg', name: 'left leg', from: 4, to: 6, part: 'leg', hitPoints: 'leg' },
    { id: 'abdomen', name: 'abdomen', from: 7, to: 9, part: 'body', hitPoints: 'abdomen' },
    { id: 'chest', name: 'chest', from: 10, to: 12, part: 'body', hitPoints: 'chest' },
    { id: 'rightArm', name: 'right arm', from: 13, to: 15, part: 'arm', hitPoints: 'arm' },
    { id: 'leftArm', name: 'left arm', from: 16, to: 18, part: 'arm', hitPoints: 'arm' },
    { id: 'head', name: 'head', from: 19, to: 20, part: 'head', hitPoints: 'head' },
  ],
  source: COMBAT,
} as const satisfies LocationTable
