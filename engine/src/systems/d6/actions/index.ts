import { AIMING, PREPARING } from '../body/aiming.ts'
import { HEALING } from '../body/healing.ts'
import { SHAKING_OFF } from '../body/wounds.ts'
import { ATTACKS } from '../exchange/attack.ts'
import { CATCHING } from '../exchange/catch.ts'
import { DEFENCES } from '../exchange/defence.ts'
import { prevented } from '../exchange/prevented.ts'
import { getFree } from '../ground/holds.ts'
import { dismount, ride } from '../ground/mounted.ts'
import { MOVEMENT } from '../ground/movement.ts'
import { POSITIONS } from '../ground/positions.ts'
import { TAKING_COVER } from '../ground/taking-cover.ts'
import type { Action } from '../state/asking.ts'
import { DRIVING } from '../vehicles/driving.ts'
import { RAMMING } from '../vehicles/ramming.ts'
import { SELF } from './abilities-on-oneself.ts'
import { MIND, TOUCHES } from './abilities-on-others.ts'
import { AREAS, SPELLS } from './areas-and-spells.ts'
import { VEHICLE_FIGHTING } from './attacking-vehicles.ts'
import { OTHER_BLOWS, twoWeapons } from './blows.ts'
import { breakThing, DISARMS, entangle } from './disarm.ts'
import { DOORS } from './doors.ts'
import { GEAR } from './gear.ts'
import { GRABS } from './grab.ts'
import { ARM_PIN, SLAM } from './seized.ts'
import { groupAttack, swarm } from './together.ts'
import { WAITING } from './waiting.ts'
import { steel, trick, WORDS } from './words.ts'

const nothing: Action = {
  key: 'nothing',
  rule: 'D6-STEP-NoCombatDuty',
  refuse: () => undefined,
  act(ctx, _s, f) {
    ctx.emit?.({ type: 'nothing', who: f.id, rule: 'D6-STEP-NoCombatDuty' })
  },
}

/** The same action, refused to those whom somebody or something keeps from it. */
const unless = ({ key, rule, refuse, act }: Action): Action => ({
  key,
  rule,
  refuse: (s, f) => prevented(s, f, key) ?? refuse(s, f),
  act,
})

/** Actions of the Combat Options chapter, in its order. */
const COMBAT_OPTIONS: readonly Action[] = [
  [...OTHER_BLOWS, ...GRABS, ...ARM_PIN, ...SLAM, getFree, trick, ...WORDS, steel, ...DISARMS, entangle],
  [groupAttack, twoWeapons, breakThing, ride, dismount, swarm, ...CATCHING, ...POSITIONS],
].flat()

/** Every action: attacks, defences, combat options, what is done with gear, movement, vehicles, abilities, waiting. */
const PREVENTABLE = [
  [...ATTACKS, ...DEFENCES, ...AIMING, ...COMBAT_OPTIONS, ...GEAR, ...MOVEMENT, ...DOORS, ...TAKING_COVER],
  [...DRIVING, ...RAMMING, ...VEHICLE_FIGHTING, ...AREAS, ...SPELLS, ...MIND, ...TOUCHES, ...SELF],
  [...PREPARING, ...SHAKING_OFF, ...HEALING, ...WAITING],
]
export const ACTIONS: readonly Action[] = [...PREVENTABLE.flat().map(unless), nothing]
