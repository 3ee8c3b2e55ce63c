import { describe, expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import { type Chunk, runChunk } from '../chunk.ts'
import { type CompareChunk, runCompareChunk } from '../compare.ts'
import { type Grid, gridOf, inWords, type Source } from '../sweep/cells.ts'
import { plan, type SweepPlan } from '../sweep/plan.ts'
import { playCell } from '../sweep/play.ts'

const scenario = { system: 'example', sides: { crew: { sailor: {} }, house: { bouncer: {}, thug: { count: 2 } } } }
const source: Source = { path: 'tavern', system: example, scenario }
const planned = (fields: object): SweepPlan => {
  const parsed = plan.parse({ scenario: 'tavern', ...fields })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return parsed.setup
}
const grid = (fields: object, sources: readonly Source[] = [source]): Grid => gridOf(planned(fields), sources)
const cellsOf = (fields: object): string[] => grid(fields).cells.map(({ settings }) => inWords(settings))

describe('the cells of a sweep', () => {
  test('are every combination of values, the last axis first', () => {
    expect(cellsOf({ vary: ['ties=attacker,defender', 'thug.count=1..2'] })).toEqual([
      'ties=attacker, thug.count=1',
      'ties=attacker, thug.count=2',
      'ties=defender, thug.count=1',
      'ties=defender, thug.count=2',
    ])
  })

  test('also those that change nothing, and one where nothing is varied', () => {
    const same = grid({ vary: ['policy:crew=default,reckless', 'thug.count=2'] })
    expect(same.cells.map(({ policies }) => policies)).toEqual([{ crew: 'default' }, { crew: 'reckless' }])
    expect(cellsOf({})).toEqual(['as it is'])
  })

  test('none of somebody is nobody', () => {
    const [none, one] = grid({ vary: ['thug.count=0..1'] }).cells
    expect(none?.scenario).toMatchObject({ sides: { house: { bouncer: {} } } })
    expect(JSON.stringify(none?.scenario)).not.toContain('thug')
    expect(JSON.stringify(one?.scenario)).toContain('"thug":{"count":1}')
  })

  test('linked axes move together, the first with the first', () => {
    const linked = { linked: ['bouncer.brawling=1,2', 'thug.count=3,4'] }
    expect(cellsOf({ vary: [linked] })).toEqual([
      'bouncer.brawling=1, thug.count=3',
      'bouncer.brawling=2, thug.count=4',
    ])
    expect(grid({ vary: [linked] }).axes).toEqual([['bouncer.brawling', 'thug.count']])
    const uneven = { linked: ['bouncer.brawling=1,2', 'thug.count=3,4,5'] }
    expect(() => grid({ vary: [uneven] })).toThrow('Linked axes have 2 and 3 values.')
  })

  test('a field is set of whoever is there then, in whatever order axes stand', () => {
    const one = grid({ vary: ['thug.brawling=5', 'thug.count=3'] }).cells[0]
    const other = grid({ vary: ['thug.count=3', 'thug.brawling=5'] }).cells[0]
    expect(one?.scenario).toEqual(other?.scenario)
    expect(one?.scenario).toMatchObject({ sides: { house: { thug: { count: 3, brawling: 5 } } } })
  })

  test('what cannot be played is listed with its reason, and left out by skip alone', () => {
    const axes = ['bouncer=none', 'bouncer.brawling=0,2']
    const { cells, impossible } = grid({ vary: axes })
    expect(cells).toEqual([])
    expect(impossible.map(({ because }) => because)).toEqual(Array(2).fill('There is no fighter "bouncer".'))
    const skipping = grid({
      vary: ['thug.count=1..3', 'ties=attacker,defender'],
      skip: [{ 'thug.count': [1, 3], ties: 'attacker' }],
    })
    expect([skipping.cells.length, skipping.skipped]).toEqual([4, 2])
    expect(() => grid({ vary: ['thug.count=1..3'], skip: [{ ties: 'attacker' }] })).toThrow(
      'skip names ties, which is not varied.',
    )
  })

  test('several scenarios are an axis, also of several games', () => {
    const other = {
      path: 'duel',
      system: example,
      scenario: { ...scenario, sides: { a: { thug: {} }, b: { sailor: {} } } },
    }
    const both = grid({ scenario: ['tavern', 'duel'], vary: ['ties=attacker'] }, [source, other])
    expect(both.cells.map(({ settings }) => inWords(settings))).toEqual([
      'scenario=tavern, ties=attacker',
      'scenario=duel, ties=attacker',
    ])
    expect(both.cells[1]?.scenario).toMatchObject({ sides: { a: { thug: {} } } })
  })

  test('against something: the same cell with that value, or the scenario as it is; not itself', () => {
    const vary = ['ties=attacker,defender', 'thug.count=1..2']
    const { cells } = grid({ vary, against: 'ties=attacker' })
    expect(cells.map(({ against }) => against === undefined)).toEqual([true, true, false, false])
    expect(cells[3]?.against?.scenario).toEqual(cells[1]?.scenario)
    const asItIs = grid({ vary, against: 'as it is' })
    expect(asItIs.cells.every(({ against }) => against?.scenario === scenario)).toBe(true)
    expect(() => grid({ vary, against: 'reach=true' })).toThrow('against names reach, which is not varied.')
  })

  test('too many are refused before any is made', () => {
    const vary = ['thug.count=1..200', 'bouncer.brawling=1..200', 'sailor.brawling=1..200']
    expect(() => grid({ vary })).toThrow('This sweep has 8000000 cells; at most 100000 can be played in one sweep.')
    expect(() => grid({ vary: ['thug.count=1..200', 'bouncer.brawling=1..200'], fights: 1_000_000 })).toThrow(
      'This sweep has 40000000000 fights',
    )
  })

  test('an axis that says nothing, or is varied twice, is refused', () => {
    expect(() => grid({ vary: ['nonsense'] })).toThrow('"nonsense" does not say what to vary.')
    expect(() => grid({ vary: ['thug.count=1', 'thug.count=2'] })).toThrow('thug.count is varied twice.')
  })
})

test.each([
  [{ within: '0%' }, 'within', 'a share such as 0.01'],
  [{ within: 2 }, 'within', 'a share such as 0.01'],
  [{ within: '1%', fights: 500 }, 'least', 'at most the 500 fights of a cell'],
  [{ fights: 0 }, 'fights', 'at least 1'],
  [{ sead: 'x' }, 'sead', 'no such field'],
  [{ vary: [3] }, 'vary.0', 'what to vary'],
  [{ seed: 'a#1' }, 'seed', 'a text without #'],
])('a plan with %j is refused at %s', (fields, path, allowed) => {
  const parsed = plan.parse({ scenario: 'tavern', ...fields })
  const faults = parsed.ok ? [] : parsed.faults
  expect(faults.map((fault) => fault.path.join('.'))).toContain(path)
  expect(JSON.stringify(faults)).toContain(allowed)
})

test('no cell ends before its least number of fights, however sure it seems', async () => {
  const few = planned({ vary: ['thug.count=2'], within: '40%', least: 60, fights: 500, chunk: 20 })
  const [cell] = gridOf(few, [source]).cells
  if (cell === undefined) throw new Error('there is no cell')
  const here = {
    simulate: async (chunk: Chunk) => runChunk(example, chunk),
    compare: async (chunk: CompareChunk) => runCompareChunk(example, chunk),
    workers: 1,
  }
  expect(await playCell(example, few, cell, here)).toMatchObject({ fights: 60, ended: 'within' })
})
