import { describe, expect, test } from 'vitest'
import type { AnySystem } from '../../kernel/types.ts'
import { systems } from '../../systems/index.ts'
import { type Input, type SetupField, setupForm } from '../setting-up.ts'

/** Something a person could put in. */
function put(input: Input): unknown {
  switch (input.kind) {
    case 'text':
      return 'Zoë'
    case 'number':
      return Math.max(input.least ?? 0, Math.min(input.most ?? 1, 1))
    case 'yes':
      return true
    case 'choice':
      return input.choices[0]
    case 'list':
      return Array.from({ length: input.least ?? 0 }, () => put(input.of))
    case 'row':
      return input.of.map(put)
    case 'fields':
      return filled(input.fields)
    case 'record':
      return input.names?.[0] === undefined ? {} : { [input.names[0]]: put(input.of) }
    case 'either':
      return put(input.of[0] ?? { kind: 'data' })
    case 'data':
      return {}
  }
}
const filled = (fields: readonly SetupField[]): object =>
  Object.fromEntries(fields.filter(({ needed }) => needed).map(({ name, input }) => [name, put(input)]))

describe.each(Object.values<AnySystem>(systems))('setting up a fight of $id from its form', (system) => {
  const form = setupForm(system)
  const kinds = form.content[0]?.entries.map(({ id }) => id) ?? []
  const [a = '', b = a] = kinds
  const fightOf = (kind: string, more: object = {}, whole: object = {}) => ({
    system: form.system,
    sides: { red: { [kind]: more }, blue: { [kind === b ? a : b]: {} } },
    ...whole,
  })
  const refused = (raw: object): string[] => {
    const parsed = system.setup.parse(raw)
    return parsed.ok ? [] : parsed.faults.map(({ path, found, allowed }) => `${path.join('.')}: ${found}, ${allowed}`)
  }

  test('whoever is offered can be chosen', () => {
    expect(kinds.length).toBeGreaterThan(2)
    for (const kind of kinds) expect(refused(fightOf(kind)), kind).toEqual([])
  })

  test('every field is of a kind a screen can draw, and says what it means', () => {
    for (const field of [...form.fight, ...form.fighter]) {
      expect(field.input.kind, field.name).not.toBe('data')
      expect(field.about, field.name).toMatch(/\w+ \w+/)
    }
  })

  test('what is filled in is accepted, or refused at that very field', () => {
    let accepted = 0
    for (const field of form.fighter) {
      const value = field.usual ?? put(field.input)
      const faults = refused(fightOf(a, { [field.name]: value }))
      if (faults.length === 0) accepted++
      for (const fault of faults) expect(fault, `${field.name}: ${JSON.stringify(value)}`).toContain(`.${field.name}`)
    }
    expect(accepted).toBeGreaterThan(form.fighter.length / 2)
  })

  test('every ruling can be set to each of its values, and stands under one heading', () => {
    const all = form.rulings.flatMap(({ rulings }) => rulings)
    expect(all).toHaveLength(system.rulings.length)
    for (const { option, values } of all)
      for (const value of values)
        expect(refused(fightOf(a, {}, { options: { [option]: value } })), `${option}: ${value}`).toEqual([])
  })
})
