import type { Action } from '../action.ts'
import { steel } from '../mental-defence.ts'
import { OTHER_BLOWS } from './blows.ts'
import { CATCHING } from './catch.ts'
import { breakThing, DISARMS, entangle } from './disarm.ts'
import { GRABS } from './grab.ts'
import { getFree } from './holds.ts'
import { dismount, ride } from './mounted.ts'
import { POSITIONS } from './positions.ts'
import { ARM_PIN, SLAM } from './seized.ts'
import { groupAttack, swarm } from './together.ts'
import { twoWeapons } from './two-weapons.ts'
import { trick, WORDS } from './words.ts'

/** Actions of the Combat Options chapter, in its order. */
export const COMBAT_OPTIONS: readonly Action[] = [
  ...OTHER_BLOWS,
  ...GRABS,
  ...ARM_PIN,
  ...SLAM,
  getFree,
  trick,
  ...WORDS,
  steel,
  ...DISARMS,
  entangle,
  groupAttack,
  twoWeapons,
  breakThing,
  ride,
  dismount,
  swarm,
  ...CATCHING,
  ...POSITIONS,
]
