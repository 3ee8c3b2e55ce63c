import { optionOf } from '../../../mechanisms/asking.ts'
import { climbMove, swimMove } from '../derive.ts'
import { ranks } from '../fighters.ts'
import { onlyDefends } from '../injury/massive-damage.ts'
import { why } from '../note.ts'
import type { Cited, Fighter, State, Why } from '../types.ts'

const WAYS = [optionOf('towards'), optionOf('away')] as const
const RETREAT = [WAYS[1]] as const
/** Towards somebody or away; who may only defend himself or retreat goes away. */
export const waysFor = (s: State, f: Fighter) =>
  f.onlyDefends >= s.round && onlyDefends(s, f) !== undefined ? RETREAT : WAYS

/** His Move, half of it at a crouch (D6-C-POS-CrouchMove). */
export const moveOf = (f: Fighter): number => (f.stance === 'crouching' ? f.facts.move / 2 : f.facts.move)
/** His Move in the water: what his record says, or half of it, rounded up (D6-C-MOV-Swim). */
export const swimMoveOf = (f: Fighter): number => f.facts.swim || swimMove(f.facts.move)
/** His Move up and down a wall (D6-C-MOV-Climb). */
export const climbMoveOf = (f: Fighter): number => climbMove(f.facts.move, f.facts.trained.includes('climbing'))

/** The rules of a movement, and the one that makes him swift where he is (D6-C-SA-Hypermovement). */
export const swiftly = (f: Fighter, ...rules: readonly Cited[]): readonly Cited[] =>
  f.facts.abilities.length > 0 && ranks(f, 'hypermovement') > 0 ? [...rules, 'D6-C-SA-Hypermovement'] : rules

/** Whether he hangs on a wall, neither on the ground nor on top. */
export const hangs = (s: State, f: Fighter): boolean =>
  f.height > 0 && s.scene.climb !== null && f.height < s.scene.climb.metres

/** Why he cannot go on foot. */
export function noFooting(s: State, f: Fighter): Why | undefined {
  if (f.inWater) return why('he is in the water', 'D6-C-MOV-Swim')
  if (hangs(s, f)) return why(`he hangs on ${s.scene.climb?.object}`, 'D6-C-MOV-Climb')
  return f.stance === 'prone' ? why('he lies on the ground', 'D6-C-POS-Stand') : undefined
}
