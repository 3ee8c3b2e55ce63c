import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { calledShots } from '../content/modifiers.ts'
import { BLOWS, SHOTS, THROWS } from '../fighters.ts'
import type { Fighter, Item, State, Why } from '../types.ts'
import { held, loosen } from './loosening.ts'

const emptyHanded = (_s: State, _f: Fighter, target: Fighter): Why | undefined =>
  held(target).length === 0 ? { because: `${target.id} holds nothing`, rule: 'D6-C-OPT-Disarm' } : undefined

const { dice, standard } = calledShots['up to 50 cm']
/** A called shot at what somebody holds; a whip does it with throwing (D6-C-OPT-Whip). */
const way = {
  rule: 'D6-C-OPT-Disarm',
  dice,
  standard,
  damage: 'none',
  reach: 0,
  unmarked: true,
  against: emptyHanded,
  hits: loosen,
} as const
const entangling = (item: Item): boolean => item.weapon.entangles === true

export const DISARMS: readonly Action[] = [
  attackBy({ ...way, key: 'disarm', fits: (item) => !entangling(item) }, [...BLOWS, ...SHOTS, ...THROWS]),
  attackBy({ ...way, key: 'whip away', rule: 'D6-C-OPT-Whip', skill: 'throwing', fits: entangling }, BLOWS),
]
