import { MIND, TOUCHES } from './abilities/others.ts'
import { SELF } from './abilities/self.ts'
import { type Action, offers } from './action.ts'
import { DEFENCES } from './active-defence.ts'
import { AIMING, PREPARING } from './aiming.ts'
import { AREAS, SPELLS } from './areas-and-spells.ts'
import { ATTACKS } from './attacking.ts'
import { OTHER_BLOWS, twoWeapons } from './combat-options/blows.ts'
import { CATCHING } from './combat-options/catch.ts'
import { breakThing, DISARMS, entangle } from './combat-options/disarm.ts'
import { GRABS } from './combat-options/grab.ts'
import { getFree } from './combat-options/holds.ts'
import { dismount, ride } from './combat-options/mounted.ts'
import { POSITIONS } from './combat-options/positions.ts'
import { prevented } from './combat-options/prevented.ts'
import { ARM_PIN, SLAM } from './combat-options/seized.ts'
import { groupAttack, swarm } from './combat-options/together.ts'
import { steel, trick, WORDS } from './combat-options/words.ts'
import { GEAR } from './gear.ts'
import { HEALING } from './injury/healing.ts'
import { SHAKING_OFF } from './injury/wounds.ts'
import { DOORS } from './movement/doors.ts'
import { TAKING_COVER } from './movement/taking-cover.ts'
import { MOVEMENT } from './movement.ts'
import { WAITING } from './turns.ts'
import { DRIVING } from './vehicles/driving.ts'
import { VEHICLE_FIGHTING } from './vehicles/fighting.ts'
import { RAMMING } from './vehicles/ramming.ts'

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
offers(ACTIONS)
