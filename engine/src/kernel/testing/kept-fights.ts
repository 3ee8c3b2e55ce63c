import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnySystem } from '../types.ts'
import { RECORD, REFRESH } from './environment.ts'
import { underOptions } from './kept-fights/drawn.ts'
import { fought } from './kept-fights/fight.ts'
import { Records } from './kept-fights/record.ts'
import type { Scenario } from './play.ts'

export interface KeptFights {
  readonly scenarios: Readonly<Record<string, Scenario>>
  /** How many fights are kept, each scenario in turn. */
  readonly fights?: number
  /** The longest of them. */
  readonly steps?: number
}

/**
 * Fights half at random, under options drawn at random, with rulings of the game master in between, kept as digests in
 * `kept-fights.golden.json` beside the test file `at`: of what is told, of what was asked, offered and refused, and of the states
 * between. They say that the rules do what they did, not that this is right: tests of rules say that. Recorded anew only with
 * a reason: `AFFRAY_RECORD="why" npx vitest run …`; where every sentence told stays, `npm run refresh` does it too.
 */
export function keptFights(system: AnySystem, at: string, { scenarios, fights = 48, steps = 60 }: KeptFights): void {
  const file = fileURLToPath(new URL('kept-fights.golden.json', at))
  const stock = Object.entries(scenarios)
  const planned = Array.from({ length: fights }, (_, n) => {
    const [name, scenario] = stock[n % stock.length] ?? []
    if (name === undefined || scenario === undefined) throw new TypeError('fights are kept of some scenario')
    return { n, title: `${n} ${name}`, scenario }
  })
  const records = new Records(file, RECORD !== undefined ? 'record' : REFRESH ? 'refresh' : 'compare')
  describe(`kept fights of ${system.id}`, () => {
    test.each(planned)('fight $title', ({ n, title, scenario }) => {
      const drawn = underOptions(system, scenario, n)
      const wrong = records.wrong(title, fought(system, drawn, n, steps))
      expect(wrong === undefined, wrong).toBe(true)
    })
    afterAll(() => {
      const saved = records.save(planned.map(({ title }) => title))
      if (saved !== undefined) console.log(saved)
    })
  })
}
