import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { best } from '../../../mechanisms/deciding.ts'
import { type EffectKey, isEffect } from '../exchange/effect-keys.ts'
import { able, isLimb } from '../state/fighters.ts'
import type { Fighter, Question, State } from '../state/types.ts'
import type { Temperament } from './deciding.ts'
import { known, self } from './targets.ts'

type F = Sealed<Fighter>

export const meanArmor = (f: F): number =>
  f.limbs.reduce((sum, limb) => sum + limb.worn + limb.natural, 0) / Math.max(1, f.limbs.length)

/** What an effect is worth against somebody as he stands. */
function worth(key: EffectKey, me: F, foe: F, t: Temperament): number {
  const living = !able(foe, 'undead')
  const upright = foe.stance !== 'prone'
  switch (key) {
    case 'circumventParry':
    case 'enhanceParry':
    case 'slipFree':
      return 9
    case 'arise':
      return 8
    case 'accidentalInjury':
      return 7
    case 'bleed':
      return living && foe.bleeding.length === 0 ? 5.5 : 0.5
    case 'entangle':
      return 6
    case 'chooseLocation':
      return 5 + meanArmor(foe) / 4
    case 'maximizeDamage':
      return 4.5
    case 'bypassArmor':
      return meanArmor(foe)
    case 'impale':
      return me.items.some(({ where, weapon }) => where !== 'body' && weapon.kind === 'melee' && where === 'stowed')
        ? 4.8
        : 3.5
    case 'stunLocation':
      return living ? 5 : 3
    case 'tripOpponent':
      return upright ? 9.5 : 0
    case 'blindOpponent':
      return 4
    case 'disarmOpponent':
      return 3.5
    case 'sunder':
      return meanArmor(foe) > 4 ? 3 : 0.5
    case 'selectTarget':
      return 3
    case 'forceFailure':
      return 6
    case 'grip':
      return 1.5
    case 'damageWeapon':
      return 1
    case 'prepareCounter':
      return 1.2
    case 'rapidReload':
      return 2.5
    case 'sharpshooter':
      return 2
    case 'withdraw':
      return t === 'cautious' ? 2 : 0.2
    case 'bash':
      return 0.8
    case 'scarFoe':
      return 0.1
    default:
      return 0
  }
}

/** The effect that does most in this state. */
export function effect(choice: Choice<Question>, s: Sealed<State>, t: Temperament): Option {
  const me = self(s, choice)
  const { about } = choice
  const foe = 'at' in about && about.at !== undefined ? known(s, about.at) : undefined
  if (me === undefined || foe === undefined) return best(choice, () => 0)
  return best(choice, ({ key }) => (isEffect(key) ? worth(key, me, foe, t) : 0))
}

const DANGEROUS: readonly string[] = [
  'tripOpponent',
  'chooseLocation',
  'bleed',
  'impale',
  'stunLocation',
  'maximizeDamage',
]
/** The effect one must fear, or may force. */
export const whichEffect = (choice: Choice<Question>): Option =>
  best(choice, ({ key }) => (DANGEROUS.includes(key) ? 10 - DANGEROUS.indexOf(key) : 0))

/** Where least stands between the blow and a wound that counts. */
export function location(
  choice: Choice<Extract<Question, { readonly ask: 'location' | 'adjoining' }>>,
  s: Sealed<State>,
): Option {
  const foe = known(s, choice.about.at)
  if (foe === undefined) return best(choice, () => 0)
  const { locations } = foe.facts.body
  return best(choice, ({ key }) => {
    const i = locations.findIndex(
      ({ id }) => id === (key === 'none' && 'from' in choice.about ? choice.about.from : key),
    )
    const limb = foe.limbs[i]
    if (limb === undefined) return -99
    return (
      -(limb.worn + limb.natural + Math.max(0, limb.hp)) + (isLimb(foe, i) ? 0 : 2) - (limb.wound === 'major' ? 50 : 0)
    )
  })
}
