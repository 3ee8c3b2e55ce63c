// A plain exchange of every system: two fighters within reach of each other, nobody with points to spend, one blow.
import { Context, dice, exact, systems, through } from '../../engine/dist/index.js'
import { duel } from '../legend/duel.mjs'

const SCENARIOS = {
  example: { system: 'example', sides: { crew: { sailor: {} }, house: { thug: {} } } },
  legend: { ...duel(1), distance: 1 },
  d6: {
    system: 'd6',
    sides: { guards: { soldier: { characterPoints: 0, fatePoints: 0 } }, raiders: { goblin: {} } },
    distance: 2,
  },
  cfi: { system: 'cfi', sides: { guards: { bandit: { luck: 0 } }, raiders: { orc: { luck: 0 } } }, distance: 5 },
  renaissance: {
    system: 'renaissance',
    sides: { guards: { watchman: {} }, raiders: { 'goblin-ganger': {} } },
    distance: 1,
  },
  olde: { system: 'olde', sides: { guards: { warrior: {} }, raiders: { orc: {} } }, distance: 1 },
}

/** The state before somebody's first blow, for each system. */
export function plainExchanges() {
  return Object.entries(SCENARIOS).map(([name, scenario]) => {
    const system = systems[name]
    const policy = system.policies.default
    let state = system.begin(through(system.setup, scenario, 'scenario'))
    for (let step = 0; step < 40; step++) {
      const after = system.copy(state)
      let blow = false
      const decide = (choice) => policy(choice, after)
      const fast = { dice: new dice.Stream('plain', step), prepare: undefined, decide }
      system.step(
        new Context({ fast }, (event) => {
          blow ||= event.type === 'attack' || event.type === 'blow'
        }),
        after,
      )
      if (blow) return { system, state, policy }
      state = after
    }
    throw new Error(`nobody of ${name} strikes a blow in 40 steps`)
  })
}

/** The exact odds of that step, decisions by the default policy: how likely each result of each fighter is. */
export function oddsOf({ system, state, policy }) {
  const chances = new Map()
  const each = ({ events, weight }) => {
    for (const event of events)
      for (const { name, value, by, on } of system.features.results(event)) {
        const key = `${name}|${value}|${by}|${on}`
        chances.set(key, (chances.get(key) ?? 0) + weight)
      }
  }
  return { ...exact(system, state, { policy: () => policy, events: true, each }), chances }
}
