import { expect, test } from 'vitest'
import { Stream } from '../dice/stream.ts'
import type { Scenario } from '../kernel/testing/index.ts'
import { begun, fight } from '../kernel/testing/laws/campaign.ts'
import type { AnySystem } from '../kernel/types.ts'
import { cfi } from './cfi/index.ts'
import { legend } from './legend/index.ts'

const against = (system: string, ann: object, distance: number, map = {}): Scenario => ({
  system,
  sides: { a: { ann }, b: { bob: { like: system === 'cfi' ? 'guard' : 'bandit' } } },
  ...(distance > 0 ? { distance } : map),
})
const SPEAR = {
  cfi: { like: 'guard', weapons: ['shortspear', 'heater'], ready: ['shortspear', 'heater'] },
  legend: { like: 'alaric', ready: ['short-spear'], styles: [{ name: 'spear', skill: 70, weapons: ['short-spear'] }] },
}

/** How ann's options are called when she is first asked that, by their keys; what she answers there. */
function called(system: AnySystem, scenario: Scenario, ask: string): Readonly<Record<string, string>> {
  let heard: Readonly<Record<string, string>> | undefined
  const plan = {
    decide: (choice: { readonly options: readonly { readonly key: string }[] }) =>
      Math.max(
        0,
        choice.options.findIndex(({ key }) => key === 'attack'),
      ),
    dice: new Stream('throws', 0),
    steps: 12,
    asked: (choice: Parameters<AnySystem['ask']>[0]) => {
      if (choice.who !== 'ann' || choice.about.ask !== ask) return
      heard ??= Object.fromEntries(choice.options.map((option) => [option.key, system.say(choice, option)]))
    },
  }
  for (const _ of fight(system, begun(system, scenario), plan)) if (heard !== undefined) break
  return heard ?? {}
}

test('an attack that can only throw what is in hand says so, and what it leaves there', () => {
  expect(called(cfi, against('cfi', SPEAR.cfi, 25), 'turn')).toMatchObject({
    attack: 'throw the shortspear (in hand then: heater)',
  })
  expect(called(legend, against('legend', SPEAR.legend, 18), 'act')).toMatchObject({
    attack: 'throw the short spear (in hand then: nothing)',
  })
  const two = {
    ...against('legend', SPEAR.legend, 18),
    sides: { a: { ann: SPEAR.legend }, b: { bob: { like: 'bandit', count: 2 } } },
  }
  expect(called(legend, two, 'target')).toMatchObject({
    'bob-1': 'bob-1: throw the short spear (in hand then: nothing)',
  })
})

test('where a blow can be struck, attack is an attack, and the throw an option beside it', () => {
  expect(called(cfi, against('cfi', SPEAR.cfi, 5), 'turn')).toMatchObject({ attack: 'attack' })
  expect(called(cfi, against('cfi', SPEAR.cfi, 5), 'weapon')).toMatchObject({
    shortspear: 'shortspear',
    'throw shortspear': 'throw the shortspear (in hand then: heater)',
  })
  expect(called(legend, against('legend', SPEAR.legend, 1), 'act').attack).not.toContain('throw')
  expect(called(legend, against('legend', SPEAR.legend, 1), 'weapon')).toMatchObject({
    'throw short-spear': 'throw the short spear (in hand then: nothing)',
  })
})
