import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { forRounds, lasts } from '../../../../mechanisms/lasting.ts'
import { fallFrom } from '../../body/misfortunes.ts'
import type { Ctx } from '../../state/types.ts'
import { crowd, duel, of, run, told, turnOf } from '../arrange.ts'

const scene = { vehicles: { cart: { kind: 'chariot', driver: 'bo' } } }
const bomb = (distance: number) =>
  turnOf(crowd({ weapons: ['black powder bomb'] }, { bo: { vehicle: 'cart' } }, { distance, scene }), 'ana', 1, (s) => {
    for (const f of s.fighters) f.turned = 1
  })
const THROWN = 'ana act: throw bomb\nana attack: 5 5 5 5\nana damage: 6 6 6 6 6 5\n'

describe('a bomb under a chariot', () => {
  rule('D6-C-AREA-Burst', 'tears at the chariot as well, once', () => {
    const ran = run(bomb(8), `${THROWN}gm toughness: 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5`)
    expect(told(ran, 'vehicleDamage')).toMatchObject({ vehicle: 'cart', total: 35 })
    expect(told(ran, 'passenger')).toBeUndefined()
    expect(told(ran, 'caughtInBlast', 1)).toMatchObject({ who: 'bo', total: 35 })
  })
})
test('who falls without harm has to prepare anew', () => {
  const s = turnOf(duel(), 'ana', 1, (at) => {
    of({ state: at }, 'ana').lasting = [forRounds('prepared', 1, 'ana', 2)]
  })
  // Two metres are no dice, and who has had a turn does not soften the fall.
  fallFrom({ emit: undefined } as unknown as Ctx, s, of({ state: s }, 'ana'), 2)
  expect(lasts(of({ state: s }, 'ana').lasting, 'prepared')).toBe(false)
})
