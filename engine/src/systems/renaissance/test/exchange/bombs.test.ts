import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { crowd, duel, of, onMap, run, told, turnOf } from '../arrange.ts'

describe('bombs', () => {
  const bomber = (weapon: string) => ({ weapons: [weapon] })
  const thrown = (weapon: string, rest: string, more: object = {}, bo: object = {}) =>
    run(turnOf(duel(bomber(weapon), bo, { distance: 9, ...more })), `ana turn: attack a place\n${rest}`)
  rule(
    ['REN-BLAST-01', 'REN-BLAST-02', 'REN-CHEM-Grenade'],
    'its whole DV where it goes off, two less for each metre, and nobody defends',
    () => {
      const state = turnOf(
        crowd(
          { ana: bomber('grenade') },
          { bo: {}, cy: {}, dan: {} },
          onMap('a.......\n....b..c\n....d...', ['ana', 'bo', 'cy', 'dan']),
        ),
      )
      const ran = run(state, 'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 5 5')
      expect([of(ran, 'bo').damage, of(ran, 'cy').damage, of(ran, 'dan').damage, told(ran, 'defence')]).toEqual([
        10,
        4,
        8,
        undefined,
      ])
    },
  )
  test('a wall keeps the blast out, friends are not spared', () => {
    const state = turnOf(
      crowd(
        { ana: bomber('grenade'), eve: {} },
        { bo: {}, cy: {} },
        onMap('a......\n...eb#c', ['ana', 'eve', 'bo', 'cy']),
      ),
    )
    const ran = run(
      state,
      'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 5 5\neve knock-down: 1',
    )
    expect([of(ran, 'cy').damage, of(ran, 'eve').damage]).toEqual([0, 8])
  })
  rule(
    ['REN-AREA-03', 'REN-RNG-05', 'REN-RNG-07'],
    'a miss goes off where it strayed to: north first, then round with the clock',
    () => {
      const state = turnOf(
        crowd(
          { ana: bomber('grenade') },
          { bo: {}, cy: {} },
          onMap('a.......\n........\n....b..c', ['ana', 'bo', 'cy']),
        ),
      )
      const ran = run(
        state,
        'ana turn: attack a place\nana aim point: bo\nana attack: 99\nana direction: 3\nana astray: 3\nana damage: 5 5',
      )
      expect([
        told(ran, 'astray')?.direction,
        told(ran, 'bursts')?.spot,
        of(ran, 'cy').damage,
        of(ran, 'bo').damage,
      ]).toEqual(['east', [7, 2], 10, 4])
    },
  )
  rule('REN-RNG-06', 'or as the die points, by option', () => {
    const ran = thrown('grenade', 'ana attack: 99\nana direction: 12\nana astray: 4\nana damage: 5 5', {
      options: { scatter: 'free' },
    })
    expect([told(ran, 'astray')?.direction, of(ran, 'bo').damage]).toEqual(['12 o’clock', 2])
  })
  test('no farther astray than it was thrown, by option', () => {
    const ran = thrown('grenade', 'ana attack: 99\nana direction: 3\nana astray: 10\nana damage: 5 5', {
      distance: 3,
      options: { scatterClamp: true },
    })
    expect(told(ran, 'astray')?.metres).toBe(3)
  })
  rule('REN-MULTI-03', 'bombs are no part of several attacks', () => {
    const state = turnOf(duel({ weapons: ['grenade', 'short sword'] }))
    expect(refusal(renaissance, state, 'ana', 'multiple attacks')?.rule).toBe('REN-MULTI-01')
    expect(told(run(state, 'ana turn: attack a place\nana attack: 20\nana damage: 1 1'), 'attack')?.rule).toContain(
      'REN-MULTI-03',
    )
  })
  rule(
    ['REN-SPLASH-01', 'REN-SPLASH-02', 'REN-CHEM-Oil'],
    'oil touches all within two metres, does nothing at once, and burns each turn',
    () => {
      const ran = thrown('oil grenade', 'ana attack: 20\nana turn: end turn\nbo damage: 9')
      expect([of(ran, 'bo').damage, told(ran, 'defence')]).toEqual([4, undefined])
      const out = run(
        turnOf(duel(), 'ana', (s) => {
          of({ state: s }, 'ana').effects = [{ kind: 'oil', turns: 9 }]
        }),
        'ana turn: put out\nana turn: end turn',
      )
      expect([of(out, 'ana').effects, of(out, 'ana').stance]).toEqual([[], 'prone'])
    },
  )
  rule('REN-CHEM-Scour', 'splashes half a die of metres, burns a die each turn, and wants water', () => {
    const ran = thrown('scour canister', 'ana attack: 20\nana radius: 5\nana turn: end turn\nbo damage: 7')
    expect([of(ran, 'bo').damage, told(ran, 'bursts')?.radius]).toEqual([7, 2])
    const dry = turnOf(duel(), 'ana', (s) => {
      of({ state: s }, 'ana').effects = [{ kind: 'scour', turns: null }]
    })
    expect(refusal(renaissance, dry, 'ana', 'put out')?.because).toContain('water')
  })
  rule('REN-CHEM-Tar', 'burns half a die each turn', () => {
    expect(of(thrown('tar pot', 'ana attack: 20\nana radius: 2\nana turn: end turn\nbo damage: 7'), 'bo').damage).toBe(
      3,
    )
  })
  rule('REN-CHEM-Smoke', 'within it nobody sees', () => {
    const ran = thrown('smoke pot', 'ana aim point: bo\nana attack: 20\nana radius: 2\nana turn: end turn')
    expect([ran.state.smoke[0]?.radius, of(ran, 'bo').effects]).toEqual([3, []])
    const blind = run({ ...ran.state, acting: 'bo' }, 'bo turn: end turn', 1)
    expect(refusal(renaissance, { ...blind.state, acting: 'ana' }, 'ana', 'aim')?.rule).toBe('REN-AIM-01')
  })
  rule('REN-CHEM-Scatter', 'a gun’s scatter load strikes all within its radius', () => {
    const state = turnOf(
      crowd({ ana: { weapons: ['blunderbuss'] } }, { bo: {}, cy: {} }, onMap('a....b.c', ['ana', 'bo', 'cy'])),
    )
    const ran = run(
      state,
      'ana turn: attack a place\nana weapon: blunderbuss scatter\nana aim point: bo\nana attack: 20\nana damage: 4',
    )
    expect([of(ran, 'bo').damage, of(ran, 'cy').damage, told(ran, 'defence')]).toEqual([6, 6, undefined])
  })
})
