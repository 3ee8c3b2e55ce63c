import { expect, test } from 'vitest'
import { catalogue } from '../src/server/scenarios.ts'

test('everything that can be started says what kind of game it is, who fights and how even it is', () => {
  for (const { line, scenarios } of catalogue('1').games) {
    expect(line).toMatch(/\w+ \w+ \w+/)
    for (const { id, about, sides, wins } of scenarios) {
      expect(about.length, id).toBeGreaterThan(20)
      // A scenario without a row, or with sides it no longer has: npm run evenness.
      expect(
        wins?.map(({ side }) => side),
        id,
      ).toEqual(sides.map((side) => side.id))
    }
  }
})
