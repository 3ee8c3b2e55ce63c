import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { exact } from '../../../../kernel/exact.ts'
import { Fight } from '../../../../kernel/fight.ts'
import { RECORD } from '../../../../kernel/testing/environment.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { legend } from '../../index.ts'
import type { EventOf, LegendEvent, LegendQuestion, State } from '../../state/types.ts'
import { the } from '../arrange.ts'
import { told } from '../clash.ts'
import { scenario, script } from './alarics-tale.ts'
import { playedBy } from './told-fight.ts'

const FILE = fileURLToPath(new URL('../../../../../../scenarios/legend/alarics-tale.fight.json', import.meta.url))
const played = () => playedBy(scenario, script)
const facts = (type: string, ...fields: string[]): unknown[][] =>
  played()
    .events.filter((event) => event.type === type)
    .map((event) => fields.map((field) => new Map<string, unknown>(Object.entries(event)).get(field)))

test('the fight file is what the script makes of it, and opens to the same fight', () => {
  const { fight, file } = played()
  if (RECORD !== undefined) writeFileSync(FILE, `${JSON.stringify(file, null, 2)}\n`)
  const written: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
  expect(written, 'if the change is meant, record it anew with AFFRAY_RECORD="why"').toEqual(file)
  const opened = Fight.open(legend, written)
  expect(opened.events()).toEqual(fight.events())
  expect(opened.outcome).toEqual({ won: ['heroes'], because: 'LEG-RND-02' })
})

describe('every number of the text', () => {
  test('Strike Ranks 20, 19, 14 and 11, then 20, 18, 17 and 16', () => {
    expect(facts('initiative', 'who', 'total')).toEqual([
      ['alaric', 19],
      ['lilina', 20],
      ['thrace', 11],
      ['goblin-1', 14],
      ['goblin-2', 14],
      ['goblin-3', 14],
      ['alaric', 20],
      ['lilina', 16],
      ['thrace', 17],
      ['goblin-3', 18],
    ])
  })

  test('Combat Actions 4, 3, 2 and 3', () => {
    expect(facts('actions', 'who', 'actions').slice(0, 4)).toEqual([
      ['alaric', 4],
      ['lilina', 3],
      ['thrace', 2],
      ['goblin-1', 3],
    ])
  })

  test('attacks: who, at whom, the roll, the skill and how good it was', () => {
    expect(facts('attack', 'who', 'at', 'roll', 'skill', 'level')).toEqual([
      ['lilina', 'goblin-1', 55, 64, 'success'],
      ['alaric', 'goblin-2', 94, 80, 'failure'],
      ['goblin-1', 'lilina', 39, 50, 'success'],
      ['goblin-2', 'alaric', 53, 50, 'failure'],
      ['goblin-3', 'alaric', 100, 50, 'fumble'],
      ['thrace', 'goblin-1', 6, 78, 'critical'],
      ['alaric', 'goblin-2', 24, 80, 'success'],
      ['goblin-3', 'alaric', 9, 33, 'success'],
      ['goblin-3', 'alaric', 2, 50, 'critical'],
      ['thrace', 'goblin-3', 13, 68, 'success'],
    ])
    expect(facts('cast', 'who', 'roll', 'skill', 'level').at(-1)).toEqual(['alaric', 28, 64, 'success'])
  })

  test('defences', () => {
    expect([
      ...facts('parry', 'who', 'roll', 'skill', 'level'),
      ...facts('evade', 'who', 'roll', 'skill', 'level'),
    ]).toEqual([
      ['goblin-1', 12, 50, 'success'],
      ['goblin-2', 19, 50, 'success'],
      ['lilina', 69, 64, 'failure'],
      ['alaric', 59, 80, 'success'],
      ['alaric', 91, 80, 'failure'],
      ['goblin-2', 80, 50, 'failure'],
      ['alaric', 85, 25, 'failure'],
      ['goblin-3', 49, 35, 'failure'],
    ])
  })

  test('manoeuvres, and the levels that won them', () => {
    expect(facts('levels', 'who', 'levels').flat()).toEqual([
      ...['goblin-2', 1, 'goblin-1', 1, 'alaric', 1, 'thrace', 2, 'alaric', 1, 'goblin-3', 1, 'alaric', 1],
      ...['goblin-3', 2, 'thrace', 1],
    ])
    expect(facts('manoeuvre', 'manoeuvre').flat()).toEqual([
      ...['tripOpponent', 'impale', 'pinWeapon', 'bypassArmour', 'maximiseDamage', 'impale', 'disarmOpponent'],
      ...['chooseLocation', 'maximiseDamage', 'bashOpponent', 'chooseLocation'],
    ])
  })

  test('wounds: who, where, how much and what is left', () => {
    expect(facts('wounded', 'who', 'location', 'damage', 'left', 'level')).toEqual([
      ['lilina', 'right arm', 4, -1, 'serious'],
      ['lilina', 'right arm', 1, -2, 'serious'],
      ['goblin-1', 'chest', 13, -7, 'major'],
      ['goblin-2', 'abdomen', 8, -3, 'serious'],
      ['alaric', 'left arm', 2, 2, 'minor'],
      ['goblin-3', 'head', 2, 2, 'minor'],
      ['alaric', 'abdomen', 3, 3, 'minor'],
      ['goblin-3', 'head', 10, -8, 'major'],
    ])
    expect(facts('damage', 'rolled').flat()).toEqual([7, 5, 13, 10, 2, 3, 3, 11])
  })

  test('opposed tests: the roll and the skill', () => {
    expect(facts('opposed', 'who', 'roll', 'skill', 'against', 'result')).toEqual([
      ['alaric', 46, 46, 19, 'wins'],
      ['lilina', 53, 45, 39, 'loses'],
      ['goblin-1', 50, 38, 6, 'loses'],
      ['goblin-2', 69, 38, 24, 'loses'],
      ['alaric', 98, 80, 9, 'loses'],
      ['goblin-3', 55, 38, 13, 'loses'],
    ])
  })

  test('how everybody stands at the end', () => {
    const state = played().fight.state as State
    const [alaric, lilina, thrace] = ['alaric', 'lilina', 'thrace'].map((id) => the(state, id))
    expect(['goblin-1', 'goblin-2', 'goblin-3'].map((id) => the(state, id).condition)).toEqual([
      'dead',
      'unconscious',
      'dead',
    ])
    expect(alaric?.items.filter(({ where }) => where === 'right' || where === 'left')).toEqual([])
    expect(alaric?.magicPoints).toBe(12)
    expect(lilina?.items.map(({ where }) => where)).toEqual(['ground', 'left', 'body'])
    expect(thrace).toMatchObject({ heroPoints: 1, magicPoints: 9 })
    expect(state.impaled).toMatchObject([{ by: 'alaric', on: 'goblin-2', item: 'alaric short-spear' }])
  })
})

