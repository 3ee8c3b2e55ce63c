import { describe, expect, test } from 'vitest'
import { secret } from '../../../kernel/secret.ts'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import type { Readied, State } from '../types.ts'
import { attack, counted, crowd, duel, MORTAL, needs, of, onMap, run, thing, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const waits = (s: State, id: string, readied: Partial<Readied>): void => {
  person(s, id).readied = secret([id], {
    action: 'attack',
    when: 'reach',
    of: 'anybody',
    metres: 0,
    cell: null,
    ...readied,
  })
}
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('help', () => {
  const helped = (cid: object) =>
    run(
      turnOf(crowd({ ana: {}, cid: { powers: ['soldier'], ...cid } }, { bo: {} }, { distance: 0.5 }), 'ana', (s) => {
        person(s, 'ana').helpers = ['cid']
      }),
      'ana turn: trip\nana weapon: short sword\nana maneuver: 99',
    )
  rule('REN-CHK-Assist', 'counts once for a maneuver, and only of who has ten ranks in its skill', () => {
    expect(counted(told(helped({}), 'maneuver'))['REN-CHK-Assist']).toBe(10)
    const clumsy = helped({ skills: { 'melee weapons': 29 } })
    expect(counted(told(clumsy, 'maneuver'))['REN-CHK-Assist']).toBeUndefined()
  })
})

describe('what keeps one up runs out', () => {
  rule('REN-TRAIT-Defiance', 'then he falls, and holds nobody any longer', () => {
    const ran = run(
      turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { defiant: 1, damage: 150 })
        s.holds = [grab('bo', 'ana')]
      }),
      'ana turn: end turn',
      2,
    )
    expect([of(ran, 'bo').condition, of(ran, 'bo').stance, ran.state.holds]).toEqual(['disabled', 'prone', []])
  })
  test('who healed below his DUR meanwhile stays up', () => {
    const ran = run(
      turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { defiant: 1, damage: 90 })
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(ran, 'bo').condition).toBe('up')
  })
  rule('REN-INJ-09', 'whom fast healing brings below his DUR is no longer disabled; he lies where he fell', () => {
    const healed = (damage: number) => {
      const ran = run(
        turnOf(crowd({ ana: {} }, { bo: { fastHealing: 1 }, cy: {} }), 'ana', (s) => {
          Object.assign(person(s, 'bo'), { condition: 'disabled', stance: 'prone', damage })
        }),
        'ana turn: end turn',
        2,
      )
      return [of(ran, 'bo').condition, of(ran, 'bo').stance, ran.state.acting]
    }
    expect(healed(100)).toEqual(['up', 'prone', 'bo'])
    expect(healed(101)[0]).toBe('disabled')
  })
})

describe('a readied action that fells somebody', () => {
  test('ends the charge it was readied for', () => {
    const ran = run(
      turnOf(duel(MORTAL, { weapons: ['light bow'] }, { distance: 9 }), 'ana', (s) =>
        waits(s, 'bo', { when: 'charges' }),
      ),
      'ana turn: charge\nbo attack: 20\nana defence: 99\nbo damage: 5 5\nana knock-down: 99\nana turn: end turn',
    )
    expect([told(ran, 'moved')?.metres ?? 0, of(ran, 'ana').stance]).toEqual([0, 'prone'])
  })
  test('keeps a power from being taken up by who is out of the fight', () => {
    const ran = run(
      turnOf(crowd({ ana: { ...MORTAL, powers: ['master'] }, cid: {} }, { bo: {} }, { distance: 0.5 }), 'ana', (s) => {
        waits(s, 'bo', { when: 'power' })
        person(s, 'ana').damage = 28
      }),
      'ana turn: sustain a power\nbo weapon: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1',
    )
    expect([of(ran, 'ana').condition, of(ran, 'ana').effects]).toEqual(['disabled', []])
  })
  test('after a ride-by comes after it (REN-A62)', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { weapons: ['lance'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: { weapons: ['light bow'], skills: { 'ranged weapons': 60 } } },
          { distance: 8, options: { readyTiming: 'after' } },
        ),
        'ana',
        (s) => waits(s, 'bo', { when: 'charges' }),
      ),
      'ana turn: ride-by\nana ride-by: none\nana ride-by: none\nbo readied: use\nbo attack: 99\nana turn: end turn',
    )
    expect(told(ran, 'reacts')?.kind).toBe('readied attack')
  })
})

