import { describe, expect, test } from 'vitest'
import { botsOf } from '../bots.ts'
import { headline } from '../headline.ts'
import { odds } from '../odds.ts'
import { whom } from '../whom.ts'
import { EACH, waiting } from './scenarios.ts'

describe.each(EACH)('odds of $system.id, aimed', ({ system, scenario }) => {
  const { sides } = scenario as { sides: Readonly<Record<string, Readonly<Record<string, object>>>> }
  const doubled = Object.entries(sides).map(([side, kinds]) => {
    return [side, Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { count: 2 }]))]
  })
  const twoEach = { ...scenario, sides: Object.fromEntries(doubled) as object }

  /** The first decision with an option that is asked whom, and that option. */
  function aiming() {
    for (let n = 0; n < 400; n++) {
      const at = waiting(system, twoEach, `whom-${n % 8}`, Math.floor(n / 8))
      if (at === undefined) continue
      const policy = botsOf(system, at.settled, {})
      for (const { key } of at.choice.options) {
        const aims = whom(system, at, key, policy)
        if (aims.length > 1) return { at, policy, key, aims }
      }
    }
    return undefined
  }

  test('each fighter an option can be aimed at has a row; the one the policy would take is the row without aims', async () => {
    const found = aiming()
    if (found === undefined) throw new Error('nobody is ever asked whom')
    const { at, policy, key, aims } = found
    const how = { policy, option: key, budget: 2000, samples: 300, seed: 'w' }
    const rows = await odds(system, at, { ...how, targets: true })
    expect(rows.map(({ target }) => target)).toEqual(aims.map(({ fighter }) => fighter))
    const [plain] = await odds(system, at, how)
    const same = rows.map(({ target: _, ...row }) => JSON.stringify(row))
    expect(same).toContain(JSON.stringify(plain))
    for (const row of rows) {
      const { struck } = headline(row, at.choice.who)
      const others = aims.map(({ fighter }) => fighter).filter((id) => id !== row.target)
      expect(struck.filter(({ id, damage }) => others.includes(id) && (damage ?? 0) > 0)).toEqual([])
    }
  })
})
