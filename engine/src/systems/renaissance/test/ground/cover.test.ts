import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { attack, counted, duel, needs, of, onMap, run, told, turnOf } from '../arrange.ts'

describe('cover', () => {
  const behind = (cover: 'none' | 'minimal' | 'partial' | 'total', distance = 9, weapons = ['light bow']) =>
    turnOf(duel({ weapons }, {}, { distance }), 'ana', (s) => {
      of({ state: s }, 'bo').cover = cover
    })
  const number = (cover: 'minimal' | 'partial') =>
    needs(told(run(behind(cover), 'ana turn: attack\nana attack: 99'), 'attack'))
  rule(['REN-COVER-01', 'REN-COVER-02'], 'minimal cover -10, partial -30', () => {
    expect([number('minimal'), number('partial')]).toEqual([50, 30])
  })
  rule('REN-COVER-03', 'behind total cover nobody is attacked', () => {
    expect(refusal(renaissance, behind('total'), 'ana', 'attack')?.rule).toBe('REN-COVER-03')
  })
  rule('REN-COVER-04', 'it is had against an attacker: one who stands by goes round it', () => {
    const taken = run(
      turnOf(duel({}, {}, { distance: 9, scene: { cover: 'partial' } })),
      'ana turn: take cover\nana turn: end turn',
    )
    expect(of(taken, 'ana').cover).toBe('partial')
    expect(needs(told(run(behind('partial', 1, ['short sword']), attack(99)), 'attack'))).toBe(60)
  })
  test('on a map it is what hides him: a low wall hides one who crouches more than one who stands', () => {
    const map = onMap('a...o.b', ['ana', 'bo'], { o: 'low wall' })
    const at = (stance: string) =>
      counted(
        told(
          run(
            turnOf(duel({ weapons: ['light bow'] }, {}, map), 'bo', (s) => {
              s.order = ['bo', 'ana']
            }),
            `${stance === 'standing' ? '' : 'bo turn: crouch\n'}bo turn: end turn\nana turn: attack\nana attack: 99`,
          ),
          'attack',
        ),
      )
    expect([at('standing')['REN-COVER-01'], at('crouching')['REN-COVER-02']]).toEqual([-10, -30])
    expect(
      refusal(
        renaissance,
        turnOf(duel({ weapons: ['light bow'] }, {}, onMap('a..#.b', ['ana', 'bo']))),
        'ana',
        'attack',
      )?.rule,
    ).toBe('REN-COVER-03')
  })
  rule('REN-COVER-06', 'a weapon for it rested on partial cover has +10', () => {
    const state = turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: 9 }), 'ana', (s) => {
      of({ state: s }, 'ana').cover = 'partial'
    })
    expect(needs(told(run(state, 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(80)
    const bow = turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 }), 'ana', (s) => {
      of({ state: s }, 'ana').cover = 'partial'
    })
    expect(needs(told(run(bow, 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(60)
  })
  test('who goes leaves his cover', () => {
    const ran = run(
      turnOf(duel({}, {}, { distance: 9 }), 'ana', (s) => {
        of({ state: s }, 'ana').cover = 'partial'
      }),
      'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn',
    )
    expect(of(ran, 'ana').cover).toBe('none')
  })
})