describe('how likely it was', () => {
  /** The state before the step in which somebody made this attack. */
  function before(roll: number): State {
    const { fight, file } = played()
    const entry = fight.line().find(({ id }) => {
      const told = fight.eventsOf(id).find(({ type }) => type === 'attack')
      return told !== undefined && 'roll' in told && told.roll === roll
    })
    return Fight.open(legend, file).goTo(entry?.after ?? 0).settled as State
  }
  /** What everybody decides, by the question; where one is asked again for each level left, in that order. */
  type Decisions = Readonly<Record<string, string | readonly string[]>>
  function decided(choice: Choice<LegendQuestion>, decisions: Decisions): number {
    const decision = decisions[choice.about.ask] ?? 'none'
    const key = typeof decision === 'string' ? decision : decision.at(-(choice.about.left ?? 1))
    const index = choice.options.findIndex((option) => option.key === key)
    return index >= 0 ? index : choice.options.findIndex((option) => option.key === choice.usual)
  }
  /** The chance that a step ends as `so`, everybody deciding as in the tale. */
  function chance(state: State, decisions: Decisions, so: (all: readonly LegendEvent[]) => boolean): number {
    const odds = exact(legend, state, { policy: () => (choice) => decided(choice, decisions), events: true })
    expect(odds.complete).toBe(true)
    return odds.endings.filter(({ events: all }) => so(all)).reduce((sum, { weight }) => sum + weight, 0)
  }
  const found = <T extends LegendEvent['type']>(events: readonly LegendEvent[], type: T): EventOf<T> | undefined =>
    told({ events }, type)[0]

  /**
   * Lilina strikes plainly with 8 to 64 (a tenth of 64 is 7, and up to that it would be critical), the goblin parries
   * plainly with 6 to 50: 57/100 · 45/100.
   */
  test('a hit that is parried', () => {
    const decisions = {
      act: 'attack',
      target: 'goblin-1',
      weapon: 'longsword',
      defend: 'buckler',
      'complete parry': 'roll',
    }
    const both = (all: readonly LegendEvent[]): boolean =>
      found(all, 'attack')?.level === 'success' && found(all, 'parry')?.level === 'success'
    expect(chance(before(55), decisions, both)).toBeCloseTo((57 * 45) / 10_000, 12)
  })

  /**
   * Alaric misses without fumbling with 81 to 98, the goblin parries plainly with 6 to 50. He then stands with a critical
   * Evade, 1 to 5, or with more than the goblin's roll r up to 46; equal rolls go to the higher skill, the goblin's 50 against
   * 46. Over the 45 values of r that is 45 · 5 + (40 + 39 + … + 0) = 1045 pairs of 45 · 100: 18/100 · 45/100 · 1045/4500.
   */
  test('a miss, a parry, and a trip that fails', () => {
    const decisions = {
      act: 'attack',
      target: 'goblin-2',
      weapon: 'short-spear',
      defend: 'buckler',
      'complete parry': 'roll',
      manoeuvre: 'tripOpponent',
    }
    const stands = (all: readonly LegendEvent[]): boolean =>
      found(all, 'attack')?.level === 'failure' &&
      found(all, 'parry')?.level === 'success' &&
      found(all, 'withstood')?.stands === true
    expect(chance(before(94), decisions, stands)).toBeCloseTo((18 * 1045) / 1_000_000, 12)
  })

  /**
   * Thrace is critical with 1 to 8 of his 78%, strikes the chest with 10 to 12 of 20, and does 13 with a 2 on his D2. The
   * goblin lives only by a critical above his roll k: 3 + 2 + 1 pairs for k = 1, 2, 3, of 8 · 100; an equal roll goes to the
   * higher skill, which is Thrace's. 8/100 · 3/20 · 1/2 · 794/800.
   */
  test('a critical thrust through the heart', () => {
    const decisions = {
      act: 'attack',
      target: 'goblin-1',
      weapon: 'longspear',
      manoeuvre: ['bypassArmour', 'maximiseDamage'],
    }
    const dies = (all: readonly LegendEvent[]): boolean =>
      found(all, 'attack')?.level === 'critical' &&
      found(all, 'location')?.location === 'chest' &&
      found(all, 'damage')?.rolled === 13 &&
      found(all, 'died') !== undefined
    expect(chance(before(6), decisions, dies)).toBeCloseTo((8 * 3 * 794) / (100 * 20 * 2 * 800), 12)
  })
})
