import { describe, expect, test } from 'vitest'
import { armourTerms, damageTerms, sum } from '../damage.ts'
import { cumbersome, initiativeModifier, overload } from '../derive.ts'
import { armed, freeHand, grabbed, holding, lasting, locked, spareHands, tied } from '../fighters.ts'
import { adjacent, sees, shielded } from '../places.ts'
import { resistBonus, resistedAv } from '../resistance.ts'
import type { Hold, State } from '../types.ts'
import { attack, crowd, duel, needs, of, onMap, run, thing, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string): Hold => ({ kind: 'grab', by, on, with: null, item: null })
const caught = (by: string, on: string, own: string, item: string): Hold => ({
  kind: 'catch',
  by,
  on,
  with: `${by} ${own}`,
  item: `${on} ${item}`,
})
const three = (ana: object = {}, more: object = {}) => crowd({ ana }, { bo: {}, cy: {} }, { distance: 0.5, ...more })

describe('two suits of armour', () => {
  const { fighters } = turnOf(
    duel({ armour: ['quilted', 'full plate'], weapons: [] }, { armour: ['mail', 'heavy cloak'] }),
  )
  const [ana, bo] = fighters
  if (ana === undefined || bo === undefined) throw new RangeError('two fight')
  test('both keep blows out, and both hinder', () => {
    const s = turnOf(duel())
    expect([sum(armourTerms(s, ana, [], false)), sum(armourTerms(s, bo, [], false))]).toEqual([12, 6])
    expect([cumbersome(ana), cumbersome(bo), initiativeModifier(ana), initiativeModifier(bo)]).toEqual([10, 5, 4, 6])
  })
  test('the heavier of the two arms the fist, whichever is named first', () => {
    const fist = (armour: string[]) => {
      const state = turnOf(duel({ armour, weapons: [] }))
      return of(run(state, 'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1'), 'bo').damage
    }
    expect([fist(['quilted', 'full plate']), fist(['full plate', 'quilted']), fist(['quilted'])]).toEqual([9, 9, 6])
  })
  test('bare knuckles are bruised on either', () => {
    const hurt = (armour: string[]) => {
      const state = turnOf(duel({ weapons: [] }, { armour }))
      return of(run(state, `ana turn: attack\nana attack: 98${armour.length > 1 ? '\nana damage: 10' : ''}`), 'ana')
        .damage
    }
    expect([hurt(['stealth suit', 'mail']), hurt(['mail', 'stealth suit']), hurt(['stealth suit'])]).toEqual([5, 5, 0])
  })
})

describe('several things carried', () => {
  test('each heavy one beyond a fifth of STR hinders by ten', () => {
    const load = (weapons: string[], STR: number, armour: string[] = []) =>
      overload(person(turnOf(duel({ weapons, STR, armour })), 'ana'))
    expect(load(['greatsword', 'battle axe', 'great mace'], 5)).toBe(2)
    expect(load(['greatsword', 'battle axe', 'great mace'], 15)).toBe(0)
    expect(load(['dagger', 'kite shield'], 5, ['mail', 'quilted'])).toBe(1)
    expect(load(['dagger', 'kite shield'], 5, ['quilted', 'mail'])).toBe(1)
  })
  test('a shield in the second hand hinders what takes COO and keeps blows out', () => {
    const ana = person(turnOf(duel({ weapons: ['dagger', 'kite shield'] })), 'ana')
    expect([cumbersome(ana), sum(armourTerms(turnOf(duel()), ana, [], false))]).toEqual([5, 3])
  })
  test('a hand is free if nothing lies in it, armed is who has anything in one', () => {
    const held = (weapons: string[], inHand: string[]) => {
      const f = person(turnOf(duel({ weapons, inHand })), 'ana')
      return [freeHand(f, 'main'), freeHand(f, 'off'), armed(f)]
    }
    expect(held(['dagger', 'club'], [])).toEqual([true, true, false])
    expect(held(['dagger', 'club'], ['club'])).toEqual([false, true, true])
    expect(held(['dagger', 'club'], ['club', 'dagger'])).toEqual([false, false, true])
    expect(held(['dagger', 'halberd'], ['halberd'])).toEqual([false, false, true])
  })
  test('an awkward or vulnerable thing tells from either hand', () => {
    const guard = (weapons: string[]) =>
      needs(
        told(
          run(turnOf(duel({}, { weapons, skills: { fray: 60 } })), attack(20, 'bo defence: 99\nana damage: 1')),
          'defence',
        ),
      )
    expect([guard(['dagger', 'whip']), guard(['whip', 'dagger']), guard(['dagger', 'club'])]).toEqual([50, 50, 60])
  })
  test('of two spears the one named is braced', () => {
    const state = turnOf(duel({ natural: [], weapons: ['halberd'] }), 'ana', (s) => {
      const ana = person(s, 'ana')
      ana.items.unshift({ ...thing(ana, 'halberd'), id: 'ana pike', key: 'pike', where: 'main' })
      thing(ana, 'halberd').where = 'off'
    })
    expect(of(until(state, 'ana turn: brace\nana item: halberd'), 'ana').braced).toBe('ana halberd')
    expect(of(until(state, 'ana turn: brace\nana item: pike'), 'ana').braced).toBe('ana pike')
  })
  test('of two guns in hand the empty one is loaded', () => {
    const state = turnOf(duel({ weapons: ['dragon pistol', 'dragon pistol'] }), 'ana', (s) => {
      thing(person(s, 'ana'), 'dragon pistol 2').loaded = 0
      thing(person(s, 'ana'), 'dragon pistol 2').loading = 1
    })
    const ran = until(state, 'ana turn: load')
    expect([thing(of(ran, 'ana'), 'dragon pistol').loaded, thing(of(ran, 'ana'), 'dragon pistol 2').loaded]).toEqual([
      1, 1,
    ])
  })
})

