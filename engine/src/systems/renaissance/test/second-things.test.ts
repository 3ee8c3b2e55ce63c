import { describe, expect, test } from 'vitest'
import type { State } from '../types.ts'
import {
  attack,
  counted,
  crowd,
  duel,
  MORTAL,
  needs,
  of,
  onMap,
  run,
  terms,
  thing,
  told,
  turnOf,
  until,
} from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('the second of several', () => {
  test('of two holds the one named ends', () => {
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      s.holds = [grab('ana', 'bo'), grab('ana', 'cy'), grab('bo', 'ana')]
      s.holds = s.holds.slice(0, 2)
    })
    expect(until(state, 'ana turn: release\nana release: grab of cy').state.holds).toMatchObject([{ on: 'bo' }])
  })
  test('of two who hold him he gets away from one at a time', () => {
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      s.holds = [grab('bo', 'ana'), grab('cy', 'ana')]
    })
    const ran = run(state, 'ana turn: escape\nana escape: 40\nbo holding on: 99\nana turn: end turn')
    expect(ran.state.holds).toMatchObject([{ by: 'cy' }])
  })
  test('of two things in hand the one named falls, and a disarm takes the shield if that was named', () => {
    const state = turnOf(duel({}, { weapons: ['short sword', 'targe'] }))
    const ran = run(
      state,
      'ana turn: disarm\nana weapon: short sword\nana item: targe\nana maneuver: 40\nbo defence: 99',
    )
    expect([thing(of(ran, 'bo'), 'targe').where, thing(of(ran, 'bo'), 'short sword').where]).toEqual(['ground', 'main'])
  })
  test('of two weapons in hand both parry, and the better does', () => {
    const skills = { 'melee weapons': 60, fray: 20 }
    const guard = (weapons: string[]) =>
      told(run(turnOf(duel({}, { weapons, skills })), attack(20, 'bo defence: 99\nana damage: 1')), 'defence')?.by
    expect([guard(['club', 'dagger']), guard(['dagger', 'club'])]).toEqual(['parry dagger', 'parry dagger'])
  })
})

describe('bombs', () => {
  test('what the distance takes is told, and nothing where it goes off', () => {
    const state = turnOf(
      crowd({ ana: { weapons: ['grenade'] } }, { bo: {}, cy: {} }, onMap('a.....b..c', ['ana', 'bo', 'cy'])),
    )
    const ran = run(state, 'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 5 5')
    const off = (n: number) => terms(told(ran, 'hurt', n)).filter(({ rule }) => rule === 'REN-BLAST-01')
    expect([off(0), off(1)]).toMatchObject([[], [{ value: -6 }]])
    expect([of(ran, 'bo').damage, of(ran, 'cy').damage]).toEqual([10, 4])
  })
  test('friend and foe alike, the thrower too', () => {
    const state = turnOf(duel({ ...MORTAL, weapons: ['grenade'] }, {}, { distance: 2 }))
    const ran = run(state, 'ana turn: attack a place\nana attack: 20\nana damage: 8 8\nana knock-down: 1')
    expect([of(ran, 'bo').damage, of(ran, 'ana').damage]).toEqual([16, 12])
  })
  test('an exceptional throw does more, by option not', () => {
    const thrown = (options: object) => {
      const state = turnOf(duel({ weapons: ['grenade'] }, {}, { distance: 5, options }))
      return of(run(state, 'ana turn: attack a place\nana attack: 31\nana damage: 1 1'), 'bo').damage
    }
    expect([thrown({}), thrown({ blastMosBonus: false })]).toEqual([7, 2])
  })
  test('a bomb is gone when it is thrown, and a wall keeps it from who stands behind', () => {
    const map = onMap('a....b#c', ['ana', 'bo', 'cy'])
    const state = turnOf(crowd({ ana: { weapons: ['grenade'] } }, { bo: {}, cy: {} }, map))
    const ran = run(state, 'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 5 5')
    expect([thing(of(ran, 'ana'), 'grenade').where, of(ran, 'bo').damage, of(ran, 'cy').damage]).toEqual([
      'gone',
      10,
      0,
    ])
  })
})

