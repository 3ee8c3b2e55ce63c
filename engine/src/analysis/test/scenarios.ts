import { Fight } from '../../kernel/fight.ts'
import { byPolicy } from '../../kernel/oracles/policy.ts'
import type { AnySystem, Choice } from '../../kernel/types.ts'
import { systems } from '../../systems/index.ts'
import { botsOf } from '../bots.ts'
import { type Waiting, waitingIn } from '../odds.ts'

/** A small fight of each system, and a number of one of its fighters that plainly matters. */
export const FIGHTS: Readonly<Record<string, { scenario: object; raise: string }>> = {
  cfi: {
    scenario: { system: 'cfi', sides: { road: { bandit: {} }, watch: { orc: {} } }, distance: 1 },
    raise: 'bandit.combat=20..100:40',
  },
  olde: {
    scenario: { system: 'olde', sides: { keep: { warrior: {} }, wild: { ranger: {} } }, distance: 1 },
    raise: 'warrior.finesse=4..12:4',
  },
  renaissance: {
    scenario: { system: 'renaissance', sides: { town: { watchman: {} }, gang: { 'goblin-ganger': {} } }, distance: 1 },
    raise: 'watchman.skills.melee weapons=20..80:30',
  },
  d6: {
    scenario: { system: 'd6', sides: { guard: { soldier: {} }, gang: { ruffian: {} } }, distance: 2 },
    raise: 'soldier.skills.melee combat=1D..7D:3D',
  },
  example: {
    scenario: { system: 'example', sides: { crew: { sailor: {} }, house: { thug: {} } } },
    raise: 'sailor.brawling=0..8:4',
  },
  legend: {
    scenario: { system: 'legend', sides: { heroes: { lilina: {} }, bandits: { bandit: {} } }, distance: 1 },
    raise: 'lilina.styles.0.skill=20..100:40',
  },
}

/** Every system that is registered, with its small fight. */
export const EACH = Object.values<AnySystem>(systems).flatMap((system) => {
  const fight = FIGHTS[system.id]
  return fight === undefined ? [] : [{ system, ...fight }]
})

/** The `n`-th decision that waits in a fight of bots. */
export function waiting(system: AnySystem, scenario: object, seed: string, n: number): Waiting | undefined {
  let count = 0
  const begun = system.begin((system.setup.parse(scenario) as { setup: unknown }).setup)
  const bots = botsOf(system, begun, {})
  const stopAt = byPolicy((choice: Choice) => (count++ < n ? bots(choice) : undefined))
  return waitingIn(Fight.begin(system, scenario, { by: 'keyed', seed }, [stopAt]).proceed())
}
