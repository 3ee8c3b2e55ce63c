import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { inContact } from '../../ground/places.ts'
import { getsInside, getsOut } from '../../ground/reach.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { apart, charge } from '../charges.ts'
import { man, offered } from '../clash.ts'

const sword = man(['war-sword'])

describe('either of two weapons', () => {
  rule('LEG-MNT-05', 'of two that can be braced the rider says which', () => {
    const rider = man(['short-spear', 'rapier'], { rides: 'horse', skills: { ride: 60 } })
    const far = arranged(facing({ ann: rider, horse: {} }, { bob: sword }, {}, { distance: 20 }))
    expect(offered(asking(far, 'ann act: charge'))).toEqual(['short-spear', 'rapier', 'none'])
    expect(the(acting(far, 'ann act: charge\nann brace: rapier').state, 'ann').committed).toBe('ann rapier')
  })

  rule('LEG-CHG-02', 'of two that can be set against a charge he sets the one he wants', () => {
    const spears = man(['short-spear'], { weapons: ['short-spear', 'short-spear'] })
    const change = (s: State) => {
      for (const one of the(s, 'bob').items) if (one.where === 'stowed') one.where = 'left'
    }
    const ways = offered(asking(apart(12, { bob: spears, change }), `${charge()}\nann ride on: stop`))
    expect(ways.filter((key) => key.startsWith('set '))).toHaveLength(2)
  })

  rule('LEG-FRM-Charge', 'a charge goes home with what is made for the hand, and nobody asks about the javelin', () => {
    const both = man(['war-sword', 'javelin'])
    const state = arranged(facing({ ann: both }, { bob: sword }, { chargeStrike: 'onContact' }, { distance: 6 }))
    const asked = asking(state, 'ann act: charge\nann act: move')
    expect(offered(asked)).toEqual(['war-sword', 'unarmed'])
  })
})

describe('either of two foes', () => {
  const beset = (change?: (s: State) => void): State =>
    arranged(facing({ ann: sword }, { bob: sword, cid: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
      change?.(s)
    })

  rule('LEG-MUL-02', 'one he may strike at is enough, whoever else has outmanoeuvred him', () => {
    const tied = { stance: 'prone' } as const
    for (const who of ['bob', 'cid']) {
      const state = beset((s) => {
        Object.assign(the(s, 'ann'), tied)
        the(s, who).outmanoeuvred = ['ann']
      })
      expect(refusal(legend, state, 'ann', 'attack'), who).toBeUndefined()
    }
    const neither = beset((s) => {
      Object.assign(the(s, 'ann'), tied)
      for (const who of ['bob', 'cid']) the(s, who).outmanoeuvred = ['ann']
    })
    expect(refusal(legend, neither, 'ann', 'attack')).toMatchObject({ rule: 'LEG-MUL-02' })
  })

  rule('LEG-MUL-02', 'whoever beat them all and runs leaves every one behind; usually he faces the first', () => {
    const all = 'ann act: outmanoeuvre\nann evade: 50\nbob evade: 49\ncid evade: 49'
    const { asked } = asking(beset(), all)
    expect(asked).toMatchObject({ choices: [{ usual: 'face bob' }] })
    const { state } = acting(beset(), `${all}\nann outmanoeuvred: run`)
    expect(['bob', 'cid'].map((id) => inContact(state, 'ann', id))).toEqual([false, false])
    expect(offered(asking(beset(being('ann', { moved: 7 })), all))).toEqual(['face bob', 'face cid', 'run'])
    expect(offered(asking(beset(being('ann', { moved: 8 })), all))).toEqual(['face bob', 'face cid'])
  })

  rule('LEG-MUL-02', 'one foe who is left of those he tried it on is enough to have done it', () => {
    expect(refusal(legend, beset(being('ann', { harriedBy: ['bob'] })), 'ann', 'outmanoeuvre')).toMatchObject({
      because: 'he has outmanoeuvred them this round',
    })
  })

  rule(
    ['LEG-CLS-01', 'LEG-DIS-01'],
    'to get inside one’s reach twice is to be inside it once, and to leave it is to leave nobody else’s',
    () => {
      const pairs = (s: State) => s.inside.map(({ by, of }) => `${by} ${of}`)
      const inside = alone(beset(), '', (ctx, s) => {
        for (const [f, other] of [
          ['ann', 'bob'],
          ['ann', 'bob'],
          ['ann', 'cid'],
          ['cid', 'ann'],
          ['bob', 'cid'],
        ] as const)
          getsInside(ctx, s, the(s, f), the(s, other), 'LEG-CLS-01')
      }).state
      expect(pairs(inside)).toEqual(['ann bob', 'ann cid', 'cid ann', 'bob cid'])
      const out = (f: string, other: string) =>
        pairs(alone(inside, '', (ctx, s) => getsOut(ctx, s, the(s, f), the(s, other), 'LEG-DIS-01')).state)
      expect(out('ann', 'bob')).toEqual(['ann cid', 'cid ann', 'bob cid'])
      expect(out('bob', 'ann')).toEqual(['ann cid', 'cid ann', 'bob cid'])
      expect(out('ann', 'cid')).toEqual(['ann bob', 'bob cid'])
      expect(out('bob', 'cid')).toEqual(['ann bob', 'ann cid', 'cid ann'])
    },
  )
})

describe('a place taken', () => {
  const lane = (row: string): string => `${'#'.repeat(row.length)}\n${row}\n${'#'.repeat(row.length)}`
  const gap = (row: string): State =>
    arranged({
      ...facing(
        { ann: man(['war-sword'], { skills: { athletics: 180 } }) },
        { bob: sword, cid: sword },
        {},
        { map: { grid: 'square', cell: 1, picture: lane(row), key: { a: 'ann', b: 'bob', c: 'cid', o: 'pit' } } },
      ),
      distance: undefined,
    })
  test('nobody leaps over a pit to where somebody stands, whoever stands elsewhere', () => {
    expect(offered(asking(gap('#aoo........bc#'), 'ann act: jump'))).toEqual([
      'cell 4,1',
      'cell 5,1',
      'cell 6,1',
      'cell 7,1',
    ])
    expect(offered(asking(gap('#aoo.b......c#'), 'ann act: jump'))).not.toContain('cell 5,1')
  })
})
