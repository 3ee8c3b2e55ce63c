/**
 * A fight as a screen needs it: `Game` seats people and bots at it, `Chronicle` tells it line by line, `Scene` is what one
 * class of seats sees, and changes between scenes are data.
 *
 * @packageDocumentation
 */
export { botsAnswer, likelyAnswer, type Temperaments } from './bots.ts'
export { type Change, changed, changesBetween, type Path } from './changes.ts'
export { Chronicle, type Line, rulesOf, seenBy, type Taken, type ToldLine } from './chronicle.ts'
export { type Did, deedsIn, rollsIn } from './deeds.ts'
export { type WantedDie, wantedDice } from './dice.ts'
export { Game } from './game.ts'
export { claimOf, fightIn, type GivenOut, type LaidTable, readGivenOut, type Story } from './given-out.ts'
export type { Moment } from './moments.ts'
export { type Fate, type NextFight, nextFight, type Survivor, survivors } from './next-fight.ts'
export { type Order, ordered } from './orders.ts'
export { type Prospect, prospects } from './prospects.ts'
export { type Frame, type Replay, replayOf } from './replay.ts'
export {
  type AskedChoice,
  type AskedDice,
  believedBy,
  type Offered,
  type Scene,
  type Seeing,
  sceneOf,
} from './scene.ts'
export { classOf, type Place, type PlaceOf, placesOf, Seats, SPECTATOR, seatOf } from './seats.ts'
export { type Input, type SetupField, type SetupForm, setupForm } from './setting-up.ts'
export type { GameFile, Pace, Ready, TableOf } from './table.ts'
