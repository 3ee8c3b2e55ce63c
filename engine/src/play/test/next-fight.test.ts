import { describe, expect, test } from 'vitest'
import { Fight } from '../../kernel/fight.ts'
import { byPolicy } from '../../kernel/oracles/policy.ts'
import type { AnySystem } from '../../kernel/types.ts'
import { systems } from '../../systems/index.ts'
import { nextFight, survivors } from '../next-fight.ts'

const played = (system: AnySystem, scenario: object, seed = '3') =>
  Fight.begin(system, scenario, { by: 'keyed', seed }, [byPolicy(() => system.policies.default)]).proceed()

const begun = (system: AnySystem, scenario: unknown): unknown => {
  const parsed = system.setup.parse(scenario)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return system.begin(parsed.setup)
}

describe.each(Object.values<AnySystem>(systems))('the next fight of $id', (system) => {
  const [a = '', b = a] = system.content[0]?.entries.map(({ id }) => id) ?? []
  const scenario = {
    system: system.id,
    title: 'The first',
    sides: { red: { [a]: { count: 2 }, ann: { like: a } }, blue: { [b === a ? 'ben' : b]: { like: b, count: 2 } } },
    seats: { kim: ['ann', `${a}-1`] },
  }

  test('begins as the last one ended, however often', () => {
    let fight = played(system, scenario)
    for (let n = 0; n < 3; n++) {
      const everybody = Object.fromEntries(survivors(fight).map(({ id }) => [id, 'carried' as const]))
      const next = nextFight(fight, everybody)
      expect(next.leftOut).toEqual([])
      const state = begun(system, next.scenario)
      for (const { id, condition } of survivors(fight)) {
        if (condition === 'dead') continue
        expect(system.carriedOver(state, id), `${id}, fight ${n}`).toEqual(system.carriedOver(fight.state, id))
      }
      fight = played(system, next.scenario, `next ${n}`)
    }
  })

  test('the dead stay behind unless somebody says otherwise, and so does whoever is sent away', () => {
    const fight = played(system, scenario)
    const dead = survivors(fight).filter(({ condition }) => condition === 'dead')
    const { scenario: next } = nextFight(fight, { ann: 'out' })
    const text = JSON.stringify(next.sides)
    for (const { id } of dead) expect(text).not.toContain(`"${id}":`)
    expect(text).not.toContain('"ann"')
    expect(JSON.stringify(next.seats ?? {})).not.toContain('ann')
  })

  test('whoever is whole again is as the scenario had them', () => {
    const fight = played(system, scenario)
    const fresh = Object.fromEntries(survivors(fight).map(({ id }) => [id, 'fresh' as const]))
    const state = begun(system, nextFight(fight, fresh).scenario)
    const start = begun(system, scenario)
    for (const { id } of survivors(fight)) expect(system.carriedOver(state, id)).toEqual(system.carriedOver(start, id))
  })
})

test('only what changed is written', () => {
  const fight = Fight.begin(
    systems.example,
    { system: 'example', sides: { a: { sailor: {} }, b: { thug: {} } } },
    { by: 'keyed', seed: '1' },
  ).proceed()
  expect(nextFight(fight).scenario).toEqual({ system: 'example', sides: { a: { sailor: {} }, b: { thug: {} } } })
})

test('whoever the game master brought in goes on, and a map and a mount that is gone do not', () => {
  const fight = Fight.begin(
    systems.example,
    { system: 'example', sides: { a: { sailor: {} }, b: { thug: {} } } },
    { by: 'keyed', seed: '1' },
  ).proceed()
  fight.rule({ do: 'add', side: 'b', who: 'cook', like: 'thug', fields: { grit: 3 } }, 'he heard the noise')
  const { sides } = nextFight(fight).scenario as { sides: Record<string, object> }
  expect(sides.b).toMatchObject({ thug: {}, cook: { like: 'thug', grit: 3 } })

  const riders = {
    system: 'renaissance',
    sides: {
      a: { knight: { mount: 'destrier' }, destrier: { like: 'war-horse' } },
      b: { rival: { like: 'knight' } },
    },
    map: { picture: 'kd..\n...r', key: { k: 'knight', d: 'destrier', r: 'rival' } },
  }
  const ride = Fight.begin(systems.renaissance, riders, { by: 'keyed', seed: '1' }).proceed()
  const { scenario, leftOut } = nextFight(ride, { destrier: 'out' })
  expect(leftOut).toEqual(['map', 'sides.a.knight.mount'])
  expect(systems.renaissance.setup.parse(scenario).ok).toBe(true)
})
