import { describe, expect, test } from 'vitest'
import { spotOf } from '../../../space/whereabouts.ts'
import { armourTerms, sum } from '../damage.ts'
import { groundUnder, sees } from '../places.ts'
import type { Fighter, Hold, State } from '../types.ts'
import { counted, crowd, duel, of, onMap, run, terms, thing, told, turnOf } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('who sees whom', () => {
  const seen = (ana: object, more: object, arrange?: (s: State) => void) => {
    const s = turnOf(duel(ana, {}, more), 'ana', arrange)
    return sees(s, person(s, 'ana'), person(s, 'bo'))
  }
  const dark = (distance: number) => ({ distance, scene: { light: 'dark' } })
  test('in the dark nobody but who needs no light, and that not beyond thirty metres', () => {
    expect([seen({}, dark(5)), seen({ traits: ['low-light sight'] }, dark(60))]).toEqual([false, true])
    expect([seen({ traits: ['blind-sight'] }, dark(30)), seen({ traits: ['blind-sight'] }, dark(31))]).toEqual([
      true,
      false,
    ])
    expect([seen({ traits: ['blind-sight'] }, { distance: 31 }), seen({}, { distance: 99 })]).toEqual([true, true])
    const clay = { race: 'clay man', movement: { foot: [4, 12] } }
    expect([seen(clay, dark(30)), seen(clay, { distance: 30 }), seen(clay, { distance: 31 })]).toEqual([
      true,
      true,
      false,
    ])
  })
  test('one eye is enough, none is not', () => {
    const lost = (...limbs: Fighter['lost']) =>
      seen({}, {}, (s) => {
        person(s, 'ana').lost = limbs
      })
    expect([lost(), lost('eye'), lost('eye', 'left arm'), lost('eye', 'eye')]).toEqual([true, true, true, false])
  })
  test('nobody sees into smoke or out of it, to its edge', () => {
    const smoke = (who: string, far: number) =>
      seen({}, { distance: 9 }, (s) => {
        const at = [...(spotOf(s.where, who) ?? [])]
        at[1] = (at[1] ?? 0) + far
        s.smoke = [{ at, radius: 2 }]
      })
    expect([smoke('ana', 0), smoke('bo', 0), smoke('ana', 2), smoke('ana', 3)]).toEqual([false, false, false, true])
  })
  test('nor through a wall', () => {
    expect([seen({}, onMap('a.#.b', ['ana', 'bo'])), seen({}, onMap('a...b', ['ana', 'bo']))]).toEqual([false, true])
  })
})

test('the ground under somebody is as drawn, else as the scene says', () => {
  const under = (picture: string, scene: object) => {
    const s = turnOf(duel({}, {}, { ...onMap(picture, ['ana', 'bo'], { '~': 'water' }), scene }))
    return groundUnder(s, 'ana')
  }
  expect([under('a..b', {}), under('a..b', { ground: 'forest' })]).toEqual(['open', 'forest'])
})

