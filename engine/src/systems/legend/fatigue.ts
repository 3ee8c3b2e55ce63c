import { FATIGUE_LEVELS } from './content/fatigue.ts'
import type { Fighter } from './types.ts'

const WORST = FATIGUE_LEVELS[FATIGUE_LEVELS.length - 1] ?? FATIGUE_LEVELS[0]

/** The level of Fatigue a fighter is at. */
export const fatigueOf = (f: Fighter): (typeof FATIGUE_LEVELS)[number] => FATIGUE_LEVELS[f.fatigue] ?? WORST
