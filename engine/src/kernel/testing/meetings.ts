import { describe, expect, test } from 'vitest'
import type { AnySystem, Event, Feature, FighterId, RuleId } from '../types.ts'
import { scaled } from './environment.ts'
import type { AnyState } from './laws/campaign.ts'
import { deadEnd } from './meetings/dead-ends.ts'
import { openFights } from './meetings/endings.ts'
import { broken } from './meetings/flipped.ts'
import { listedOtherwise } from './meetings/listed.ts'
import { onMapOtherwise } from './meetings/map-or-none.ts'
import { betterByWorse } from './meetings/monotone.ts'
import { miscounted } from './meetings/turns-spent.ts'
import type { Scenario } from './play.ts'

export type Meeting = 'ends' | 'flipped' | 'listed' | 'no dead end' | 'map or none' | 'monotone' | 'turns spent'

/** Where a law does not hold because the book wants it so: at most ten a game. */
export interface Exception {
  readonly law: Meeting
  /** The case, as the law names it. */
  readonly case: string
  readonly rule: RuleId
  /** What the book says, in a sentence. */
  readonly because: string
}

/** What the laws of meetings are tried on: in each scenario `ann` fights `bob`. */
export interface Meetings {
  /** Duels where nothing keeps ann from getting at bob, by name: weapons of every length, distances of every kind, mounted or not. */
  readonly duels: Readonly<Record<string, Scenario>>
  /** The same place said without a map and on one. */
  readonly places: Readonly<Record<string, { readonly bare: Scenario; readonly map: Scenario }>>
  /** What the book calls worse for ann, by name: a change of the state in which she attacks bob. */
  readonly worse: Readonly<Record<string, (state: AnyState) => void>>
  /** The duel in which she does, and the keys she answers with, from her turn's question on. */
  readonly attack: {
    readonly scenario: Scenario
    readonly keys: readonly string[]
    /** How many steps it takes; left out: one. */
    readonly steps?: number
    hits(feature: Feature): boolean
  }
  /** Whose turn an event begins, where a turn asks more than once. */
  readonly turnOf?: (event: Event) => FighterId | undefined
  /** Cases the book wants otherwise. */
  readonly exceptions?: readonly Exception[]
  /** The rounds a mirror fight may take. */
  readonly rounds?: number
}

const MOST_EXCEPTIONS = 10

/** Laws of what happens where rules meet, for every game by its interface. */
export function meetings(system: AnySystem, of: Meetings): void {
  const { exceptions = [] } = of
  const beyond = (law: Meeting, faults: ReadonlyMap<string, string>): string[] => {
    const excused = exceptions.filter((one) => one.law === law)
    expect(
      excused.filter((one) => !faults.has(one.case)).map((one) => one.case),
      'exceptions nothing needs',
    ).toEqual([])
    return [...faults].filter(([name]) => !excused.some((one) => one.case === name)).map(([, says]) => says)
  }
  describe(`where rules of ${system.id} meet`, () => {
    test('exceptions are few', () => {
      expect(exceptions.length).toBeLessThanOrEqual(MOST_EXCEPTIONS)
    })
    test('a fight of anybody with his like ends', () =>
      expect(beyond('ends', openFights(system, scaled(2), of.rounds ?? 200))).toEqual([]))
    test('each value of each ruling plays to the end, and all at once', () =>
      expect(beyond('flipped', broken(system, of.attack.scenario))).toEqual([]))
    test('it is the same who is listed first', () =>
      expect(beyond('listed', listedOtherwise(system, of.duels, scaled(6)))).toEqual([]))
    test('whoever can act and has a foe gets to attack him', () =>
      expect(beyond('no dead end', deadEnd(system, of.duels, scaled(30)))).toEqual([]))
    test('the same place gives the same odds with a map and without', () =>
      expect(beyond('map or none', onMapOtherwise(system, of.places, of.attack))).toEqual([]))
    test('what is called worse never helps', () =>
      expect(beyond('monotone', betterByWorse(system, of.worse, of.attack))).toEqual([]))
    test('however a turn is spent, each clock of turns is counted once', () =>
      expect(beyond('turns spent', miscounted(system, of.duels, of.turnOf))).toEqual([]))
  })
}
