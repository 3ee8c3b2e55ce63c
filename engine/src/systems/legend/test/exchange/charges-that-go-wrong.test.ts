import { describe, expect, test } from 'vitest'
import { chargeBlow, chargeMeets } from '../../exchange/receiving-a-charge.ts'
import type { Charge, Ctx, State } from '../../state/types.ts'
import { acting, alone, asking, being, the } from '../arrange.ts'
import { apart, blow, spear, sword } from '../charges.ts'
import { duel, item, man, offered, told } from '../clash.ts'

const CHARGE: Charge = { by: 'ann', on: 'bob', passing: false, answer: 'stand', answered: true, knockedBack: false }
const strikes = (ctx: Ctx, s: State): void => {
  s.charge = { ...CHARGE }
  chargeBlow(ctx, s, 'ann', 'bob', 'ann war-sword')
}

describe('a charge', () => {
  test('strikes no blow with what has been dropped or hangs from a useless arm', () => {
    const dropped = duel(sword, sword, (s) => {
      item(s, 'ann', 'war-sword').where = 'ground'
    })
    expect(told(alone(dropped, '', strikes), 'overtaken')).toMatchObject([{ who: 'ann', action: 'charge' }])
    const lamed = duel(sword, sword, (s) => {
      const arm = the(s, 'ann').limbs[4]
      if (arm !== undefined) arm.useless = true
    })
    expect(told(alone(lamed, '', strikes), 'overtaken')).toMatchObject([{ who: 'ann', action: 'charge' }])
  })

  test('that ends with a pulled blow is a charge, at half the damage', () => {
    const run = 'ann act: charge\nann act: move\nann halt: 8\nann act: pulledBlow\nann weapon: war-sword'
    const state = apart(20, { change: being('bob', { actions: 0 }) })
    const played = acting(state, `${run}\nann ride on: stop\n${blow(50, '5 1')}`)
    expect(told(played, 'charges')).toHaveLength(1)
    expect(told(played, 'pulled')).toHaveLength(1)
    expect(told(played, 'momentum')).toHaveLength(1)
  })

  test('is not struck back at by one who is surprised, even after his own Strike Rank', () => {
    const state = duel(sword, spear, being('bob', { surprised: 1, alert: true, cornered: true }))
    const { state: met } = alone(state, 'ann ride on: stop', (ctx, s) =>
      chargeMeets(ctx, s, 'ann', 'bob', 'ann war-sword'),
    )
    expect(met.next.map(({ kind, who }) => `${kind} ${who}`)).toEqual(['chargeBlow ann', 'chargeOver ann'])
  })
})

describe('one who is surprised', () => {
  test('opposes one who breaks away, and strikes at nobody', () => {
    const state = duel(man(['war-sword']), man(['war-sword']), being('bob', { surprised: 1, alert: true }))
    const opened = asking(state, 'ann act: changeDistance')
    expect(offered(opened)).toEqual(['counter', 'none'])
  })
})
