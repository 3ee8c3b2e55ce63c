import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { withdrawWeapon } from '../../actions/ready.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { CHEST, duel, fought, hp, item, man, offered, spent, told } from '../clash.ts'
import { apart, archer, shotWorth } from '../shooting.ts'

const sword = man(['war-sword'])

describe('as it happens', () => {
  rule('LEG-MAN-Entangle', 'a net tangles what it is parried with no less, though no damage passes', () => {
    const { state } = fought(
      duel(man(['net']), man(['war-sword', 'heater-shield'])),
      'net',
      'bob defend: heater-shield\nann attack: 6\nbob parry: 60\nann manoeuvre: entangle\nann damage: 1\nann hit location: 10',
    )
    expect(state.holds).toMatchObject([{ kind: 'entangle', on: 'bob', location: CHEST }])
    expect(hp(state, 'bob', CHEST)).toBe(7)
  })

  rule(
    'LEG-MAN-DamageWeapon',
    'a blow at the attacker’s weapon does not spare the body of the one who strikes it',
    () => {
      const { state } = fought(
        duel(man(['great-sword']), man(['dagger']), undefined, { damageWeapon: 'insteadOfBody' }),
        'great-sword',
        'bob defend: dagger\nann attack: 50\nbob parry: 6\nbob manoeuvre: damageWeapon\nann damage: 1 1\nann hit location: 10\nbob weapon damage: 1',
      )
      expect(hp(state, 'bob', CHEST)).toBe(7 - 2)
    },
  )

  rule('LEG-RM-Attacker', 'a blind target is shot at as any other; a blind shooter fails', () => {
    const level = (change: (s: State) => void) =>
      told(
        asking(apart(20, archer('short-bow'), change), 'ann act: attack\nann attack: 30', {
          arrange: spent,
        }),
        'attack',
      )[0]?.level
    expect(level(being('bob', { blind: true }))).toBe('success')
    expect(level(being('ann', { blind: true }))).toBe('failure')
    expect(shotWorth(apart(20, archer('short-bow'), being('bob', { blind: true })), 'short-bow')).toBe(60)
  })

  rule('LEG-MAN-Impale', 'of two weapons in wounds he says which he pulls out', () => {
    const state = arranged(facing({ ann: man(['short-spear', 'dagger']) }, { bob: sword, cid: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
      for (const [weapon, on] of [
        ['short-spear', 'bob'],
        ['dagger', 'cid'],
      ] as const) {
        const thing = item(s, 'ann', weapon)
        thing.where = 'stuck'
        s.impaled.push({
          by: 'ann',
          on,
          item: thing.id,
          location: CHEST,
          penalty: 20,
          roll: 30,
          skill: 60,
          level: 'success',
        })
      }
    })
    const out = (choice: string) =>
      alone(state, `ann withdraw: ${choice}\nann brawn: 95`, (ctx, s) => withdrawWeapon.act(ctx, s, the(s, 'ann')))
    for (const at of ['bob', 'cid']) {
      const key = offered(asking(state, 'ann act: withdrawWeapon')).find((one) => one.includes(at)) ?? ''
      expect(told(out(key), 'hauled')).toMatchObject([{ at }])
    }
  })

  test('nobody mounts a beast that is no bigger than he', () => {
    const pony = (siz: number) =>
      arranged(
        facing({ ann: sword, pony: { like: 'horse', characteristics: { siz } } }, { bob: sword }, {}, { distance: 9 }),
        (s) => {
          s.where = { bands: spaced(['ann', 'pony', 'bob'], [1, 9, 9]) }
        },
      )
    const why = (siz: number) => refusal(legend, pony(siz), 'ann', 'mount')
    expect(why(13)).toMatchObject({ because: 'no riding beast stands beside him' })
    expect(why(14)).toBeUndefined()
  })
})
