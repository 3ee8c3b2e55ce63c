import { describe, expect } from 'vitest'
import { rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { attack, duel, needs, of, run, told, turnOf } from '../arrange.ts'

describe('powers', () => {
  const sustained =
    (powers: string[], kinds: ('master' | 'center')[]) =>
    (s: State): void => {
      Object.assign(of({ state: s }, 'bo'), { effects: kinds.map((kind) => ({ kind, turns: null })) })
      void powers
    }
  rule(['REN-POWER-Master', 'REN-POWER-Transcendant'], 'each is a point of AV, Master while it is kept up', () => {
    const av = (kinds: ('master' | 'center')[]) =>
      told(
        run(
          turnOf(duel({}, { powers: ['master', 'transcendant'] }), 'ana', sustained([], kinds)),
          attack(20, 'bo defence: 99\nana damage: 5'),
        ),
        'hurt',
      )?.av
    expect([av([]), av(['master'])]).toEqual([1, 2])
  })
  rule(
    ['REN-POWER-Center', 'REN-POWER-CenteredStrike', 'REN-POWER-CenteredDefence'],
    'centred one is quicker, strikes harder and defends better by ranks of Control',
    () => {
      const monk = {
        powers: ['center', 'centered strike', 'centered defence'],
        skills: { control: 47, 'melee weapons': 60, fray: 50 },
      }
      const ran = run(
        turnOf(duel(monk), 'ana'),
        `ana turn: sustain a power\n${attack(20, 'bo defence: 99\nana damage: 1')}`,
      )
      expect(of(ran, 'bo').damage).toBe(9 + 3)
      const guard = run(
        turnOf(duel({}, monk), 'ana', sustained([], ['center'])),
        attack(20, 'bo defence: 99\nana damage: 1'),
      )
      expect(needs(told(guard, 'defence'))).toBe(80)
      expect(sheetOf(renaissance, guard.state, 'bo').numbers.find(({ name }) => name === 'INIT')?.value).toBe(9)
    },
  )
  rule('REN-POWER-Denial', 'a reaction, and the attack fails', () => {
    const ran = run(
      turnOf(duel({}, { powers: ['denial'] })),
      'ana turn: attack\nana weapon: short sword\nana attack: 44\nbo defend: denial',
    )
    expect([of(ran, 'bo').damage, of(ran, 'bo').reaction]).toEqual([0, 1])
  })
  const counter = (counterWith: string, roll: number, rest = '') =>
    run(
      turnOf(
        duel({}, { powers: ['quick counter', 'quick break'], weapons: [], skills: { 'unarmed combat': 90 } }),
        'bo',
        (s) => {
          s.order = ['bo', 'ana']
        },
      ),
      `bo turn: quick counter\nbo power: ${counterWith}\nbo turn: end turn\nana turn: attack\nana weapon: short sword\nana attack: 20\nbo defence: ${roll}\n${rest}`,
    )
  rule('REN-POWER-QuickCounter', 'an exceptional unarmed defence seizes the attacker', () => {
    expect(counter('grapple', 31).state.holds).toMatchObject([{ kind: 'grab', by: 'bo', on: 'ana' }])
    expect(counter('grapple', 25).state.holds).toEqual([])
  })
  rule('REN-POWER-QuickBreak', 'or wounds him', () => {
    expect(of(counter('wound', 31, 'ana knock-down: 1'), 'ana')).toMatchObject({ wounds: 1, damage: 0 })
  })
})
