/** What tests of rule systems are written with: see docs/add-a-system.md. Needs vitest. */
export { type Exhaustive, exhaustive } from './exhaustive.ts'
export { type KeptFights, keptFights } from './kept-fights.ts'
export type { AnyState, Laws, Staged } from './laws/campaign.ts'
export type { Grounds } from './laws/ground.ts'
export { laws } from './laws.ts'
export { arranged, askedInWords, example, type Played, type PlayOptions, play, type Scenario } from './play.ts'
export { type Playthrough, playthroughs, transcript } from './playthrough.ts'
export { type Claim, noted, refusal, refusals, rule, sheetOf } from './rule.ts'
