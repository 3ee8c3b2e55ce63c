import type { Action } from '../action.ts'
import { MIND } from './mind.ts'
import { SELF } from './self.ts'
import { TOUCHES } from './touch.ts'

/** What Special Abilities let their owners do. */
export const ABILITIES: readonly Action[] = [...MIND, ...TOUCHES, ...SELF]
