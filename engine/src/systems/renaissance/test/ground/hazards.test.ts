import { describe, expect } from 'vitest'
import { Fight } from '../../../../kernel/fight.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { fighter } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, needs, of, onMap, run, told, turnOf } from '../arrange.ts'

const ruled = (from: object, ...commands: object[]) => {
  let fight = Fight.begin(renaissance, from, { by: 'keyed', seed: 'hazard' })
  for (const command of commands) fight = fight.rule(command, 'so it is')
  return fight
}
const who = (fight: Fight, id: string) => fighter(fight.state as State, id)

describe('hazards', () => {
  rule('REN-HAZARD-Forest', 'in thick forest missiles have -20', () => {
    const ran = run(
      turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9, scene: { ground: 'forest' } })),
      'ana turn: attack\nana attack: 99',
    )
    expect(needs(told(ran, 'attack'))).toBe(40)
    const hidden = run(
      turnOf(
        duel(
          { skills: { stealth: 30, 'melee weapons': 60 } },
          { role: 'major', skills: { perception: 40, fray: 50 } },
          { scene: { ground: 'forest' } },
        ),
        'ana',
        (s) => {
          of({ state: s }, 'bo').unaware = true
        },
      ),
      'ana turn: attack\nana weapon: short sword\nana stealth: 45\nbo perception: 35\nana attack: 99',
    )
    expect([needs(told(hidden, 'check')), needs(told(hidden, 'check', 1))]).toEqual([50, 30])
  })
  rule('REN-HAZARD-Falling', 'three metres do nothing, six three dice, eleven kill', () => {
    expect(who(ruled(duel(), { do: 'fall', who: 'ana', metres: 3 }), 'ana')).toMatchObject({
      damage: 0,
      stance: 'prone',
    })
    const six = who(
      ruled(duel({ DUR: 100, armour: ['full plate'] }), { do: 'fall', who: 'ana', metres: 6 }),
      'ana',
    ).damage
    expect(six).toBeGreaterThanOrEqual(3)
    expect(six).toBeLessThanOrEqual(30)
    expect(who(ruled(duel({ DUR: 100 }), { do: 'fall', who: 'ana', metres: 8 }), 'ana').damage).toBeGreaterThanOrEqual(
      8,
    )
    expect(who(ruled(duel(), { do: 'fall', who: 'ana', metres: 11 }), 'ana').condition).toBe('dead')
  })
  const begins = (arrange: (s: State) => void, script: string, ana: object = {}) =>
    run(
      turnOf(duel({ DUR: 100, ...ana }), 'ana', (s) => {
        s.acting = null
        s.at = 0
        arrange(s)
      }),
      script,
    )
  rule('REN-HAZARD-Fire', 'being on fire does a die a turn and eats metal; then the metal glows', () => {
    const burning = begins(
      (s) => {
        of({ state: s }, 'ana').effects = [{ kind: 'fire', turns: null }]
      },
      'ana damage: 7\nana turn: end turn',
      { armour: ['mail'] },
    )
    expect([of(burning, 'ana').damage, of(burning, 'ana').corroded]).toEqual([7, 1])
    const glowing = begins(
      (s) => {
        Object.assign(of({ state: s }, 'ana'), { corroded: 5, heat: 2 })
      },
      'ana damage: 4\nana turn: end turn',
      { armour: ['mail'] },
    )
    expect([of(glowing, 'ana').damage, of(glowing, 'ana').heat]).toEqual([4, 1])
    const eaten = begins(
      (s) => {
        Object.assign(of({ state: s }, 'ana'), { corroded: 5, effects: [{ kind: 'fire', turns: null }] })
      },
      'ana damage: 4\nana turn: end turn',
      { armour: ['mail'] },
    )
    expect(of(eaten, 'ana').heat).toBe(1)
  })
  rule(
    'REN-HAZARD-Suffocation',
    'a tenth of DUR in turns is free; then DUR+WIL holds a turn for each ten, at -30; then he is out',
    () => {
      const breath = (breathless: number, air: number, script: string, more: object = {}) =>
        begins(
          (s) => {
            Object.assign(of({ state: s }, 'ana'), { breathless, air })
          },
          script,
          { DUR: 30, ...more },
        )
      expect(of(breath(2, 0, 'ana turn: end turn'), 'ana').breathless).toBe(3)
      const held = breath(3, 0, 'ana endurance: 25\nana turn: end turn')
      expect([of(held, 'ana').air, needs(told(held, 'check'))]).toEqual([2, 45])
      expect(of(breath(3, 0, 'ana endurance: 50'), 'ana').condition).toBe('disabled')
      expect(of(breath(4, 1, ''), 'ana').condition).toBe('disabled')
      // A flipped roll is the margin (ruling REN-A87): 24 becomes 42.
      const flipped = breath(3, 0, 'ana endurance: 24\nana luck after: flip\nana turn: end turn', {
        role: 'hero',
        luck: 1,
      })
      expect(of(flipped, 'ana').air).toBe(4)
    },
  )
  const squares = (scene: object, rest: string, ana: object = {}) =>
    run(
      turnOf(crowd({ ana }, { bo: {} }, { ...onMap('a......b', ['ana', 'bo']), scene })),
      `ana turn: move\nana where: cell 3,0\n${rest}ana turn: end turn`,
    )
  rule('REN-HAZARD-Caltrops', 'who enters the square takes 1d10+4, AP 2, unless luck at -10 spares him', () => {
    const spared = squares({ caltrops: [[2, 0]] }, 'ana stroke of luck: 20\n', { role: 'hero', luck: 4 })
    expect([of(spared, 'ana').damage, needs(told(spared, 'check'))]).toEqual([0, 30])
    expect(
      of(
        squares({ caltrops: [[2, 0]] }, 'ana stroke of luck: 50\nana damage: 3\n', { armour: ['leather'], DUR: 100 }),
        'ana',
      ).damage,
    ).toBe(3 + 4 - 2)
  })
  rule('REN-HAZARD-WolfPit', 'who steps into it takes 2d10+5, AP 5, and lies there', () => {
    const ran = squares({ pits: [[2, 0]] }, 'ana damage: 3 3\n', { DUR: 100 })
    expect([of(ran, 'ana').damage, of(ran, 'ana').stance, told(ran, 'moved')?.metres]).toEqual([11, 'prone', 2])
  })
})
