import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { attack, counted, crowd, duel, needs, of, run, told, turnOf } from '../arrange.ts'

describe('shields and second weapons', () => {
  const two = (second: string, traits: string[] = []) => ({ weapons: ['short sword', second], traits })
  const both = (second: string, traits: string[] = []) =>
    run(
      turnOf(duel(two(second, traits))),
      `ana turn: multiple attacks\nana each: short sword at bo\nana each: ${second} at bo\nana attack: 99\nana attack: 99`,
    )
  rule(['REN-BASH-01', 'REN-BASH-02'], 'a shield strikes with basic proficiency alone: 1d10+1+DB, AP 0', () => {
    const ran = run(
      turnOf(duel({ weapons: ['targe'], proficiencies: [] }, { armour: ['quilted'] })),
      attack(20, 'bo defence: 99\nana damage: 4', 'targe'),
    )
    expect([needs(told(ran, 'attack')), of(ran, 'bo').damage]).toEqual([60 - 10, 4 + 1 + 5 - 2])
    const untrained = turnOf(duel({ weapons: ['targe'], skills: { 'melee weapons': 25 } }))
    expect(() => run(untrained, attack(20, '', 'targe'))).toThrow(/basic proficiency|targe/)
  })
  rule('REN-BASH-04', 'in the off hand it has the penalty of that', () => {
    const ran = run(turnOf(duel({ weapons: ['short sword', 'targe'] })), attack(99, '', 'targe'))
    expect(counted(told(ran, 'attack'))['REN-BASH-04']).toBe(-10)
  })
  test('some shields cannot bash (REN-BASH-03)', () => {
    expect(() =>
      run(turnOf(duel({ weapons: ['short sword', 'swordbreaker'] })), attack(20, '', 'swordbreaker')),
    ).toThrow(/cannot bash/)
  })
  rule('REN-BASH-03', 'some shields cannot bash', () => {
    const state = turnOf(duel({ weapons: ['swordbreaker'], natural: [] }, {}, { distance: 1 }), 'ana', (s) => {
      of({ state: s }, 'ana').items = of({ state: s }, 'ana').items.filter(({ key }) => key === 'swordbreaker')
    })
    expect(refusal(renaissance, state, 'ana', 'attack')?.rule).toBe('REN-BASH-03')
  })
  rule(
    ['REN-MULTI-01', 'REN-OFF-01', 'REN-OFF-02'],
    'one Standard Action, each attack at -10; the off hand -10 more, and again without the tag',
    () => {
      const tagged = both('dagger')
      expect([needs(told(tagged, 'attack')), needs(told(tagged, 'attack', 1)), of(tagged, 'ana').standard]).toEqual([
        50, 40, 1,
      ])
      const untagged = both('warhammer')
      expect([needs(told(untagged, 'attack')), needs(told(untagged, 'attack', 1))]).toEqual([50, 30])
    },
  )
  rule(['REN-OFF-03', 'REN-TRAIT-Ambidextrous'], 'the ambidextrous have no off hand', () => {
    const ran = both('warhammer', ['ambidextrous'])
    expect([needs(told(ran, 'attack')), needs(told(ran, 'attack', 1))]).toEqual([50, 50])
  })
  rule('REN-TAG-OffHand', 'a weapon made for the off hand is used there at -10', () => {
    const ran = run(turnOf(duel(two('dagger'))), attack(99, '', 'dagger'))
    expect(needs(told(ran, 'attack'))).toBe(50)
  })
  rule('REN-MULTI-02', 'two targets cost each attack another -10', () => {
    const state = turnOf(crowd({ ana: two('dagger', ['ambidextrous']) }, { bo: {}, cy: {} }, { distance: 0.5 }))
    const ran = run(
      state,
      'ana turn: multiple attacks\nana each: short sword at bo\nana each: dagger at cy\nana attack: 99\nana attack: 99',
    )
    expect([needs(told(ran, 'attack')), needs(told(ran, 'attack', 1))]).toEqual([40, 40])
  })
  test('a second attack does not go at one who is out already (REN-A85)', () => {
    const ran = run(
      turnOf(duel(two('dagger'), { DUR: 5 })),
      'ana turn: multiple attacks\nana each: short sword at bo\nana each: dagger at bo\nana attack: 20\nbo defence: 99\nana damage: 9',
    )
    expect([of(ran, 'bo').condition, told(ran, 'attack', 1)]).toEqual(['dead', undefined])
  })
})
