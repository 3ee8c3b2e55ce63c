/**
 * Affray's engine: tabletop-RPG combat from one text of the rules. Play a fight with `Fight`, run it to its end with
 * `sample`, ask for the odds of a step with `exact`; `systems` holds the rules, `dice` and `space` what they stand on.
 *
 * @packageDocumentation
 */

export * as analysis from './analysis/index.ts'
export * as dice from './dice/index.ts'
export { catalogueOf, everySystem, loadedFrom, loadGame, loadGames, register, systemOf } from './games.ts'
export { type Imported, imported, LARGEST_IMPORT, type Noted, type Report } from './imports/index.ts'
export * from './kernel/index.ts'
export * as space from './space/index.ts'
export { systems } from './systems/index.ts'
