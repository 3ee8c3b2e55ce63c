import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, needs, of, onMap, run, told, turnOf, until } from '../arrange.ts'

const leave = 'ana turn: move\nana where: away bo\nana metres: 4\n'

describe('attacks of opportunity', () => {
  rule(['REN-AOO-01', 'REN-AOO-04'], 'who leaves a threatening foe may be struck, once, as a reaction', () => {
    const ran = run(
      turnOf(duel({ DUR: 100 })),
      `${leave}bo opportunity: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn`,
    )
    expect([of(ran, 'ana').damage, of(ran, 'bo').reaction]).toEqual([9, 1])
    const spent = run(
      turnOf(duel(), 'ana', (s) => {
        of({ state: s }, 'bo').reaction = 1
      }),
      `${leave}ana turn: end turn`,
    )
    expect(told(spent, 'reacts')).toBeUndefined()
  })
  test('coming nearer provokes nobody, going past does', () => {
    const nearer = run(
      turnOf(duel({}, {}, onMap('a.b', ['ana', 'bo']))),
      'ana turn: move\nana where: cell 1,0\nana turn: end turn',
    )
    expect(told(nearer, 'reacts')).toBeUndefined()
    const past = run(
      turnOf(duel({}, {}, onMap('.....\na.b..\n.....', ['ana', 'bo']))),
      'ana turn: move\nana where: cell 3,0\nbo opportunity: short sword\nbo attack: 99\nana turn: end turn',
    )
    expect(told(past, 'reacts')?.who).toBe('bo')
  })
  test('any step out of a threatened square, by option', () => {
    const map = onMap('a.b', ['ana', 'bo'])
    const step = (options: object, rest: string) =>
      told(
        run(
          turnOf(duel({}, { weapons: ['halberd'] }, { ...map, options })),
          `ana turn: move\nana where: cell 1,0\n${rest}ana turn: end turn`,
        ),
        'reacts',
      )?.who
    expect([step({}, ''), step({ aooOn: 'leavingThreatened' }, 'bo attack: 99\n')]).toEqual([undefined, 'bo'])
  })
  rule('REN-AOO-02', 'it follows all rules of attacks: it may be a strike, and is defended', () => {
    const ran = run(
      turnOf(duel({ DUR: 100 })),
      `${leave}bo opportunity: short sword\nbo strike: mighty blow\nbo attack: 31\nana defence: 99\nbo damage: 1\nana turn: end turn`,
    )
    expect([needs(told(ran, 'attack')), of(ran, 'ana').damage]).toEqual([50, 1 + 3 + 5 + 5 + 5])
  })
  rule('REN-AOO-03', 'a hit does not stop him; being felled does', () => {
    const on = run(
      turnOf(duel({ DUR: 100 })),
      `${leave}bo opportunity: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn`,
    )
    expect(told(on, 'moved')?.metres).toBe(4)
    const felled = run(
      turnOf(duel({ DUR: 30 })),
      `${leave}bo opportunity: short sword\nbo attack: 20\nana defence: 99\nbo damage: 9\nana knock-down: 99\nana turn: end turn`,
    )
    expect([told(felled, 'moved')?.metres, of(felled, 'ana').stance]).toEqual([0, 'prone'])
  })
  rule('REN-TAG-Fend', 'a weapon that fends strikes whoever comes within its reach', () => {
    const ran = run(
      turnOf(duel({ DUR: 100 }, { weapons: ['halberd'] }, { distance: 5 })),
      'ana turn: move\nana where: towards bo\nana metres: 4\nbo opportunity: halberd\nbo attack: 20\nana defence: 99\nbo damage: 1 1\nana turn: end turn',
    )
    expect([told(ran, 'reacts')?.kind, of(ran, 'ana').damage]).toEqual(['fending off', 2 + 5])
  })
  test('out of turn there is neither aim nor charge bonus (REN-A90)', () => {
    const ran = run(
      turnOf(duel({ DUR: 100 }), 'ana', (s) => {
        Object.assign(of({ state: s }, 'bo'), { aim: 'ana', charge: { metres: 9, mounted: false } })
      }),
      `${leave}bo opportunity: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn`,
    )
    expect([needs(told(ran, 'attack')), of(ran, 'ana').damage]).toEqual([60, 9])
  })
})

describe('one reaction', () => {
  rule('REN-REACT-01', 'it is back at the end of one’s next turn, not at its beginning', () => {
    const state = turnOf(duel({}, {}, { distance: 9 }), 'bo', (s) => {
      of({ state: s }, 'bo').reaction = 1
    })
    expect(of(run(state, 'bo turn: end turn'), 'bo').reaction).toBe(0)
    const begun = run(
      turnOf(duel({}, {}, { distance: 9 }), 'ana', (s) => {
        of({ state: s }, 'bo').reaction = 1
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(begun, 'bo').reaction).toBe(1)
    const quick = run(
      turnOf(duel({}, {}, { distance: 9, options: { reactionRefresh: 'startOfTurn' } }), 'ana', (s) => {
        of({ state: s }, 'bo').reaction = 1
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(quick, 'bo').reaction).toBe(0)
  })
  rule(
    'REN-REACT-03',
    'a maneuver in place of defence is a reaction at -10, and takes effect if it wins exceptionally',
    () => {
      const tripped = (roll: number) =>
        run(
          turnOf(duel({}, { weapons: ['club'] })),
          `ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defend: trip club\nbo defence: ${roll}`,
        )
      expect([
        of(tripped(31), 'ana').stance,
        of(tripped(31), 'bo').reaction,
        needs(told(tripped(31), 'defence')),
      ]).toEqual(['prone', 1, 50])
      expect(of(tripped(25), 'ana').stance).toBe('standing')
      const off = until(
        turnOf(duel({}, { weapons: ['club'] }, { options: { specialDefence: 'off' } })),
        'ana turn: attack\nana weapon: short sword\nana attack: 20',
      )
      expect(JSON.stringify(off.asked)).not.toContain('trip')
    },
  )
  test('who is held has no reaction (REN-A72)', () => {
    const ran = run(
      turnOf(duel(), 'ana', (s) => {
        s.holds = [{ kind: 'grab', by: 'ana', on: 'bo', with: null, item: null }]
      }),
      'ana turn: release\nana turn: move\nana where: away bo\nana metres: 4\nbo opportunity: none\nana turn: end turn',
    )
    expect(told(ran, 'reacts')).toBeUndefined()
  })
})
