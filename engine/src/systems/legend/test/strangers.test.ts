import { Stream } from '../../../dice/stream.ts'
import { begun } from '../../../kernel/testing/laws/campaign.ts'
import { type Stage, strangers } from '../../../kernel/testing/strangers.ts'
import { legend } from '../index.ts'
import * as crowds from './crowds.ts'
import { drawnScenarios } from './drawn.ts'
import { disturbed } from './kept-fights-in-the-midst/disturbed.ts'
import { STAGES } from './rare-moments.ts'
import * as plain from './scenarios.ts'

/** Fights found in the middle: much that seldom comes about stands there from the first step. */
const midst: readonly Stage[] = Object.values(drawnScenarios(20)).map((scenario, n) => {
  // Scenarios of this system begin as states of it.
  const state = begun(legend, scenario) as ReturnType<typeof legend.begin>
  return { state: disturbed(state, new Stream('midst', n)), steps: 12, answer: () => undefined }
})

const { jousts, ...others } = crowds
strangers(legend, {
  stages: [...STAGES, ...midst],
  scenarios: { ...plain, ...others, ...jousts, ...drawnScenarios(30) },
  fights: 160,
})