describe('a feint', () => {
  test('does not outlast the turn its maker would have had, dead or gone (REN-A14)', () => {
    for (const condition of ['dead', 'fled'] as const) {
      const ran = run(
        turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
          person(s, 'ana').feints = ['bo', 'cy']
          person(s, 'bo').condition = condition
        }),
        'ana turn: end turn',
        2,
      )
      expect(of(ran, 'ana').feints).toEqual(['cy'])
    }
  })
  test('leaves room for luck when both rolls are seen (REN-A70)', () => {
    const ran = run(
      turnOf(duel({ role: 'hero', luck: 1, skills: { deception: 50 } }, {}, { options: { luckAfter: 'bothSeen' } })),
      'ana turn: feint\nana deception: 51\nana luck after: flip\nbo seeing through: 99\nana turn: end turn',
    )
    expect([of(ran, 'bo').feints, of(ran, 'ana').luck]).toEqual([['ana'], 0])
  })
})

describe('a planted shield', () => {
  const planted = (more: object = {}) =>
    turnOf(duel({ weapons: ['short sword', 'archer’s shield'] }, { weapons: ['light bow'] }, { distance: 9, ...more }))
  rule('REN-ARMOUR-Plantable', 'is not drawn but uprooted, and stays where it stands when he walks off', () => {
    const stands = until(planted(), 'ana turn: plant or uproot')
    expect(refusal(renaissance, stands.state, 'ana', 'draw')).toBeDefined()
    const off = run(
      planted(),
      'ana turn: plant or uproot\nana turn: move\nana where: away bo\nana metres: 4\nana turn: end turn\nbo turn: attack\nbo attack: 99',
    )
    expect(thing(of(off, 'ana'), 'archer’s shield')).toMatchObject({ planted: false, where: 'ground' })
    expect(counted(told(off, 'attack'))['REN-COVER-02']).toBeUndefined()
  })
})

describe('holding back a turn (REN-A98)', () => {
  const late = { options: { allowDelay: true } }
  test('does not make one bleed, burn or heal twice, and ends with the round', () => {
    const state = turnOf(duel({ fastHealing: 1 }, {}, late), 'ana', (s) => {
      person(s, 'ana').damage = 9
      s.acting = null
      s.at = 0
    })
    const ran = run(state, 'ana turn: delay\nbo turn: end turn\nana turn: end turn', 8)
    expect([of(ran, 'ana').damage, ran.state.order, ran.state.acting, ran.state.round]).toEqual([
      7,
      ['ana', 'bo'],
      'ana',
      2,
    ])
  })
  test('happens once a round', () => {
    const ran = until(turnOf(duel({}, {}, late)), 'ana turn: delay\nbo turn: delay')
    expect([ran.state.acting, refusal(renaissance, ran.state, 'ana', 'delay')?.rule]).toEqual(['ana', 'REN-A98'])
  })
})

describe('caught weapons', () => {
  const forked = (weapons: string[]) =>
    turnOf(duel({ weapons: ['short sword', 'dagger'] }, { weapons }), 'bo', (s) => {
      s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: `bo ${weapons[0]}`, item: 'ana short sword' }]
    })
  rule('REN-CATCH-06', 'the catching weapon itself disarms, of what it has caught and of nothing else', () => {
    const ran = run(forked(['war-fork']), 'bo turn: disarm\nbo weapon: war-fork\nbo maneuver: 30\nana defence: 99')
    expect([thing(of(ran, 'ana'), 'short sword').where, thing(of(ran, 'ana'), 'dagger').where]).toEqual([
      'ground',
      'off',
    ])
    expect(counted(told(ran, 'maneuver'))['REN-CATCH-06']).toBe(10)
    const breaker = run(
      forked(['swordbreaker']),
      'bo turn: disarm\nbo weapon: swordbreaker\nbo maneuver: 30\nana defence: 99',
    )
    expect(thing(of(breaker, 'ana'), 'short sword').where).toBe('ground')
  })
  test('it serves for nothing else while it holds', () => {
    expect(() => run(forked(['war-fork']), 'bo turn: trip\nbo weapon: war-fork')).toThrow()
  })
})

describe('who is not aware', () => {
  rule('REN-UNAWARE-03', 'may notice a maneuver as he may notice an attack', () => {
    const state = turnOf(duel({}, { role: 'major' }), 'ana', (s) => {
      person(s, 'bo').unaware = true
    })
    const grabs = (perception: number, rest = '') =>
      run(
        state,
        `ana turn: trip\nana weapon: short sword\nana stealth: 10\nbo perception: ${perception}\nana maneuver: 20\n${rest}`,
      )
    expect(of(grabs(1), 'bo').stance).toBe('prone')
    expect(of(grabs(12, 'bo defence: 30'), 'bo').stance).toBe('standing')
  })
})