describe('several holds', () => {
  const held = (...holds: Hold[]): State =>
    turnOf(three({ weapons: ['war-fork', 'dagger'] }), 'ana', (s) => {
      s.holds = holds
    })
  test('each is told from the others', () => {
    const s = held(grab('bo', 'cy'), grab('ana', 'bo'), grab('cy', 'ana'))
    const [ana, bo, cy] = ['ana', 'bo', 'cy'].map((id) => person(s, id))
    if (ana === undefined || bo === undefined || cy === undefined) throw new RangeError('three fight')
    expect([grabbed(s, ana)?.by, grabbed(s, bo)?.by, grabbed(s, cy)?.by]).toEqual(['cy', 'ana', 'bo'])
    expect([holding(s, ana), holding(s, bo)]).toMatchObject([[{ on: 'bo' }], [{ on: 'cy' }]])
    expect(['ana', 'bo', 'cy'].map((id) => tied(held(grab('bo', 'cy')), person(s, id)))).toEqual([false, true, true])
  })
  test('a caught weapon is no held body, and the other weapon is not caught', () => {
    const s = held(grab('bo', 'cy'), caught('bo', 'ana', 'short sword', 'dagger'))
    const ana = person(s, 'ana')
    expect(grabbed(s, ana)).toBeUndefined()
    expect([locked(s, thing(ana, 'dagger')), locked(s, thing(ana, 'war-fork'))]).toEqual([true, false])
    expect(locked(s, thing(person(s, 'bo'), 'short sword'))).toBe(true)
    expect(until(s, '').asked).toBeDefined()
    expect(of(until(s, 'ana turn: let go'), 'ana').items.find(({ key }) => key === 'dagger')?.where).toBe('ground')
  })
  test('letting go of a caught weapon ends that hold alone', () => {
    const s = held(grab('bo', 'cy'), caught('bo', 'ana', 'short sword', 'dagger'), grab('cy', 'bo'))
    expect(until(s, 'ana turn: let go').state.holds).toEqual([grab('bo', 'cy'), grab('cy', 'bo')])
    expect(until(s, 'ana turn: wrench free\nana wrenching free: 10').state.holds).toEqual([
      grab('bo', 'cy'),
      grab('cy', 'bo'),
    ])
  })
  test('each body held takes a hand, teeth take none', () => {
    const bare = (...holds: Hold[]) => {
      const s = turnOf(three({ weapons: [], natural: [{ name: 'bite', dv: '1d10' }] }), 'ana', (state) => {
        state.holds = holds
      })
      return spareHands(s, person(s, 'ana'))
    }
    const bite: Hold = { ...grab('ana', 'bo'), with: 'ana bite' }
    expect([bare(), bare(bite), bare(grab('ana', 'bo')), bare(grab('ana', 'bo'), grab('ana', 'cy'))]).toEqual([
      2, 2, 1, 0,
    ])
    expect(bare(grab('bo', 'ana'), grab('cy', 'ana'))).toBe(2)
  })
  test('of two seized he tears at whom he likes, with his last claws', () => {
    const s = turnOf(crowd({ ana: { like: 'cougar' } }, { bo: {}, cy: {} }, { distance: 0.5 }), 'ana', (state) => {
      state.holds = [grab('cy', 'bo'), grab('ana', 'cy'), grab('ana', 'bo')]
    })
    const torn = (at: string) => told(run(s, `ana turn: disembowel\nana target: ${at}\nana attack: 99`), 'attack')
    expect([torn('cy'), torn('bo')]).toMatchObject([
      { at: 'cy', weapon: 'claws' },
      { at: 'bo', weapon: 'claws' },
    ])
  })
})

describe('several effects', () => {
  const burning = (kinds: readonly ('oil' | 'scour' | 'tar' | 'fire' | 'stim')[]) =>
    turnOf(duel({ DUR: 100 }), 'ana', (s) => {
      person(s, 'ana').effects = kinds.map((kind) => ({ kind, turns: null }))
    })
  test('each is there, and none that is not', () => {
    const ana = person(burning(['stim', 'tar']), 'ana')
    expect([lasting(ana, 'stim'), lasting(ana, 'tar'), lasting(ana, 'oil')]).toEqual([true, true, false])
    expect(lasting(person(burning([]), 'ana'), 'oil')).toBe(false)
  })
  test('rolling puts out all that burns, and each is told', () => {
    const ran = run(burning(['stim', 'oil', 'tar', 'fire']), 'ana turn: put out\nana turn: end turn')
    expect(of(ran, 'ana').effects.map(({ kind }) => kind)).toEqual(['stim', 'tar'])
    expect(ran.events.flatMap((e) => (e.type === 'putOut' ? [e.substance] : []))).toEqual(['oil', 'fire'])
  })
})

