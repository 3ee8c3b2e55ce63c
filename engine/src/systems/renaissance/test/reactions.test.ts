import { describe, expect, test } from 'vitest'
import { secret } from '../../../kernel/secret.ts'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import type { Readied, State } from '../types.ts'
import { attack, crowd, duel, needs, of, onMap, run, told, turnOf, until } from './arrange.ts'

const leave = 'ana turn: move\nana where: away bo\nana metres: 4\n'
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

describe('resistance and vulnerability', () => {
  const struck = (resistances: object[], more: object = {}) =>
    run(turnOf(duel({}, { resistances, ...more })), attack(20, 'bo defence: 99\nana damage: 5'))
  rule(['REN-RES-01', 'REN-TAG-Bladed'], 'only what has the tag is touched', () => {
    expect(of(struck([{ tag: 'Bladed', effect: 'DV/2' }]), 'bo').damage).toBe(6)
    expect(of(struck([{ tag: 'Blunt', effect: 'DV/2' }]), 'bo').damage).toBe(13)
  })
  rule('REN-RES-02', 'it halves, adds, changes armour or a check, or makes immune; other words are told', () => {
    const fire = { weapons: [{ name: 'torch', dv: '1d10', tags: ['Fire'] }] }
    const burnt = (effect: string, bo: object = {}) =>
      run(
        turnOf(duel(fire, { resistances: [{ tag: 'Fire', effect }], ...bo })),
        attack(20, 'bo defence: 99\nana damage: 9', 'torch'),
      )
    expect(['DV/2', 'DV+3', 'DV-2', 'immune', 'melts'].map((effect) => of(burnt(effect), 'bo').damage)).toEqual([
      4, 12, 7, 0, 9,
    ])
    expect(of(burnt('AV-2', { armour: ['leather'] }), 'bo').damage).toBe(7)
    expect(needs(told(burnt('check+10'), 'defence'))).toBe(80)
  })
  test('additions first, then divisions, rounded down (REN-A41)', () => {
    expect(
      of(
        struck([
          { tag: 'Bladed', effect: 'DV/2' },
          { tag: 'Bladed', effect: 'DV+2' },
        ]),
        'bo',
      ).damage,
    ).toBe(7)
  })
  rule('REN-RES-03', 'where there is no DV there is nothing to halve', () => {
    const ran = run(
      turnOf(duel({}, { resistances: [{ tag: 'Bladed', effect: 'DV/2' }] })),
      'ana turn: trip\nana weapon: short sword\nana maneuver: 41\nbo defence: 40',
    )
    expect([of(ran, 'bo').stance, told(ran, 'resisted')?.effect]).toEqual(['prone', 'DV/2: there is nothing to change'])
  })
})

test('who is out of the fight lets go of whom he held', () => {
  const ran = run(
    turnOf(duel({}, { DUR: 5 }), 'ana', (s) => {
      s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: 'bo fists', item: 'ana fists' }]
    }),
    'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1',
  )
  expect(ran.state.holds).toEqual([])
  expect(refusal(renaissance, { ...ran.state, acting: 'ana' }, 'ana', 'let go')).toBeDefined()
})
