import { describe, expect, test } from 'vitest'
import { grabbed, holding, locked, spareHands, tied } from '../../state/fighters.ts'
import type { Hold, State } from '../../state/types.ts'
import { crowd, of, run, thing, told, turnOf, until } from '../arrange.ts'

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
