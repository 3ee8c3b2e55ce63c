import type { FighterId, Play, Question } from '../../../kernel/types.ts'
import type { QUESTIONS } from '../screens/questions.ts'
import type { LegendEvent } from './events.ts'
import type { LegendRule, Level } from './types.ts'

/** The kinds of questions of a Legend fight: whatever has a sentence. */
export type LegendAsk = keyof typeof QUESTIONS

/** What a question may name. */
export interface Asking extends Question {
  readonly at?: FighterId
  readonly item?: string
  readonly against?: FighterId
  readonly level?: Level
  readonly left?: number
  readonly rule?: LegendRule
  /** The roll that may be made again. */
  readonly roll?: string
  readonly location?: string
  readonly spell?: string
  readonly magnitude?: number
}

/** What is asked in a Legend fight. */
export interface LegendQuestion extends Asking {
  readonly ask: LegendAsk
}

export type Ctx = Play<LegendEvent, LegendQuestion>
