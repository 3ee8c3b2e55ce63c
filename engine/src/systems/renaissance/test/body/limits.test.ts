import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { readEffect } from '../../body/resistance.ts'
import { attack, counted, crowd, duel, needs, of, run, told, turnOf } from '../arrange.ts'

describe('the numbers at their edges', () => {
  test('what a resistance does is read from its words, and what is none of that is told', () => {
    const words = ['DV/2', 'DV÷3', 'DV+3', 'DV-4', 'AV-2', 'AV+1', 'check+10', 'Immune', 'melts', 'AV/2', 'DV*2']
    expect(words.map((each) => Object.values(readEffect(each)))).toEqual([
      ['divides', 2],
      ['divides', 3],
      ['adds', 3],
      ['adds', -4],
      ['armour', -2],
      ['armour', 1],
      ['check', 10],
      ['immune', 0],
      ['told', 0],
      ['told', 0],
      ['told', 0],
    ])
  })
  rule('REN-RNG-01', 'each range ends with its last metre', () => {
    const shot = (distance: number) =>
      counted(
        told(
          run(
            turnOf(duel({ weapons: ['light bow'], inHand: ['light bow'] }, {}, { distance })),
            'ana turn: attack\nana attack: 99',
          ),
          'attack',
        ),
      )['REN-RNG-01']
    expect([50, 51, 100, 101, 150, 151, 200].map(shot)).toEqual([undefined, -10, -10, -20, -20, -30, -30])
  })
  test('by option who is no better than that is blind no better than his skill (REN-A15)', () => {
    const blind = (blindCapBySkill: boolean, skill: number) =>
      needs(
        told(
          run(
            turnOf(
              duel(
                { role: 'hero', luck: 5, skills: { 'melee weapons': skill } },
                {},
                { scene: { light: 'dark' }, options: { blindCapBySkill } },
              ),
            ),
            attack(99),
          ),
          'attack',
        ),
      )
    expect([blind(false, 30), blind(true, 30), blind(true, 90)]).toEqual([50, 30, 50])
  })
  rule('REN-HAZARD-Falling', 'six metres are three dice, seven are seven, and more than ten the end', () => {
    const fall = (metres: number, dice: string) =>
      of(
        run(
          turnOf(
            crowd(
              { ana: { DUR: 100, skills: { athletics: 20 } } },
              { bo: {} },
              { distance: 30, scene: { ground: 'narrow', drop: metres } },
            ),
          ),
          `ana turn: move\nana where: towards bo\nana metres: 12\nana footing: 99\nana finding a hold: 99\n${dice}ana turn: end turn`,
        ),
        'ana',
      )
    expect(fall(3, '').damage).toBe(0)
    expect(fall(6, 'ana damage: 1 2 3\n').damage).toBe(6)
    expect(fall(7, 'ana damage: 1 1 1 1 1 1 1\n').damage).toBe(7)
  })
  test('both look before luck is spent, by option, in a plain opposed check too', () => {
    const ran = run(
      turnOf(
        duel({ role: 'hero', luck: 2 }, { role: 'major', luck: 2 }, { options: { luckAfter: 'bothSeen' } }),
        'ana',
        (s) => {
          s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', item: null, with: null }] as never
        },
      ),
      'ana turn: escape\nana escape: 94\nbo holding on: 60\nana luck after: flip\nbo luck after: flip',
    )
    // 94 is 49 and succeeds; 60 is 06: the higher margin wins.
    expect([ran.state.holds, of(ran, 'ana').luck, of(ran, 'bo').luck]).toEqual([[], 1, 1])
  })
})
