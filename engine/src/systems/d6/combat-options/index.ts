import type { Action } from '../action.ts'
import { steel } from '../mental-defence.ts'
import { trick } from './acrobatic-trick.ts'
import { allOut } from './all-out.ts'
import { ARM_PIN } from './arm-pin.ts'
import { breakThing } from './breaking.ts'
import { CATCHING } from './catch.ts'
import { DISARMS } from './disarm.ts'
import { entangle } from './entangle.ts'
import { getFree } from './escape.ts'
import { flatOfTheBlade } from './flat-of-the-blade.ts'
import { GRABS } from './grab.ts'
import { groupAttack } from './group-attack.ts'
import { KNOCKDOWNS } from './knockdown.ts'
import { lunge } from './lunge.ts'
import { dismount, ride } from './mounted.ts'
import { POSITIONS } from './positions.ts'
import { SLAM } from './slam.ts'
import { swarm } from './swarm.ts'
import { sweep } from './sweep.ts'
import { tackle } from './tackle.ts'
import { twoWeapons } from './two-weapons.ts'
import { WORDS } from './words.ts'

/** Actions of the Combat Options chapter, in its order. */
export const COMBAT_OPTIONS: readonly Action[] = [
  allOut,
  lunge,
  sweep,
  flatOfTheBlade,
  ...KNOCKDOWNS,
  tackle,
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
