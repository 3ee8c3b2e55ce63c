import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { amongNames } from '../../../mechanisms/lists.ts'
import { active, fighter } from '../fighters.ts'
import { dismounts, mounts } from '../mounted-combat.ts'
import { contacts } from '../movement.ts'
import type { Fighter } from '../types.ts'
import { action, type Why } from './action.ts'

const NO_BEAST: Why = { because: 'no riding beast stands beside him', rule: 'LEG-ACT-Mount' }
const PRONE: Why = { because: 'he lies on the ground', rule: 'LEG-ACT-ChangeStance' }
const RIDDEN: Why = { because: 'somebody rides him', rule: 'LEG-ACT-Mount' }

/** A beast of his own side, bigger than he, on its feet, with an empty saddle. */
const rideable = (f: Fighter, beast: Fighter): boolean =>
  beast.side === f.side &&
  amongNames(beast.facts.traits, 'quadruped') &&
  beast.facts.characteristics.siz > f.facts.characteristics.siz &&
  beast.rider === undefined &&
  beast.mount === undefined &&
  beast.stance === 'standing' &&
  active(beast)

/** Gets into the saddle or out of it (LEG-ACT-Mount). */
export const mount = action({
  key: 'mount',
  rule: 'LEG-ACT-Mount',
  refuse(_s, f, { near }) {
    if (f.mount !== undefined) return undefined
    if (f.rider !== undefined) return RIDDEN
    if (f.stance === 'prone') return PRONE
    for (let i = 0; i < near.length; i++) {
      const beast = near[i]
      if (beast !== undefined && rideable(f, beast)) return undefined
    }
    return NO_BEAST
  },
  act(ctx, s, f) {
    if (f.mount !== undefined) {
      dismounts(ctx, s, f, 'LEG-ACT-Mount')
      return
    }
    const options = contacts(s, f).flatMap((beast) => (rideable(f, beast) ? [optionOf(beast.id)] : []))
    const { key } = asked(ctx, { who: f.id, about: { ask: 'mount' }, options })
    mounts(ctx, s, f, fighter(s, key))
  },
})
