export { type Advice, type AdviseOptions, advise } from './advise.ts'
export { botsOf, type PolicyNames, policyNamed } from './bots.ts'
export { type Chunk, emptyTally, merge, runChunk, type Tally } from './chunk.ts'
export {
  type CompareChunk,
  type Compared,
  type CompareOptions,
  type CompareTally,
  compare,
  mergeCompared,
  runCompareChunk,
  type VariantTally,
} from './compare.ts'
export { CONDITIONS, type Condition, type Ended } from './conditions.ts'
export { type CourseAt, type CourseOptions, course, type Swing, swings } from './course.ts'
export { type Begin, Crew, type Done, type Hand, type Job, workOn } from './crew.ts'
export { type Effect, type Effects, type EffectsOptions, effects } from './effects.ts'
export { type Evened, type EvenerOptions, evener, type Tried } from './evener.ts'
export { type Habit, habitsIn } from './habits.ts'
export { type Fate, type Headline, headline } from './headline.ts'
export type { Range, Stop } from './in-order.ts'
export { type Mean, mean, median, pairedDifference, type Share, sequential, share } from './interval.ts'
export { type Chanced, type Measure, type OddsOptions, type OptionOdds, odds, type Waiting, waitingIn } from './odds.ts'
export { type Fared, type Named, type Simulated, type SimulateOptions, simulate, type Used } from './simulate.ts'
export type { Setting } from './sweep/axes.ts'
export { type Cell, type Grid, gridOf, type Impossible, inWords, type Source, type Staged } from './sweep/cells.ts'
export { plan, type SweepPlan, type Varied, widthOf } from './sweep/plan.ts'
export { type CellPlayed, type PlayCells, playCell, type SidePlayed } from './sweep/play.ts'
export { type Variant, variants } from './vary.ts'
export { type Ways, waysOf } from './ways.ts'
export { whenItPays } from './when-it-pays.ts'
export { type Whom, whom } from './whom.ts'