describe('holds', () => {
  test('a mount that is held does not carry its rider off', () => {
    const state = turnOf(
      crowd({ ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }, { bo: {} }, { distance: 0.5 }),
      'ana',
      (s) => {
        s.holds = [grab('bo', 'war-horse')]
      },
    )
    expect(refusal(renaissance, state, 'ana', 'move')?.rule).toBe('REN-MAN-Grab')
    expect(refusal(renaissance, state, 'ana', 'attack')).toBeUndefined()
  })
  test('takes a hand: there is none left for a weapon of two, nor for a third thing (REN-A72)', () => {
    const holding = (weapons: string[], inHand: string[]) =>
      turnOf(duel({ weapons, inHand }), 'ana', (s) => {
        s.holds = [{ kind: 'grab', by: 'ana', on: 'bo', with: 'ana fists', item: null }]
      })
    expect(refusal(renaissance, holding(['greatsword'], []), 'ana', 'draw')).toBeDefined()
    expect(refusal(renaissance, holding(['short sword', 'dagger'], ['short sword']), 'ana', 'draw')).toBeDefined()
    expect(refusal(renaissance, holding(['short sword'], []), 'ana', 'draw')).toBeUndefined()
    const spear = holding(['short spear'], ['short spear'])
    expect(() => run(spear, 'ana turn: attack\nana weapon: short spear two-handed\nana attack: 99')).toThrow(
      /both hands/,
    )
  })
  test('a grab by hand is told from one with the teeth', () => {
    const seized = run(turnOf(duel({ weapons: [] })), 'ana turn: grab\nana maneuver: 30\nbo defence: 99')
    expect(seized.state.holds).toMatchObject([{ kind: 'grab', with: 'ana fists' }])
  })
})

describe('riding', () => {
  const rider = (ana: object, more: object = {}) =>
    turnOf(
      crowd(
        { ana: { mount: 'war-horse', ...ana }, 'war-horse': { like: 'war-horse' } },
        { bo: {} },
        { distance: 20, ...more },
      ),
    )
  const novice = { skills: { ride: 20, 'melee weapons': 60 } }
  rule('REN-MNT-03', 'who has not learnt it needs a Ride check for each move and each blow of the mount', () => {
    const go = (roll: number, rest: string) =>
      told(run(rider(novice), `ana turn: move\nana riding: ${roll}\n${rest}ana turn: end turn`), 'moved')?.metres
    expect([go(20, 'ana where: towards bo\nana metres: 5\n'), go(21, '')]).toEqual([5, undefined])
    const stomp = (roll: number, rest = '') =>
      told(
        run(
          rider(novice, { distance: 0.5 }),
          `ana turn: attack\nana weapon: war-horse stomp\nana riding: ${roll}\n${rest}`,
        ),
        'attack',
      )
    expect([stomp(20, 'war-horse attack: 99')?.who, stomp(21)]).toEqual(['war-horse', undefined])
    const own = run(rider(novice, { distance: 0.5 }), attack(99))
    expect(told(own, 'check')).toBeUndefined()
  })
  rule('REN-CHARGE-06', 'the mount’s own blow has the charge’s +DB of its own strength, and -10', () => {
    const ran = run(
      rider({}, { distance: 9 }),
      'ana turn: charge\nana turn: attack\nana weapon: war-horse stomp\nwar-horse attack: 20\nbo defence: 99\nwar-horse damage: 1',
    )
    expect([needs(told(ran, 'attack')), of(ran, 'bo').damage]).toEqual([35, 1 + 6 + 6])
  })
  test('whom one lets go by is no target of a ride-by (REN-A27)', () => {
    const two = turnOf(
      crowd(
        { ana: { weapons: ['short sword'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
        { bo: {}, cy: {} },
        {
          ...onMap('aw.....b.c........', ['ana', 'war-horse', 'bo', 'cy']),
          options: { rideBySingleTargetPenalty: false },
        },
      ),
      'ana',
      (s) => {
        for (const id of ['bo', 'cy']) person(s, id).reaction = 1
      },
    )
    const ran = until(
      two,
      'ana turn: ride-by\nana target: bo\nana ride-by: none\nana ride-by: short sword\nana attack: 99',
    )
    expect(counted(told(ran, 'attack'))['REN-MNT-11']).toBeUndefined()
  })
  test('a mount without a rider has no turn, when initiative is rolled anew either', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: {} },
          { options: { initiativeEachRound: true } },
        ),
        'ana',
        (s) => {
          Object.assign(person(s, 'ana'), { mount: null })
          person(s, 'war-horse').rider = null
          s.acting = null
          s.at = s.order.length
        },
      ),
      'ana initiative: 5\nbo initiative: 4',
      1,
    )
    expect(ran.state.order).toEqual(['ana', 'bo'])
  })
  rule('REN-HAZARD-Caltrops', 'what lies on the ground is trodden on by the mount', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: {} },
          { ...onMap('aw........b', ['ana', 'war-horse', 'bo']), scene: { caltrops: [[2, 0]] } },
        ),
      ),
      'ana turn: move\nana where: cell 2,0\nwar-horse stroke of luck: 99\nwar-horse damage: 1\nana turn: end turn',
    )
    expect([of(ran, 'war-horse').damage, of(ran, 'ana').damage]).toEqual([5, 0])
  })
  rule('REN-MNT-08', 'a mount that loses its footing falls, and its rider with it', () => {
    const ran = run(
      rider({}, { distance: 30, scene: { ground: 'difficult' } }),
      'ana turn: move\nana where: towards bo\nana metres: 15\nana footing: 95\nana thrown clear: 10\nana turn: end turn',
    )
    expect([of(ran, 'war-horse').stance, of(ran, 'ana').mount, of(ran, 'ana').stance]).toEqual([
      'prone',
      null,
      'standing',
    ])
  })
  rule('REN-TAG-Awkward', 'what is awkward hinders in the saddle too, unless it is made for it', () => {
    const riding = (weapon: string) =>
      counted(
        told(
          run(rider({ ...novice, weapons: [weapon] }), 'ana turn: move\nana riding: 99\nana turn: end turn'),
          'check',
        ),
      )['REN-TAG-Awkward']
    expect([riding('hand cannon'), riding('lance')]).toEqual([-10, undefined])
  })
})

