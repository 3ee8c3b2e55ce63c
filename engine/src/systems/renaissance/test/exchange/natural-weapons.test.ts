import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, duel, needs, of, run, told, turnOf } from '../arrange.ts'

const bare = { weapons: [] }
const punch = (rest: string, ana: object = {}, bo: object = {}) =>
  run(turnOf(duel({ ...bare, ...ana }, bo)), `ana turn: attack\nana attack: ${rest}`)

describe('natural weapons', () => {
  const claws = { weapons: [], natural: [{ name: 'claws', dv: '1d10+3', ap: 2 }] }
  const struck = (rest: string, ana: object = claws, bo: object = {}) =>
    run(turnOf(duel(ana, bo)), `ana turn: attack\nana attack: ${rest}`)
  rule(['REN-NAT-01', 'REN-NAT-02'], 'they have a tag, a DV and AP of their own', () => {
    const ran = struck('20\nbo defence: 99\nana damage: 4', claws, {
      armour: ['leather'],
      resistances: [{ tag: 'Unarmed Attack', effect: 'immune' }],
    })
    expect(of(ran, 'bo').damage).toBe(4 + 3 - 2)
    expect(
      of(
        struck('20\nbo defence: 99\nana damage: 4', claws, {
          resistances: [{ tag: 'Natural Weapon', effect: 'DV/2' }],
        }),
        'bo',
      ).damage,
    ).toBe(3)
  })
  rule('REN-NAT-03', 'who has them is armed: no penalty against arms, no bruises on armour, and he threatens', () => {
    expect(needs(told(struck('99\n', claws, { armour: ['mail'] }), 'attack'))).toBe(60)
    expect(of(struck('95', claws, { armour: ['mail'] }), 'ana').damage).toBe(0)
    const left = run(
      turnOf(duel({ DUR: 100 }, claws)),
      'ana turn: move\nana where: away bo\nana metres: 4\nbo opportunity: claws\nbo attack: 99\nana turn: end turn',
    )
    expect(told(left, 'reacts')?.who).toBe('bo')
    expect(needs(told(punch('99', {}, claws), 'attack'))).toBe(50)
  })
  rule('REN-NAT-04', 'they parry arms at -10', () => {
    const bo = { ...claws, skills: { 'unarmed combat': 80, fray: 20 } }
    expect(needs(told(run(turnOf(duel({}, bo)), attack(20, 'bo defence: 99\nana damage: 1')), 'defence'))).toBe(70)
  })
  rule('REN-NAT-05', 'each wants its own proficiency', () => {
    expect(needs(told(struck('99', { ...claws, proficiencies: ['strikes'] }), 'attack'))).toBe(40)
    expect(needs(told(struck('99', { ...claws, proficiencies: ['claws'] }), 'attack'))).toBe(60)
  })
})