describe('what counts for a maneuver', () => {
  const tried = (what: string, ana: object, bo: object, rest = '', arrange?: (s: State) => void) =>
    told(run(turnOf(duel(ana, bo), 'ana', arrange), `ana turn: ${what}\n${rest}ana maneuver: 99`), 'maneuver')
  const sword = 'ana weapon: short sword\n'
  test('a disarm: secure grips, weapons made for it, and what is caught', () => {
    expect(counted(tried('disarm', {}, {}, sword))['REN-TAG-Secure']).toBeUndefined()
    expect(counted(tried('disarm', {}, { weapons: ['punch dagger'] }, sword))['REN-TAG-Secure']).toBe(-20)
    expect(
      counted(tried('disarm', { weapons: ['war-fork'] }, {}, 'ana weapon: war-fork\n'))['REN-TAG-WellSuited'],
    ).toBe(10)
    const hold: Hold = { kind: 'catch', by: 'ana', on: 'bo', with: 'ana war-fork', item: 'bo short sword' }
    const locked = tried('disarm', { weapons: ['war-fork'] }, {}, 'ana weapon: war-fork\n', (s) => {
      s.holds = [hold]
    })
    expect(counted(locked)['REN-CATCH-06']).toBe(10)
    const other = tried(
      'disarm',
      { weapons: ['short sword'] },
      { weapons: ['short sword', 'dagger'] },
      `${sword}ana item: dagger\n`,
      (s) => {
        s.holds = [{ ...hold, by: 'cy' }]
      },
    )
    expect(counted(other)['REN-CATCH-06']).toBeUndefined()
  })
  test('a trip is no disarm: what is made for one is not for the other', () => {
    expect(
      counted(tried('trip', { weapons: ['quarterstaff'] }, {}, 'ana weapon: quarterstaff one-handed\n'))[
        'REN-TAG-WellSuited'
      ],
    ).toBe(10)
    expect(
      counted(tried('disarm', { weapons: ['quarterstaff'] }, {}, 'ana weapon: quarterstaff one-handed\n'))[
        'REN-TAG-WellSuited'
      ],
    ).toBeUndefined()
    expect(counted(tried('trip', {}, { weapons: ['punch dagger'] }, sword))['REN-TAG-Secure']).toBeUndefined()
  })
  test('a grab: the smaller the easier, and gloves that grip', () => {
    const bare = { weapons: [] }
    const size = (of_: string) => counted(tried('grab', bare, { size: of_, inHand: [] }))
    expect([size('small')['REN-SIZE-01'], size('large')['REN-SIZE-02'], size('very large')['REN-SIZE-03']]).toEqual([
      10, -10, -20,
    ])
    expect(counted(tried('grab', { weapons: ['hand wraps'] }, { inHand: [] }))['REN-TAG-Grip']).toBe(10)
    expect(counted(tried('grab', bare, { inHand: [] }))['REN-TAG-Grip']).toBeUndefined()
  })
  test('whoever sees through a feint does it the better way', () => {
    const looks = (bo: object) =>
      terms(
        told(
          run(turnOf(duel({}, bo)), 'ana turn: feint\nana deception: 20\nbo seeing through: 99\nana turn: end turn'),
          'defence',
        ),
      )[0]
    expect(looks({ skills: { read: 20 } })).toMatchObject({ because: 'SAV+INT', value: 30 })
    expect(looks({ skills: { read: 31 } })).toMatchObject({ because: 'read', value: 31 })
  })
})

describe('armour', () => {
  const av = (
    bo: object,
    tags: readonly ('Impact' | 'Piercing' | 'Bladed')[] = [],
    fine = false,
    change: Partial<Fighter> = {},
  ) => {
    const s = turnOf(duel({}, bo), 'ana', (state) => Object.assign(person(state, 'bo'), change))
    return sum(armourTerms(s, person(s, 'bo'), tags as never, fine))
  }
  test('what is worn, grown, held and kept up adds up', () => {
    expect(av({ armour: ['leather', 'heavy cloak'], hide: 2 })).toBe(7)
    expect(av({ weapons: ['short sword', 'kite shield'] })).toBe(3)
    expect(av({ weapons: ['short sword', 'kite shield'], inHand: ['short sword'] })).toBe(0)
    expect([
      av({ weapons: ['kite shield'] }, [], false, { unaware: true }),
      av({ powers: ['transcendant', 'master'] }),
    ]).toEqual([0, 1])
    expect(av({ powers: ['master'] }, [], false, { effects: [{ kind: 'master', turns: null }] })).toBe(1)
  })
  test('fire has eaten metal, not leather; and what is exposed cannot be less than nothing', () => {
    expect([
      av({ armour: ['mail'] }, [], false, { corroded: 2 }),
      av({ armour: ['mail'] }, [], false, { corroded: 9 }),
    ]).toEqual([3, 0])
    expect(av({ armour: ['leather'] }, [], false, { corroded: 2 })).toBe(4)
    expect([
      av({ armour: ['partial plate'] }, [], true),
      av({ armour: ['partial plate'] }, [], true, { corroded: 5 }),
    ]).toEqual([3, 0])
  })
})

test('a blow from bare hands is harder by a third of the stoutest armour', () => {
  const fist = (armour: string[]) =>
    terms(
      told(
        run(
          turnOf(duel({ weapons: [], armour }, { inHand: [] })),
          'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1',
        ),
        'hurt',
      ),
    ).find(({ rule }) => rule === 'REN-UNARM-07')?.value
  expect([fist(['mail']), fist(['full plate', 'quilted']), fist(['heavy cloak'])]).toEqual([1, 3, undefined])
})

test('what is dropped or thrown lies where it fell', () => {
  const map = onMap('a..b', ['ana', 'bo'])
  const thrown = run(
    turnOf(crowd({ ana: { weapons: ['hatchet'] } }, { bo: {} }, map)),
    'ana turn: attack\nana attack: 99',
  )
  expect(thing(of(thrown, 'ana'), 'hatchet')).toMatchObject({ where: 'ground', spot: [3, 0] })
  const dropped = run(turnOf(crowd({ ana: {} }, { bo: {} }, map)), 'ana turn: drop\nana turn: end turn')
  expect(thing(of(dropped, 'ana'), 'short sword')).toMatchObject({ where: 'ground', spot: [0, 0] })
})