describe('what a rider passes', () => {
  const riding = (ana: object) =>
    turnOf(
      crowd({ ana: { mount: 'war-horse', ...ana }, 'war-horse': { like: 'war-horse' } }, { bo: {} }, { distance: 8 }),
      'ana',
      (s) => {
        person(s, 'bo').reaction = 1
      },
    )
  test('is struck with weapons, not with fists or bows', () => {
    for (const weapon of ['fists', 'light bow'])
      expect(() =>
        run(
          riding({ weapons: ['short sword', 'light bow'], inHand: ['short sword'] }),
          `ana turn: ride-by\nana ride-by: ${weapon}`,
        ),
      ).toThrow(/ride-by/)
  })
  test('once with each weapon, for one Standard Action', () => {
    const ran = run(
      riding({ weapons: ['short sword'] }),
      'ana turn: ride-by\nana ride-by: short sword\nana attack: 99\nana ride-by: war-horse stomp\nwar-horse attack: 99',
    )
    expect([of(ran, 'ana').standard, of(ran, 'ana').quick, told(ran, 'attack', 2)]).toEqual([1, 1, undefined])
    expect(counted(told(ran, 'attack'))).toMatchObject({ 'REN-MNT-11': -10, 'REN-MNT-12': -10, 'REN-MOVE-03': -10 })
  })
})

describe('stunts', () => {
  test('a wall kick provokes nobody, and takes ten off the next defence only', () => {
    const map = onMap('c.....\na....b', ['ana', 'bo', 'cy'])
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, map))
    const kick = 'ana turn: stunt\nana stunt: wall kick\nana stunt: 20\nana target: bo\n'
    const ran = run(
      state,
      `${kick}ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defence: 99\nana damage: 1`,
    )
    expect([told(ran, 'reacts'), counted(told(ran, 'defence'))['REN-MOVE-05'], of(ran, 'ana').kicked]).toEqual([
      undefined,
      -10,
      false,
    ])
  })
  test('a basic failure only spends the action, a worse one fells', () => {
    const tried = (roll: number) => {
      const ran = run(
        turnOf(duel({}, {}, { distance: 9 })),
        `ana turn: stunt\nana stunt: vault\nana stunt: ${roll}\nana turn: end turn`,
      )
      return [of(ran, 'ana').stance, told(ran, 'moved'), of(ran, 'ana').quick]
    }
    expect(tried(72)).toEqual(['standing', undefined, 1])
    expect(tried(77)).toEqual(['prone', undefined, 1])
  })
  test('the game master is not asked about a move that follows nothing', () => {
    const moved = (followThrough: string) =>
      run(
        turnOf(duel({}, {}, { distance: 9, options: { followThrough } })),
        'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn',
      ).answers.length
    expect(moved('ask')).toBe(moved('stunts'))
  })
})

