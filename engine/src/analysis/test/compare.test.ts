import { describe, expect, test } from 'vitest'
import { AffrayError } from '../../kernel/error.ts'
import { compare } from '../compare.ts'
import { variants } from '../vary.ts'
import { EACH } from './scenarios.ts'

/** What an error says to do. */
function remedyOf(run: () => unknown): string | undefined {
  try {
    run()
  } catch (thrown) {
    return thrown instanceof AffrayError ? thrown.remedy : undefined
  }
  return undefined
}

describe.each(EACH)('comparing variants of $system.id', ({ system, scenario, raise }) => {
  const base = { label: 'as it is', scenario, policies: {} }

  test('a variant that changes nothing differs in nothing, on the same dice', async () => {
    const rows = await compare(system, { variants: [base, { ...base, label: 'again' }], fights: 60 })
    for (const { gained } of rows[1]?.sides ?? []) {
      expect(gained.mean).toBe(0)
      expect(gained.high).toBeCloseTo(1.95996 / 62, 4)
      expect(gained.low).toBe(-gained.high)
    }
    expect(rows[1]?.longer.mean).toBe(0)
  })

  test('a sweep gives a curve that rises with the number that matters', async () => {
    const swept = variants(system, scenario, raise)
    const rows = await compare(system, { variants: [base, ...swept], fights: 300 })
    const mine = rows.slice(1).map((row) => row.sides[0]?.won.share ?? 0)
    expect(rows.slice(1).map((row) => row.x)).toEqual(swept.map((v) => v.x))
    expect(mine.at(-1) ?? 0).toBeGreaterThan(mine[0] ?? 1)
  })

  test('the same for any chunks', async () => {
    const all = [base, ...variants(system, scenario, raise).slice(-1)]
    const whole = await compare(system, { variants: all, fights: 60, chunk: 60 })
    expect(await compare(system, { variants: all, fights: 60, chunk: 7, workers: 3 })).toEqual(whole)
  })

  test('several values are a variant each, names of policies and texts with a comma too', () => {
    const [name = ''] = raise.split('.')
    const [side = ''] = Object.keys(Object(scenario).sides)
    const labels = (vary: string): string[] => variants(system, scenario, vary).map(({ label }) => label)
    expect(labels(`${name}.count=1, 3,2`)).toEqual([`${name}.count=1`, `${name}.count=3`, `${name}.count=2`])
    const others = Object.keys(system.policies).filter((policy) => policy !== 'default')
    expect(labels(`policy:${side}=${others.join(', ')}`)).toEqual(others.map((policy) => `policy:${side}=${policy}`))
    expect(() => variants(system, scenario, `${name}.like="a, b"`)).toThrow('found "a, b"')
  })

  test('what cannot be varied is said', async () => {
    const [name = ''] = raise.split('.')
    expect(() => variants(system, scenario, 'nonsense')).toThrow('"nonsense" does not say what to vary.')
    expect(() => variants(system, scenario, 'nonsense=1')).toThrow(`${system.title} has no option "nonsense".`)
    expect(() => variants(system, scenario, 'nobody.skill=1')).toThrow('There is no fighter "nobody".')
    expect(() => variants(system, scenario, `${name}.nonsense.deep=1`)).toThrow('there is no "nonsense"')
    const beside = new RegExp(`^${name}\\.nonsense: there is no "nonsense"\\.$`)
    expect(() => variants(system, scenario, `${name}.nonsense=1`)).toThrow(beside)
    expect(remedyOf(() => variants(system, scenario, `${name}.nonsense=1`))).toMatch(
      /^Name one of: (?!.*nonsense)\w+, /,
    )
    expect(() => variants(system, scenario, raise.replace(/=.*/, '=low..high'))).toThrow('no row of numbers')
    expect(() => variants(system, scenario, raise.replace(/=.*/, '=1..9999:1'))).toThrow('asks for 9999 variants')
    expect(() => variants(system, scenario, raise.replace(/=.*/, '=1D..9'))).toThrow('no row of numbers')
    expect(() => variants(system, scenario, raise.replace(/=.*/, '=9..1'))).toThrow('no row of numbers')
    await expect(compare(system, { variants: [base], fights: 10 })).rejects.toThrow('nothing to compare')
    await expect(compare(system, { variants: [base, base], fights: 1 })).rejects.toThrow('1 fights cannot be compared')
  })
})
