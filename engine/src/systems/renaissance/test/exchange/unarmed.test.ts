import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, duel, needs, of, run, told, turnOf } from '../arrange.ts'

const bare = { weapons: [] }
const punch = (rest: string, ana: object = {}, bo: object = {}) =>
  run(turnOf(duel({ ...bare, ...ana }, bo)), `ana turn: attack\nana attack: ${rest}`)

describe('bare hands', () => {
  rule(['REN-UNARM-01', 'REN-UNARM-02'], '1d10+DB, no AP, and the tag resistances know', () => {
    expect(of(punch('20\nbo defence: 99\nana damage: 4', {}, { hide: 2 }), 'bo').damage).toBe(4 + 5 - 2)
    expect(
      of(
        punch('20\nbo defence: 99\nana damage: 4', {}, { resistances: [{ tag: 'Unarmed Attack', effect: 'immune' }] }),
        'bo',
      ).damage,
    ).toBe(0)
  })
  rule('REN-UNARM-03', 'the untrained threaten nobody and do not parry arms with their hands', () => {
    const untrained = { weapons: [], skills: { 'unarmed combat': 29, fray: 20 } }
    const left = run(
      turnOf(duel({}, untrained)),
      `ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defence: 99\nana damage: 1\nana turn: move\nana where: away bo\nana metres: 4`,
    )
    expect([told(left, 'reacts'), told(left, 'defence')?.by]).toEqual([undefined, 'fray'])
  })
  rule('REN-UNARM-04', 'against arms -10 on attacks and -20 on defence; against the unarmed neither', () => {
    const trained = { weapons: [], skills: { 'unarmed combat': 80, fray: 20 } }
    expect(needs(told(punch('99', { skills: { 'unarmed combat': 60 } }), 'attack'))).toBe(50)
    expect(needs(told(punch('99', { skills: { 'unarmed combat': 60 } }, bare), 'attack'))).toBe(60)
    expect(needs(told(run(turnOf(duel({}, trained)), attack(20, 'bo defence: 99\nana damage: 1')), 'defence'))).toBe(60)
    expect(needs(told(punch('20\nbo defence: 99\nana damage: 1', {}, trained), 'defence'))).toBe(80)
  })
  rule('REN-UNARM-05', 'an exceptional failure against armour hurts the striker half a die', () => {
    const mail = { armour: ['mail'] }
    expect(of(punch('80\nana damage: 9', {}, mail), 'ana').damage).toBe(4)
    expect(of(punch('79', {}, mail), 'ana').damage).toBe(0)
    expect(of(punch('80'), 'ana').damage).toBe(0)
    expect(of(punch('88\nana damage: 8', {}, mail), 'ana').damage).toBe(4)
  })
  rule('REN-UNARM-06', 'not in a grab', () => {
    const ran = run(turnOf(duel(bare, { armour: ['mail'] })), 'ana turn: grab\nana maneuver: 95')
    expect(of(ran, 'ana').damage).toBe(0)
  })
  rule('REN-UNARM-07', 'a third of the highest AV worn adds to the blow', () => {
    expect(of(punch('20\nbo defence: 99\nana damage: 1', { armour: ['full plate', 'quilted'] }), 'bo').damage).toBe(
      1 + 5 + 3,
    )
  })
})
