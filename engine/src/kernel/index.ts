export { type Advanced, advance } from './advance.ts'
export {
  type Answer,
  type ChoiceAnswer,
  inWords,
  isChoice,
  isRoll,
  isRuling,
  type RollAnswer,
  type RulingAnswer,
} from './answers.ts'
export { type Believed, believed, knowing } from './believing.ts'
export type { End } from './branches.ts'
export { CommonDice } from './common-dice.ts'
export { Context, type Fast, type Table } from './context.ts'
export { AffrayError } from './error.ts'
export { type Ending, type Exact, type ExactOptions, exact, exactSteps } from './exact.ts'
export { Fight } from './fight.ts'
export type { DiceFrom } from './fight-dice.ts'
export { type EarlierDice, type Entry, type FightFile, fightFile, readFightFile, type Told } from './fight-file.ts'
export { type Gesture, type GestureEnd, type GesturePart, gestures, type Likely } from './gestures.ts'
export { canonical, digestOf, Hasher, type HashKind, hashOf } from './hash.ts'
export { jsonSchema } from './json-schema.ts'
export { byLookahead, deliberation, type LookaheadOptions, lookahead, preferred } from './lookahead.ts'
export { checkName, isName } from './naming.ts'
export { anyOffered, Offer, type OfferedWith, offered, optionNamed, refusals, sole } from './offer.ts'
export type { OpenOptions } from './opening.ts'
export * from './oracles/index.ts'
export { own } from './own.ts'
export { type Sampled, sample, streamOf } from './sample.ts'
export { merged, type ScenarioOf, type Setup, scenario, seatsOf } from './scenario.ts'
export type { MapSetup, mapShape } from './scenario-map.ts'
export { door, faultInWords, through } from './schema.ts'
export { type Hidden, mayKnow, privy, redact, secret } from './secret.ts'
export type { Asked } from './session.ts'
export { type Standing, standing } from './standing.ts'
export type { Snapshot } from './states.ts'
export { type CommandOf, type EventOf, type QuestionOf, type StateOf, system } from './system.ts'
export { taking } from './taking.ts'
export type { Valued } from './trial.ts'
export type * from './types.ts'
export { verifyDice } from './verify.ts'
