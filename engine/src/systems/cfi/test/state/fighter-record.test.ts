import { expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { Fight } from '../../../../kernel/fight.ts'
import { through } from '../../../../kernel/schema.ts'
import { PEOPLE } from '../../content/people.ts'
import { cfi } from '../../index.ts'
import type { State } from '../../state/types.ts'

const refused =
  (ann: object, more: object = {}) =>
  () =>
    through(cfi.setup, { system: 'cfi', sides: { a: { ann }, b: { orc: {} } }, ...more }, 'scenario')

test.each([
  [{ like: 'guard', weapons: ['excalibur'] }, /ann.weapons.0.*unknown weapon "excalibur".*one of/],
  [{ like: 'guard', ready: ['dagger'] }, /ann.ready.0.*one of what he carries: shortspear/],
  [{ like: 'guard', armor: { tail: 'leather' } }, /ann.armor.tail.*rightLeg/],
  [{ like: 'guard', armor: { chest: 'mithril' } }, /ann.armor.chest.*one of furs/],
  [{ like: 'guard', rides: 'pegasus' }, /ann.rides.*somebody of this fight/],
  [{ like: 'guard', ward: { item: 'heater', from: 'wing' } }, /ann.ward.from.*one of rightLeg/],
  [{ like: 'guard', cover: { locations: ['head'] } }, /ann.cover.*an object, or its Armor Points/],
  [{ like: 'mage', armor: { all: 'leather' } }, /ann.armor.*a mage casts no spell in armor/],
  [{ like: 'guard', combat: 999 }, /ann.combat.*at most 300/],
  [{ like: 'unicorn' }, /ann.like.*one of/],
])('a record that cannot be is named with its field and the remedy: %j', (ann, says) => {
  expect(refused(ann)).toThrow(says)
})

test('whoever the content has may carry other weapons, and a mage begins with a hand to cast with', () => {
  for (const like of Object.keys(PEOPLE)) expect(refused({ like, weapons: ['club'] })).not.toThrow()
  const s = cfi.begin(refused({ like: 'mage' })())
  expect(s.fighters[0]?.items.map(({ id, where }) => [id, where])).toEqual([
    ['ann dagger', 'right'],
    ['ann quarterstaff', 'stowed'],
    ['ann unarmed', 'body'],
  ])
})

test('a square is five or ten feet', () => {
  expect(refused({ like: 'guard' }, { map: { cell: 7, picture: 'ao', key: { a: 'ann', o: 'orc' } } })).toThrow(
    /map.cell.*5 or 10/,
  )
})

test('the game master sets Hit Points, lets somebody fall, changes the wind, and ends the fight', () => {
  const begun = Fight.begin(
    cfi,
    { system: 'cfi', sides: { a: { guard: {} }, b: { orc: {} } }, distance: 5 },
    { by: 'typed' },
  )
  const hurt = begun.rule({ do: 'hit points', who: 'guard', location: 'chest', to: 2 }, 'an old wound')
  expect((hurt.state as State).fighters[0]?.limbs[3]?.hp).toBe(2)
  const windy = hurt.rule({ do: 'scene', what: 'wind', to: 'strong' }, 'a squall')
  expect((windy.state as State).scene.wind).toBe('strong')
  expect(() => windy.rule({ do: 'scene', what: 'wind', to: 'sideways' }, 'no')).toThrow(/none, light, moderate/)
  expect(windy.rule({ do: 'end', won: ['a'] }, 'they yield').outcome).toEqual({ won: ['a'], because: 'ruling' })
})

test('whom the game master takes out nobody aims at, fears, waits for, rides or casts at any more', () => {
  const scenario = { system: 'cfi', sides: { a: { guard: {} }, b: { orc: { count: 3 } } }, distance: 5 }
  const before = through(cfi.setup, scenario, 'scenario')
  const state = cfi.begin(before)
  const [guard] = state.fighters
  Object.assign(guard ?? {}, {
    aimingAt: 'orc-1',
    aimed: 2,
    keptOff: ['orc-1', 'orc-2', 'orc-3'],
    terrified: ['orc-1', 'orc-2', 'orc-3'],
    mount: 'orc-1',
    rider: 'orc-1',
    casting: { spell: 'fireball', intensity: 1, at: 'orc-1', left: 1, harder: 0, held: false },
    counters: ['orc-1', 'orc-2', 'orc-3'].map((against) => ({ only: 'guard', is: { against, effect: 'bash' } })),
  })
  state.next = [
    { kind: 'last action', who: 'orc-1' },
    { kind: 'last action', who: 'guard' },
  ]
  state.favors = ['orc-1', 'guard'].map((who) => ({ who, grade: 'hard' as const, until: 9, because: 'a word' }))
  const { state: left } = advance(cfi, state, [{ ruling: { do: 'remove', who: 'orc-1' }, because: 'gone' }]) as {
    state: State
  }
  expect(left.fighters.map(({ id }) => id)).toEqual(['guard', 'orc-2', 'orc-3'])
  expect(left).toMatchObject({ next: [{ kind: 'last action', who: 'guard' }], favors: [{ who: 'guard' }] })
  expect(left.fighters[0]).toMatchObject({
    aimingAt: undefined,
    aimed: 0,
    keptOff: ['orc-2', 'orc-3'],
    terrified: ['orc-2', 'orc-3'],
    mount: undefined,
    rider: undefined,
    casting: undefined,
    counters: [{ is: { against: 'orc-2' } }, { is: { against: 'orc-3' } }],
  })
})
