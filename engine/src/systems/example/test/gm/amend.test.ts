import { describe, expect, test } from 'vitest'
import { arranged, play, type Scenario } from '../../../../kernel/testing/index.ts'
import { type Command, command } from '../../gm/commands.ts'
import { example } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel } from '../scenarios.ts'

const of = (state: State, id: string): Fighter => {
  const fighter = state.fighters.find((f) => f.id === id)
  if (fighter === undefined) throw new Error(`nobody is called ${id}`)
  return fighter
}

describe('rulings', () => {
  const after = (from: State | Scenario, ruling: Command): State =>
    play({ ...example, step: (ctx, s) => example.amend(ctx, s, ruling) }, arranged(example, from), '').state
  const faults = (ruling: object): string => {
    const parsed = command.parse(ruling)
    return parsed.ok ? '' : parsed.faults.map(({ path, allowed }) => `${path.join('.')}: ${allowed}`).join('; ')
  }

  test('numbers within their bounds', () => {
    for (const [field, most] of [
      ['grit', 200],
      ['actions', 10],
      ['dazed', 10],
    ] as const) {
      expect(of(after(duel, { do: 'set', who: 'sailor', field, to: 3 }), 'sailor')[field]).toBe(3)
      expect(faults({ do: 'set', who: 'sailor', field, to: most + 1 })).toBe(`to: at most ${most}`)
      expect(faults({ do: 'set', who: 'sailor', field, to: 0 })).toBe('')
      expect(faults({ do: 'set', who: 'sailor', field, to: -1 })).toMatch('at least 0')
    }
  })

  test('a newcomer is made like a known one or by hand, and waits for the round; who leaves is gone', () => {
    const thug = after(duel, { do: 'add', side: 'house', who: 'bruno', like: 'thug', fields: { grit: 5 }, metres: 5 })
    expect(of(thug, 'bruno')).toMatchObject({ side: 'house', kind: 'thug', grit: 5, fullGrit: 5, might: 1, actions: 0 })
    const own = { quickness: 1, brawling: 1, might: 1, hide: 1, grit: 3 }
    const made = after(duel, { do: 'add', side: 'guests', who: 'mia', fields: own, metres: 5 })
    expect(of(made, 'mia')).toMatchObject({ ...own, kind: null })
    const left = after(thug, { do: 'remove', who: 'bouncer' })
    expect(left.fighters.map(({ id }) => id)).toEqual(['sailor', 'bruno'])
    expect(faults({ do: 'add', side: 'house', who: 'eve', like: 'thug', fields: { grit: 0 } })).toMatch(
      'fields.grit: at least 1',
    )
  })
})