describe('several clouds and shields', () => {
  test('a second cloud hides as the first does', () => {
    const smoked = (...at: number[]) => {
      const s = turnOf(duel({}, {}, onMap('a.....b.........', ['ana', 'bo'])), 'ana', (state) => {
        state.smoke = at.map((x) => ({ at: [x, 0], radius: 1 }))
      })
      return sees(s, person(s, 'ana'), person(s, 'bo'))
    }
    expect([smoked(), smoked(14), smoked(14, 6), smoked(6, 14), smoked(14, 1)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
  test('a planted shield among other things covers', () => {
    const s = turnOf(duel({ weapons: ['dagger', 'archer’s shield'] }), 'ana', (state) => {
      Object.assign(thing(person(state, 'ana'), 'archer’s shield'), { planted: true, where: 'stowed' })
    })
    expect([shielded(person(s, 'ana')), shielded(person(s, 'bo'))]).toEqual([true, false])
  })
  test('a wall of shields wants a large one, in hand, and full defence', () => {
    const wall = (shield: string, fullDefence: boolean, inHand: string[]) => {
      const s = turnOf(duel({ weapons: ['dagger', shield], inHand, powers: ['shieldwall'] }))
      person(s, 'ana').fullDefence = fullDefence
      return shielded(person(s, 'ana'))
    }
    expect(wall('tower shield', true, ['dagger', 'tower shield'])).toBe(true)
    expect(wall('tower shield', false, ['dagger', 'tower shield'])).toBe(false)
    expect(wall('tower shield', true, ['dagger'])).toBe(false)
    expect(wall('buckler', true, ['dagger', 'buckler'])).toBe(false)
  })
})

describe('several resistances', () => {
  const rows = [
    { tag: 'Fire', effect: 'AV+1' },
    { tag: 'Bladed', effect: 'AV-2' },
    { tag: 'Bladed', effect: 'check+10' },
    { tag: 'Bladed', effect: 'AV+5' },
    { tag: 'Bladed', effect: 'check-5' },
    { tag: 'Blunt', effect: 'check+20' },
  ]
  const bo = person(turnOf(duel({}, { resistances: rows })), 'bo')
  test('all that touch count, and no other', () => {
    expect([resistedAv(bo, ['Bladed']), resistedAv(bo, ['Fire', 'Bladed']), resistedAv(bo, ['Blunt'])]).toEqual([
      3, 4, 0,
    ])
    const t = { base: 50, what: 'fray', plus: 0, minus: 0, wounds: 0, notes: undefined }
    resistBonus(t, bo, ['Bladed'])
    expect([t.plus, t.minus]).toEqual([10, -5])
  })
})

describe('several about him', () => {
  test('of two helpers, one of them down, the other’s ten is left', () => {
    const hit = (ids: string[]) =>
      needs(
        told(
          run(
            turnOf(
              crowd({ ana: {}, cid: {}, dee: {} }, { bo: {} }, onMap('cad\n.b.', ['ana', 'bo', 'cid', 'dee'])),
              'ana',
              (s) => {
                person(s, 'ana').helpers = ids
                person(s, 'cid').condition = 'disabled'
              },
            ),
            attack(99),
          ),
          'attack',
        ),
      )
    expect([hit([]), hit(['cid']), hit(['cid', 'dee']), hit(['dee', 'cid'])]).toEqual([60, 60, 70, 70])
  })
  test('next to each other by the metre, from either side', () => {
    const s = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, onMap('a.b\n.c.', ['ana', 'bo', 'cy'])))
    expect([adjacent(s, 'ana', 'cy'), adjacent(s, 'cy', 'bo'), adjacent(s, 'ana', 'bo')]).toEqual([true, true, false])
  })
  test('momentum is a charger’s own', () => {
    const s = turnOf(three(), 'ana', (state) => {
      person(state, 'bo').charge = { metres: 9, mounted: false }
    })
    const made = { force: 'plain', exceptional: false, fine: false, critical: false, upgraded: false } as const
    const blow = (by: string, target: string) => {
      const f = person(s, by)
      const item = thing(f, 'short sword')
      const how = { multiple: false, spread: false, rideBy: false, braced: false, reaction: false, place: null }
      const mode = item.weapon.modes[0]
      if (mode === undefined) throw new RangeError('a sword strikes')
      const x = {
        by: f,
        target: person(s, target),
        item,
        mode,
        tags: [],
        skill: 'melee weapons',
        strike: 'none',
      } as const
      return sum(damageTerms(s, { ...x, limb: null, arrow: null, how }, made))
    }
    expect([blow('ana', 'bo'), blow('bo', 'ana')]).toEqual([8, 13])
  })
})
