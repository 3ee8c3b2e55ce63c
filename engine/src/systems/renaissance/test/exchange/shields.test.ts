import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, counted, duel, needs, of, run, thing, told, turnOf, until } from '../arrange.ts'

describe('shields', () => {
  rule('REN-ARMOUR-Plantable', 'planted it is partial cover, frees the hand and hinders less', () => {
    const archer = { weapons: ['light bow', 'archer’s shield'], inHand: ['archer’s shield'] }
    const planted = until(turnOf(duel(archer, {}, { distance: 9 })), 'ana turn: plant or uproot')
    expect([thing(of(planted, 'ana'), 'archer’s shield').planted, of(planted, 'ana').quick]).toEqual([true, 1])
    const shot = run(
      turnOf(duel({ weapons: ['light bow'] }, archer, { distance: 9 }), 'ana', (s) => {
        Object.assign(thing(of({ state: s }, 'bo'), 'archer’s shield'), { planted: true, where: 'stowed' })
      }),
      'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1 1',
    )
    expect([counted(told(shot, 'attack'))['REN-COVER-02'], needs(told(shot, 'defence'))]).toEqual([-30, 45])
  })
  rule('REN-ARMOUR-Parry', 'a buckler parries without proficiency', () => {
    const by = (shield: string) =>
      needs(
        told(
          run(
            turnOf(duel({}, { weapons: [shield], proficiencies: [], skills: { 'melee weapons': 80, fray: 20 } })),
            attack(20, 'bo defence: 99\nana damage: 1'),
          ),
          'defence',
        ),
      )
    expect([by('buckler'), by('tower shield')]).toEqual([80, 60])
  })
  rule('REN-POWER-Shieldwall', 'behind a large shield full defence is cover from afar', () => {
    const wall = turnOf(
      duel(
        { weapons: ['light bow'] },
        { weapons: ['short sword', 'tower shield'], powers: ['shieldwall'] },
        { distance: 9 },
      ),
      'ana',
      (s) => {
        of({ state: s }, 'bo').fullDefence = true
      },
    )
    expect(needs(told(run(wall, 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(30)
  })
})
