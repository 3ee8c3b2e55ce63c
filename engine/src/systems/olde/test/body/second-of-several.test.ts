import { describe, expect, test } from 'vitest'
import { EIGHT, of, only, ready, run, SWORD, two } from '../staged.ts'

const BOW = { weapons: ['shortbow'], skills: { bows: 'apprentice' } }

describe('the second of several', () => {
  test('two things on his Defense count against a shot, a shield block does not', () => {
    const from = ready(two(BOW, {}, { distance: 3 }), { ann: 2 }, (s) => {
      const one = { to: 'defense', value: 1, rule: 'OLDE-ADJ-01', lasts: 'permanent' } as const
      of(s, 'bob').adjustments = [
        { ...one, because: 'cloak', melee: false },
        { ...one, because: 'shield block', melee: true, value: 2 },
        { ...one, because: 'luck', melee: false },
      ]
    })
    const shot = (attack: string) =>
      run(
        from,
        `ann turn: attack\nbob defense: 4 4\nann attack: ${attack}${attack === '7 3' ? '\nann damage: 1' : ''}`,
        2,
      )
    expect(only(shot('7 3'), 'attack').band).toBe('hit')
    expect(only(shot('7 2'), 'attack').band).toBe('miss')
  })

  test('a riposte is made with the first fencing weapon that reaches', () => {
    const fencer = { weapons: ['rapier', 'dagger'], skills: { fencing: 'journeyman' } }
    const from = ready(two(SWORD, fencer, { options: { actions: 'advanced' } }), { ann: 3, bob: 2 }, (s) => {
      for (const item of of(s, 'bob').items) item.at = item.weapon === 'rapier' ? 'main' : 'off'
    })
    const { state } = run(
      from,
      'ann turn: melee\nann weapon: broadsword\nbob defense: 4 4\nann attack: 4 3\nbob riposte: riposte',
      2,
    )
    expect(state.declared).toMatchObject([{ by: 'bob', on: 'ann', use: 'rapier', penalty: 0 }])
  })

  test('what makes room is only what is held: a broken sword stays broken', () => {
    const from = ready(two({ weapons: ['broadsword', 'dagger', 'longbow'] }), { ann: 1 }, (s) => {
      for (const item of of(s, 'ann').items)
        item.at = item.weapon === 'broadsword' ? 'broken' : item.weapon === 'dagger' ? 'main' : 'belt'
    })
    const { state } = run(from, 'ann turn: ready\nann thing: draw longbow')
    expect(of(state, 'ann').items.map(({ weapon, at }) => `${weapon} ${at}`)).toEqual([
      'broadsword broken',
      'dagger belt',
      'longbow main',
    ])
  })

  test('Mend ends the bleeding of him who is mended, not the healer’s own', () => {
    const friends = {
      system: 'olde',
      distance: 6,
      sides: {
        left: {
          ann: { ...EIGHT, spells: ['mend'], conditions: { bleeding: 'persistent' } },
          cat: { ...EIGHT, hurt: 3, conditions: { bleeding: 'persistent' } },
        },
        right: { bob: EIGHT },
      },
    }
    const { state } = run(ready(friends, { ann: 2 }), 'ann turn: cast\nann mend: 7 7\nann healing: 2')
    expect(of(state, 'cat').conditions).toEqual([])
    expect(of(state, 'cat').hp).toBe(11)
    expect(of(state, 'ann').conditions).toMatchObject([{ name: 'bleeding' }])
  })
})
