import { expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { keyedDice } from '../../../../kernel/oracles/keyed-dice.ts'
import { arranged, type Scenario } from '../../../../kernel/testing/index.ts'
import { bandByTable, bandByText, bandPlain, bandRevised } from '../../exchange/effects.ts'
import { olde } from '../../index.ts'
import type { OldeEvent, State } from '../../state/types.ts'
import { advanced, afflicted, brawl, corridor, duel, hexes, ledge, party } from '../scenarios.ts'

/** Fights at random: every event with the state after its step. */
function* events(scenario: Scenario, seed: string, most: number): Generator<OldeEvent> {
  let state = arranged(olde, scenario)
  let n = 0
  const dice = keyedDice(seed, 0, new Map())
  // A different answer each time, but the same in every run.
  const decide = ({ options }: { readonly options: readonly { readonly key: string }[] }) =>
    options[(n++ * 7919) % options.length]?.key
  for (let step = 0; step < most && olde.outcome(state) === undefined; step++) {
    const done = advance(olde, state, [], [{ decide }, dice])
    yield* done.events
    if (done.asked !== undefined) return
    state = done.state
  }
}
const TRICKY: Scenario = {
  system: 'olde',
  distance: 2,
  sides: {
    a: {
      warrior: { brawn: 6, shield: 'kite', armour: 'scale', skills: { swords: 'foreman' }, posture: 'prone' },
      wizard: { shield: 'buckler', adjustments: [{ to: 'attack', value: 2, because: 'ring' }] },
      ranger: { brawn: 4 },
    },
    b: {
      orc: { conditions: { exhausted: 'permanent' }, adjustments: [{ to: 'armor', value: 1, because: 'ward' }] },
      fencer: { conditions: { blinded: 'permanent' }, hurt: 3 },
      healer: { conditions: { frightened: 'temporary' }, adjustments: [{ to: 'defense', value: -1, because: 'hex' }] },
    },
  },
}

/** What the events say must fit together: totals and needs decide what is told to have come of them. */
function check(event: OldeEvent, { options }: Pick<State, 'options'>): number {
  switch (event.type) {
    case 'attack': {
      const band =
        options.criticalTable === 'revised' ? bandRevised : options.missBands === 'table' ? bandByTable : bandByText
      const margin = (event.rolled.total ?? 0) - (event.rolled.needs ?? 0)
      expect(event.margin).toBe(margin)
      expect([event.band, event.rolled]).toEqual([(event.as === 'cast' ? bandPlain : band)(margin), event.rolled])
      return 1
    }
    case 'check':
      expect([event.success, event.rolled]).toEqual([
        (event.rolled.total ?? 0) >= (event.rolled.needs ?? 0),
        event.rolled,
      ])
      return 1
    case 'reflex':
      if (event.mine !== null && event.his !== null)
        expect(event.inTime).toBe((event.mine.total ?? 0) >= (event.his.total ?? 0))
      return 1
    case 'clash':
      expect(event.held).toBe((event.mine.total ?? 0) >= (event.his.total ?? 0))
      return 1
    case 'ap':
      if (event.rolled !== null) {
        const slowed = event.rolled.terms.some(({ because }) => because === 'slowed')
        expect(event.ap).toBe(Math.max(slowed ? 1 : 0, event.rolled.total ?? 0))
      }
      return 1
    case 'hurt':
      expect(event.lost).toBe(
        Math.max(
          0,
          (event.terms ?? []).reduce((sum, { value }) => sum + value, event.raw),
        ),
      )
      return 1
    default:
      return 0
  }
}

test.each(
  Object.entries({ duel, party, corridor, brawl, hexes, advanced, ledge, afflicted, TRICKY }).flatMap(
    ([name, scenario]) =>
      [
        {},
        { actions: 'advanced', criticalTable: 'revised', missBands: 'table' },
        {
          actions: 'advanced',
          missBands: 'table',
          dodgeSkill: true,
          defenseSkill: 'weaponOrShield',
          invisiblePenalty: -5,
        },
      ].map((options, n) => [`${name} ${n}`, { ...scenario, options }] as const),
  ),
)('what is told was decided by the totals that are told: %s', (name, scenario) => {
  const { options } = arranged(olde, scenario)
  let checked = 0
  for (const event of events(scenario, name, 80)) checked += check(event, { options })
  expect(checked).toBeGreaterThan(4)
})
