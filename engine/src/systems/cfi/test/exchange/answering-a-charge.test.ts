import { describe, expect, test } from 'vitest'
import { momentum } from '../../actions/charge.ts'
import { lands } from '../../exchange/charging.ts'
import type { Fighter, State } from '../../state/types.ts'
import { acting, alone, facing, item, man, onMap, ready, the, told } from '../arrange.ts'

describe('a charge that is answered', () => {
  const answered = (
    script: string,
    options: object = {},
    mine = 'longsword',
    his = 'longsword',
    is: Partial<Fighter> = {},
  ) => {
    const s = ready(facing(man([mine]), man([his]), options), (at) => void Object.assign(the(at, 'bob'), is))
    return alone(s, script, (ctx, at) => {
      const [attacker, defender] = [the(at, 'ann'), the(at, 'bob')]
      const weapon = item(at, 'ann', mine)
      lands(
        ctx,
        at,
        { attacker, defender, item: weapon, charging: true, ...momentum(at, attacker, weapon, false) },
        item(at, 'bob', his),
      )
    })
  }
  const strikers = (played: ReturnType<typeof answered>) => told(played, 'attack').map(({ who }) => who)
  test('costs the point, ends a delay, lowers the guard, and is told of whom it is aimed at', () => {
    const after = answered('ann attack: 95\nbob attack: 95', {}, 'longsword', 'longsword', {
      delaying: true,
      aimedOnly: true,
      ward: { item: 'bob longsword', locations: [3] },
    })
    expect(the(after.state, 'bob')).toMatchObject({ points: 1, delaying: false, aimedOnly: false, ward: undefined })
    expect(told(after, 'did')).toMatchObject([{ who: 'bob', at: 'ann', action: 'counterattack' }])
    expect(strikers(after)).toEqual(['ann', 'bob'])
  })
  test('with an equal weapon both strike, whatever comes of the one', () => {
    const both = answered(
      'ann attack: 30\nann effect: none\nbob attack: 30\nbob effect: none\nann damage: 8 2\nann location: 20\nbob endurance: 99\nbob damage: 1\nbob location: 10',
    )
    expect([the(both.state, 'bob').condition, told(both, 'damage').map(({ who }) => who)]).toEqual([
      'dead',
      ['ann', 'bob'],
    ])
  })
  test('by a longer weapon strikes second only where the first has left both able', () => {
    const first = answered(
      `bob attack: 30\nbob effect: none\nbob damage: 10\nbob location: 20\nann endurance: 99`,
      {},
      'dagger',
      'longspear',
    )
    expect([strikers(first), the(first.state, 'ann').condition]).toEqual([['bob'], 'dead'])
    const missed = answered('bob attack: 95\nann attack: 95', {}, 'dagger', 'longspear')
    expect(strikers(missed)).toEqual(['bob', 'ann'])
    const shorter = answered(
      'ann attack: 30\nann effect: none\nann damage: 8 2\nann location: 20\nbob endurance: 99',
      {},
      'longsword',
      'dagger',
    )
    expect([strikers(shorter), the(shorter.state, 'bob').condition]).toEqual([['ann'], 'dead'])
  })
  test('where so ruled the charge is met first, and answered if both still can', () => {
    const compared = { counterattack: 'compared' }
    const parried = answered('ann attack: 95\nbob defend: none\nbob attack: 95', compared)
    expect(strikers(parried)).toEqual(['ann', 'bob'])
    const felled = answered(
      'ann attack: 30\nbob defend: none\nann effect: none\nann damage: 8 2\nann location: 20\nbob endurance: 99',
      compared,
    )
    expect(strikers(felled)).toEqual(['ann'])
  })
  test('by a weapon set against it uses the charger’s weight, before or with his charge', () => {
    const dice = (his: string, faces: string, options: object = {}) => {
      const giant = man(['dagger'], {
        characteristics: { str: 30, con: 12, siz: 30, dex: 13, int: 12, pow: 12, cha: 12 },
      })
      const s = ready(facing(giant, man([his]), options))
      const blow = `bob attack: 30\nbob effect: none\nbob damage: ${faces}\nbob location: 10\nann attack: 95`
      const after = alone(s, blow, (ctx, at) => {
        const [attacker, defender] = [the(at, 'ann'), the(at, 'bob')]
        const weapon = item(at, 'ann', 'dagger')
        const charge = { attacker, defender, item: weapon, charging: true, ...momentum(at, attacker, weapon, false) }
        lands(ctx, at, charge, item(at, 'bob', his))
      })
      return told(after, 'damage')[0]?.dice
    }
    expect([dice('longspear', '1 1'), dice('longspear', '1 1 1', { setWeapon: 'after' }), dice('glaive', '1')]).toEqual(
      ['1d10+1+1d12', '1d10+1+2d6', '1d10+2'],
    )
  })
})

test('of two weapons in two wounds he pulls out the one he means', () => {
  const sides = { heroes: { ann: man(['dagger', 'knife']) }, foes: { bob: man(), cid: man() } }
  const s: State = ready(onMap(man(), man(), '.b.\n.ac\n...', { sides, key: { c: 'cid' } }), (at) => {
    for (const [weapon, on] of [
      ['dagger', 'bob'],
      ['knife', 'cid'],
    ] as const) {
      item(at, 'ann', weapon).where = 'stuck'
      at.impaled = [...at.impaled, { by: 'ann', on, item: `ann ${weapon}`, location: 3, size: 'small' }]
    }
  })
  s.impaled = [...s.impaled, { by: 'cid', on: 'ann', item: '', location: 0, size: 'small' }]
  const script = 'ann turn: ready\nann ready: withdraw knife\nann brawn: 30\ncid brawn: 20\nann withdrawal damage: 1'
  const { state } = acting(s, script, { steps: 1 })
  expect([
    state.impaled.map(({ on }) => on),
    item(state, 'ann', 'knife').where,
    item(state, 'ann', 'dagger').where,
  ]).toEqual([['bob', 'ann'], 'right', 'stuck'])
})
