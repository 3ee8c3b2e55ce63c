import { describe, expect, test } from 'vitest'
import type { State } from '../types.ts'
import { attack, crowd, duel, needs, of, onMap, run, thing, told, turnOf } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('an attack’s number', () => {
  const number = (ana: object, bo: object, more: object = {}, arrange?: (s: State) => void, script = attack(99)) =>
    needs(told(run(turnOf(duel(ana, bo, more), 'ana', arrange), script), 'attack'))
  test('three who help are enough, and those who are down do not', () => {
    const helped = (helpers: string[], down: string[] = []) => {
      const people = Object.fromEntries(['p', 'q', 'r', 't'].map((id) => [id, { powers: ['soldier'] }]))
      const state = turnOf(
        crowd({ ana: {}, ...people }, { bo: {} }, onMap('abpqrt', ['ana', 'bo', 'p', 'q', 'r', 't'])),
        'ana',
        (s) => {
          person(s, 'ana').helpers = helpers
          for (const id of down) person(s, id).condition = 'disabled'
        },
      )
      return needs(told(run(state, attack(99)), 'attack'))
    }
    expect([helped(['p']), helped(['p', 'q', 'r', 't']), helped(['p', 'q'], ['q'])]).toEqual([70, 90, 70])
  })
  test('a small weapon is outreached by one that reaches, not by one put away', () => {
    const dagger = { weapons: ['dagger'] }
    const script = attack(99, '', 'dagger')
    expect(number(dagger, { weapons: ['halberd'] }, {}, undefined, script)).toBe(50)
    expect(number(dagger, { weapons: ['halberd'], inHand: [] }, {}, undefined, script)).toBe(60)
    expect(number(dagger, { weapons: ['short sword'] }, {}, undefined, script)).toBe(60)
  })
  test('aim is for whom it was taken at', () => {
    expect(number({}, {}, {}, (s) => void Object.assign(person(s, 'ana'), { aim: 'bo' }))).toBe(70)
    expect(number({}, {}, {}, (s) => void Object.assign(person(s, 'ana'), { aim: 'cy' }))).toBe(60)
  })
  test('an unarmed blow at empty hands has no penalty, at a shield it has', () => {
    const fists = attack(99, '', 'fists').replace('ana weapon: fists\n', '')
    expect(number({ weapons: [] }, { inHand: [] }, {}, undefined, fists)).toBe(60)
    expect(number({ weapons: [] }, { weapons: ['targe'] }, {}, undefined, fists)).toBe(50)
  })
  test('two sustained powers hinder by ten, one by nothing', () => {
    const kept = (...kinds: ('master' | 'center')[]) =>
      number({}, {}, {}, (s) => {
        person(s, 'ana').effects = kinds.map((kind) => ({ kind, turns: null }))
      })
    expect([kept('master'), kept('master', 'center')]).toEqual([60, 50])
  })
})

describe('a defence’s number', () => {
  const guarded = (bo: object, arrange?: (s: State) => void, ana: object = {}, options: object = {}) =>
    needs(
      told(
        run(
          turnOf(duel(ana, { skills: { fray: 50 }, ...bo }, { options }), 'ana', arrange),
          attack(20, 'bo defence: 99\nana damage: 1'),
        ),
        'defence',
      ),
    )
  const change = (of_: object) => (s: State) => void Object.assign(person(s, 'bo'), of_)
  test('full defence, feints that do not add up, a run, lying by option', () => {
    expect(guarded({})).toBe(50)
    expect(guarded({}, change({ fullDefence: true }))).toBe(70)
    expect(guarded({}, change({ feints: ['ana'] }))).toBe(30)
    expect(guarded({}, change({ feints: ['ana', 'cy'] }))).toBe(30)
    expect(guarded({}, change({ running: true }))).toBe(40)
    expect(guarded({}, change({ running: true }), {}, { fullMovePenaltyAffectsDefence: false })).toBe(50)
    expect(guarded({}, change({ stance: 'prone' }))).toBe(50)
    expect(guarded({}, change({ stance: 'prone' }), {}, { proneDefencePenalty: 10 })).toBe(40)
  })
  test('moving evasively Athletics defends, where it is better', () => {
    const skills = { fray: 30, athletics: 70 }
    expect(guarded({ skills }, change({ evading: true }))).toBe(70)
    expect(guarded({ skills })).toBe(30)
    expect(guarded({ skills: { fray: 60, athletics: 40 } }, change({ evading: true }))).toBe(60)
  })
  test('a centred mind defends at ten more, if it has learnt to', () => {
    const centred = change({ effects: [{ kind: 'center', turns: null }] })
    expect([guarded({ powers: ['centered defence'] }, centred), guarded({}, centred)]).toEqual([60, 50])
    expect(guarded({ powers: ['centered defence'] })).toBe(50)
  })
  test('a resistance to checks helps against its tag only', () => {
    const bladed = [{ tag: 'Bladed', effect: 'check+10' }]
    expect(guarded({ resistances: bladed })).toBe(60)
    expect(guarded({ resistances: [{ tag: 'Fire', effect: 'check+10' }] })).toBe(50)
  })
})

