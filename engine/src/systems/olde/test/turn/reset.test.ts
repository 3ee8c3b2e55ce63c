import { describe, expect, test } from 'vitest'
import { arranged, play, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, heard, of, ready, run, SWORD, two } from '../staged.ts'

const reset = (scenario: Parameters<typeof arranged>[1], script: string, arrange?: (s: State) => void) =>
  play(olde, arranged(olde, scenario as never, arrange), script)

describe('the reset phase', () => {
  rule('OLDE-TURN-01', 'its steps come in their order, and a fight begins with it', () => {
    const sick = { conditions: { bleeding: 'persistent', dazed: 'temporary' }, spells: ['ember'] }
    const { events, state } = reset(
      two(sick),
      'ann stat: brawn\nann Brawn check: 5 4\nann action points: 6\nbob action points: 3',
      (s) => {
        of(s, 'ann').mana = 1
      },
    )
    expect(events.map(({ type }) => type)).toEqual([
      'bleeds',
      'condition',
      'check',
      'condition',
      'pool',
      'ap',
      'ap',
      'turn',
      'round',
    ])
    expect(state).toMatchObject({ turn: 1, phase: 'action' })
    expect(of(state, 'ann')).toMatchObject({ hp: 11, mana: 2, ap: 6, conditions: [] })
  })

  rule(
    ['OLDE-TURN-01', 'OLDE-TURN-end'],
    'it ends with its first three steps: the dying lose a point, nobody gets AP',
    () => {
      const from = ready(two(SWORD), { ann: 4 }, (s) => {
        of(s, 'bob').hp = 1
      })
      const over = run(
        from,
        'ann turn: attack\nann weapon: broadsword\nbob defense: 1 1\nann attack: 2 1\nann damage: 3',
        4,
      )
      expect(of(over.state, 'bob')).toMatchObject({ hp: -3, dying: true })
      expect(heard(over, 'ap')).toEqual([])
      expect(olde.outcome(over.state)).toEqual({ won: ['left'], because: 'OLDE-TURN-end' })
    },
  )

  rule('OLDE-TURN-end', 'a fight that ends by bleeding in a reset has had its closing reset', () => {
    const from = arranged(
      olde,
      {
        ...two(),
        sides: {
          left: { ann: EIGHT, pal: { ...EIGHT, hurt: 14 } },
          right: { bob: { ...EIGHT, conditions: { bleeding: 'permanent' } } },
        },
      },
      (s) => {
        of(s, 'bob').hp = 1
      },
    )
    const over = play(olde, from, '')
    expect(of(over.state, 'pal').hp).toBe(-3)
    expect(of(over.state, 'bob')).toMatchObject({ hp: 0, dying: true })
    expect(olde.outcome(over.state)).toEqual({ won: ['left'], because: 'OLDE-TURN-end' })
    expect(heard(over, 'over')).toMatchObject([{ won: ['left'] }])
    expect(heard(over, 'turn')).toEqual([])
  })

  rule('OLDE-TURN-02', 'one Finesse die, adjusted; what was left is lost', () => {
    const { state, events } = reset(
      two({ conditions: { fatigued: 'permanent' } }),
      'ann action points: 7\nbob action points: 8',
      (s) => {
        of(s, 'bob').ap = 5
      },
    )
    expect([of(state, 'ann').ap, of(state, 'bob').ap]).toEqual([5, 8])
    expect(events.filter(({ type }) => type === 'ap')).toHaveLength(2)
  })

  rule('OLDE-TURN-03', 'who is surprised has exactly 1 AP, in the first turn only', () => {
    const first = reset(two({ surprised: true }), 'bob action points: 5')
    expect(of(first.state, 'ann').ap).toBe(1)
    const later = arranged(olde, two({ surprised: true }), (s) => {
      s.turn = 1
    })
    expect(of(play(olde, later, 'ann action points: 6\nbob action points: 5').state, 'ann').ap).toBe(6)
  })

  rule('OLDE-TURN-mana', 'a point of Mana or of Faith comes back, never above the maximum', () => {
    const both = two({ spells: ['ember', 'mend'] })
    const drained = (s: State): void => {
      Object.assign(of(s, 'ann'), { mana: 3, faith: 2 })
    }
    const { state } = reset(both, 'ann pool: faith\nann action points: 1\nbob action points: 1', drained)
    expect(of(state, 'ann')).toMatchObject({ mana: 3, faith: 3, fullMana: 12, fullFaith: 12 })
    expect(heard(reset(both, 'ann action points: 1\nbob action points: 1'), 'pool')).toEqual([])
  })

  test('armour too heavy lowers the die, or not, by ruling', () => {
    const dice = (armorAffectsAp: boolean) =>
      heard(
        reset(
          two({ brawn: 6, armour: 'chainmail' }, {}, { options: { armorAffectsAp } }),
          'ann action points: 5\nbob action points: 5',
        ),
        'ap',
      )[0]?.rolled?.dice
    expect([dice(true), dice(false)]).toEqual(['1d6', '1d8'])
  })
})
