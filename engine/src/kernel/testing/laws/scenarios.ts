import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { jsonSchema } from '../../json-schema.ts'
import type { AnySystem, Fault } from '../../types.ts'
import type { Scenario } from '../play.ts'
import { bots, fight, type Laws, walk } from './campaign.ts'

const WRONG: readonly unknown[] = [null, -1, 1e9, 0.5, '', 'nobody', true, [], {}, ['nobody'], { nobody: 1 }]

/** Whatever stands in a scenario, every error is named; and what passes the door can be played. */
export function errorsNamed(system: AnySystem, scenario: Scenario): void {
  for (const raw of [undefined, null, 7, 'a fight', [], {}]) expect(faultsOf(system, raw)).not.toEqual([])
  expect(paths(faultsOf(system, { ...scenario, nonsense: 1 }))).toContain('nonsense')
  expect(paths(faultsOf(system, { ...scenario, sides: {} }))).toContain('sides')
  expect(paths(faultsOf(system, { ...scenario, options: { nonsense: 1 } }))).toContain('options.nonsense')
  const places: string[][] = []
  walk(scenario, (_, path) => places.push([...path]))
  for (const place of places.slice(1)) {
    for (const wrong of WRONG) {
      const raw = replaced(scenario, place, wrong)
      if (faultsOf(system, raw).length > 0) continue
      const parsed = system.setup.parse(raw)
      if (!parsed.ok) continue
      const plan = { decide: bots(system), dice: new Stream('door', 0), steps: 3 }
      for (const { step } of fight(system, system.begin(parsed.setup), plan)) expect(step.asked).toBeUndefined()
    }
  }
}

/** The faults a system promises to find are found at the field to blame. */
export function faultsFound(system: AnySystem, { faults = {} }: Laws): void {
  expect(typeof jsonSchema(system.setup)).toBe('object')
  for (const [name, { scenario, path }] of Object.entries(faults)) {
    expect(paths(faultsOf(system, scenario)), name).toContain(path)
  }
}

const paths = (faults: readonly Fault[]): string[] => faults.map(({ path }) => path.join('.'))

function faultsOf(system: AnySystem, raw: unknown): readonly Fault[] {
  const parsed = system.setup.parse(raw)
  if (parsed.ok) return []
  expect(parsed.faults.length, 'a refused scenario has faults').toBeGreaterThan(0)
  for (const { found, allowed } of parsed.faults) {
    expect(found, 'what was found').not.toBe('')
    expect(allowed, 'what is allowed').not.toBe('')
  }
  return parsed.faults
}

function replaced(x: unknown, [first, ...rest]: readonly string[], by: unknown): unknown {
  if (first === undefined) return by
  if (Array.isArray(x)) return x.with(Number(first), replaced(x[Number(first)], rest, by))
  const record = x as Readonly<Record<string, unknown>>
  return { ...record, [first]: replaced(record[first], rest, by) }
}