describe('resting a weapon on cover', () => {
  const shot = (stance: 'standing' | 'crouching', picture: string, ana: object = {}) =>
    counted(
      told(
        run(
          turnOf(
            duel({ weapons: ['light crossbow'], ...ana }, {}, onMap(picture, ['ana', 'bo'], { o: 'low wall' })),
            'ana',
            (s) => {
              person(s, 'ana').stance = stance
              if (!('bands' in s.where) && s.where.bodies.ana !== undefined)
                s.where = {
                  ...s.where,
                  bodies: { ...s.where.bodies, ana: { ...s.where.bodies.ana, tall: stance === 'standing' ? 1.8 : 1 } },
                }
            },
          ),
          'ana turn: attack\nana attack: 99',
        ),
        'attack',
      ),
    )['REN-COVER-06']
  test('takes something to rest it on, and crouching behind it', () => {
    expect(shot('crouching', 'a......b')).toBeUndefined()
    expect(shot('standing', 'ao.....b')).toBeUndefined()
  })
  test('a bow gains nothing by it', () => {
    const state = turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 }), 'ana', (s) => {
      person(s, 'ana').cover = 'partial'
    })
    expect(needs(told(run(state, 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(60)
  })
})

describe('getting rid of what burns', () => {
  const burning = (scene: object) =>
    turnOf(duel({}, {}, { distance: 9, scene }), 'ana', (s) => {
      person(s, 'ana').effects = [
        { kind: 'oil', turns: 5 },
        { kind: 'tar', turns: null },
        { kind: 'stim', turns: null },
        { kind: 'master', turns: null },
      ]
    })
  test('rolling ends oil and fire only, on the ground; water ends all of it, standing; drugs and powers stay', () => {
    const rolled = run(burning({}), 'ana turn: put out\nana turn: end turn')
    expect([of(rolled, 'ana').effects.map(({ kind }) => kind), of(rolled, 'ana').stance]).toEqual([
      ['tar', 'stim', 'master'],
      'prone',
    ])
    const washed = run(burning({ water: true }), 'ana turn: put out\nana turn: end turn')
    expect([of(washed, 'ana').effects.map(({ kind }) => kind), of(washed, 'ana').stance]).toEqual([
      ['stim', 'master'],
      'standing',
    ])
  })
  test('a drug taken twice lasts once, and a second of another kind is left', () => {
    const state = turnOf(duel({ drugs: ['stim', 'numbing', 'stim'] }, {}, { distance: 9 }))
    const ran = run(
      state,
      'ana turn: take a drug\nana drug: stim\nana turn: take a drug\nana drug: stim\nana turn: end turn',
    )
    expect([of(ran, 'ana').drugs, of(ran, 'ana').effects.map(({ kind }) => kind)]).toEqual([['numbing'], ['stim']])
  })
})

describe('what cannot be kept up', () => {
  const climbing = (strain: number, roll = '') =>
    of(
      run(
        turnOf(duel({}, {}, { distance: 30, scene: { climb: true } }), 'ana', (s) => {
          person(s, 'ana').strain = strain
        }),
        `ana turn: climb\nana where: towards bo\nana metres: 1\n${roll}ana turn: end turn`,
      ),
      'ana',
    )
  test('three turns of climbing are free, the fourth takes Athletics', () => {
    expect([climbing(2).exhausted, climbing(2).strain]).toEqual([false, 3])
    expect(climbing(3, 'ana endurance: 60\n')).toMatchObject({ exhausted: false, strain: 4 })
    expect(climbing(3, 'ana endurance: 61\n').exhausted).toBe(true)
  })
  test('a turn without it rests', () => {
    const rests = turnOf(duel({}, {}, { distance: 30 }), 'ana', (s) => {
      person(s, 'ana').strain = 2
    })
    expect(of(run(rests, 'ana turn: end turn'), 'ana').strain).toBe(0)
  })
})

describe('readied actions', () => {
  const waits = (s: State, id: string, readied: object): void => {
    person(s, id).readied = {
      only: [id],
      is: { action: 'attack', when: 'reach', of: 'anybody', metres: 0, cell: null, ...readied },
    } as never
  }
  const comes = 'bo turn: move\nbo where: towards ana\nbo metres: 4\n'
  const met = (readied: object, rest: string, ana: object = {}, bo: object = {}) =>
    run(
      turnOf(duel({ DUR: 100, ...ana }, bo, { distance: 5 }), 'bo', (s) => waits(s, 'ana', readied)),
      `${comes}ana opportunity: readied action\n${rest}bo turn: end turn`,
    )
  test('each does what it says: a trip, a grab, a disarm of what is named', () => {
    expect(
      of(met({ action: 'trip' }, 'ana weapon: short sword\nana maneuver: 40\nbo defence: 99\n'), 'bo').stance,
    ).toBe('prone')
    expect(met({ action: 'grab' }, 'ana maneuver: 40\nbo defence: 99\n').state.holds).toMatchObject([
      { by: 'ana', on: 'bo', kind: 'grab' },
    ])
    const two = met(
      { action: 'disarm' },
      'ana weapon: short sword\nana item: targe\nana maneuver: 40\nbo defence: 99\n',
      {},
      { weapons: ['short sword', 'targe'] },
    )
    expect([thing(of(two, 'bo'), 'targe').where, of(two, 'ana').reaction, of(two, 'ana').readied]).toEqual([
      'ground',
      1,
      null,
    ])
  })
  test('what cannot be done is not offered: no disarm of empty hands, no pull at one on foot', () => {
    const silent = (action: string, bo: object) =>
      told(
        run(
          turnOf(duel({}, bo, { distance: 5 }), 'bo', (s) => waits(s, 'ana', { action })),
          `${comes}bo turn: end turn`,
        ),
        'reacts',
      )
    expect([silent('disarm', { inHand: [] }), silent('dismount', {})]).toEqual([undefined, undefined])
  })
  test('who has reacted, or does not know of the fight, does not act on it', () => {
    const quiet = (change: object) =>
      told(
        run(
          turnOf(duel({}, {}, { distance: 5 }), 'bo', (s) => {
            waits(s, 'ana', {})
            Object.assign(person(s, 'ana'), change)
          }),
          `${comes}bo turn: end turn`,
        ),
        'reacts',
      )
    expect(quiet({ reaction: 1 })).toBeUndefined()
    expect(quiet({ unaware: true })).toBeUndefined()
  })
})

describe('attacks of opportunity', () => {
  const leave = 'ana turn: move\nana where: away bo\nana metres: 4\n'
  const quiet = (bo: object, arrange?: (s: State) => void, more: object = {}) =>
    told(run(turnOf(duel({ DUR: 100 }, bo, more), 'ana', arrange), `${leave}ana turn: end turn`), 'reacts')
  test('are not made by who does not see her, does not know of her, is down, or is held', () => {
    expect(quiet({}, (s) => void Object.assign(person(s, 'bo'), { unaware: true }))).toBeUndefined()
    expect(quiet({}, (s) => void Object.assign(person(s, 'bo'), { lost: ['eye', 'eye'] }))).toBeUndefined()
    expect(quiet({ inHand: [], skills: {} })).toBeUndefined()
    expect(
      quiet({}, (s) => {
        s.holds = [grab('cy', 'bo')]
      }),
    ).toBeUndefined()
  })
  test('are made once at a move, by each who threatens', () => {
    const state = turnOf(crowd({ ana: { DUR: 100 } }, { bo: {}, cy: {} }, { distance: 0.5 }))
    const ran = run(
      state,
      `${leave}bo opportunity: short sword\nbo attack: 99\ncy opportunity: short sword\ncy attack: 99\nana turn: end turn`,
    )
    expect([told(ran, 'reacts')?.who, told(ran, 'reacts', 1)?.who, told(ran, 'reacts', 2)]).toEqual([
      'bo',
      'cy',
      undefined,
    ])
  })
})

describe('where a bomb goes', () => {
  const field = `${`${'.'.repeat(41)}\n`.repeat(20)}${'.'.repeat(12)}a${'.'.repeat(7)}b${'.'.repeat(20)}\n${`${'.'.repeat(41)}\n`.repeat(20)}`
  const astray = (direction: number, metres: number) => {
    const state = turnOf(duel({ weapons: ['grenade'] }, {}, onMap(field.trimEnd(), ['ana', 'bo'])))
    const ran = run(
      state,
      `ana turn: attack a place\nana aim point: bo\nana attack: 99\nana direction: ${direction}\nana astray: ${metres}\nana damage: 1 1`,
    )
    const [x = 0, y = 0] = told(ran, 'bursts')?.spot ?? []
    return [x - 20, y - 20]
  }
  test('eight directions clockwise from north, so many metres', () => {
    expect([1, 3, 5, 7].map((n) => astray(n, 4))).toEqual([
      [0, -4],
      [4, 0],
      [0, 4],
      [-4, 0],
    ])
    expect([2, 4, 6, 8].map((n) => astray(n, 3))).toEqual([
      [2, -2],
      [2, 2],
      [-2, 2],
      [-2, -2],
    ])
  })
  test('a loud one wakes those about the thrower, a quiet one only whom it touches', () => {
    const thrown = (weapon: string, rest: string) => {
      const map = onMap('a....b....c', ['ana', 'bo', 'cy'])
      const ran = run(
        turnOf(crowd({ ana: { weapons: [weapon] } }, { bo: {}, cy: {} }, map), 'ana', (s) => {
          for (const id of ['bo', 'cy']) person(s, id).unaware = true
        }),
        `ana turn: attack a place\nana aim point: bo\nana attack: 20\n${rest}`,
      )
      return [of(ran, 'bo').unaware, of(ran, 'cy').unaware]
    }
    expect(thrown('grenade', 'ana damage: 1 1')).toEqual([false, false])
    expect(thrown('oil grenade', 'ana turn: end turn')).toEqual([false, true])
  })
  test('a splash touches all within its radius, its edge included, and does not add to itself', () => {
    const map = onMap('a....b.c.d', ['ana', 'bo', 'cy', 'dee'])
    const ran = run(
      turnOf(crowd({ ana: { weapons: ['oil grenade'] } }, { bo: {}, cy: {}, dee: {} }, map), 'ana', (s) => {
        person(s, 'cy').effects = [{ kind: 'oil', turns: 4 }]
      }),
      'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana turn: end turn',
    )
    expect(['bo', 'cy', 'dee'].map((id) => of(ran, id).effects)).toEqual([
      [{ kind: 'oil', turns: 100 }],
      [{ kind: 'oil', turns: 4 }],
      [],
    ])
  })
  test('who is immune to it is not splashed', () => {
    const state = turnOf(
      duel({ weapons: ['oil grenade'] }, { resistances: [{ tag: 'Fire', effect: 'immune' }] }, { distance: 5 }),
    )
    const ran = run(state, 'ana turn: attack a place\nana attack: 20\nana turn: end turn')
    expect([of(ran, 'bo').effects, told(ran, 'splashed')]).toEqual([[], undefined])
  })
})
