import { describe, expect, test } from 'vitest'
import { rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { creatures } from '../../content/creatures.ts'
import { dvOf, modeOf } from '../../content/weapon.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { attack, crowd, duel, of, run, told, turnOf } from '../arrange.ts'

describe('races, creatures, traits', () => {
  rule('REN-RACE-Hide', 'some have armour of their own', () => {
    const ran = run(turnOf(duel({}, { race: 'drake', DUR: 100 })), attack(20, 'bo defence: 99\nana damage: 5'))
    expect(told(ran, 'hurt')?.av).toBe(2)
  })
  rule('REN-RACE-NoBones', 'who has no bones has no DB', () => {
    const ran = run(turnOf(duel({ race: 'clay man' })), attack(20, 'bo defence: 99\nana damage: 5'))
    expect(of(ran, 'bo').damage).toBe(8)
  })
  test('a race gives what is not written', () => {
    const [ana] = turnOf(duel({ race: 'elf', aptitudes: undefined })).fighters
    expect(ana?.facts).toMatchObject({
      DUR: 25,
      STR: 25,
      modes: { foot: [5, 15] },
      aptitudes: { COO: 20, WIL: 20, INT: 25, SOM: 15 },
    })
  })
  const beast = (like: string, script: string, foe: object = {}, arrange?: (s: State) => void) =>
    run(turnOf(crowd({ ana: { like } }, { bo: foe }, { distance: 1 }), 'ana', arrange), script)
  rule('REN-CREATURE-Seize', 'an exceptional bite of a wolf holds', () => {
    expect(beast('wolf', 'ana turn: attack\nana attack: 31\nbo defence: 99\nana damage: 1').state.holds).toMatchObject([
      { kind: 'grab', by: 'ana', on: 'bo' },
    ])
    expect(beast('wolf', 'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1').state.holds).toEqual([])
  })
  rule('REN-CREATURE-Disembowel', 'a cougar tears whom it holds for 2d10+6', () => {
    const ran = beast('cougar', 'ana turn: disembowel\nana attack: 20\nbo defence: 99\nana damage: 2 2', {}, (s) => {
      s.holds = [{ kind: 'grab', by: 'ana', on: 'bo', with: null, item: null }]
    })
    expect(of(ran, 'bo').damage).toBe(10)
  })
  rule('REN-CREATURE-Pounce', 'a raptor that charges and hits exceptionally fells and holds', () => {
    const ran = run(
      turnOf(crowd({ ana: { like: 'raptor' } }, { bo: {} }, { distance: 6 })),
      'ana turn: charge\nana turn: attack\nana attack: 31\nbo defence: 99\nana damage: 1',
    )
    expect([of(ran, 'bo').stance, ran.state.holds[0]?.kind]).toEqual(['prone', 'grab'])
  })
  rule(
    ['REN-TRAIT-Tough', 'REN-TRAIT-Strong', 'REN-TRAIT-Size'],
    'tough and strong give five, a smaller body goes two thirds as far',
    () => {
      const numbers = Object.fromEntries(
        sheetOf(renaissance, turnOf(duel({ traits: ['tough', 'weak', 'smaller'] })), 'ana').numbers.map(
          ({ name, value }) => [name, value],
        ),
      )
      expect([numbers.DUR, numbers.STR, numbers['full rate']]).toEqual([35, 25, 8])
      expect(turnOf(duel({ traits: ['larger'] })).fighters[0]?.facts.size).toBe('large')
    },
  )
  rule('REN-TRAIT-Defiance', 'on passing DUR a WIL×3 check keeps one up for a fifth of WIL', () => {
    const state = turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
      of({ state: s }, 'bo').damage = 95
    })
    const up = run(state, attack(20, 'bo defence: 99\nana damage: 4\nbo defiance: 20'))
    expect([of(up, 'bo').condition, of(up, 'bo').defiant]).toEqual(['up', 3])
    expect(of(run(state, attack(20, 'bo defence: 99\nana damage: 4\nbo defiance: 99')), 'bo').condition).toBe(
      'disabled',
    )
    const over = run(
      turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
        Object.assign(of({ state: s }, 'bo'), { defiant: 1, damage: 150 })
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(over, 'bo').condition).toBe('disabled')
  })
  rule('REN-TRAIT-Deathless', 'on passing the death rating one fights on without feeling wounds, then dies', () => {
    const ran = run(
      turnOf(duel({}, { DUR: 5, traits: ['deathless'] })),
      attack(20, 'bo defence: 99\nana damage: 4\nbo knock-down: 1'),
    )
    expect([of(ran, 'bo').condition, of(ran, 'bo').deathless]).toEqual(['up', 3])
    const over = run(
      turnOf(duel({}, { traits: ['deathless'] }), 'ana', (s) => {
        Object.assign(of({ state: s }, 'bo'), { deathless: 1, damage: 500 })
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(over, 'bo').condition).toBe('dead')
  })
  rule('REN-TRAIT-Disciplined', 'a failed check with WIL in it may be thrown again', () => {
    const ran = run(
      turnOf(duel({}, { traits: ['defiance', 'disciplined'] }), 'ana', (s) => {
        of({ state: s }, 'bo').damage = 95
      }),
      attack(20, 'bo defence: 99\nana damage: 4\nbo defiance: 99\nbo roll again: again\nbo defiance: 20'),
    )
    expect(of(ran, 'bo').condition).toBe('up')
  })
  test('blocks whose printed numbers are not what the formulas give', () => {
    const off = Object.entries(creatures).flatMap(([name, c]) => {
      const apt = c.aptitudes as { INT: number; COO: number; SOM: number }
      const wrong: string[] = []
      if (c.INIT !== Math.floor((apt.INT + apt.COO) / 5)) wrong.push('INIT')
      if (c.DB !== Math.floor((apt.SOM + (c.STR ?? 0)) / 10)) wrong.push('DB')
      return wrong.length === 0 ? [] : [`${name}: ${wrong.join(', ')}`]
    })
    expect(off).toEqual(
      [
        'cave salamander: INIT',
        'commonwealth soldier: DB',
        'bahla: INIT',
        'dancing hawk: INIT',
        'kambi: INIT',
        'raptor: INIT',
      ].filter((each) => off.includes(each)),
    )
    expect(off).toContain('cave salamander: INIT')
  })
  test('damage is read as it is printed', () => {
    expect([dvOf('2d10-1+DB'), dvOf('1d10/2'), modeOf('shot 2H 2d10-1+DB AP2 50/100/150/200').ranges]).toEqual([
      { dice: 2, plus: -1, db: true, over: 1 },
      { dice: 1, plus: 0, db: false, over: 2 },
      [50, 100, 150, 200],
    ])
    expect(() => dvOf('a lot')).toThrow('no damage value')
  })
})
