import { describe, expect, test } from 'vitest'
import { bombsOf } from '../aim-points.ts'
import { renaissance } from '../index.ts'
import { sees } from '../places.ts'
import type { Fighter, Readied, State } from '../types.ts'
import { attack, crowd, duel, MORTAL, of, onMap, run, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
const ready = (s: State, is: Partial<Readied>): void => {
  person(s, 'ana').readied = {
    only: ['ana'],
    is: { action: 'attack', when: 'attacks me', of: 'anybody', metres: 0, cell: null, ...is },
  } as Fighter['readied']
}

describe('what is made ready is offered where it can be done', () => {
  const asked = (is: Partial<Readied>, bo: Partial<Fighter> = {}, weapons = ['short sword']) =>
    until(
      turnOf(duel({ DUR: 100 }, { weapons }), 'bo', (s) => {
        ready(s, is)
        Object.assign(person(s, 'bo'), bo)
      }),
      ['bo turn: attack', ...weapons.map((name) => `bo weapon: ${name}`)].join('\n'),
    )
  const reacts = (ran: ReturnType<typeof asked>) => told(ran, 'reacts')?.kind
  test('a trip at one who stands, not at one who lies', () => {
    expect(reacts(asked({ action: 'trip' }))).toBe('readied trip')
    expect(reacts(asked({ action: 'trip' }, { stance: 'prone' }))).toBeUndefined()
  })
  test('a disarm at one who holds something', () => {
    expect(reacts(asked({ action: 'disarm' }))).toBe('readied disarm')
    expect(reacts(asked({ action: 'disarm' }, {}, []))).toBeUndefined()
  })
  test('a pull at a rider only, a grab at one on foot', () => {
    expect(reacts(asked({ action: 'dismount' }))).toBeUndefined()
    expect(reacts(asked({ action: 'grab' }))).toBe('readied grab')
  })
  test('for somebody named it waits for him, and not for what is done to others', () => {
    expect(reacts(asked({ of: 'bo' }))).toBe('readied attack')
    expect(reacts(asked({ of: 'cy' }))).toBeUndefined()
    expect(reacts(asked({ when: 'attacks an ally' }))).toBeUndefined()
    expect(reacts(asked({ when: 'attacks' }))).toBe('readied attack')
    expect(reacts(asked({ when: 'charges' }))).toBeUndefined()
  })
})

describe('who is seen', () => {
  const looks = (ana: object, more: object, arrange: (s: State) => void = () => {}) => {
    const s = turnOf(duel(ana, {}, more), 'ana', arrange)
    return sees(s, person(s, 'ana'), person(s, 'bo'))
  }
  test('without eyes nobody beyond thirty metres, and with eyes besides as far as there is light', () => {
    const clay = { race: 'clay man' }
    expect([30, 31].map((distance) => looks(clay, { distance }))).toEqual([true, false])
    const gifted = { traits: ['blind-sight'] }
    const dark = { scene: { light: 'dark' } }
    expect([30, 31].map((distance) => looks(gifted, { distance, ...dark }))).toEqual([true, false])
    expect(looks(gifted, { distance: 31 })).toBe(true)
  })
  test('in the dark nobody, but by those who need little light; and with one eye as well as with two', () => {
    const dark = { scene: { light: 'dark' } }
    expect([looks({}, dark), looks({ traits: ['low-light sight'] }, dark)]).toEqual([false, true])
    const lost = (...limbs: string[]) =>
      looks({}, {}, (s) => {
        person(s, 'ana').lost = limbs as Fighter['lost']
      })
    expect([lost('eye'), lost('eye', 'eye')]).toEqual([true, false])
  })
  test('out of smoke as little as into it', () => {
    const smoke = (x: number, radius: number) => {
      const s = turnOf(crowd({ ana: {} }, { bo: {} }, onMap('a.........b', ['ana', 'bo'])), 'ana', (state) => {
        state.smoke = [{ at: [x, 0], radius, turns: 9 }] as unknown as State['smoke']
      })
      return sees(s, person(s, 'ana'), person(s, 'bo'))
    }
    expect([smoke(0, 2), smoke(10, 2), smoke(5, 2), smoke(2, 2), smoke(3, 2)]).toEqual([
      false,
      false,
      true,
      false,
      true,
    ])
  })
})

describe('what an option is about', () => {
  const points = (s: State, about: object, key: string) =>
    renaissance.points(s, { who: 'ana', about, options: [{ key }] } as never, { key })
  test('whom one helps or mounts is no target; whom one strikes is, as well as he is seen', () => {
    const s = turnOf(duel())
    expect(points(s, { ask: 'target', action: 'help' }, 'bo').group).toBe('other')
    expect(points(s, { ask: 'target', action: 'mount' }, 'bo').group).toBe('other')
    expect(points(s, { ask: 'target', action: 'attack' }, 'bo')).toMatchObject({
      group: 'strike',
      fighters: ['bo'],
      sight: [{ of: 'bo', sight: 'seen' }],
    })
  })
  test('a bomb can go wherever nothing solid stands between, as far as it is thrown', () => {
    const s = turnOf(
      crowd({ ana: { weapons: ['grenade'] } }, { bo: {} }, onMap('a.#...\n..#...\n......\nb.....', ['ana', 'bo'])),
    )
    const arm = bombsOf(s, person(s, 'ana'))[0]?.key
    const choice = { who: 'ana', about: { ask: 'aim point', weapon: 'grenade', arm }, options: [] }
    const cells = renaissance.reach(s, choice as never)?.map(({ cell }) => cell.join())
    expect(cells).toContain('1,1')
    expect(cells).not.toContain('3,0')
    expect(points(s, choice.about, 'cell 1,1')).toMatchObject({ group: 'strike', cells: [[1, 1]] })
  })
})

test('who is deathless stays up through blow after blow, and it is told once', () => {
  const ran = run(
    turnOf(duel({}, { ...MORTAL, traits: ['deathless'] }), 'ana', (s) => {
      Object.assign(person(s, 'bo'), { damage: 70, deathless: 2, stance: 'prone' })
    }),
    attack(20, 'bo defence: 99\nana damage: 9'),
  )
  expect([of(ran, 'bo').condition, of(ran, 'bo').deathless, told(ran, 'stays')]).toEqual(['up', 2, undefined])
})