describe('difficult ground', () => {
  const over = (picture: string, roll: string, to: string) => {
    const ran = run(
      turnOf(duel({}, {}, onMap(picture, ['ana', 'bo'], { '~': 'difficult' }))),
      `ana turn: move\nana where: cell ${to},0\nana footing: ${roll}\nana turn: end turn`,
    )
    const where = ran.state.where
    return ['bands' in where ? 0 : where.bodies.ana?.x, of(ran, 'ana').stance]
  }
  rule(
    'REN-HAZARD-DifficultTerrain',
    'he stops, or falls, where it caught him: at his base rate, or on its first square',
    () => {
      expect(over('a~~~~~~~~..b', '95', '9')).toEqual([4, 'prone'])
      expect(over('a......~~..b', '95', '9')).toEqual([7, 'prone'])
      expect(over('a......~~..b', '70', '9')).toEqual([7, 'standing'])
    },
  )
})

describe('a bomb', () => {
  const bomber = (bo: object, more: object = {}) => turnOf(duel({ weapons: ['grenade'] }, bo, { distance: 4, ...more }))
  const thrown = (state: State) =>
    needs(
      told(
        run(state, 'ana turn: attack a place\nana attack: 99\nana direction: 1\nana astray: 10\nana damage: 1 1'),
        'attack',
      ),
    )
  rule('REN-AREA-03', 'is thrown at a place: how small or low or high up somebody there is does not count', () => {
    const lies = bomber({}, {})
    person(lies, 'bo').stance = 'prone'
    expect([thrown(bomber({})), thrown(bomber({ size: 'small' })), thrown(lies)]).toEqual([60, 60, 60])
  })
  test('does not fly through a wall', () => {
    const map = onMap('a.#.b', ['ana', 'bo'])
    expect(refusal(renaissance, turnOf(duel({ weapons: ['grenade'] }, {}, map)), 'ana', 'attack a place')).toBeDefined()
  })
  rule('REN-BLAST-01', 'may be thrown between two, at any cell of a map', () => {
    const map = onMap('a.....b.c', ['ana', 'bo', 'cy'])
    const ran = run(
      turnOf(crowd({ ana: { weapons: ['grenade'] } }, { bo: {}, cy: {} }, map)),
      'ana turn: attack a place\nana aim point: cell 7,0\nana attack: 20\nana damage: 5 5',
    )
    expect([of(ran, 'bo').damage, of(ran, 'cy').damage, of(ran, 'ana').damage]).toEqual([8, 8, 0])
  })
  test('may be readied like any Standard Action (REN-READY-01)', () => {
    const ran = run(
      turnOf(duel({ weapons: ['grenade'] }, {}, { distance: 9 }), 'bo', (s) =>
        waits(s, 'ana', { action: 'attack a place', when: 'near', metres: 5 }),
      ),
      'bo turn: move\nbo where: towards ana\nbo metres: 4\nana opportunity: readied action\nana attack: 20\nana damage: 5 5\nbo turn: end turn',
    )
    expect([of(ran, 'bo').damage, of(ran, 'ana').reaction]).toEqual([10, 1])
  })
})