describe('what is told and done of a contest', () => {
  test('of an escape the one wins what the other loses', () => {
    const tried = (mine: number, theirs: number) => {
      const state = turnOf(duel(), 'ana', (s) => {
        s.holds = [grab('bo', 'ana')]
      })
      const ran = run(state, `ana turn: escape\nana escape: ${mine}\nbo holding on: ${theirs}\nana turn: end turn`)
      return [
        told(ran, 'check')?.result,
        told(ran, 'check', 1)?.result,
        told(ran, 'check', 1)?.success,
        ran.state.holds.length,
      ]
    }
    expect(tried(40, 99)).toEqual(['wins', 'loses', false, 0])
    expect(tried(20, 40)).toEqual(['loses', 'wins', true, 1])
  })
  test('a broadhead that does no damage makes nobody bleed', () => {
    const shot = (hide: number, roll: number) => {
      const state = turnOf(duel({ weapons: ['light bow'], arrows: { broadhead: 2 } }, { hide }, { distance: 9 }))
      const ran = run(
        state,
        `ana turn: attack\nana arrow: broadhead\nana attack: ${roll}\nbo defence: 99\nana damage: 1 1`,
      )
      return of(ran, 'bo').bleeding
    }
    expect([shot(0, 31), shot(30, 31), shot(0, 20)]).toEqual([0, -1, -1])
  })
  test('who bleeds already does not begin anew', () => {
    const state = turnOf(
      duel({ weapons: ['light bow'], arrows: { broadhead: 2 } }, {}, { distance: 9 }),
      'ana',
      (s) => {
        person(s, 'bo').bleeding = 7
      },
    )
    const ran = run(state, 'ana turn: attack\nana arrow: broadhead\nana attack: 31\nbo defence: 99\nana damage: 1 1')
    expect([of(ran, 'bo').bleeding, of(ran, 'ana').arrows.broadhead]).toEqual([7, 1])
  })
  test('a spent lance is gone, one that missed is not', () => {
    const charged = (roll: number, rest = '') => {
      const state = turnOf(
        crowd(
          { ana: { weapons: ['lance'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: {} },
          { distance: 8 },
        ),
      )
      const ran = run(
        state,
        `ana turn: charge\nana turn: attack\nana weapon: lance charging\nana attack: ${roll}\n${rest}`,
      )
      return thing(of(ran, 'ana'), 'lance').where
    }
    expect([charged(20, 'bo defence: 99\nana damage: 1 1\nbo knock-down: 1'), charged(99)]).toEqual(['gone', 'main'])
  })
})

describe('a maneuver in place of defence (REN-A76)', () => {
  const answered = (way: string, roll: number, ana: object = {}, rest = '') =>
    run(
      turnOf(duel(ana, { weapons: ['club'], skills: { 'melee weapons': 70 } })),
      `ana turn: attack\nana weapon: ${(ana as { weapons?: string[] }).weapons?.[0] ?? 'short sword'}\nana attack: 20\nbo defend: ${way}\nbo defence: ${roll}\n${rest}`,
    )
  test('a disarm strikes the weapon from the attacker’s hand if it wins exceptionally, at -10', () => {
    const won = answered('disarm club', 40)
    expect([thing(of(won, 'ana'), 'short sword').where, needs(told(won, 'defence')), of(won, 'bo').reaction]).toEqual([
      'ground',
      60,
      1,
    ])
    expect(thing(of(answered('disarm club', 25), 'ana'), 'short sword').where).toBe('main')
    expect(thing(of(answered('disarm club', 99, {}, 'ana damage: 1'), 'ana'), 'short sword').where).toBe('main')
  })
  test('there is nothing to disarm in a bite, and nobody to trip who lies', () => {
    const bite = { weapons: [], natural: [{ name: 'bite', dv: '1d10' }] }
    const bitten = (way: string, lies: boolean) => () =>
      run(
        turnOf(duel(bite, { weapons: ['club'] }), 'ana', (s) => {
          if (lies) person(s, 'ana').stance = 'prone'
        }),
        `ana turn: attack\nana attack: 20\nbo defend: ${way}\nbo defence: 31`,
      )
    expect(bitten('disarm club', false)).toThrow(/disarm/)
    expect(bitten('trip club', true)).toThrow(/trip/)
    expect(of(bitten('trip club', false)(), 'ana').stance).toBe('prone')
  })
})

describe('a braced spear', () => {
  const spear = { weapons: ['long spear'], DUR: 100 }
  const charge = (target: string, arrange: (s: State) => void, rest: string) =>
    run(
      turnOf(
        crowd(
          { ana: { DUR: 100 } },
          { bo: spear, cy: { weapons: ['club'] } },
          onMap('a.......bc', ['ana', 'bo', 'cy']),
        ),
        'ana',
        arrange,
      ),
      `ana turn: charge\nana target: ${target}\n${rest}`,
    )
  test('meets who charges its holder with its DB once more, an unbraced one only fends', () => {
    const met = (braced: string | null) => {
      const ran = charge(
        'bo',
        (s) => void Object.assign(person(s, 'bo'), { braced }),
        'bo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn',
      )
      return [of(ran, 'ana').damage, told(ran, 'reacts')?.kind]
    }
    expect(met('bo long spear')).toEqual([1 + 5 + 5 + 5, 'braced weapon'])
    expect(met(null)).toEqual([1 + 5 + 5, 'fending off'])
  })
  test('the charger’s own braced weapon is nothing to it', () => {
    const ran = charge(
      'bo',
      (s) => void Object.assign(person(s, 'ana'), { braced: 'ana short sword' }),
      'bo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn',
    )
    expect([of(ran, 'ana').damage, told(ran, 'reacts')?.kind]).toEqual([1 + 5 + 5, 'fending off'])
  })
  test('a club does not fend', () => {
    const ran = run(
      turnOf(duel({}, { weapons: ['club'] }, { distance: 5 })),
      'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn',
    )
    expect(told(ran, 'reacts')).toBeUndefined()
  })
  test('who fends with a spear in hand, not on his back', () => {
    const ran = run(
      turnOf(duel({}, { weapons: ['long spear', 'club'], inHand: ['club'] }, { distance: 5 })),
      'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn',
    )
    expect(told(ran, 'reacts')).toBeUndefined()
  })
})
