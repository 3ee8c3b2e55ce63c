import { describe, test } from 'vitest'
import type { AnySystem, Rule } from '../types.ts'
import type { Laws } from './laws/campaign.ts'
import { carriedOver } from './laws/carried-over.ts'
import { citationsExist, shown } from './laws/catalogue.ts'
import { exactIsSampled, lawIsDraw } from './laws/chances.ts'
import { corrections } from './laws/corrections.ts'
import { GROUNDS, grounds } from './laws/ground.ts'
import { howTheyLook, knowledge, openFight } from './laws/knowledge.ts'
import { leftNoTrace } from './laws/leaving.ts'
import { anyName, badNames, NAMED } from './laws/names.ts'
import { ends, neverNegative, progress } from './laws/progress.ts'
import { offeredOrRefused, playable, wellPut } from './laws/questions.ts'
import { determinism, logOnLogOff, plainData, reloadedTwin, undoRedo } from './laws/replay.ts'
import { optionsMatter } from './laws/rulings.ts'
import { errorsNamed, faultsFound } from './laws/scenarios.ts'
import { chosenFrom, commanded, offers, pointing, reaching, screened, tracked } from './laws/screens.ts'
import { imagined, twinWorlds } from './laws/secrets.ts'
import { soundness } from './laws/soundness.ts'
import { unseenStay } from './laws/unseen.ts'

/** A system's rules as the coverage table lists them. */
export interface Catalogued {
  readonly system: string
  readonly title: string
  readonly rules: readonly Rule[]
}
declare module 'vitest' {
  interface TaskMeta {
    catalogue?: Catalogued
  }
}

/** What every system owes, tried on these scenarios: one line in `systems/<name>/test/laws.test.ts`. */
export function laws(system: AnySystem, on: Laws): void {
  const all = Object.values(on.scenarios)
  describe(`laws of ${system.id}`, () => {
    describe.each(Object.entries(on.scenarios))('%s', (_, scenario) => {
      test('the same dice and decisions give the same fight', () => determinism(system, scenario))
      test('told, untold or recorded, it is the same fight', () => logOnLogOff(system, scenario))
      test('state is plain data, in the middle of a question too', () => plainData(system, scenario))
      test('a twin reloaded after every answer stays equal', () => reloadedTwin(system, scenario))
      test('undo restores the states and redo the bytes', () => undoRedo(system, scenario))
      test('questions are well put', () => wellPut(system, scenario))
      test('every option that is offered can be played', () => playable(system, scenario))
      test('every action is offered or refused with a reason', () => offeredOrRefused(system, on.rules, scenario))
      test('every step makes progress', () => progress(system, scenario))
      test('no bots’ fight runs for ever', () => ends(system, scenario, on.steps ?? 5000))
      test('what holds of every state holds', () => soundness(system, scenario))
      test('no counter goes below zero', () => neverNegative(system, scenario, on.counters))
      test('twin worlds look the same and are answered the same', () => twinWorlds(system, scenario))
      test('what a seat imagines looks to it like what it sees', () => imagined(system, scenario))
      test('every screen can show every state', () => shown(system, scenario))
      test('nobody sees what he may not know, and something is private', () => knowledge(system, scenario))
      test('who is unhurt looks so to everybody, and so does who is out', () => howTheyLook(system, scenario))
      test('what is ruled of somebody is told to strangers as far as it shows', () => corrections(system, scenario))
      test('an open fight hides nothing but secrets', () => openFight(system, scenario))
      test('every question says why not, and a key finds what the list has', () => offers(system, on.rules, scenario))
      test('options point at what is there', () => pointing(system, scenario))
      test('reach is what is accepted', () => reaching(system, scenario))
      test('the track is right at the question', () => tracked(system, scenario))
      test('every command offered on a sheet or form is carried out', () => commanded(system, scenario))
      test('whoever is taken out is named nowhere', () => leftNoTrace(system, scenario, on.past))
      test('whoever is carried over begins as they ended', () => carriedOver(system, scenario))
      test('a fight can be set up from the content', () => chosenFrom(system, scenario))
      test('every error in a scenario is named', () => errorsNamed(system, scenario))
    })
    test('fighters and sides may have any name', () => anyName(system))
    if (on.ground !== undefined || on.unseen !== undefined)
      test('and so on a map', () => anyName(system, { ...NAMED, cell: on.ground?.cell }))
    test('a name nobody can have is refused', () => badNames(system))
    test('a screen that knows nothing of the game plays it', () => screened(system))
    const ground = on.ground
    if (ground !== undefined) {
      test.each(GROUNDS)('bots’ fights end on the ground of %s', (name) =>
        grounds(system, ground, name, on.steps ?? 5000),
      )
    }
    const { unseen } = on
    if (unseen !== undefined)
      test('where somebody unseen goes is not told to his foes', () => unseenStay(system, unseen))
    test('the law of every roll is what its dice do', () => lawIsDraw(system, all))
    test('exact odds are what sampling gives', () => exactIsSampled(system, all))
    test('every option of the rulings changes some fight', () => optionsMatter(system, on))
    test('promised faults are found at the field to blame', () => faultsFound(system, on))
    test('every rule cited is in the catalogue', ({ task }) => {
      task.meta.catalogue = { system: system.id, title: system.title, rules: on.rules }
      citationsExist(system, on.rules, all)
    })
  })
}