describe('odds and ends', () => {
  rule('REN-HAZARD-Caltrops', 'wounds count for the stroke of luck as for every check', () => {
    const ran = run(
      turnOf(
        duel({ role: 'hero', luck: 5 }, {}, { ...onMap('a...b', ['ana', 'bo']), scene: { caltrops: [[1, 0]] } }),
        'ana',
        (s) => {
          person(s, 'ana').wounds = 1
        },
      ),
      'ana turn: move\nana where: cell 1,0\nana stroke of luck: 5\nana turn: end turn',
    )
    expect(needs(told(ran, 'check'))).toBe(50 - 10 - 10)
  })
  test('one point a check, also where luck is spent when both are seen (REN-A95)', () => {
    const state = turnOf(
      duel({ role: 'hero', luck: 3 }, {}, { options: { luckAfter: 'bothSeen', luckPerCheck: 'one' } }),
      'ana',
      (s) => {
        person(s, 'ana').wounds = 1
      },
    )
    const ran = run(
      state,
      'ana turn: attack\nana weapon: short sword\nana luck before: spend\nana attack: 21\nbo defence: 99\nana damage: 1',
    )
    expect(of(ran, 'ana').luck).toBe(2)
  })
  test('seven who threw alike all have their turn in an order of chance (REN-A79)', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const many = crowd({ ana: { INIT: 20 } }, Object.fromEntries(ids.map((id) => [id, {}])))
    const rolls = ids.map((id) => `${id} initiative: 5`).join('\n')
    const ties = [7, 6, 5, 4, 3, 2].map((last) => `a tied initiative: ${last}`).join('\n')
    const ran = run(many, `ana initiative: 5\n${rolls}\n${ties}`)
    expect(ran.state.order).toEqual(['ana', ...ids.toReversed()])
  })
  test('there are two eyes to lose, and no third (REN-STRIKE-Maim)', () => {
    const eyes = (lost: 'eye'[]) =>
      until(
        turnOf(duel(), 'ana', (s) => {
          person(s, 'bo').lost = lost
        }),
        'ana turn: attack\nana weapon: short sword\nana strike: maim',
      )
    expect(JSON.stringify(eyes(['eye']).asked)).toContain('"eye"')
    expect(JSON.stringify(eyes(['eye', 'eye']).asked)).not.toContain('"eye"')
  })
  test('a turn lost to surprise ends too, and a reaction is back after it (REN-A97)', () => {
    const ran = run(
      turnOf(duel(), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { loses: 1, reaction: 1 })
      }),
      'ana turn: end turn',
      2,
    )
    expect([of(ran, 'bo').reaction, of(ran, 'bo').loses]).toEqual([0, 0])
  })
  test('who has not learnt to fight bare-handed does not strike out so at one who passes (REN-UNARM-03)', () => {
    const out = (unarmed: number) => () =>
      run(
        turnOf(duel({}, { skills: { 'melee weapons': 60, 'unarmed combat': unarmed } })),
        'ana turn: move\nana where: away bo\nana metres: 4\nbo opportunity: fists\nbo attack: 99\nana turn: end turn',
      )
    expect(told(out(30)(), 'attack')?.weapon).toBe('fists')
    expect(out(29)).toThrow(/fists/)
  })
  rule('REN-UNARM-05', 'cloth without an armour value hurts no knuckles', () => {
    const strikes = (suit: string, rest = '') =>
      of(run(turnOf(duel({ weapons: [] }, { armour: [suit] })), `ana turn: attack\nana attack: 98\n${rest}`), 'ana')
        .damage
    expect([strikes('stealth suit'), strikes('quilted', 'ana damage: 9')]).toEqual([0, 4])
  })
})
