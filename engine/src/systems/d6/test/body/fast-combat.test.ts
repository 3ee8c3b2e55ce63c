import { expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, run, strike, told, turnOf } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)

rule(
  'D6-C-HIT-Effects',
  'each hurt part hinders what is done with it, an arm and its hand once, and nothing else',
  () => {
    const off = (hurt: Fighter['hurt'], script: string, actions = 1) => {
      const ana = { skills: { acrobatics: '4D', 'melee combat': '4D', mettle: '4D' } }
      const ran = run(turnOf(duel(ana), 'ana', actions, set('ana', { hurt })), script)
      return counted(told(ran, 'skill'))['D6-C-HIT-Effects']
    }
    const trick = 'ana act: trick\nana trick: 2 2 2'
    const steel = 'ana act: steel the mind\nana mettle: 2 2 2 2'
    expect([
      off(['arm', 'leg'], trick, 2),
      off(['hand'], trick, 2),
      off(['leg'], trick, 2),
      off(['head'], trick, 2),
    ]).toEqual([-2, -1, -1, undefined])
    const blow = strike('1 1 1 1')
    expect([off(['arm', 'hand'], blow), off(['hand'], blow), off(['leg'], blow), off(['head', 'chest'], blow)]).toEqual(
      [-1, -1, undefined, undefined],
    )
    expect([off(['head'], steel), off(['arm'], steel)]).toEqual([undefined, undefined])
  },
)

test('of fast combat the penalty of the first round stays, of the Stunned none, and later rounds add none', () => {
  const after = (round: number, wound: Fighter['wound'], fastCombat = true) => {
    const s = turnOf(crowd({}, { bo: {}, cy: {} }, { options: { fastCombat } }), 'ana', 1, (t) => {
      t.round = round
      Object.assign(t, { acting: [], at: t.order.length })
      set('bo', { wound, ...during('stunned', 9) })(t)
    })
    return of(run(s, ''), 'bo').fastPenalty
  }
  expect([after(1, 'wounded'), after(1, 'severely wounded'), after(1, 'stunned')]).toEqual([-3, -6, 0])
  expect([after(2, 'wounded'), after(1, 'wounded', false)]).toEqual([0, 0])
})

test('a bomb of which there are two is asked for by a name of its own', () => {
  const twice = turnOf(duel({ weapons: ['black powder bomb', 'black powder bomb'] }, {}, { distance: 6 }), 'ana')
  const ran = run(
    twice,
    'ana act: throw bomb\nana weapon: black powder bomb 2\nana attack: 5 5 5 5\nbo dive: none\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 1 1 1',
  )
  expect(of(ran, 'ana').items.map(({ loaded }) => loaded)).toEqual([true, false, true])
})
