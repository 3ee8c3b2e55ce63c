import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { Readied, State } from '../../state/types.ts'
import { crowd, duel, needs, of, onMap, run, told, turnOf } from '../arrange.ts'

const ready = (s: State, id: string, of_: Partial<Readied>): void => {
  of({ state: s }, id).readied = secret([id], {
    action: 'attack',
    when: 'reach',
    of: 'anybody',
    metres: 0,
    cell: null,
    ...of_,
  })
}

describe('readied actions', () => {
  rule('REN-READY-01', 'a Standard Action readies another for a condition, in secret, until one’s next turn', () => {
    const ran = run(
      turnOf(duel({}, {}, { distance: 9 })),
      'ana turn: ready\nana ready: attack\nana ready: reach\nana ready: bo\nana turn: end turn',
    )
    expect([of(ran, 'ana').readied?.is, of(ran, 'ana').standard]).toEqual([
      { action: 'attack', when: 'reach', of: 'bo', metres: 0, cell: null },
      1,
    ])
    const seat = { name: 'foes', fighters: ['bo'], gm: false }
    expect(JSON.stringify(renaissance.view(ran.state, seat))).not.toContain('"when":"reach"')
    const over = run({ ...ran.state, at: 1 }, 'bo turn: end turn', 4)
    expect(of(over, 'ana').readied).toBeNull()
  })
  const trigger = (readied: Partial<Readied>, script: string, more: object = {}) =>
    run(
      turnOf(duel({}, { DUR: 100 }, { distance: 9, ...more }), 'bo', (s) => ready(s, 'ana', readied)),
      script,
    )
  rule('REN-READY-02', 'when it happens one may take it, as a reaction, or let it go', () => {
    const come = 'bo turn: move\nbo where: towards ana\nbo metres: 8\n'
    const taken = trigger(
      {},
      `${come}ana opportunity: readied action\nana weapon: short sword\nana attack: 20\nbo defence: 99\nana damage: 1\nbo turn: end turn`,
    )
    expect([of(taken, 'bo').damage, of(taken, 'ana').readied, of(taken, 'ana').reaction]).toEqual([9, null, 1])
    const left = trigger({}, `${come}ana opportunity: none\nbo turn: end turn`)
    expect([of(left, 'bo').damage, of(left, 'ana').readied === null]).toEqual([0, false])
  })
  rule('REN-REACT-02', 'an event may be answered: somebody attacks an ally', () => {
    const state = turnOf(crowd({ ana: {}, cid: { DUR: 100 } }, { bo: {} }, { distance: 0.5 }), 'bo', (s) =>
      ready(s, 'ana', { when: 'attacks an ally' }),
    )
    const ran = run(
      state,
      'bo turn: attack\nbo target: cid\nbo weapon: short sword\nana readied: use\nana weapon: short sword\nana attack: 20\nbo defence: 99\nana damage: 1\nbo attack: 99',
    )
    expect(of(ran, 'bo').damage).toBe(9)
    const me = run(
      turnOf(crowd({ ana: { DUR: 100 }, cid: {} }, { bo: {} }, { distance: 0.5 }), 'bo', (s) =>
        ready(s, 'ana', { when: 'attacks an ally' }),
      ),
      'bo turn: attack\nbo target: ana\nbo weapon: short sword\nbo attack: 99',
    )
    expect(told(me, 'reacts')).toBeUndefined()
  })
  test('near, charge, attack on oneself, leaving: each of its own', () => {
    const bow = { weapons: ['light bow'] }
    const at = (readied: Partial<Readied>, script: string, distance = 9) =>
      run(
        turnOf(duel(bow, { DUR: 100 }, { distance }), 'bo', (s) => ready(s, 'ana', readied)),
        script,
      )
    const shot = 'ana attack: 99\n'
    const near = at(
      { when: 'near', metres: 5 },
      `bo turn: move\nbo where: towards ana\nbo metres: 8\nana opportunity: readied action\n${shot}bo turn: end turn`,
    )
    expect(told(near, 'reacts')?.kind).toBe('readied attack')
    const charges = at({ when: 'charges' }, `bo turn: charge\nana readied: use\n${shot}bo turn: end turn`)
    expect(told(charges, 'reacts')?.at).toBe('bo')
    const struck = run(
      turnOf(duel({ DUR: 100 }), 'bo', (s) => ready(s, 'ana', { when: 'attacks me', action: 'full defence' })),
      'bo turn: attack\nbo weapon: short sword\nana readied: use\nbo attack: 20\nana defence: 60',
    )
    expect(needs(told(struck, 'defence'))).toBe(90)
    const leaves = run(
      turnOf(duel({}, { DUR: 100 }), 'bo', (s) => ready(s, 'ana', { when: 'leaves' })),
      'bo turn: move\nbo where: away ana\nbo metres: 4\nana opportunity: readied action\nana weapon: short sword\nana attack: 99\nbo turn: end turn',
    )
    expect(told(leaves, 'reacts')?.kind).toBe('readied attack')
  })
  test('another than the one named does not set it off', () => {
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 9 }), 'bo', (s) =>
      ready(s, 'ana', { of: 'cy' }),
    )
    expect(
      told(run(state, 'bo turn: move\nbo where: towards ana\nbo metres: 8\nbo turn: end turn'), 'reacts'),
    ).toBeUndefined()
  })
  test('a cell, and what comes into sight, on a map', () => {
    const bow = { weapons: ['light bow'] }
    const cell = run(
      turnOf(duel(bow, { DUR: 100 }, onMap('a.......b', ['ana', 'bo'])), 'bo', (s) =>
        ready(s, 'ana', { when: 'cell', cell: [5, 0] }),
      ),
      'bo turn: move\nbo where: cell 4,0\nana opportunity: readied action\nana attack: 99\nbo turn: end turn',
    )
    expect(told(cell, 'reacts')?.kind).toBe('readied attack')
    const sight = run(
      turnOf(duel(bow, { DUR: 100 }, onMap('a.....\n#####.\n....b.', ['ana', 'bo'])), 'bo', (s) =>
        ready(s, 'ana', { when: 'sight' }),
      ),
      'bo turn: move\nbo where: cell 5,0\nana opportunity: readied action\nana attack: 99\nbo turn: end turn',
    )
    expect(told(sight, 'reacts')?.kind).toBe('readied attack')
  })
  test('an ally acts, somebody uses a power, the game master says now', () => {
    const allied = turnOf(crowd({ ana: {}, cid: {} }, { bo: {} }, { distance: 0.5 }), 'cid', (s) =>
      ready(s, 'ana', { when: 'acts', of: 'cid' }),
    )
    expect(
      told(
        run(allied, 'cid turn: aim\nana readied: use\nana weapon: short sword\nana attack: 99\ncid turn: end turn'),
        'reacts',
      )?.at,
    ).toBe('bo')
    const power = turnOf(duel({}, { powers: ['master'] }), 'bo', (s) => ready(s, 'ana', { when: 'power' }))
    expect(
      told(
        run(
          power,
          'bo turn: sustain a power\nana readied: use\nana weapon: short sword\nana attack: 99\nbo turn: end turn',
        ),
        'reacts',
      )?.at,
    ).toBe('bo')
  })
  test('after what set it off, by option', () => {
    const state = turnOf(duel({ DUR: 100 }, {}, { options: { readyTiming: 'after' } }), 'bo', (s) =>
      ready(s, 'ana', { when: 'attacks me' }),
    )
    const ran = run(
      state,
      'bo turn: attack\nbo weapon: short sword\nbo attack: 99\nana readied: use\nana weapon: short sword\nana attack: 99',
    )
    expect(ran.events.findIndex((e) => e.type === 'reacts')).toBeGreaterThan(
      ran.events.findIndex((e) => e.type === 'attack'),
    )
  })
})
