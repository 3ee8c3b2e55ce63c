import { expect, test } from 'vitest'
import { jsonSchema } from '../kernel/json-schema.ts'
import { systems } from './index.ts'

interface Described {
  readonly description?: string
  readonly properties?: Record<string, Described>
  readonly additionalProperties?: Described
}

test.each(Object.values(systems))('every field of a scenario of $id is described', (system) => {
  const { properties = {} } = jsonSchema(system.setup) as Described
  const fighter = properties.sides?.additionalProperties?.additionalProperties?.properties ?? {}
  const options = properties.options?.properties ?? {}
  const groups = { scenario: properties, options, fighter }
  expect(Object.keys(fighter).length).toBeGreaterThan(2)
  for (const [where, fields] of Object.entries(groups)) {
    for (const [name, { description }] of Object.entries(fields)) {
      expect(description ?? 'nothing', `${where}: ${name}`).toMatch(/\w+ \w+/)
    }
  }
  for (const { description } of Object.values(options)) expect(description).toContain('Without it:')
})
