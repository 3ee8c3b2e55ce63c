import { describe, expect, test } from 'vitest'
import { Fight } from '../../../../kernel/fight.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { of, SWORD, two } from '../staged.ts'

describe('rulings of the game master', () => {
  const begun = (ruling: object, scenario = two(SWORD)) => {
    const fight = Fight.begin(olde, scenario, { by: 'keyed', seed: 'ruled' }).proceed()
    fight.rule(ruling, 'as it pleases me')
    return fight.state as State
  }
  test('Hit Points down to dying and up again', () => {
    expect(of(begun({ do: 'set', who: 'bob', field: 'hp', to: -2 }), 'bob')).toMatchObject({
      hp: -2,
      dying: true,
      posture: 'prone',
    })
    expect(of(begun({ do: 'condition', who: 'bob', to: 'dead' }), 'bob').dead).toBe(true)
    expect(of(begun({ do: 'condition', who: 'bob', to: 'stable' }), 'bob')).toMatchObject({ hp: 0, dying: false })
    expect(of(begun({ do: 'condition', who: 'bob', to: 'up' }, two(SWORD, { hurt: 11 })), 'bob').hp).toBe(1)
  })
  test('conditions, adjustments, posture and distance', () => {
    expect(of(begun({ do: 'suffers', who: 'bob', what: 'invisible', on: true }), 'bob').known).not.toBeNull()
    expect(
      of(
        begun(
          { do: 'suffers', who: 'bob', what: 'dazed', on: false },
          two(SWORD, { conditions: { dazed: 'permanent' } }),
        ),
        'bob',
      ).conditions,
    ).toEqual([])
    expect(
      of(
        begun({ do: 'modifier', who: 'ann', to: 'attack', value: 2, because: 'high ground', lasts: 'permanent' }),
        'ann',
      ).adjustments,
    ).toMatchObject([{ to: 'attack', value: 2 }])
    expect(of(begun({ do: 'posture', who: 'ann', to: 'sitting' }), 'ann').posture).toBe('sitting')
    expect(olde.board(begun({ do: 'distance', who: 'ann', from: 'bob', metres: 4 })).pairs).toMatchObject([
      { distance: 4 },
    ])
  })
  test('newcomers share a cell with whom they like; nobody is left behind of who leaves', () => {
    const map = { ...two(SWORD), distance: undefined, map: { picture: 'a.b', key: { a: 'ann', b: 'bob' } } }
    const joined = begun({ do: 'add', side: 'right', who: 'orc', at: [0, 0] }, map)
    expect(of(joined, 'orc')).toMatchObject({ kind: 'orc', ap: 0 })
    expect(() => begun({ do: 'place', who: 'ann', at: [9, 9] }, map)).toThrow(/no room/)
    expect(begun({ do: 'remove', who: 'ann' }).acting?.who).not.toBe('ann')
    expect(() => begun({ do: 'add', side: 'right', who: 'orc', fields: { brawn: 99 }, at: [1, 0] }, map)).toThrow(
      /fields\.brawn/,
    )
    expect(() => begun({ do: 'nonsense' })).toThrow(/allowed is one of set/)
  })
  test('the end', () => {
    const ended = begun({ do: 'end', won: ['right'] })
    expect(olde.outcome(ended)).toEqual({ won: ['right'], because: 'ruling' })
  })
})
