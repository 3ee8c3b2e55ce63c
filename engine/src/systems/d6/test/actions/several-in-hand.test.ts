import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { release } from '../../ground/holds.ts'
import { d6 } from '../../index.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { crowd, duel, of, run, strike, told, turnOf } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)

describe('the second of several', () => {
  rule('D6-C-OPT-Break', 'of two things in hand the one that is named breaks', () => {
    const ran = run(
      turnOf(duel({}, { weapons: ['dagger', 'short sword'] }), 'ana'),
      'ana act: break\nana weapon: short sword\nana attack: 6 6 6 5\nana which item: short sword\nana damage: 5 5 5\ngm object: 1 2',
    )
    expect(told(ran, 'object')).toMatchObject({ at: 'bo', weapon: 'short sword', state: 'wrecked' })
    expect(of(ran, 'bo').items.map(({ key, where }) => [key, where])).toEqual([
      ['dagger', 'hand'],
      ['short sword', 'broken'],
      ['unarmed', 'body'],
    ])
  })
  rule('D6-C-OPT-Break', 'it is the other who must hold something', () => {
    expect(refusal(d6, turnOf(duel({}, { weapons: [] }), 'ana'), 'ana', 'break')).toMatchObject({
      because: 'bo holds nothing to break',
    })
    expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'break')).toBeUndefined()
  })
  test('who comes loose leaves the others in their grips', () => {
    const grip = (by: string, on: string): Hold => ({ kind: 'hold', by, on, since: 1, strength: 0 })
    const four = turnOf(crowd({}, { bo: {}, cy: {}, dee: {} }), 'ana', 1, (s) => {
      s.holds = [grip('bo', 'ana'), grip('dee', 'ana'), grip('ana', 'cy'), grip('cy', 'dee')]
    })
    release(four, of({ state: four }, 'ana'), { id: 'bo' })
    expect(four.holds.map(({ by, on }) => `${by} ${on}`)).toEqual(['dee ana', 'ana cy', 'cy dee'])
  })
})

describe('the exception', () => {
  rule('D6-C-MOV-Free', 'the free steps are taken once', () => {
    const stepped = (done: Fighter['done']) =>
      refusal(d6, turnOf(duel({}, {}, { distance: 30 }), 'ana', 1, set('ana', { done, moved: 1 })), 'ana', 'step')
        ?.because
    expect([stepped([]), stepped(['step'])]).toEqual([undefined, 'he has taken his steps this round'])
  })
  rule('D6-C-MOV-Run', 'nobody runs or flies to one who is down', () => {
    const gone = turnOf(duel({ fly: 20 }), 'ana', 1, set('bo', { condition: 'unconscious' }))
    for (const key of ['run', 'fly', 'move', 'step'])
      expect(refusal(d6, gone, 'ana', key), key).toMatchObject({ because: 'there is nobody to go to' })
  })
  rule(
    'D6-C-SA-NaturalArmor',
    'a block’s own value stands before that of its ranks, where the fight does not say so',
    () => {
      const hide = { abilities: [{ ability: 'naturalArmor', ranks: 2, prints: '1D' }] }
      const dice = (naturalArmor: string, faces: string) =>
        told(
          run(
            turnOf(duel({}, hide, { options: { naturalArmor } }), 'ana'),
            strike('3 3 3 3', `ana damage: 1 1 2\nbo resistance: ${faces}`),
          ),
          'roll',
          2,
        )?.dice
      expect([dice('printed', '5 5 5 5'), dice('byRank', '5 5 5 5 5')]).toEqual([4, 5])
    },
  )
})
