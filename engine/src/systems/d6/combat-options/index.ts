import type { Action } from '../action.ts'
import { steel } from '../mental-defence.ts'
import { ARM_PIN } from './arm-pin.ts'
import { OTHER_BLOWS } from './blows.ts'
import { CATCHING } from './catch.ts'
import { breakThing, DISARMS, entangle } from './disarm.ts'
import { GRABS } from './grab.ts'
import { groupAttack } from './group-attack.ts'
import { getFree } from './holds.ts'
import { dismount, ride } from './mounted.ts'
import { POSITIONS } from './positions.ts'
import { SLAM } from './slam.ts'
import { swarm } from './swarm.ts'
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
