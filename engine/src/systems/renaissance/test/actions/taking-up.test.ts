import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spotOf } from '../../../../space/whereabouts.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, duel, of, onMap, run, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const bare = { weapons: [] }

describe('what is taken up', () => {
  rule('REN-DRAW-01', 'a foe’s sword that lies at her feet is hers from then on', () => {
    const from = turnOf(duel(bare), 'ana', (s) => {
      Object.assign(thing(person(s, 'bo'), 'short sword'), {
        where: 'ground',
        spot: spotOf(s.where, 'ana') ?? null,
      })
    })
    const ran = run(
      from,
      'ana turn: draw\nana hand: main\nana turn: attack\nana weapon: short sword\nana attack: 99',
      2,
    )
    expect(thing(of(ran, 'ana'), 'short sword').where).toBe('main')
    expect(of(ran, 'bo').items.map(({ key }) => key)).not.toContain('short sword')
  })
  rule('REN-DRAW-01', 'out of the hand of one who is out of the fight, but of nobody who stands', () => {
    const from = (condition: 'up' | 'disabled') =>
      turnOf(crowd({ ana: bare }, { bo: {}, cy: {} }, onMap('abc', ['ana', 'bo', 'cy'])), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { condition, stance: condition === 'up' ? 'standing' : 'prone' })
      })
    expect(refusal(renaissance, from('up'), 'ana', 'draw')).toBeDefined()
    const ran = run(from('disabled'), 'ana turn: draw\nana hand: main\nana turn: end turn')
    expect(thing(of(ran, 'ana'), 'short sword').where).toBe('main')
  })
  rule('REN-DRAW-01', 'the second of a name has one of its own', () => {
    const from = turnOf(
      crowd({ ana: { weapons: ['short sword'] } }, { bo: {}, cy: {} }, onMap('abc', ['ana', 'bo', 'cy'])),
      'ana',
      (s) => void Object.assign(person(s, 'bo'), { condition: 'disabled', stance: 'prone' }),
    )
    const ran = run(from, 'ana turn: draw\nana turn: end turn')
    expect(of(ran, 'ana').items.map(({ key }) => key)).toContain('short sword 2')
  })
  rule('REN-OFF-01', 'in the hand one says, where both are free', () => {
    const from = turnOf(duel({ weapons: ['dagger'], inHand: [] }))
    const hand = (which: string) => {
      const ran = run(
        from,
        `ana turn: draw\nana hand: ${which}\nana turn: attack\nana weapon: dagger\nana attack: 99`,
        2,
      )
      return counted(told(ran, 'attack'))['REN-OFF-01'] ?? 0
    }
    expect([hand('main'), hand('off')]).toEqual([0, -10])
  })
})
