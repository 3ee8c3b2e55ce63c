import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { withinReach } from '../../ground/reach.ts'
import { fighter } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { crowd, of, onMap, PLAIN, run, told, turnOf } from '../arrange.ts'

const SPEAR = { weapons: ['long spear'], DUR: 100 }
const RIDER = { ...PLAIN, mount: 'horse', DUR: 100 }
/** Ana rides at Bo and his spear, from so far. */
const ride = (picture: string | number, change?: (s: State) => void): State =>
  turnOf(
    crowd(
      { ana: RIDER, horse: { like: 'horse', warTrained: true } },
      { bo: SPEAR },
      typeof picture === 'number' ? { distance: picture } : onMap(picture, ['ana', 'horse', 'bo']),
    ),
    'ana',
    change,
  )
const braces = (s: State): void => {
  fighter(s, 'bo').braced = 'bo long spear'
}

describe('a rider who comes', () => {
  for (const [how, where] of [
    ['on a map', 'ah.......b'],
    ['without one', 8],
  ] as const) {
    rule('REN-BRACE-03', `${how}: rides onto a braced spear`, () => {
      const ran = run(
        ride(where, braces),
        'ana turn: charge\nbo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn',
      )
      expect([told(ran, 'reacts')?.kind, of(ran, 'ana').damage]).toEqual(['braced weapon', 1 + 5 + 5 + 5])
    })
    rule('REN-TAG-Fend', `${how}: is fended off`, () => {
      const ran = run(ride(where), 'ana turn: charge\nbo opportunity: long spear\nbo attack: 99\nana turn: end turn')
      expect(told(ran, 'reacts')).toMatchObject({ kind: 'fending off', at: 'ana' })
    })
  }
  rule('REN-AOO-01', 'is struck at as she rides away', () => {
    const ran = run(
      turnOf(
        crowd({ ana: RIDER, horse: { like: 'horse', warTrained: true } }, { bo: { DUR: 100 } }, { distance: 1 }),
        'ana',
      ),
      'ana turn: move\nana where: away bo\nbo opportunity: short sword\nbo attack: 99\nana turn: end turn',
    )
    expect(told(ran, 'reacts')?.kind).toBe('attack of opportunity')
  })
  rule('REN-READY-02', 'sets off what was readied for her coming within reach', () => {
    const ran = run(
      turnOf(crowd({ bo: SPEAR }, { ana: RIDER, horse: { like: 'horse', warTrained: true } }, { distance: 8 }), 'bo'),
      `bo turn: ready
bo ready: attack
bo ready: reach
bo ready: ana
bo turn: end turn
ana turn: move
ana where: towards bo
bo opportunity: readied action
bo attack: 99
ana turn: end turn`,
    )
    expect(told(ran, 'reacts')?.kind).toBe('readied attack')
  })
})

describe('the blow at who comes', () => {
  rule('REN-AOO-03', 'falls where he is within reach: whom it fells lies there', () => {
    const ran = run(
      turnOf(crowd({ ana: { DUR: 30 } }, { bo: SPEAR }, { distance: 6 }), 'ana'),
      'ana turn: move\nana where: towards bo\nana metres: 5\nbo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 5\nana knock-down: 99\nana turn: end turn',
    )
    expect(of(ran, 'ana').stance).toBe('prone')
    expect(withinReach(ran.state, of(ran, 'bo'), of(ran, 'ana'), 2)).toBe(true)
  })
  rule('REN-BRACE-03', 'meets a charger who starts within its reach, too', () => {
    const ran = run(
      turnOf(crowd({ ana: { DUR: 100 } }, { bo: SPEAR }, onMap('a.b', ['ana', 'bo'])), 'ana', braces),
      'ana turn: charge\nbo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn',
    )
    expect([told(ran, 'reacts')?.kind, of(ran, 'ana').damage]).toEqual(['braced weapon', 1 + 5 + 5 + 5])
  })
  test('a charge at somebody else does not meet it there', () => {
    const ran = run(
      turnOf(
        crowd({ ana: { DUR: 100 } }, { bo: SPEAR, cy: { weapons: ['club'] } }, onMap('b.a.....c', ['ana', 'bo', 'cy'])),
        'ana',
        braces,
      ),
      'ana turn: charge\nana target: cy\nbo opportunity: long spear\nbo attack: 99\nana turn: end turn',
    )
    expect(told(ran, 'reacts')?.kind).toBe('attack of opportunity')
  })
})
